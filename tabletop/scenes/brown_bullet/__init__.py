"""The Brown Bullet table: layout (pure), pieces, painting, motion."""
