"""What the sounds are made of, and how each is made: waves, not files."""
