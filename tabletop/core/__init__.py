"""The rules core: what every game is made of. Pure: no files, no clocks, no pygame, only the standard
library."""
