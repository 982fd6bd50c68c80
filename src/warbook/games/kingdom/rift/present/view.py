"""The view of Rift in Time: the shared one, under the game's name."""

from __future__ import annotations

import msgspec

from warbook.games.kingdom.present.view import KingdomView
from warbook.games.kingdom.present.views.build import fields_of
from warbook.games.kingdom.state import KingdomState


class RiftView(KingdomView, frozen=True, kw_only=True, omit_defaults=True, tag_field="game", tag="rift-in-time"):
    """Everything one seat, or a spectator, may know."""


def view(state: KingdomState, seat: int) -> RiftView:
    """All that the seat, or the spectators (-1), may know."""
    return msgspec.convert(fields_of(state, seat), RiftView)
