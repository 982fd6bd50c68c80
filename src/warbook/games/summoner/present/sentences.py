"""What each event says: a key of the texts and its words. An action is told by what came of it where that says all."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from warbook.games.summoner.content.tables import CHOICE, CODES, LETTERS, NOBODY, SIGN
from warbook.games.summoner.present import events as told
from warbook.games.summoner.present.notation import write_cell
from warbook.games.summoner.present.view import ENDINGS
from warbook.games.summoner.verbs import ATTACK, DECLINE, HIDDEN_ATTACK, card_of, dst_of, lined_cell, src_of
from warbook.kernel.api import Action, arg_of, verb_of
from warbook.kernel.wire import Argument, Event, Sentence

Words = dict[str, Argument]
SIDES: Final = ("red", "blue")
SUMMONED: Final = "SW-9-1"  # rules as keys write them
WALKED: Final = "SW-7-1"
# rules whose events have a sentence of their own: a trap kills in other words than a blade
SPECIAL: Final = {
    "event-reveal": (SUMMONED, "SW-9-5", "SW-11-81"),
    "event-move": ("SW-8-18", "SW-7-76"),
    "event-die": ("SW-8-18", "SW-8-13", "SW-8-17", "SW-15-46", "SW-11-51", "SW-11-91", "SW-11-112"),
    "event-turn": ("SW-2-1", "SW-8-16"),
}


def sentence(event: Event) -> Sentence | None:
    """What an event says; None for one that others tell better, or that was a secret step of a preparation."""
    return SAYS[type(event)](event)


def acted(event: told.Acted) -> Sentence | None:
    """An attack, the use of a card, a decline; what became of any other action tells it better."""
    verb, arg = verb_of(Action(event.action)), arg_of(Action(event.action))
    words = side(event.side)
    card = card_of(verb)
    if card != NOBODY:
        return used(event.side, card, arg)
    if verb == DECLINE:
        return Sentence("event-forgo", words, event.side, heads=True)
    if verb not in (ATTACK, HIDDEN_ATTACK):
        return None
    key = "event-attack" if verb == ATTACK else "event-attack-hidden"
    return Sentence(key, {**words, **way(src_of(arg), dst_of(arg))}, event.side, heads=True)


def used(seat: int, card: int, arg: int) -> Sentence:
    """The use of a card: what it was aimed at, unless the next event says it."""
    words: Words = {**side(seat), "card": f"@card-{CODES[card]}"}
    match CHOICE[card]:
        case "cell":
            return Sentence("event-use-on", {**words, "cell": write_cell(arg)}, seat, heads=True)
        case "cell-lines":
            return Sentence("event-use-on", {**words, "cell": write_cell(lined_cell(arg))}, seat, heads=True)
        case "cells" if SIGN[card] == "$":
            return Sentence("event-use-attack", {**words, **way(src_of(arg), dst_of(arg))}, seat, heads=True)
    return Sentence("event-use", words, seat, heads=True)


def revealed(event: told.Revealed) -> Sentence:
    """A summon is what the side has done."""
    return special("event-reveal", event, event.side, named(event), heads=rule_key(event) == SUMMONED)


def moved(event: told.Moved) -> Sentence:
    """A walk is what the side has done; an attacker moves on after its attack."""
    words = {**words_of(event.side, event.kind), **way(event.src, event.dst)}
    return special("event-move", event, event.side, words, heads=rule_key(event) == WALKED)


def died(event: told.Died) -> Sentence:
    """A transformed piece dies under the name it was known by."""
    if event.was in (NOBODY, event.kind):
        return special("event-die", event, event.side, named(event))
    words = {**named(event), "was": f"@piece-{LETTERS[event.was]}"}
    return Sentence("event-die-transformed", words, event.side)


def swapped(event: told.Swapped) -> Sentence:
    """The cells are all that everyone knows of the two."""
    return Sentence("event-swap", {"one": write_cell(event.one), "other": write_cell(event.other)})


def became(event: told.Became) -> Sentence:
    """What it was and what it is."""
    words = {**words_of(event.side, event.was), "cell": write_cell(event.cell)}
    return Sentence("event-become", {**words, "becomes": f"@piece-{LETTERS[event.kind]}"}, event.side)


def gained(event: told.Gained) -> Sentence:
    """A bonus that lasts."""
    return Sentence(f"event-bonus-{event.bonus}", named(event), event.side)


def of_piece(event: told.Hid | told.Survived) -> Sentence:
    """Something happens to a piece where it stands."""
    return Sentence(key_of(event), named(event), event.side)


def shown(event: told.CardShown) -> Sentence:
    """A card is public now."""
    return Sentence("event-card", {**side(event.side), "card": f"@card-{event.code}"}, event.side)


def of_side(event: told.Passed | told.Locked | told.DrawOffered | told.DrawDeclined) -> Sentence:
    """What a side has done, or has to do."""
    return Sentence(key_of(event), side(event.side), event.side, heads=True)


def began(event: told.TurnBegan) -> Sentence:
    """A turn needs a line only where it is not simply the other side's."""
    said = special("event-turn", event, event.side, side(event.side))
    return Sentence(said.text, said.words, said.seat, routine=said.text == "event-turn")


def ended(event: told.Ended) -> Sentence:
    """Who has won, and how."""
    winner = "none" if event.winner == NOBODY else SIDES[event.winner]
    ending = ENDINGS[event.ending].replace("_", "-")
    return Sentence(f"ending-{ending}", {"winner": winner}, event.winner, heads=True)


# words


def side(seat: int) -> Words:
    """A side, as the texts choose by it."""
    return {"side": SIDES[seat]}


def words_of(seat: int, kind: int) -> Words:
    """A piece by its type."""
    return {**side(seat), "piece": f"@piece-{LETTERS[kind]}"}


def named(event: told.Revealed | told.Died | told.Hid | told.Gained | told.Survived) -> Words:
    """The piece of an event, and where it is."""
    return {**words_of(event.side, event.kind), "cell": write_cell(event.cell)}


def way(src: int, dst: int) -> Words:
    """From one cell to another."""
    return {"cell": write_cell(src), "to": write_cell(dst)}


def key_of(event: Event) -> str:
    """The key of a kind of events."""
    return f"event-{event.__struct_config__.tag}"


def rule_key(event: Event) -> str:
    """The event's rule as keys write it."""
    return event.rule.replace(".", "-")


def special(key: str, event: Event, seat: int, words: Words, *, heads: bool = False) -> Sentence:
    """A sentence, with words of its own for some rules."""
    rule = rule_key(event)
    return Sentence(f"{key}-{rule}" if rule in SPECIAL[key] else key, words, seat, heads=heads)


# each is only ever given its own kind
SAYS: Final[dict[type[Event], Callable[[Any], Sentence | None]]] = {
    told.Acted: acted,
    told.Revealed: revealed,
    told.Moved: moved,
    told.Died: died,
    told.Swapped: swapped,
    told.Hid: of_piece,
    told.Became: became,
    told.Gained: gained,
    told.CardShown: shown,
    told.Survived: of_piece,
    told.Passed: of_side,
    told.Locked: of_side,
    told.TurnBegan: began,
    told.DrawOffered: of_side,
    told.DrawDeclined: of_side,
    told.Ended: ended,
}
