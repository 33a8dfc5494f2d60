"""What the marshal of Brown Bullet finds, remembers and believes."""

from collections import Counter

import pytest

from tabletop.ai.arena import LENGTH_LIMITS
from tabletop.ai.course import Course
from tabletop.ai.player import Budget, seat_source
from tabletop.ai.policies.brown_bullet import Cowhand, beliefs, marshal, quick
from tabletop.ai.policies.brown_bullet.marshal import MOST_OPTIONS, BulletGuide, outlook
from tabletop.ai.policies.brown_bullet.outlook import chances
from tabletop.core.cards import HIDDEN, RANK_OF, parse_card, parse_cards
from tabletop.core.events import Event, event_json
from tabletop.core.options import make_rules, random_rules
from tabletop.core.rng import Stream, stream
from tabletop.core.words import PLAIN
from tabletop.games import game
from tabletop.games.brown_bullet.demand import deck
from tabletop.games.brown_bullet.events import Dealt
from tabletop.games.brown_bullet.state import EMPTY

GAME = game("brown-bullet")
ALL = [f"{rank}{suit}" for rank in "23456789TJQKA" for suit in "SHDC"] + ["X1", "X2"]
GONE = "-- -- -- -- -- --"


def late(*hands, pile="", chambers=(), **keys):
    """Seat 0 to act, no draw pile: cards that are not named lie in the chambers, the rest out of play."""
    named = set(" ".join([*hands, pile, *chambers]).split())
    free = [card for card in ALL if card not in named]
    free = free[::2] + free[1::2]
    chambers = [*chambers, *(" ".join(free.pop() for _ in range(6)) for _ in hands[len(chambers) :])]
    given = {"hands": list(hands), "pile": pile, "chambers": chambers, "draw": "", "out": " ".join(free)}
    rules = make_rules(GAME.options, keys.pop("rules", {}))
    return GAME.from_position(given | {"to_act": 0, "dealer": 0} | keys, len(hands), rules, Stream(4))


def choice(state, events=(), seat=0, iterations=None, seed=0):
    view = GAME.view(state, seat)
    legal = GAME.legal(view, seat)
    source = seat_source(seed, seat)
    return marshal().choose(GAME, view, seat, legal, source, Budget(iterations), events)


def after(state, *moves):
    """Make moves in a state; the events as seat 0 knew them, which begin with the hands as they are."""
    log: list[Event] = [Dealt(-1, state.dealer, len(state.draw), tuple(tuple(hand) for hand in state.hands))]
    for words in moves:
        move = GAME.parse_move(words)
        assert GAME.why_not(state, state.to_act, move) is None
        GAME.play(state, state.to_act, move, log)
    return [event_json(GAME.redact(event, 0)) for event in log]


def courses(count, players, rules=None):
    """Games among such players, one after another, with what each seat remembers."""
    for seed in range(count):
        seats = 2 + seed % 5
        drawn = rules or random_rules(GAME.options, stream(seed, 1), LENGTH_LIMITS)
        yield Course(GAME, drawn, [players() for _ in range(seats)], seed, keep_events=True)


def decisions(course, every):
    """(view, seat, legal, what the seat remembers) of every so manyth decision of a game; the course stands
    there meanwhile."""
    while True:
        actors = GAME.actors(course.state)
        if actors and actors[0] >= 0 and course.turns % every == 0:
            seat = actors[0]
            view = GAME.view(course.state, seat)
            events = [event_json(GAME.redact(event, seat)) for event in course.events]
            yield view, seat, GAME.legal(view, seat), events
        if course.step() is None:
            return


# --------------------------------------------------------------------- what he finds
@pytest.mark.parametrize(
    ("hand", "pile", "move"),
    [
        ("7S 7H", "6D", "play 7S 7H"),  # both at once, not one by one
        ("5S QH", "4D", "play 5S"),  # the 5 first: it gives the turn for the queen
        ("TS 4H", "", "play TS"),  # the 10 gives the turn for the 4
        ("6S 7H 8D", "5C", "play 6S 7H 8D"),
        ("QS AD", "QH QD QC", "play QS"),  # a Dead Man's Draw, and the ace goes too
    ],
)
def test_a_win_in_one_turn_is_found(hand, pile, move):
    found = choice(late(hand, "JC KD", "9S 9H", pile=pile, chambers=[GONE]))
    assert GAME.move_text(found.move) == move
    assert found.weighed[0].chance == 1.0


def test_a_player_about_to_be_out_is_stopped():
    """The next player holds one card that everybody knows, a jack: only the queens leave him no answer."""
    state = late("6S 6H QS KH", "JC", "4S 4H 7D", pile="5D", chambers=["4C -- -- -- -- --", GONE])
    state.known[1] = tuple(parse_cards("JC"))
    assert GAME.move_text(choice(state).move) in ("play QS", "play KH")


def test_the_choice_does_not_hang_on_hidden_cards():
    """Move for move the same in worlds that differ only in what the seat cannot see."""
    looked = 0
    for course in courses(4, Cowhand, make_rules(GAME.options)):
        for view, seat, legal, events in decisions(course, 17):
            made = set()
            for number in range(3):
                other = GAME.determinize(view, seat, Stream(number))
                seen = GAME.view(other, seat)
                found = marshal().choose(GAME, seen, seat, legal, Stream(9), Budget(24), events)
                made.add((found.move, found.weighed))
            assert len(made) == 1
            looked += len(legal) > 1
    assert looked > 10


def test_options_are_legal_few_and_never_none():
    guide = BulletGuide()
    for course in courses(10, Cowhand):
        for view, seat, legal, events in decisions(course, 3):
            options = guide.options(GAME, view, seat, legal, events)
            assert 1 <= len(options) <= MOST_OPTIONS
            assert len(set(options)) == len(options)
            assert all(move in legal for move in options)


def test_every_table_and_house_rule_can_be_played():
    for course in courses(5, marshal):
        course._budget = Budget(10)
        while course.step() is not None:
            pass
        assert GAME.over(course.state) == "game"


def test_quick_players_keep_to_the_rules():
    for course in courses(10, Cowhand):
        for view, seat, legal, _ in decisions(course, 1):
            assert quick.decide(view, seat) in legal


def test_every_hint_has_a_reason():
    for course in courses(5, Cowhand):
        for view, seat, legal, events in decisions(course, 13):
            found = marshal().choose(GAME, view, seat, legal, Stream(3), Budget(16), events)
            assert not found.weighed or (found.reason and PLAIN.say(found.reason).endswith("."))


# --------------------------------------------------------------------- what he remembers
def test_imagined_worlds_fit_the_view_and_lose_no_card():
    for course in courses(8, Cowhand):
        for view, seat, _, events in decisions(course, 9):
            world = beliefs.sampler(view, seat, events)(Stream(course.turns))
            assert GAME.encode(GAME.view(world, seat)) == GAME.encode(view)
            cards = [*world.draw, *world.pile, *world.out]
            for hand, chamber in zip(world.hands, world.chambers, strict=True):
                cards += [*hand, *(card for card in chamber if card != EMPTY)]
            assert HIDDEN not in cards
            assert Counter(cards) == Counter(deck(view.house.decks))
            for other, known in enumerate(view.known):
                assert other == seat or not Counter(known) - Counter(world.hands[other])
            for mark in view.marks:
                assert mark.card in (HIDDEN, world.chambers[mark.seat][mark.slot])


def test_who_had_to_pick_up_holds_nothing_that_fitted():
    state = late("QS 4H 4D", "6C 7C 8C", "9S JH KD")
    events = after(state, "play QS", "pickup", "play KD")
    view = GAME.view(state, 0)
    answers = [RANK_OF[parse_card(card)] for card in ("QH", "KH", "AH", "2H", "3H")]
    assert beliefs.holds(view, 0, [], 1, answers[1:]) > 0.3
    assert beliefs.holds(view, 0, events, 1, answers[1:]) < 0.05
    assert beliefs.holds(view, 0, events, 1, answers[:1]) == 1.0  # the queen that he took


def test_who_plays_high_hardly_holds_a_low_card():
    state = late("6S 4H 4D", "9C KC AC", "9S JH KD")
    events = after(state, "play 6S", "play KC", "play KD")
    view = GAME.view(state, 0)
    eight, ace = [RANK_OF[parse_card("8S")]], [RANK_OF[parse_card("AS")]]
    assert beliefs.holds(view, 0, events, 1, eight) < beliefs.holds(view, 0, [], 1, eight) / 2
    assert beliefs.holds(view, 0, events, 1, ace) > beliefs.holds(view, 0, [], 1, ace)


def test_nobody_holds_a_lower_card_than_the_called_one():
    rules = make_rules(GAME.options)
    course = Course(GAME, rules, [Cowhand() for _ in range(4)], 11, keep_events=True)
    view, _, _, _ = next(decisions(course, 1))
    while view.must_include < 3:  # until a 5 or higher is called
        course = Course(GAME, rules, [Cowhand() for _ in range(4)], course.seed + 1, keep_events=True)
        view, _, _, _ = next(decisions(course, 1))
    course.step()
    view, seat, _, events = next(decisions(course, 1))
    starter = next(event["seat"] for event in events if event["kind"] == "called")
    other = next(one for one in range(4) if one not in (seat, starter))
    assert beliefs.holds(view, seat, events, other, [2]) < 0.01 < beliefs.holds(view, seat, [], other, [2])


def test_what_was_picked_up_is_remembered_after_a_bullet():
    """A bullet hides which card went, but not that most of those picked up are still there."""
    pile = "4S 6H 6D 9C JS JD QH QC KS"
    state = late("AS 4H 4D", "7C 8C", "9S JH KD", pile=pile)
    events = after(state, "play AS", "pickup", "bullet 2 0 4S")
    view = GAME.view(state, 0)
    assert view.known[1] == ()
    for card in ("6H", "9C", "KS", "AS"):
        assert beliefs.holds(view, 0, events, 1, [RANK_OF[parse_card(card)]]) > 0.9
    assert beliefs.holds(view, 0, events, 1, [2]) < 0.7  # a 4 is what one shoots


# --------------------------------------------------------------------- what he expects
def test_chances_are_shares_of_one_win():
    for course in courses(6, Cowhand):
        for _ in decisions(course, 11):
            told = chances(course.state)
            assert sum(told) == pytest.approx(1.0)
            assert all(0.0 <= chance <= 1.0 for chance in told)
            assert all(told[seat] == 0.0 for seat in course.state.gone)


def test_who_leads_is_expected_to_win():
    """The seat said to be the likeliest wins about as often as said, and more often than by chance."""
    said, won, count = 0.0, 0, 0
    for seed in range(60):
        course = Course(GAME, make_rules(GAME.options), [Cowhand() for _ in range(4)], seed)
        guesses = []
        while course.step() is not None:
            if course.turns % 20 == 19 and GAME.actors(course.state):
                told = chances(course.state)
                guesses.append((told.index(max(told)), max(told)))
        for seat, chance in guesses:
            said += chance
            won += seat in GAME.winners(course.state)
            count += 1
    assert won / count == pytest.approx(said / count, abs=0.12)
    assert won / count > 0.33


def test_the_outlook_of_a_seat_uses_only_its_view():
    course = Course(GAME, make_rules(GAME.options), [Cowhand() for _ in range(3)], 2, keep_events=True)
    view, seat, _, events = list(decisions(course, 1))[-1]
    told = outlook(view, seat, events, Stream(1))
    assert told == outlook(GAME.view(GAME.determinize(view, seat, Stream(5)), seat), seat, events, Stream(1))
    assert sum(told) == pytest.approx(1.0)
