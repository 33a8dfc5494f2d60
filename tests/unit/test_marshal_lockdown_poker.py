"""What the marshal of Lockdown Poker does in single positions and whole games, and what he can work out."""

from __future__ import annotations

from collections import Counter

import pytest

from tabletop.ai.player import Budget, policy_for, think
from tabletop.ai.policies.lockdown_poker.deals import Deals
from tabletop.ai.policies.lockdown_poker.estimates import best_hand_chances, likely_classes
from tabletop.ai.policies.lockdown_poker.layout import layout_of
from tabletop.ai.policies.lockdown_poker.lookahead import after, outcome, values_of
from tabletop.ai.policies.lockdown_poker.marshal import LockdownGuide
from tabletop.ai.policies.lockdown_poker.stakes import Stakes, bets_ahead
from tabletop.core.cards import parse_cards
from tabletop.core.events import event_json
from tabletop.core.options import make_rules, random_rules
from tabletop.core.rng import Stream
from tabletop.games.lockdown_poker import LOCKDOWN_POKER as GAME
from tabletop.games.lockdown_poker.evaluator import FOUR, KEY, ROYAL, key_of, worth, worths
from tests.unit.ai_asked import ask, asked, check_legal, check_reason, request_of
from tests.unit.lockdown_setup import MONEY, play, setup

SHORT = {"hands": range(1, 3), "points": range(5, 16)}
"""Drawn house rules that keep a game short."""


def chosen(state, seat=0, seed=0):
    move = ask(GAME, "marshal", state, seat, seed).choice.move
    return None if move is None else GAME.move_text(move)


def switching(ups, number, **keys):
    """Seat 0 to act, with this many cards dealt; the last of the seats deals."""
    rules = keys.pop("rules", None)
    given = {"up": ups, "dealer": len(ups) - 1, "to_act": 0, "round": number}
    return setup(given | keys, rules, seats=len(ups))


# --------------------------------------------------------------------- whole games
@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_every_choice_is_legal_under_any_house_rules(seats):
    """Points and chips at every table; a chance is a number from 0 to 1, and every move has its reason."""
    phases: Counter[str] = Counter()
    for seed in range(4):
        drawn = random_rules(GAME.options, Stream(17 * seats + seed), SHORT).as_dict()
        scoring = ("points", "money")[seed % 2]
        rules = make_rules(GAME.options, drawn | {"scoring": scoring, "hole_sheriff": "showdown"})
        players = ["marshal", *["random"] * (seats - 1)]
        for one in asked(GAME, players, rules, seed):
            if one.level != "marshal":
                continue
            check_legal(GAME, one)
            phases[one.state.phase] += 1
            assert all(0.0 <= weighed.chance <= 1.0 for weighed in one.choice.weighed)
            if one.choice.weighed and one.choice.move is not None:
                check_reason(one.choice.reason)
    assert set(phases) >= {"switch", "bet"}


@pytest.mark.parametrize("scoring", ["points", "money"])
def test_a_choice_is_the_same_in_worlds_that_differ_only_in_hidden_cards(scoring):
    others = 0
    rules = make_rules(GAME.options, {"scoring": scoring, "hands": 1})
    for one in asked(GAME, ["marshal", "random", "marshal"], rules, 3):
        if one.level == "marshal":
            world = GAME.determinize(one.view, one.seat, Stream(one.number))
            first, second = (think(GAME, request_of(GAME, one, state)) for state in (one.state, world))
            assert first == second
            others += world != one.state
    assert others > 4


def test_options_are_legal_moves_without_doubles():
    guide = LockdownGuide()
    rules = make_rules(GAME.options, {"hands": 2})
    for one in asked(GAME, ["cowhand", "random", "cowhand"], rules, 11):
        options = guide.options(GAME, one.view, one.seat, one.legal, ())
        assert options
        assert len(set(options)) == len(options)
        assert all(move in one.legal if move is not None else not one.must for move in options)


# --------------------------------------------------------------------- switching
def test_an_unlocked_deputy_is_taken():
    assert chosen(switching(["KH KS 3D 9C", "X1 7D 2C TS"], 5)) in ("switch 3D 1 X1", "switch 9C 1 X1")


def test_the_sheriff_is_taken_where_it_decides_the_hand():
    """No card that lies open and unlocked helps against four aces; the Sheriff will take one of them."""
    state = switching(["KH KS KD 3C 9C", "AH! AS! AD! AC! XS"], 6, acted=[1], rules={"hands": 1})
    assert chosen(state) in ("switch 3C 1 XS", "switch 9C 1 XS")
    assert "Sheriff captures" in check_reason(ask(GAME, "marshal", state, 0).choice.reason)


def test_a_deputy_that_the_others_would_take_is_locked():
    ups = ["X1 KH! KS! KD! AC!", "7D 2C 9H 4S JC", "8D 3C TH 5S QC"]
    assert chosen(switching(ups, 6)) == "lock X1"


def test_a_hand_that_nothing_improves_stands_or_locks():
    state = switching(["X1! X2! X3! AC! AD!", "7D 2C TS 4H 5S"], 6)
    assert chosen(state) == "stand"


def test_a_card_goes_to_who_can_do_least_with_it():
    """A royal flush for the king of clubs, which a pair of kings does not get."""
    ups = ["AH! KC TH! JH! QH!", "KS KD 7C 3H 2C", "4S 5S 8C KH 2D"]
    assert chosen(switching(ups, 6, acted=[1, 2])) == "switch KC 2 KH"


def test_in_the_last_hand_second_place_is_worth_nothing():
    """Sixteen points behind, only hands that score so much more win; far ahead, all is won."""
    behind = switching(["KH KS 3D 9C 4D", "AH AS 7C 8D 2C"], 6, points=[0, 40], rules={"hands": 1})
    ahead = switching(["KH KS 3D 9C 4D", "AH AS 7C 8D 2C"], 6, points=[40, 0], rules={"hands": 1})
    first, second = (ask(GAME, "marshal", one, 0).choice.weighed[0].chance for one in (behind, ahead))
    assert first == 0.0
    assert second == 1.0


# --------------------------------------------------------------------- the Sheriff
def test_the_sheriff_waits_for_the_last_call():
    keys = {"up": ["XS! KH KS 3C", "X1! 2C 9D 7H"], "dealer": 1, "round": 5, "to_act": 1, "acted": [0]}
    made = ask(GAME, "marshal", setup(keys, seats=2), 0)
    assert made.choice.move is None


def test_the_last_call_captures_what_wins():
    state = setup(
        {"up": ["KH KS KD 9C 7S", "AC! AS! KC! 8H JD"], "seventh": ["XS", "4D"], "hole": ["2D", "5C"],
         "dealer": 1, "to_act": 0, "phase": "sheriff", "round": 7}
    )  # fmt: skip
    assert chosen(state) == "sheriff 1 KC"


def test_a_down_card_that_lies_open_is_known():
    """At the showdown with `hole_sheriff` the seventh card that makes four kings is captured."""
    state = setup(
        {"up": ["KH KS KD 9C 7S", "AC AS 3D 8H JD"], "seventh": ["4D", "KC"], "hole": ["XS", "5C"],
         "dealer": 1, "to_act": 0, "phase": "showdown", "round": 7},
        {"hole_sheriff": "showdown"},
    )  # fmt: skip
    assert chosen(state) == "sheriff 1 seventh"


# --------------------------------------------------------------------- betting
WEAK, STRONG = "2H 5S 7D 9C JH", "KH KS KD KC AS"


def betting(mine, theirs, limit="none", bets=(0, 0), stacks=(40, 40), paid=5):
    given = {"up": [mine, theirs], "hole": ["3H", "6D"], "seventh": ["8D", "4S"], "dealer": 1, "to_act": 0,
             "phase": "bet", "round": 7, "stacks": list(stacks), "bets": list(bets), "paid": [paid, paid],
             "pot": 2 * paid, "raises": int(any(bets))}  # fmt: skip
    return setup(given, MONEY | {"limit": limit})


@pytest.mark.parametrize("limit", ["fixed", "pot", "none"])
def test_a_sure_hand_bets_and_a_lost_one_pays_nothing(limit):
    assert chosen(betting("X1 X2 X3 AC AD", "KH KS QD QC 9S", limit)).startswith("bet")
    assert chosen(betting(WEAK, STRONG, limit, bets=(0, 4), stacks=(40, 36))) == "fold"
    assert chosen(betting(WEAK, STRONG, limit)) == "check"


def test_nobody_folds_where_checking_is_free_and_all_chips_need_a_sure_hand():
    rules = make_rules(GAME.options, MONEY | {"limit": "none", "hands": 4})
    guide, asked_for = LockdownGuide(), 0
    for one in asked(GAME, ["cowhand", "cowhand", "random"], rules, 5):
        if one.view.phase != "bet" or not one.must:
            continue
        asked_for += 1
        options = guide.options(GAME, one.view, one.seat, one.legal, ())
        words = [move[0] for move in options if move is not None]
        assert not ("check" in words and "fold" in words)
        amounts = [move[1] for move in options if move is not None and len(move) > 1]
        if amounts and best_hand_chances(one.view, one.seat)[one.seat] < 0.5:
            pot = sum(one.view.paid) + sum(one.view.bets)
            assert max(amounts) <= 2 * max(one.view.bets) + pot + 8
    assert asked_for > 5


def test_who_bets_on_the_seventh_card_is_likelier_to_have_the_best_hand():
    """What a check and a bet tell: the seventh card of the other is the only thing not seen alike."""
    state = betting("KH KS 7D 9C JH", "QH JS TC 9D 2S", "fixed")
    state.to_act = 1
    checked, raised = GAME.clone(state), GAME.clone(state)
    stories = []
    for s, line in ((checked, "1: check"), (raised, "1: bet")):
        log = [{"kind": "betting-begins", "seat": 1}]

        log += [event_json(GAME.redact(event, 0)) for event in play(s, line)]
        stories.append(best_hand_chances(GAME.view(s, 0), 0, log)[0])
    assert stories[0] > stories[1] + 0.05


def test_the_bets_to_come_are_at_stake_where_cards_are_switched():
    """One pot of four chips with all bets ahead: who surely wins counts on more than the pot."""
    keys = {"stacks": [49] * 2, "bets": [0] * 2, "paid": [1] * 2, "pot": 2, "rules": MONEY}
    view = GAME.view(switching(["X1 X2 X3 AC AD", "7D 2C 9H 4S JC"], 6, **keys), 0)
    deals, table = Deals(view, Stream(1)), layout_of(view)
    chances = Stakes(view).chances(values_of(deals, table))
    assert bets_ahead(view) == 8
    assert chances == [pytest.approx((45 + 2 + 8) / 100), pytest.approx(45 / 100)]


# --------------------------------------------------------------------- what he works out
def test_chances_of_the_best_hand_add_up_and_know_a_sure_one():
    sure = betting("X1 X2 X3 AC AD", WEAK)
    assert best_hand_chances(GAME.view(sure, 0), 0) == [1.0, 0.0]
    race = switching(["KH KS", "QH QS", "2D 7C"], 3)
    chances = best_hand_chances(GAME.view(race, 0), 0)
    assert sum(chances) == pytest.approx(1.0)
    assert chances[0] > chances[1] > chances[2] > 0


def test_likely_classes_of_another_hand():
    state = betting(WEAK, STRONG)
    found = likely_classes(GAME.view(state, 0), 0, 1)
    assert sum(found) == pytest.approx(1.0)
    assert found[FOUR] > 0.85
    assert sum(found[:FOUR]) == 0


def test_many_hands_valued_at_a_go_are_worth_what_each_is_worth():
    common, source = parse_cards("AH X1 QH"), Stream(3)
    rest = [card for card in range(56) if card not in common]
    for double in (False, True):
        more = []
        for _ in range(200):
            source.shuffle(rest)
            more.append(rest[:4])
        together = worths(key_of(common), [sum(KEY[card] for card in cards) for cards in more], double)
        assert together == [worth([*common, *cards], double) for cards in more]
    assert worths(key_of(parse_cards("AH KH QH JH")), [KEY[52]])[0] >> 20 == ROYAL


def test_deals_give_every_unseen_card_to_one_seat_at_most():
    """Values of all seats in one deal come of different cards: no two can hold the same last ace."""
    state = switching(["AH AS AD 2C 3C", "KH KS KD 2D 3D", "QH QS QD 2H 3H"], 6)
    deals = Deals(GAME.view(state, 0), Stream(1), 60)
    table = layout_of(GAME.view(state, 0))
    fours: Counter[int] = Counter()
    for k in range(60):
        for seat in range(3):
            value = deals.values(seat, table.hands[seat], table.unknown[seat])[k]
            assert value >= worth(state.up[seat])
            fours[seat] += value >> 20 == FOUR
    assert min(fours.values()) > 0


def test_looking_ahead_leaves_the_table_as_it_is():
    view = GAME.view(switching(["KH KS 3D 9C", "X1 7D 2C TS", "4D 5D 8C QS"], 5), 0)
    table, stakes = layout_of(view), Stakes(view)
    before = table.copy()
    after(Deals(view, Stream(1)), stakes, table, 0, GAME.parse_move("switch 3D 1 X1"), view)
    assert table == before


def test_a_card_that_others_may_still_take_is_worth_less_than_a_locked_one():
    """While rounds are to come; after the last hand, or for chips, points to come mean nothing."""
    found = {}
    for hands in (10, 1):
        for lock in ("", "!"):
            ups = [f"KH{lock} KS{lock} 3D", "7D 2C TS", "4D 5D 8C"]
            view = GAME.view(switching(ups, 4, rules={"hands": hands}), 0)
            table = layout_of(view)
            table.waiting = []
            found[hands, lock] = outcome(Deals(view, Stream(1), 100), Stakes(view), table)[0]
    assert found[10, "!"] > found[10, ""] + 0.01
    assert found[1, "!"] == found[1, ""]


def test_more_thought_finds_the_same_in_a_clear_position():
    state = switching(["KH KS 3D 9C", "X1 7D 2C TS"], 5)
    view = GAME.view(state, 0)
    legal = GAME.legal(view, 0)

    moves = {
        policy_for("lockdown-poker", "marshal").choose(GAME, view, 0, legal, Stream(seed), Budget(n)).move
        for seed, n in ((1, 90), (2, 900))
    }
    assert all(move is not None and move[3] == 52 for move in moves)
