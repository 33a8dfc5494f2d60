"""The backgrounds and what belongs to one of them alone."""
