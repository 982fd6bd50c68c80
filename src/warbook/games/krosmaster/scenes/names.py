"""Names of pieces, seats, spells and rewards in the texts of scenes and actions."""

from __future__ import annotations

import re
from typing import Final

from warbook.games.krosmaster.combat.spells import slots_of, spell_in
from warbook.games.krosmaster.content.tables import NOBODY
from warbook.games.krosmaster.frames import KROSMASTERS, PIECES
from warbook.games.krosmaster.present.notation import SEATS
from warbook.games.krosmaster.state import KrosmasterState

NAMED: Final = re.compile(r"(?:(red|blue|green|yellow)\.)?([a-z0-9-]+)(?:#([1-9]))?|p([0-9]{1,2})")
OF_PIECES: Final = ("lay", "next", "bomb", "locker", "assign", "fallen", "line-up", "place")


def seat_named(state: KrosmasterState, word: str) -> int:
    """The seat of a colour."""
    if word not in SEATS[: state.seats]:
        raise ValueError(f"{word!r} is not a seat: {', '.join(SEATS[: state.seats])}")
    return SEATS.index(word)


def piece_named(state: KrosmasterState, word: str) -> int:
    """The piece that a scene's text calls so: bill, bill#2, red.bill, p3; in the arena or not any more."""
    match = NAMED.fullmatch(word)
    if match is None or (match[4] is None and match[2] not in state.tables.kind_names):
        raise ValueError(f"{word!r} is not the name of a piece")
    if match[4] is not None:
        return int(match[4])
    kind = state.tables.kind_names.index(match[2])
    found = [piece for piece in range(PIECES) if state.kind[piece] == kind and state.owner[piece] != NOBODY]
    owners = {int(state.owner[piece]) for piece in found}
    if match[1] is not None:
        owners = {SEATS.index(match[1])}
    if len(owners) > 1:
        raise ValueError(f"{word!r}: say whose it is, like red.{word}")
    found = [piece for piece in found if state.owner[piece] in owners]
    place = int(match[3] or 1) - 1
    if place >= len(found):
        raise ValueError(f"{word!r}: there is none")
    return found[place]


def spoken(state: KrosmasterState, text: str) -> str:
    """An action with names in it, in plain notation: `cast gobbolob E6`, `lay 1 king`, `use J11`, `next tofu#2`."""
    words = text.split()
    active = state.active
    if len(words) > 1 and words[0] in ("cast", "break") and active != NOBODY:
        names = [state.tables.spell_names[spell_in(state, active, slot)] for slot in range(slots_of(state, active))]
        if words[1] in names:
            words[1] = str(names.index(words[1]) + 1)
    elif len(words) > 1 and words[0] == "use" and 0 <= active < KROSMASTERS:
        names = [state.tables.reward_names[state.tables.tokens[token]] for token in state.held[active]]
        if words[1] in names:
            words[1] = str(names.index(words[1]) + 1)
    elif words and words[0] in OF_PIECES:
        words[1:] = [f"p{piece_named(state, word)}" if _is_name(state, word) else word for word in words[1:]]
    return " ".join(words)


def _is_name(state: KrosmasterState, word: str) -> bool:
    match = NAMED.fullmatch(word)
    return match is not None and match[2] in state.tables.kind_names
