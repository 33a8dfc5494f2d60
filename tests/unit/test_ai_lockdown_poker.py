"""What the players of Lockdown Poker do in whole games and in single positions, and why they say so."""

from collections import Counter

import pytest

from tabletop.ai.policies.lockdown_poker.worlds import Worlds
from tabletop.core.cards import HIDDEN, parse_card
from tabletop.core.options import make_rules, random_rules
from tabletop.core.rng import Stream
from tabletop.games.lockdown_poker import LOCKDOWN_POKER as GAME
from tabletop.games.lockdown_poker.deck import DECK, NONE, SHERIFF
from tests.unit.ai_asked import ask, asked, check_blind, check_legal, check_reason
from tests.unit.lockdown_setup import MONEY, setup

KINDS = {
    *("switch", "lock", "draw", "stand", "sheriff", "no-sheriff"),
    *("check", "bet", "call", "raise", "fold"),
}
"""Every kind of move that a seat makes."""
SHORT = {"hands": range(2, 4), "points": range(5, 16)}
"""Drawn house rules that keep a game short."""


def drawn(seed, **given):
    """House rules drawn by a seed, some of them given; the showdown's capture and each limit come up."""
    values = random_rules(GAME.options, Stream(seed), SHORT).as_dict()
    return make_rules(GAME.options, values | given)


def money(limit="fixed", **more):
    return MONEY | {"limit": limit, "hands": 4} | more


def mixed(level, seats):
    """This level on every other chair; movers by chance between bring about what sound play would not."""
    return [level if seat % 2 == 0 else "random" for seat in range(seats)]


def answers(level, seats, seed, rules):
    """Every question put to the seats of this level in a game of mixed players."""
    return (one for one in asked(GAME, mixed(level, seats), rules, seed) if one.level == level)


def every_rule(seed):
    """Points, and chips with each limit."""
    yield drawn(seed, scoring="points", hole_sheriff="showdown", goal="hands")
    for limit in ("fixed", "pot", "none"):
        yield drawn(seed, scoring="money", limit=limit, stack=30)


def chosen(state, level="cowhand", seat=0, seed=0):
    move = ask(GAME, level, state, seat, seed).choice.move
    return None if move is None else GAME.move_text(move)


def reason(state, seat=0):
    return check_reason(ask(GAME, "cowhand", state, seat).choice.reason)


# --------------------------------------------------------------------- whole games
@pytest.mark.parametrize("level", ["greenhorn", "cowhand"])
def test_every_choice_is_legal_in_every_phase(level):
    """With every limit of betting and at every table; out of turn both waiting and a capture come up."""
    seen: Counter[str] = Counter()
    for seats in (2, 3, 4, 6):
        for number, rules in enumerate(every_rule(seats)):
            for one in answers(level, seats, 7 * seats + number, rules):
                check_legal(GAME, one)
                seen[one.state.phase] += 1
                if not one.must:
                    seen["waits" if one.choice.move is None else "interrupts"] += 1
    assert set(seen) >= {"switch", "bet", "waits", "interrupts"}


@pytest.mark.parametrize("phase", ["sheriff", "showdown"])
def test_the_last_calls_are_answered(phase):
    """Before the showdown, and at it where a Sheriff in the hole may capture: with a move, never None."""
    rules = make_rules(GAME.options, {"hole_sheriff": "showdown", "hands": 1})
    answered: Counter[str] = Counter()
    for seed in range(40):
        for one in asked(GAME, ["cowhand", "greenhorn"], rules, seed):
            if one.state.phase == phase and one.must:
                check_legal(GAME, one)
                answered[one.level] += 1
    assert answered["cowhand"] > 0
    assert answered["greenhorn"] > 0


def test_a_cowhand_gives_a_reason_for_every_move():
    kinds = set()
    for seats in (2, 3, 5):
        for rules in every_rule(seats + 1):
            for one in answers("cowhand", seats, seats, rules):
                if one.choice.move is None:
                    assert one.choice.reason is None
                else:
                    check_reason(one.choice.reason)
                    kinds.add(one.choice.move[0])
    assert kinds >= KINDS - {"raise", "no-sheriff"}  # these have tests of their own


@pytest.mark.parametrize("level", ["greenhorn", "cowhand"])
def test_nobody_folds_where_checking_is_free(level):
    checks = 0
    for rules in (money(), money("pot"), money("none")):
        for one in answers(level, 4, 5, make_rules(GAME.options, rules)):
            if any(move[0] == "check" for move in one.legal):
                assert one.choice.move is None or one.choice.move[0] != "fold"
                checks += one.choice.move is not None and one.choice.move[0] == "check"
    assert checks > 10


@pytest.mark.parametrize("level", ["greenhorn", "cowhand"])
@pytest.mark.parametrize("seats", [2, 4, 6])
def test_a_choice_is_the_same_in_worlds_that_differ_only_in_hidden_cards(level, seats):
    others = 0
    for number, rules in enumerate(every_rule(seats)):
        for one in answers(level, seats, 3 * seats + number, rules):
            if one.number % 3 == 0:
                others += check_blind(GAME, one)
    assert others > 10


@pytest.mark.parametrize("seats", [3, 6])
def test_no_hidden_card_is_in_what_a_player_is_handed(seats):
    """No hole card, not even one's own; no seventh card of another that was never seen; no card to come."""
    sevenths = 0
    for number, rules in enumerate(every_rule(seats)):
        for one in answers("cowhand", seats, seats + number, rules):
            data = GAME.encode(one.view)
            if one.state.phase == "showdown":
                continue
            assert set(data["hole"]) <= {HIDDEN, NONE}
            assert set(data["deck"]) <= {HIDDEN}
            for other, card in enumerate(data["seventh"]):
                if not one.state.seen[other] >> one.seat & 1:
                    assert card in (HIDDEN, NONE)
                    sevenths += card == HIDDEN
    assert sevenths > 0


# --------------------------------------------------------------------- worlds
@pytest.mark.parametrize("seats", [2, 6])
def test_a_world_holds_every_unseen_card_once_and_none_that_is_seen(seats):
    """Whatever the round: all seven cards of all seats, and no card twice."""
    rounds = set()
    for number, rules in enumerate(every_rule(seats)):
        for one in answers("cowhand", seats, number, rules):
            rounds.add(one.view.round)
            worlds = Worlds(one.view, one.seat, 3, Stream(one.number))
            for world in worlds.worlds:
                dealt = [card for cards in world.rest for card in cards] + [world.spare]
                open_cards = [card for row in one.view.up for card in row] + list(one.view.dead)
                everything = [card for card in dealt if card != NONE] + open_cards
                assert len(set(everything)) == len(everything)
                assert set(everything) <= set(DECK)
                for seat in worlds.live:
                    assert len(world.rest[seat]) + len(one.view.up[seat]) == 7
    assert rounds == {3, 4, 5, 6, 7}


def test_what_is_known_is_the_same_in_every_world():
    """The own seventh card, and one that was seen before it was captured."""
    state = setup(
        {"hole": ["4C", "9D"], "up": ["KH KS 3D 6H 9S", "7D QC JC 8S 2H"], "seventh": ["QS", "AS"],
         "dealer": 1, "to_act": 0, "phase": "bet", "round": 7},
        MONEY,
    )  # fmt: skip
    state.seen[1] |= 1
    worlds = Worlds(GAME.view(state, 0), 0, 20, Stream(1)).worlds
    assert {world.rest[0][-1] for world in worlds} == {parse_card("QS")}
    assert {world.rest[1][-1] for world in worlds} == {parse_card("AS")}
    assert len({world.holes[0] for world in worlds}) > 5


# --------------------------------------------------------------------- switching
def switching(mine, theirs, number=5, **keys):
    """Seat 0 to act against one other, with this many cards dealt."""
    given = {"up": [mine, theirs], "dealer": 1, "to_act": 0, "round": number}
    return setup(given | keys, keys.pop("rules", None), seats=2)


def test_an_unlocked_deputy_is_taken():
    state = switching("KH KS 3D 9C", "X1 7D 2C TS")
    assert chosen(state) in ("switch 3D 1 X1", "switch 9C 1 X1")
    assert "A Deputy is wild" in reason(state)


def test_a_locked_deputy_is_not_to_be_had():
    assert "X1" not in chosen(switching("KH KS 3D 9C", "X1! 7D 2C TS"))


def test_a_card_that_makes_the_hand_is_taken_for_the_one_that_helps_the_other_least():
    state = switching("KH KS KD 2C 9D", "KC 2S 2H 4C 7D", 6)
    assert chosen(state) == "switch 9D 1 KC"
    assert "helps this hand" in reason(state)


def test_an_own_deputy_is_locked_before_it_is_taken():
    state = switching("X1 KH! KS! KD! AC", "7D 2C 9H 4S JC", 6)
    assert chosen(state) == "lock X1"
    assert "nobody can take it" in reason(state)


def test_a_card_that_helps_nothing_is_drawn_for():
    state = switching("KH! KS! 3D 9C", "7D 2C TS 4H")
    assert chosen(state) in ("draw 3D", "draw 9C")
    assert "unseen card is better" in reason(state)


def test_a_hand_that_nothing_improves_stands():
    state = switching("X1! X2! X3! AC! AD!", "7D 2C TS 4H 5S", 6)
    assert chosen(state) == "stand"
    assert "worse" in reason(state)


# --------------------------------------------------------------------- the Sheriff
def last_call(mine, theirs):
    """All seven cards are dealt; seat 0 holds the Sheriff as the seventh and is asked."""
    return setup(
        {"up": [mine, theirs], "seventh": ["XS", "4D"], "hole": ["2D", "5C"], "dealer": 1, "to_act": 0,
         "phase": "sheriff", "round": 7}
    )  # fmt: skip


def test_the_sheriff_is_played_at_the_last_call_when_it_wins():
    state = last_call("KH KS KD 9C 7S", "AC! AS! KC! 8H JD")
    assert chosen(state) == "sheriff 1 KC"
    assert "makes this hand better" in reason(state)


def test_the_sheriff_takes_a_deputy():
    state = last_call("KH KS KD 9C 7S", "X1! AS 3C 8H JD")
    assert chosen(state) == "sheriff 1 X1"
    assert "takes a Deputy" in reason(state)


def test_the_sheriff_is_kept_while_nothing_is_gained():
    """In and out of turn: early, and with nothing on the table that would help."""
    keys = {"up": ["XS! KH", "7D 2C"], "dealer": 1, "round": 3}
    out_of_turn = setup(keys | {"to_act": 1, "acted": [0]}, seats=2)
    made = ask(GAME, "cowhand", out_of_turn, 0)
    assert not made.must
    assert made.choice.move is None
    assert made.choice.reason is None
    assert not chosen(setup(keys | {"to_act": 0, "acted": [1]}, seats=2)).startswith("sheriff")


def test_the_sheriff_interrupts_when_it_turns_the_hand():
    """The other needs no more cards, and his locked Deputies are to be had in no other way."""
    keys = {
        "up": ["XS! KH KS KD 9C", "X1! AS! AD! AC! 3H"],
        "dealer": 1,
        "round": 6,
        "to_act": 1,
        "acted": [0],
    }
    assert chosen(setup(keys, seats=2)) == "sheriff 1 X1"


def test_a_capture_that_makes_things_worse_is_declined():
    """At the showdown the hole's Sheriff is one card of seven: against a hand that scores nothing there is
    nothing to gain, with the best hand there is."""
    state = setup(
        {"up": ["X1 X2 X3 AC AD", "7D 2C TS 4H 5S"], "seventh": ["AH", "JH"], "hole": ["XS", "9C"],
         "dealer": 1, "to_act": 0, "phase": "showdown", "round": 7},
        {"hole_sheriff": "showdown"},
    )  # fmt: skip
    assert chosen(state) == "no-sheriff"
    assert "better than it is" in reason(state)


# --------------------------------------------------------------------- betting
def betting(mine, theirs, limit="none", bets=(0, 0), stacks=(40, 40), number=7):
    paid = [5, 5]
    given = {"up": [mine, theirs], "hole": ["3H", "6D"], "dealer": 1, "to_act": 0, "phase": "bet",
             "round": number, "stacks": list(stacks), "bets": list(bets), "paid": paid, "pot": 10,
             "raises": int(any(bets))}  # fmt: skip
    if number == 7:
        given["seventh"] = ["8D", "4S"]
    return setup(given, MONEY | {"limit": limit})


WEAK, STRONG = "2H 5S 7D 9C JH", "KH KS KD KC AS"


def test_a_hopeless_hand_is_folded_to_a_big_bet_and_checked_for_nothing():
    facing = betting(WEAK, STRONG, bets=(0, 20), stacks=(40, 20))
    free = betting(WEAK, STRONG)
    for seed in range(20):
        assert chosen(facing, seed=seed) == "fold"
    assert "not worth the price" in reason(facing)
    assert chosen(free) == "check"
    assert "Nothing has to be paid" in reason(free)


@pytest.mark.parametrize("limit", ["fixed", "pot", "none"])
def test_a_strong_hand_bets_and_raises(limit):
    assert chosen(betting(STRONG, WEAK, limit)).startswith("bet")
    assert chosen(betting(STRONG, WEAK, limit, bets=(0, 4), stacks=(40, 36))).startswith("raise")
    assert "should pay" in reason(betting(STRONG, WEAK, limit))


def test_a_fair_price_is_called():
    state = betting("KH KS 7D 9C JH", "QH QS 7C 9D TH", "fixed", bets=(0, 4), stacks=(40, 36))
    assert chosen(state) in ("call", "raise")


def test_nobody_goes_all_in_with_a_weak_hand():
    """A bluff is the least bet, and none is made where that takes all the chips."""
    bluffs = Counter(chosen(betting(WEAK, STRONG), seed=seed) for seed in range(300))
    assert set(bluffs) == {"check", "bet 4"}
    assert 10 < bluffs["bet 4"] < 60
    bluff = next(ask(GAME, "cowhand", betting(WEAK, STRONG), 0, seed) for seed in range(300)
                 if chosen(betting(WEAK, STRONG), seed=seed) == "bet 4")  # fmt: skip
    assert check_reason(bluff.choice.reason).startswith("A bluff")
    short = betting(WEAK, STRONG, stacks=(4, 40))
    assert {chosen(short, seed=seed) for seed in range(100)} == {"check"}


def test_bluffs_are_rare_at_a_full_table():
    """Five opponents, one of them sure to call: a fifth as often as against one."""
    ups = [WEAK, STRONG, "3S 6H 8C TD QC", "3C 6S 8H TC QD", "2S 5D 7H 9H JC", "2D 5C 7S 9D JD"]
    state = setup(
        {"up": ups, "dealer": 5, "to_act": 0, "phase": "bet", "round": 7, "stacks": [40] * 6,
         "bets": [0] * 6, "paid": [5] * 6, "pot": 30},
        MONEY,
        seats=6,
    )  # fmt: skip
    bets = Counter(chosen(state, seed=seed) for seed in range(200))
    assert bets["check"] > 190 - 10
    assert bets["check"] + bets["bet"] == 200


def test_the_chance_to_win_is_counted_over_worlds():
    sure = betting("X1! X2! X3! AD AS", WEAK)
    lost = betting(WEAK, "X1! X2! X3! AD AS")
    open_race = betting("KH KS 7D 9C JH", "QH QS 7C 9D TH")
    chances = [Worlds(GAME.view(state, 0), 0, 60, Stream(1)).chance() for state in (sure, open_race, lost)]
    assert chances[0] == 1.0
    assert 0.5 < chances[1] < 1.0
    assert chances[2] == 0.0


def test_a_shared_best_hand_counts_by_its_part():
    """Two royal flushes, with every card seen as after the showdown."""
    state = betting("AH KH QH JH TH", "AS KS QS JS TS")
    assert Worlds(state, 0, 5, Stream(1)).chance() == 0.5


# --------------------------------------------------------------------- the greenhorn
def test_a_greenhorn_grabs_what_shines_but_not_always():
    state = switching("KH KS 3D 9C", "X1 7D 2C TS")
    made = Counter(chosen(state, "greenhorn", seed=seed) for seed in range(200))
    assert 80 < made["switch 3D 1 X1"] < 190
    assert len(made) > 2


def test_a_greenhorn_s_sheriff_waits_for_a_deputy():
    keys = {"up": ["XS! KH", "7D 2C"], "dealer": 1, "round": 3, "to_act": 1, "acted": [0]}
    assert {chosen(setup(keys, seats=2), "greenhorn", seed=seed) for seed in range(40)} == {None}
    keys["up"] = ["XS! KH", "X2! 2C"]
    made = Counter(chosen(setup(keys, seats=2), "greenhorn", seed=seed) for seed in range(100))
    assert set(made) == {None, "sheriff 1 X2"}
    assert SHERIFF not in GAME.view(setup(keys, seats=2), 0).dead
