"""The pygame toolkit that every scene is built with. Knows no game, no table and no language."""
