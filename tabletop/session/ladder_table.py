"""The measured levels, written by build/ladder.py: not to be edited by hand."""

from typing import Final

from tabletop.session.ladder import Rung

RUNGS: Final = (
    Rung(
        "brown-bullet",
        "greenhorn",
        0.305,
        0.2796,
        0.3316,
        1200,
        (
            "tumbleweed arena brown-bullet --seats greenhorn,random,random,random"
            " --rotate --games 1200 --seed 8000"
        ),
        "2026-11-30",
    ),
    Rung(
        "brown-bullet",
        "cowhand",
        0.5275,
        0.4992,
        0.5556,
        1200,
        (
            "tumbleweed arena brown-bullet --seats cowhand,greenhorn,greenhorn,greenhorn"
            " --rotate --games 1200 --seed 8000"
        ),
        "2026-11-30",
    ),
    Rung(
        "brown-bullet",
        "marshal",
        0.35,
        0.3235,
        0.3774,
        1200,
        (
            "tumbleweed arena brown-bullet --seats marshal,cowhand,cowhand,cowhand"
            " --rotate --games 1200 --seed 8000"
        ),
        "2026-11-30",
    ),
    Rung(
        "wyoming-cowboy",
        "greenhorn",
        0.855,
        0.8171,
        0.8861,
        400,
        (
            "tumbleweed arena wyoming-cowboy --seats greenhorn,random,random,random"
            " --rotate --games 400 --seed 8000"
        ),
        "2026-11-30",
    ),
    Rung(
        "wyoming-cowboy",
        "cowhand",
        0.88,
        0.8445,
        0.9083,
        400,
        (
            "tumbleweed arena wyoming-cowboy --seats cowhand,greenhorn,greenhorn,greenhorn"
            " --rotate --games 400 --seed 8000"
        ),
        "2026-11-30",
    ),
    Rung(
        "wyoming-cowboy",
        "marshal",
        0.4906,
        0.4363,
        0.5452,
        320,
        (
            "tumbleweed arena wyoming-cowboy --seats marshal,cowhand,cowhand,cowhand"
            " --rotate --games 320 --seed 8000"
        ),
        "2026-11-30",
    ),
    Rung(
        "lockdown-poker",
        "greenhorn",
        0.9375,
        0.9094,
        0.9573,
        400,
        (
            "tumbleweed arena lockdown-poker --seats greenhorn,random,random,random"
            " --rotate --games 400 --seed 8000"
        ),
        "2026-11-30",
    ),
    Rung(
        "lockdown-poker",
        "cowhand",
        0.9375,
        0.9094,
        0.9573,
        400,
        (
            "tumbleweed arena lockdown-poker --seats cowhand,greenhorn,greenhorn,greenhorn"
            " --rotate --games 400 --seed 8000"
        ),
        "2026-11-30",
    ),
    Rung(
        "lockdown-poker",
        "marshal",
        0.5781,
        0.5007,
        0.6519,
        160,
        (
            "tumbleweed arena lockdown-poker --seats marshal,cowhand,cowhand,cowhand"
            " --rotate --games 160 --seed 8000"
        ),
        "2026-11-30",
    ),
    Rung(
        "way-out-west",
        "greenhorn",
        0.9463,
        0.9196,
        0.9644,
        400,
        (
            "tumbleweed arena way-out-west --seats greenhorn,random,random,random"
            " --rotate --games 400 --seed 8000"
        ),
        "2026-11-30",
    ),
    Rung(
        "way-out-west",
        "cowhand",
        0.9775,
        0.9578,
        0.9881,
        400,
        (
            "tumbleweed arena way-out-west --seats cowhand,greenhorn,greenhorn,greenhorn"
            " --rotate --games 400 --seed 8000"
        ),
        "2026-11-30",
    ),
    Rung(
        "way-out-west",
        "marshal",
        0.63,
        0.5322,
        0.7182,
        100,
        (
            "tumbleweed arena way-out-west --seats marshal,cowhand,cowhand,cowhand"
            " --rotate --games 100 --seed 8000"
        ),
        "2026-11-30",
    ),
)
