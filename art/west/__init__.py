"""Way Out West: the map with its towns, the tokens on it, the boards around it, the gunfight."""
