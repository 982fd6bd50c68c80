"""Content packs of Rift in Time: what they change is played, shown and named; a broken one is left out with a word."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.games.kingdom.boards import GAME
from tests.games.kingdom.random_games import by_verb
from warbook.cli.arguments import texts_for
from warbook.cli.play.render.kingdom.table import KingdomTable
from warbook.cli.play.screen import Recent
from warbook.games.kingdom import rift
from warbook.games.kingdom.present.cardbook import printed
from warbook.games.kingdom.present.view import KingdomView
from warbook.games.kingdom.rift.game import RiftInTime
from warbook.kernel.api import SPECTATOR
from warbook.kernel.content.texts import LANGUAGES
from warbook.kernel.rng import seeded
from warbook.kernel.run import Step, step

NAME = 'name = "Test"\nversion = "1"\n'
ENEMY = '[enemy.rat]\ncode = "q"\nicons = ["fast"]\nsource = "made up"\n'
HORDE = """
[horde.H1-01]
kind = "normal"
tier = 1
crystals = 1
grid = [".....", ".qq..", ".qq..", ".....", "....."]
source = "made up"

[horde.XX-01]
kind = "normal"
tier = 1
crystals = 2
grid = [".....", ".....", "..q..", ".....", "....."]
source = "made up"
"""


def written(home: Path, **files: str) -> Path:
    """A data folder with one pack of these files; `text_en` stands for text/en.ftl."""
    folder = home / "packs" / "rift-in-time" / "more"
    (folder / "text").mkdir(parents=True)
    (folder / "pack.toml").write_text(NAME, encoding="utf-8")
    for name, text in files.items():
        file = folder / "text" / f"{name[5:]}.ftl" if name.startswith("text_") else folder / f"{name}.toml"
        file.write_text(text, encoding="utf-8")
    return home


@pytest.fixture
def game(tmp_path: Path) -> RiftInTime:
    text = "enemy-rat = Giant Rat\nhorde-XX-01 = Lone Rat\n"
    return RiftInTime(written(tmp_path, enemies=ENEMY, hordes=HORDE, text_en=text))


def test_what_a_pack_adds_is_there(game: RiftInTime) -> None:
    assert game.notices() == []
    assert game.content != GAME.content
    told = printed(game)
    assert told.enemies["rat"].icons == ("fast",) and told.hordes["H1-01"].grid[1] == ".qq.."
    assert list(told.hordes)[-1] == "XX-01"


def test_it_is_named_in_every_language(game: RiftInTime) -> None:
    names = {language: texts_for(game, language).say("horde-XX-01") for language in LANGUAGES}
    assert names["en"] == "Lone Rat" and all(names.values())


def test_a_game_with_it_is_played_shown_and_told(game: RiftInTime) -> None:
    table = KingdomTable(game, texts_for(game, "en"), False)
    met: set[str] = set()
    for seed in range(12):
        state = game.setup("RS01", 2, {}, seed)
        rng = seeded(seed)
        while not state.over:
            seat = game.acting(state)[0]
            before = game.view(state, SPECTATOR)
            assert isinstance(before, KingdomView)
            met |= {tray.card for tray in before.trays}
            done = step(game, state, by_verb(game.legal(state, seat), rng))
            assert isinstance(done, Step)
            assert all(table.texts.say(line.key, line.words) for line in table.tell(done.events))
        table.screen(game.view(state, SPECTATOR), Recent(), ["", ""], 100)
        assert game.dump(game.load(game.dump(state))) == game.dump(state)
    assert {"XX-01", "H1-01"} <= met


@pytest.mark.parametrize(
    ("wrong", "key"),
    [
        (HORDE.replace("..q..", "..?.."), "XX-01"),
        (HORDE.replace('"..q..", ', ""), "XX-01"),
        (HORDE.replace('kind = "normal"', 'kind = "odd"'), "kind"),
    ],
)
def test_a_broken_pack_is_left_out_with_a_word(tmp_path: Path, wrong: str, key: str) -> None:
    game = RiftInTime(written(tmp_path, enemies=ENEMY, hordes=wrong))
    (notice,) = game.notices()
    assert key in str(notice.words) and "hordes.toml" in str(notice.words)
    assert game.content == GAME.content


@pytest.mark.parametrize(
    ("wrong", "key"), [("count = { 2 = 3 }", "boss.blackburn"), ("count = { 1 = 0, 2 = 3, 3 = 3, 4 = 3 }", "count.1")]
)
def test_a_boss_without_health_cards_is_left_out(tmp_path: Path, wrong: str, key: str) -> None:
    bosses = (Path(rift.__file__).parent / "content" / "bosses.toml").read_text("utf-8")
    there = "count = { 1 = 2, 2 = 3, 3 = 3, 4 = 3 }"
    assert there in bosses
    (notice,) = RiftInTime(written(tmp_path, bosses=bosses.replace(there, wrong))).notices()
    assert key in str(notice.words) and "bosses.toml" in str(notice.words)
