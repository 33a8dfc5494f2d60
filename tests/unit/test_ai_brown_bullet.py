"""What the players of Brown Bullet do in single positions, and why they say so."""

import time
from collections import Counter

import pytest

from tabletop.ai.course import Course
from tabletop.ai.player import Budget, policy_for, seat_source
from tabletop.ai.policies.brown_bullet import Cowhand, circles
from tabletop.ai.policies.brown_bullet.aim import playable
from tabletop.ai.policies.brown_bullet.reasons import STRONG
from tabletop.ai.policies.brown_bullet.sight import read
from tabletop.core.cards import RANK_OF, parse_card
from tabletop.core.options import make_rules
from tabletop.core.rng import Stream
from tabletop.core.words import PLAIN
from tabletop.games import game
from tabletop.games.brown_bullet.demand import JOKER

GAME = game("brown-bullet")


def position(hands, seats=None, rules=None, **keys):
    """Seat 0 to act; what is not named is dealt from a fixed seed."""
    given = {"hands": hands, "to_act": 0, "dealer": 0} | keys
    return GAME.from_position(given, seats or len(hands), make_rules(GAME.options, rules or {}), Stream(4))


def choice(state, level="cowhand", seed=0, events=(), seat=0):
    view = GAME.view(state, seat)
    legal = GAME.legal(view, seat)
    player, source = policy_for(GAME.key, level), seat_source(seed, seat)
    made = player.choose(GAME, view, seat, legal, source, Budget(), events)
    assert made.move in legal
    return made


def chosen(state, **more):
    return GAME.move_text(choice(state, **more).move)


def reason(state):
    why = choice(state).reason
    assert why is not None
    return PLAIN.say(why)


# --------------------------------------------------------------------- the cowhand's plays
@pytest.mark.parametrize(
    ("hand", "pile", "move"),
    [
        ("4S 9D KC", "", "play 4S"),  # low cards first
        ("5D JS QC", "4D TS", "play JS"),  # the lowest that fits
        ("2S 7H QC", "6D", "play 7H"),  # the 2 is kept
        ("3S 7H QC", "6D", "play 7H"),
        ("7H QC X1", "6D", "play 7H"),
        ("8H TS QC", "6D 7C", "play 8H"),  # a small pile is not worth a 10
        ("4H 4D KC", "", "play 4H 4D"),  # both low cards go, two fresh ones come
        ("6S 7H KC", "9D", "play 6S"),
    ],
)
def test_with_a_draw_pile_low_cards_go_and_strong_ones_stay(hand, pile, move):
    assert chosen(position([hand, "5S 6C 8D", "8S 8C TD"], pile=pile)) == move


ALL = [f"{rank}{suit}" for rank in "23456789TJQKA" for suit in "SHDC"] + ["X1", "X2"]


def without(*words):
    """Every card that these words do not name."""
    named = set(" ".join(words).split())
    return [card for card in ALL if card not in named]


def late(hand, pile="", other="", chambers=None, **keys):
    """No draw pile; what is not named is out of play, but for the chambers if they are not given."""
    free = without(hand, pile, other, *(chambers or []))
    other = other or f"{free.pop()} {free.pop()}"
    if chambers is None:
        chambers = [" ".join(free.pop(11 + 2 * n) for n in range(6)) for _ in range(2)]
    return position([hand, other], pile=pile, chambers=chambers, draw="", out=" ".join(free), **keys)


def test_a_long_hand_gets_shorter_by_sets_and_runs():
    assert chosen(late("4S 6S 6H 6D QD QC", "5D")) == "play 6S 6H 6D"
    assert chosen(late("4S 6S 7H 8D QD KC", "5D")) == "play 6S 7H 8D"
    assert "several cards at once" in reason(late("4S 6S 6H 6D QD QC", "5D")).lower()


def test_four_of_a_rank_are_completed():
    state = late("5C 8S TH", "8H 8D 8C")
    assert chosen(state) == "play 8S"
    assert "Four of a rank" in reason(state)


def test_another_turn_is_planned_to_its_end():
    """The 5 goes first, because the queen can follow it in the same turn; not the other way round."""
    assert chosen(late("5S QH", "4D")) == "play 5S"
    # the last card of the hand is the 10: it clears, and the chamber is turned over an empty pile
    assert chosen(late("TS", "8D 8C 6H")) == "play TS"


def test_the_last_card_wins_before_anything_else():
    state = late("7S 7H", "6D", chambers=["-- -- -- -- -- --", "KD 9S 9H 9C JS JH"])
    assert chosen(state) == "play 7S 7H"
    assert "nothing is left to play" in reason(state)


def test_where_only_strong_cards_fit_one_is_spared():
    state = position(["2S 2H 4D", "5S 6C 8D", "8S 8C TD"], pile="9C KC")
    assert chosen(state) == "play 2S"  # one of the two
    assert reason(state) == "Only strong cards fit here, and this can be spared best: the 2 of spades."


def test_a_hand_that_could_not_answer_is_avoided():
    """Either card fits the empty pile; the ace is kept, because it answers most of what may come."""
    assert chosen(late("8H AD", "", other="5S 6C 7D 9D")) == "play 8H"


def test_known_cards_of_the_next_player_are_remembered():
    """Everybody saw the next player take a king: he has an answer to a jack, whatever the chances say."""
    state = late("JH QD 4C", "TD", other="KC 6S")
    blind = read(GAME.view(state, 0), 0)
    state.known[1] = (parse_card("KC"),)
    sure = read(GAME.view(state, 0), 0)
    assert blind.stuck(1, RANK_OF[parse_card("JH")]) > 0
    assert sure.stuck(1, RANK_OF[parse_card("JH")]) == 0
    state.known[1] = (parse_card("KC"), parse_card("6S"))
    assert read(GAME.view(state, 0), 0).stuck(1, RANK_OF[parse_card("AH")]) == 1


def test_unseen_cards_are_counted():
    view = GAME.view(late("JH QD 4C", "TD", other="KC 6S"), 0)
    sight = read(view, 0)
    hidden = sum(len(hand) for hand in view.hands[1:]) + 12
    assert sight.hidden == sum(sight.unseen) == hidden
    assert min(sight.unseen) >= 0
    assert sight.unseen[JOKER] == 0  # both are out of play
    assert sight.fit_share(0) == 1.0


@pytest.mark.parametrize("seed", range(3))
def test_counts_stay_true_through_a_whole_game(seed):
    """What a cowhand counts as unseen is exactly what is hidden from him, by rank."""
    course = Course(GAME, make_rules(GAME.options, {"bullet_at": 5}), [Cowhand() for _ in range(4)], seed)
    while course.step() is not None:
        s = course.state
        if s.phase not in ("play", "bullet"):
            continue
        sight = read(GAME.view(s, s.to_act), s.to_act)
        hidden = Counter(RANK_OF[card] for card in s.draw)
        for seat, hand in enumerate(s.hands):
            if seat != s.to_act:
                hidden.update(RANK_OF[card] for card in hand)
                hidden.subtract(sight.known[seat])
        mine = [(mark.seat, mark.slot) for mark in s.marks if mark.by == s.to_act]
        for seat, chamber in enumerate(s.chambers):
            left = [card for slot, card in enumerate(chamber) if card >= 0 and (seat, slot) not in mine]
            hidden.update(RANK_OF[card] for card in left)
        assert {rank: count for rank, count in enumerate(sight.unseen) if count} == dict(+hidden)


# --------------------------------------------------------------------- chamber and bullet
def test_a_slot_that_was_hit_waits_until_anything_goes():
    chambers = ["4S -- AD -- KS --", "KD 9S 9H 9C JS JH"]
    marks = ["0 0 by 1 4S"]
    under_demand = late("", "6D", chambers=chambers, marks=marks)
    anything = late("", "", chambers=chambers, marks=marks)
    assert chosen(under_demand) == "flip 2"
    assert chosen(anything) == "flip 0"
    assert "bullet" in reason(under_demand)
    assert "bullet" in reason(anything)
    assert chosen(late("", "6D", chambers=["-- -- AD -- KS --", "KD 9S 9H 9C JS JH"])) == "flip 2"


def bullet_position(**keys):
    hand = "4S 6S 6H 7S 8S TH TD JC QH QD KH"
    chambers = ["AS AH AD AC KS --", "KD 9S -- 9C JS JH", "-- -- 5S 5H -- --"]
    hands = [hand, "QS", "8H 8D"]
    out = " ".join(without(*hands, *chambers))
    return position(hands, chambers=chambers, draw="", pile="", out=out, phase="bullet", **keys)


def test_the_worst_card_goes_to_the_player_nearest_to_winning():
    state = bullet_position()
    assert chosen(state) in ("bullet 2 2 4S", "bullet 2 3 4S")
    assert "nearest to winning" in reason(state)
    assert "the 4 of spades" in reason(state)


def test_a_bullet_does_not_take_the_bad_card_back():
    assert chosen(bullet_position(marks=["2 2 by 0 5S"])) == "bullet 2 3 4S"
    assert chosen(bullet_position(marks=["2 3 by 1 5H"])) == "bullet 2 2 4S"


def test_low_cards_are_the_hardest_to_play_from_a_chamber():
    sight = read(GAME.view(bullet_position(), 0), 0)
    shares = [playable(sight, rank) for rank in range(14)]
    assert min(shares) == shares[2]
    assert shares[0] == shares[1] == shares[JOKER] == 1.0


# --------------------------------------------------------------------- pick-ups of one's own will, circles
def test_a_strong_card_is_not_spent_on_a_few_good_ones():
    rules = {"voluntary_pickup": True}
    assert chosen(late("2C 4D 5D", "AH 3H 3D", rules=rules)) == "pickup"
    assert chosen(late("7C JC", "6D 5H 4D", rules=rules)) != "pickup"


def played(seat, cards):
    return {"kind": "played", "seat": seat, "cards": cards.split(), "form": "card"}


def test_one_remembers_what_one_has_tried_since_the_last_progress():
    events = [
        played(0, "4S"),
        {"kind": "cleared", "seat": 0, "cards": [], "why": "ten"},
        played(0, "7S 7D"),
        played(1, "9S"),
        {"kind": "picked-up", "seat": 1, "cards": ["7S", "7D", "9S"]},
        played(0, "7S 7D"),
        played(0, "X1"),
    ]
    assert circles.own_plays(0, events) == {"77": 2, "X": 1}
    assert circles.own_plays(1, events) == {"9": 1}


def test_a_play_that_led_nowhere_is_given_up():
    state = late("4S 9S QH", "", quiet=8)
    tired = [played(0, "4H")] * 6
    assert chosen(late("4S 9S QH", "")) == "play 4S"
    assert chosen(state, events=tired) != "play 4S"


def test_no_patience_is_lost_while_the_game_gets_on():
    assert circles.tired(GAME.view(late("4S 9S QH", "", quiet=3), 0), 0, [], Stream(1)) is None


# --------------------------------------------------------------------- reasons
def test_every_choice_of_a_cowhand_has_a_reason_that_can_be_said():
    class Spy(Cowhand):
        def choose(self, *args):
            made = super().choose(*args)
            assert made.reason is not None
            said.append(PLAIN.say(made.reason))
            return made

    said: list = []
    rules = make_rules(GAME.options, {"bullet_at": 6, "voluntary_pickup": True})
    for seed in range(6):
        course = Course(GAME, rules, [Spy() for _ in range(2 + seed % 3)], seed)
        while course.step() is not None:
            pass
    assert all(words.endswith(".") for words in said)
    assert all("{" not in words for words in said)
    assert len({words.split(":")[0] for words in said}) > 12


def test_a_kept_card_is_named():
    assert reason(position(["4S TD KC", "5S 6C 8D", "8S 8C 9D"])) == (
        "The lowest that fits goes, the 4 of spades; kept for need: the 10 of diamonds."
    )


# --------------------------------------------------------------------- the greenhorn
def test_a_greenhorn_is_not_a_uniform_mover_and_makes_mistakes():
    state = late("2S 4H 4D QC AD", "")
    plays = Counter(chosen(state, level="greenhorn", seed=seed) for seed in range(400))
    moves = len(GAME.legal(state, 0))
    assert len(plays) == moves  # every mistake can happen
    low = plays["play 4H"] + plays["play 4H 4D"]
    assert low > 400 * 2 / moves * 1.5  # but low cards are what he thinks of first
    strong = sum(count for move, count in plays.items() if RANK_OF[parse_card(move.split()[1])] in STRONG)
    assert strong > 40  # and a strong card burns in his hand


def test_a_greenhorn_sometimes_forgets_the_bullet_and_aims_anywhere():
    shots = Counter(chosen(bullet_position(), level="greenhorn", seed=seed) for seed in range(200))
    assert 0 < shots["hold"] < 140
    assert len({shot.split()[1] for shot in shots if shot != "hold"}) == 2


# --------------------------------------------------------------------- time
def test_a_hand_of_fifty_cards_is_played_in_no_time():
    """Every 5, 10 and four of a rank goes on: without a limit the plans for such a hand are millions."""
    source = Stream(7)
    deck = ALL * 2
    source.shuffle(deck)
    chambers = [" ".join(deck[50:56]), " ".join(deck[56:62])]
    hands = [" ".join(deck[:50]), " ".join(deck[62:65])]
    keys = {"draw": "", "pile": "", "out": " ".join(deck[65:]), "chambers": chambers}
    state = position(hands, rules={"decks": "two"}, **keys)
    began = time.process_time()
    assert choice(state).move is not None
    assert time.process_time() - began < 1.0  # some 10 ms; minutes without the limit
