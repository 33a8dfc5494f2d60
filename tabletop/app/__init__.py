"""The composition root: the command line, where files lie, the window program. Nothing imports it."""
