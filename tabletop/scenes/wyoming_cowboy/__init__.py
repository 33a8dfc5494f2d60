"""The Wyoming Cowboy table: layout (pure), trays, pieces, painting, motion, the end of a hand."""
