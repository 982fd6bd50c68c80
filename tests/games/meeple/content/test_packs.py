"""Content packs of Meeple War: what they change is played, shown and named; a broken one is left out with a word."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.games.meeple.boards import GAME
from warbook.cli.arguments import texts_for
from warbook.cli.play.render.meeple.table import MeepleTable
from warbook.cli.play.screen import Recent
from warbook.games.meeple.game import MeepleWar
from warbook.games.meeple.present.cardbook import printed
from warbook.games.meeple.present.view import MeepleView
from warbook.kernel.api import SPECTATOR
from warbook.kernel.content.texts import LANGUAGES
from warbook.kernel.rng import seeded
from warbook.kernel.run import Step, step
from warbook.kernel.wire import pack_left_out

NAME = 'name = "Test"\nversion = "1"\n'
# a path with a fork of four, two steps long: more than any printed one
BANK = """
[building.bank]
defence = 1
site-defence = 1
build = 1
ends = [
    { steps = ["a", "E1"], action = "deploy", n = 8 },
    { steps = ["a", "E2"], action = "assemble", n = 8 },
    { steps = ["a", "E3"], action = "burn" },
    { steps = ["a", "E4"], action = "upgrade" },
    { steps = ["b", "c", "d", "E5"], action = "build" },
]
source = "made up"
"""
TILES = '[tile.lake]\nkind = "tower"\ncount = 3\nflags = 3\nforest = [0, 3]\nsource = "made up"\n'
TOKEN = '[token.X1]\nbonus = "deploy"\nsource = "made up"\n'


def written(home: Path, **files: str) -> Path:
    """A data folder with one pack of these files; `text_en` stands for text/en.ftl."""
    folder = home / "packs" / "meeple-war" / "more"
    (folder / "text").mkdir(parents=True)
    (folder / "pack.toml").write_text(NAME, encoding="utf-8")
    for name, text in files.items():
        file = folder / "text" / f"{name[5:]}.ftl" if name.startswith("text_") else folder / f"{name}.toml"
        file.write_text(text, encoding="utf-8")
    return home


@pytest.fixture
def game(tmp_path: Path) -> MeepleWar:
    quick = (Path(__file__).parents[4] / "src/warbook/games/meeple/content/numbers.toml").read_text("utf-8")
    assert '"university"' in quick
    numbers = quick.replace('"university"', '"bank"')
    return MeepleWar(
        written(
            tmp_path,
            buildings=BANK,
            tiles=TILES,
            tokens=TOKEN,
            numbers=numbers,
            text_en="building-bank = Old Bank\n",
            text_pl="building-bank = Stary bank\n",
        )
    )


def test_what_a_pack_adds_is_there(game: MeepleWar) -> None:
    assert game.notices() == []
    assert game.content != GAME.content
    told = printed(game)
    assert told.buildings[-1].name == "bank" and [space.action for space in told.buildings[-1].spaces][2] == "deploy"
    assert told.tiles[-3:] == ("lake", "lake", "lake") and told.codes[-3:] == ("lake", "lake2", "lake3")
    assert told.tokens["X1"].bonus == "deploy" and len(told.tokens) == 6


def test_it_is_named_in_every_language(game: MeepleWar) -> None:
    names = {language: texts_for(game, language).say("building-bank") for language in LANGUAGES}
    assert names == {"en": "Old Bank", "pl": "Stary bank", "zh-Hant": "Bank"}


@pytest.mark.parametrize("seats", [2, 4])
def test_a_game_with_it_is_played_shown_and_told(game: MeepleWar, seats: int) -> None:
    tables = [MeepleTable(game, texts_for(game, language), False) for language in LANGUAGES]
    rng = seeded(seats)
    state = game.setup("quick", seats, {}, 3)
    met: set[str] = set()
    for number in range(250):
        if state.over:
            break
        seat = game.acting(state)[0]
        decision = game.decision(state, seat)
        before = game.view(state, SPECTATOR)
        assert decision is not None and isinstance(before, MeepleView)
        for option in decision.options:
            assert game.read(option.notation, seat) == option.action
            met |= {str(word) for word in option.words.values()}
        done = step(game, state, game.legal(state, seat)[int(rng.below(len(decision.options)))])
        assert isinstance(done, Step)
        for table in tables[number % 3 : number % 3 + 1]:
            table.screen(before, Recent(), [""] * seats, 100)
            table.menu(before, decision)
            assert all(table.texts.say(line.key, line.words) for line in table.tell(done.events))
    assert game.dump(game.load(game.dump(state))) == game.dump(state)
    assert "lake" in met or "lake2" in met or "lake3" in met
    assert seats == 2 or "@building-bank" in met


def test_a_fork_of_four_is_called_by_three_of_its_ends(game: MeepleWar) -> None:
    for seed in range(20):
        state = game.setup("quick", 4, {}, seed)
        rng = seeded(seed)
        for _ in range(300):
            decision = None if state.over else game.decision(state, game.acting(state)[0])
            if decision is None:
                break
            texts = {option.text for option in decision.options if option.words.get("building") == "@building-bank"}
            if "do-fork-towards-3" in texts:
                assert "do-fork" in texts, "the other branch leads to no end with its next step"
                return
            options = game.legal(state, game.acting(state)[0])
            game.apply(state, options[int(rng.below(len(options)))])
    raise AssertionError("nobody's worker has stood at the fork")


def test_a_broken_pack_is_left_out_with_a_word(tmp_path: Path) -> None:
    game = MeepleWar(written(tmp_path, buildings=BANK.replace("n = 8", "n = 9", 1)))
    reason = "deploy takes a number from 1 to 8"
    assert game.notices() == [pack_left_out("more", "more/buildings.toml", "building.bank.ends[0].n", reason)]
    assert game.content == GAME.content
