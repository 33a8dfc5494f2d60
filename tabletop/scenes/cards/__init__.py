"""What every card table shares: sprites, hands, flights, and the scene they live in."""
