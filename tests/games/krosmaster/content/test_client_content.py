"""What the drawings know of the game is written from its own tables, and what is printed comes from its content."""

from __future__ import annotations

import msgspec

from tests.games.krosmaster.arenas import GAME
from tools.gen_content import ARENA_FILE, arena_content
from warbook.games.krosmaster.present.cardbook import Printed, printed


def test_the_drawings_number_things_as_the_game_does() -> None:
    assert ARENA_FILE.read_text(encoding="utf-8") == arena_content(), "run: python -m tools.gen_content"


def test_what_is_printed_can_be_sent_and_is_numbered_like_events() -> None:
    told = msgspec.json.decode(msgspec.json.encode(printed(GAME)), type=Printed)
    tables = GAME.tables
    assert list(told.kinds) == tables.kind_names
    assert list(told.spells) == tables.spell_names
    assert list(told.rewards) == tables.reward_names
    assert list(told.tokens) == [tables.reward_names[reward] for reward in tables.tokens]
    assert told.figures["king"].spells == ("gobbolob", "summon-gobball")
    assert told.hash == GAME.content
