"""The printing inks of the deck. A card uses ink, paper and at most three colours."""

INK = "#2a1a10"  # the key block
PAPER = "#ecd9b0"  # the card
LIGHT = "#f7ebcf"  # unprinted highlight: faces, cuts
TINT = "#e2c48a"  # ground of a court window
TINT2 = "#ebd4a2"  # rays of a court window
RED = "#7c2a23"
AMBER = "#d8943a"
BLUE = "#3f6a7d"
SAGE = "#66774a"
LEATHER = "#9c5a2e"
BRONZE = "#9a5f1e"  # shaded facets of amber metal
OXBLOOD = "#5b2320"
OXBLOOD_RAY = "#66302a"
DUSK = "#2f5262"
DUSK_RAY = "#385d6e"
NIGHT = "#24404d"
SILVER = "#d9d2bd"
PEWTER = "#8d9694"

# Suit colours in the traditional and the four-colour deck.
COLOUR2 = {"S": INK, "H": RED, "D": RED, "C": INK}
COLOUR4 = {"S": INK, "H": RED, "D": BLUE, "C": "#4c6136"}
