"""The table of Way Out West: the map, the boards round it, the auction, the gunfight, payday and the end."""
