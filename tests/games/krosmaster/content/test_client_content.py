"""What is printed comes from the content."""

from __future__ import annotations

import msgspec

from tests.games.krosmaster.arenas import GAME
from warbook.games.krosmaster.present.cardbook import Printed, printed


def test_what_is_printed_can_be_sent_and_is_numbered_like_events() -> None:
    told = msgspec.json.decode(msgspec.json.encode(printed(GAME)), type=Printed)
    tables = GAME.tables
    assert list(told.kinds) == tables.kind_names
    assert list(told.spells) == tables.spell_names
    assert list(told.rewards) == tables.reward_names
    assert list(told.tokens) == [tables.reward_names[reward] for reward in tables.tokens]
    assert told.figures["king"].spells == ("gobbolob", "summon-gobball")
    assert told.hash == GAME.content
