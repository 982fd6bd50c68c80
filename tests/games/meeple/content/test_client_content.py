"""What is printed comes from the content."""

from __future__ import annotations

import msgspec

from warbook.games.meeple.game import MeepleWar
from warbook.games.meeple.present.cardbook import Printed, printed


def test_what_is_printed_can_be_sent_and_is_numbered_like_events() -> None:
    game = MeepleWar(None)
    told = msgspec.json.decode(msgspec.json.encode(printed(game)), type=Printed)
    tables = game.tables
    assert [each.name for each in told.buildings] == list(tables.building_names)
    assert list(told.tokens) == list(tables.token_names)
    assert len(told.tiles) == tables.tiles
    assert set(told.tiles) <= set(told.faces)
    assert told.buildings[0].spaces[0].after == tuple(tables.paths[0].after[0])
    assert told.hash == tables.content.hash
