"""Names of territories (cells) and spaces in the texts of actions."""

from __future__ import annotations

from typing import Final

from warbook.games.meeple.content.tables import NONE
from warbook.games.meeple.frames import FORK, SLOT_NAMES, SLOTS
from warbook.games.meeple.present.notation import SEATS
from warbook.games.meeple.scenes.players import CELL, place_named
from warbook.games.meeple.state import MeepleState

WITH_GATES: Final = (
    *("token", "tree", "bonus", "reinforce", "stealth", "intimidate", "burn", "drop", "spare", "step", "cave"),
    *("tunnel", "go-on", "altar", "kill", "battle", "honour"),
)


def spoken(state: MeepleState, text: str) -> str:
    """An action with names in it, in plain notation: `step 0,0 NW`, `burn L gate`, `fork E2`, `productivity L R E1`."""
    words = text.split()
    if words[:1] == ["fork"] and len(words) == 2 and not state.over and state.stack[-1].kind == FORK:
        words[1] = space_named(state, SLOTS * state.turn + state.stack[-1].a, words[1])
    elif words[:1] == ["productivity"] and len(words) == 4 and words[2] in SLOT_NAMES:
        words[3] = space_named(state, SLOTS * state.turn + SLOT_NAMES.index(words[2]), words[3])
    elif words and words[0] in WITH_GATES:
        seat = state.turn if state.over else state.stack[-1].seat
        words[1:] = [_territory(state, seat, words, place) for place in range(1, len(words))]
    return " ".join(words)


def _territory(state: MeepleState, seat: int, words: list[str], place: int) -> str:
    word = words[place]
    of_a_bonus = words[0] == "bonus" and place > 1  # there "gate" says where its meeple goes
    if not of_a_bonus and (CELL.fullmatch(word) or word == "gate" or word.startswith("gate-")):
        return state.tables.tile_names[place_named(state, seat, word)]
    return word


def space_named(state: MeepleState, slot: int, word: str) -> str:
    """The number of a space that is called so; a number as it is, and for sites too."""
    if state.building[slot] == NONE or not state.done[slot]:
        return word
    names = state.tables.paths[state.building[slot]].names
    return str(names.index(word)) if word in names else word


def seat_named(state: MeepleState, word: str) -> int:
    """The seat of a colour."""
    if word not in SEATS[: state.seats]:
        raise ValueError(f"{word!r} is not a player: {', '.join(SEATS[: state.seats])}")
    return SEATS.index(word)
