"""The special dice: faces, jokers, successes (section 3). Compiled by mypyc."""

from __future__ import annotations

from typing import Final

from warbook.games.krosmaster.board.pieces import who
from warbook.games.krosmaster.present.events import Roll, Rolled
from warbook.games.krosmaster.state import KrosmasterState

CRITICAL: Final = 0  # KA-3.1
SHIELD: Final = 1
MAGNET: Final = 2
BOOT: Final = 3
CRITICAL_DODGE: Final = 4
WILD: Final = 5
FACES: Final = ["critical", "armor", "lock", "dodge", "critical-dodge", "wild"]

# successes by face: jokers count as if they were turned to the face that helps
FOR_CRITICAL: Final = [1, 0, 0, 0, 1, 1]  # KA-3.4
FOR_ARMOR: Final = [0, 1, 0, 0, 0, 1]  # KA-3.7
FOR_LOCK: Final = [0, 0, 1, 0, 0, 1]  # KA-3.6
FOR_DODGE: Final = [0, 0, 0, 1, 1, 1]  # KA-3.5
NOTHING: Final = [0, 0, 0, 0, 0, 0]


def is_joker(face: int) -> bool:
    """Whether the face has to be turned to a plain one (KA-3.2)."""
    return face >= CRITICAL_DODGE


def may_become(joker: int, face: int) -> bool:
    """Whether a joker can be turned to a plain face (KA-3.2)."""
    return 0 <= face <= BOOT and (joker == WILD or (joker == CRITICAL_DODGE and (face == CRITICAL or face == BOOT)))


def throw(state: KrosmasterState, dice: int) -> list[int]:
    """Roll as many dice as are called for (KA-1.4): their faces, in order."""
    return [int(state.rng.below(6)) for _ in range(dice)]  # KA-1.4


def hits_of(faces: list[int], counted: list[int]) -> int:
    """How many faces are successes."""
    hits = 0
    for face in faces:
        hits += counted[face]
    return hits


def roll(state: KrosmasterState, dice: int, counted: list[int], what: Roll, piece: int, rule: str) -> int:
    """Roll dice for a piece: the number of successes, jokers turned to the face that helps (KA-3.3)."""
    if dice <= 0:
        return 0
    faces = throw(state, dice)
    hits = hits_of(faces, counted)
    if state.log is not None:
        seat = int(state.owner[piece])
        name = who(state, piece)
        state.log.append(Rolled(rule=rule, roll=what, seat=seat, piece=piece, who=name, faces=tuple(faces), hits=hits))
    return hits
