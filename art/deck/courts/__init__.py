"""The twelve court figures, one a file.

Rank is told by the silhouette: a king has hair on his face, a queen a mass of hair, a bare neck
and a plume, a jack his bandana up. The person is told by the hat: each owns one hat shape, one
hair shape and one thing held.
"""
