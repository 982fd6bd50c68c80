"""The whole state as canonical JSON and back, secrets included: for saves, digests and worker processes."""

from __future__ import annotations

from typing import Annotated, Final

import msgspec
from msgspec import Meta

from warbook.games.sample_game.content.tables import CELLS, NOWHERE, is_home
from warbook.games.sample_game.options import PLAYERS, SCENARIOS, read_options
from warbook.games.sample_game.state import BY_TIME, HIDE, SEATS, TURN, SampleGameState, new_state
from warbook.kernel.dump import Bits, Common, Fields, decoded, encoded, hold
from warbook.kernel.rng import restored

Cell = Annotated[int, Meta(ge=NOWHERE, lt=CELLS)]
BySeat = Meta(min_length=SEATS, max_length=SEATS)


class StateDump(Common, frozen=True, forbid_unknown_fields=True):
    """Every column of the state."""

    scout: Annotated[list[Annotated[int, Meta(ge=0, lt=CELLS)]], BySeat]
    banner: Annotated[list[Cell], BySeat]
    searched: Annotated[int, Meta(ge=0, lt=2**CELLS)]
    turns: Bits
    winner: Annotated[int, Meta(ge=-1, lt=SEATS)]
    ending: Annotated[int, Meta(ge=0, le=BY_TIME)]


_DECODER = msgspec.json.Decoder(StateDump)
_FIELDS: Final = Fields(
    columns=("scout", "banner"),
    plain=("steps", "revealed", "over", "searched", "turns", "winner", "ending"),
)


def dump(state: SampleGameState) -> bytes:
    """The whole state as JSON with its fields in a fixed order."""
    told = _FIELDS.told(state) | {"options": state.options.texts}
    return encoded(StateDump.__struct_fields__, told)


def load(data: bytes) -> SampleGameState:
    """The state that `dump` wrote; anything else is a ValueError that names the place."""
    return decoded("sample-game", _DECODER, data, _loaded)


def _loaded(dumped: StateDump) -> SampleGameState:
    _check(dumped)
    state = new_state(read_options(SCENARIOS[0], PLAYERS[0], dumped.options), restored(dumped.rng))
    _FIELDS.restore(state, dumped)
    return state


def _check(dumped: StateDump) -> None:
    """What the shape of the fields cannot tell."""
    red, blue = dumped.scout
    hold(
        {
            "scout: both stand on the same cell": red != blue,
            "banner: one does not lie at home": all(
                cell == NOWHERE or is_home(seat, cell) for seat, cell in enumerate(dumped.banner)
            ),
            "searched: a banner lies on a searched cell": all(
                cell == NOWHERE or not dumped.searched >> cell & 1 for cell in dumped.banner
            ),
            "stack: a frame is of no kind or of no seat": all(
                frame[0] in (HIDE, TURN) and 0 <= frame[1] < SEATS for frame in dumped.stack
            ),
            "stack: a game that goes on asks one question, one that is over asks none": len(dumped.stack)
            == (0 if dumped.over else 1),
        }
    )
