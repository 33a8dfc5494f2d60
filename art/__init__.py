"""The drawn sources of every picture; `build/art.py` rasterises them into `art/atlas`."""
