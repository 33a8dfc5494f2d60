"""People, plates, chambers, controls, icons and glows: what every screen is made of."""
