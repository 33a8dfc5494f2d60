"""The element tree of the Lockdown Poker table: what can be touched, by the ids of the contracts."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from tabletop.core.cards import HIDDEN, card_text
from tabletop.games.lockdown_poker.deck import HOLE, SEVENTH, SHERIFF
from tabletop.scenes.character import seat_word
from tabletop.scenes.lockdown_poker import layout, words
from tabletop.scenes.lockdown_poker.layout import Spot
from tabletop.session.catalogue import _
from tabletop.ui.focus import Element
from tabletop.ui.geometry import Box, around
from tabletop.ui.sprites import ASPECT

if TYPE_CHECKING:
    from tabletop.scenes.cards.sprites import Card
    from tabletop.scenes.lockdown_poker.board import LockdownPokerBoard


def text_of(card: int) -> str:
    """ "KH"."""
    return card_text(card)


def of_table(board: LockdownPokerBoard) -> list[Element]:
    """Everything but the buttons, bottom to top."""
    out = [*_words(board), *_middle(board)]
    order = [seat for seat in range(board.pieces.seats) if seat != board.bottom]
    for seat in [*order, board.bottom]:
        out += _seat(board, seat)
        out += _row(board, seat)
    out += _badges(board)
    return out


def _words(board: LockdownPokerBoard) -> Iterator[Element]:
    yield Element("text:prompt", "text", board.prompt_words, layout.PROMPT, pressable=False)
    if board.reason:
        yield Element("text:reason", "text", board.reason[0], layout.REASON, pressable=False)
    if board.hint_words:
        yield Element("text:hint", "text", board.hint_words, layout.PROMPT, pressable=False)
    if board.round_words:
        why = words.opening_words(board)
        name = f"{board.round_words}. {why}" if why else board.round_words
        yield Element("text:round", "text", name, around(836, layout.ROUND_Y, 600, 40), pressable=False)
    if board.best:
        yield Element("text:best", "text", board.best, layout.BEST, pressable=False)
    if board.winner_words is not None:
        won = ". ".join(filter(None, board.winner_words))  # a pot taken unseen shows no hand
        yield Element("text:winner", "text", won, layout.SIGN, pressable=False)


# ---------------------------------------------------------------- the middle
def _middle(board: LockdownPokerBoard) -> Iterator[Element]:
    pieces, mid = board.pieces, board.pieces.middle
    picked = board.picker.drag or board.picker.picked
    mine = board.person is not None and board.interrupter is None
    able = mine and board.can("deck", picked)
    deck = Element("deck", "pile", _("deck, {count} cards").format(count=pieces.deck_left),
                   mid.deck.box(ASPECT).grown(12, 8), able, "deck" in picked, explains=True)  # fmt: skip
    deck.accepts = board.picker.allowed(["deck"]) if mine and "deck" in board.picker.allowed([]) else ()
    deck.draggable = bool(deck.accepts)
    yield deck
    name = _("dead cards: {count}").format(count=len(pieces.dead))
    yield Element("dead", "pile", name, mid.dead.box(ASPECT), enabled=False, explains=True)
    if board.money:
        name = _("pot: {chips} chips").format(chips=sum(pieces.pots))
        if len(pieces.pots) > 1:
            name += ", " + _("side pots {chips}").format(chips=", ".join(map(str, pieces.pots[1:])))
        able = mine and board.can("pot", picked)
        yield Element("pot", "pile", name, around(*mid.pot, 260, 150), able, explains=True)


# ---------------------------------------------------------------- seats
def seat_box(spot: Spot) -> Box:
    """What means a player: portrait and name plate."""
    (x, y), r, plate = spot.medal, spot.radius, spot.plate
    left, top = min(x - r, plate.x), min(y - r, plate.y)
    return Box(left, top, plate.right - left, max(y + r, plate.bottom) - top)


def _seat(board: LockdownPokerBoard, seat: int) -> Iterator[Element]:
    spot, plan, pieces = board.pieces.spots[seat], board.table.plans[seat], board.pieces
    facts = {"name": plan.name, "level": seat_word(plan.kind, plan.name), "hand": board.showing[seat] or "-"}
    if board.money:
        name = _("{name}, {level}: {chips} chips, shows {hand}").format(**facts, chips=pieces.stacks[seat])
    else:
        name = _("{name}, {level}: {points} points, shows {hand}").format(**facts, points=pieces.points[seat])
    able = seat in board.askable
    yield Element(f"seat:{seat}", "seat", name, seat_box(spot), enabled=able, explains=True)
    if board.showing[seat]:
        x, y = spot.label
        box = Box(x, y - 20, spot.label_w, 40)
        yield Element(f"text:showing:{seat}", "text", board.showing[seat], box, pressable=False)
    if deed := board.deeds.get(seat):
        x, y = spot.bet
        yield Element(f"text:deed:{seat}", "text", deed, around(x, y + 30, 200, 38), pressable=False)
    if board.money:
        yield _chips(board, seat, spot)


def _chips(board: LockdownPokerBoard, seat: int, spot: Spot) -> Element:
    x, y = spot.chips
    id, picked = f"chips:{seat}", board.picker.drag or board.picker.picked
    name = _("chips of {name}: {count}")
    name = name.format(name=board.table.plans[seat].name, count=board.pieces.stacks[seat])
    if board.pieces.bets[seat]:
        name += ", " + _("{count} bet").format(count=board.pieces.bets[seat])
    mine = seat == board.asked and board.interrupter is None
    able = mine and board.can(id, picked)
    element = Element(id, "token", name, Box(x - 6, y - spot.chip * 1.5, spot.chip * 3.4, spot.chip * 2.6),
                      able, id in picked, explains=True, draggable=able)  # fmt: skip
    element.accepts = board.picker.allowed([id]) if mine else ()
    return element


# ---------------------------------------------------------------- rows
def _row(board: LockdownPokerBoard, seat: int) -> Iterator[Element]:
    cards = [(place, card) for place, card in board.pieces.placed(seat) if not card.flying]
    for i, (_place, card) in enumerate(cards):
        following = cards[i + 1][1] if i + 1 < len(cards) else None
        yield _card(board, seat, card, following)


def _card(board: LockdownPokerBoard, seat: int, card: Card, following: Card | None) -> Element:
    id = card.id
    picked = board.picker.drag or board.picker.picked
    person = board.person
    base = [id] if not (id in picked and board.picker.drag) else list(board.picker.drag)
    accepts = board.picker.allowed(base) if person is not None else ()
    able = person is not None and (board.can(id, picked) or id in picked)
    free = person is None and _is_own_sheriff(board, seat, card)
    if free:
        accepts, able = tuple(board.aims(seat)), board.badge_live
    box = card.box()
    if following is not None and following.box().x < box.right and card not in board.dragged_sprites:
        box = box._replace(w=max(12.0, following.box().x - box.x))
    element = Element(id, "card", name_of(board, seat, card), box, able, id in picked, explains=True)
    element.accepts = accepts
    element.dragging = card in board.dragged_sprites
    element.moving = card.flying or card.moving or board.tweens.moves(card)
    element.draggable = bool(accepts) or (person is not None and board.view.phase == "switch")
    element.hit = card.holds
    return element


def _is_own_sheriff(board: LockdownPokerBoard, seat: int, card: Card) -> bool:
    holds = seat in board.badges() or (board.may_aim and seat == board.bottom)
    return holds and card.card == SHERIFF and seat == board.eyes


def name_of(board: LockdownPokerBoard, seat: int, card: Card) -> str:
    """A card in words, with its owner and what binds it; hidden ones by their place alone."""
    owner = board.table.plans[seat].name
    if card.card == HIDDEN:
        place = HOLE if card.id.startswith("hole") else SEVENTH
        what = board.say(board.game.card_name(place))
        return _("{card} of {name}, face down").format(card=what, name=owner)
    what = board.say(board.game.card_name(card.card))
    tag = board.pieces.shown[seat].tags.get(card.card) if seat in board.pieces.shown else None
    if tag is not None:
        return _("{card} of {name}, stands for {rank}").format(card=what, name=owner, rank="".join(tag))
    if card.card in board.pieces.locked:
        return _("{card} of {name}, locked").format(card=what, name=owner)
    return _("{card} of {name}").format(card=what, name=owner)


# ---------------------------------------------------------------- badges
def badge_place(board: LockdownPokerBoard, seat: int) -> tuple[float, float, float]:
    """Middle and radius of a person's badge."""
    if seat == board.bottom:
        return *layout.BADGE, layout.BADGE_R
    spot = board.pieces.spots[seat]
    return spot.medal[0] + spot.radius * 0.85, spot.medal[1] + spot.radius * 0.7, spot.radius * 0.62


def _badges(board: LockdownPokerBoard) -> Iterator[Element]:
    for seat in board.badges():
        x, y, r = badge_place(board, seat)
        id, live = f"sheriff:{seat}", board.badge_live
        name = _("the Sheriff of {name}: drag it onto a card").format(name=board.table.plans[seat].name)
        dragged = board.drag is not None and board.drag.id == id
        yield Element(id, "token", name, around(x, y, 2 * r, 2 * r), live, id in board.picker.picked,
                      dragged, accepts=tuple(board.aims(seat)), draggable=live, explains=True)  # fmt: skip
