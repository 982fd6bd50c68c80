"""A game with several scenarios, options for some of them, and content packs: what the server makes of it."""

import asyncio
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.contract.faults import Delegate
from warbook import games
from warbook.cli import arguments
from warbook.cli.commands import games as listing
from warbook.games import GAMES
from warbook.kernel.api import Game
from warbook.kernel.mistakes import Said
from warbook.kernel.wire import Notice, Setting, pack_left_out
from warbook.server.errors import Denied
from warbook.server.http import library
from warbook.server.http.forms import SeatForm, TableForm
from warbook.server.http.lessons import lesson_names
from warbook.server.limits import Limits
from warbook.server.store.sqlite import SqliteStore
from warbook.server.table.registry import Registry

ME, BOT = SeatForm("me"), SeatForm("bot", bot="random")
NAME = "summoner-war"


class Several(Delegate):
    """Summoner War as if it had two more scenarios; only the standard one can really be set up."""

    def __init__(self) -> None:
        super().__init__()
        self.scenarios = ["standard", "crowd", "either"]
        self.players = [2, 3, 4]
        self.settings = [*self.settings, Setting("loot", "few", ("few", "many"), scenarios=("crowd",))]

    def seats(self, scenario: str) -> list[int]:
        return {"standard": [2], "crowd": [4], "either": [3, 2]}[scenario]

    def notices(self) -> list[Notice]:
        return [pack_left_out("dragons", "dragons/cards.toml", "cards.WYRM.bearer", "there is no piece X")]

    def words(self, language: str) -> str:
        extra = "\n".join(f"scenario-{name} = {name}\nscenario-{name}-about = {name}" for name in ("crowd", "either"))
        loot = "option-loot = Loot\noption-loot-few = few\noption-loot-many = many"
        return f"{extra}\n{loot}\nside-red = Dragons ({language})\n"


Several.__module__ = "warbook.games.summoner.game"  # where its texts, rules and lessons are


@pytest.fixture(autouse=True)
def several(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    def made(data: Path | None) -> list[Game[Any]]:
        return [Several()]

    with monkeypatch.context() as patched:
        patched.setattr(games, "made", made)
        GAMES.forget()
        library.texts.cache_clear()
        yield
    GAMES.forget()
    library.texts.cache_clear()


def denied(form: TableForm, folder: Path) -> str:
    """The key with which a table is refused."""

    async def made() -> str:
        registry = Registry(SqliteStore(folder / "tables.sqlite"), Limits())
        await registry.open()
        try:
            await registry.make(form, "ada")
        except Denied as error:
            return error.key
        finally:
            await registry.close()
        return ""

    return asyncio.run(made())


def test_the_list_of_games_tells_the_seats_of_each_scenario() -> None:
    (info,) = library.games()
    assert [(each.name, each.seats) for each in info.scenarios] == [
        ("standard", (2,)),
        ("crowd", (4,)),
        ("either", (3, 2)),
    ]
    assert [setting.scenarios for setting in info.settings if setting.name == "loot"] == [("crowd",)]
    assert info.lessons == lesson_names(NAME) == ("first",)
    assert [notice.text for notice in info.notices] == ["pack-left-out"]


@pytest.mark.parametrize(
    ("form", "key"),
    [
        (TableForm(NAME, [ME, BOT]), ""),
        (TableForm(NAME, [ME, BOT], scenario="standard"), ""),
        (TableForm(NAME, [ME, BOT, BOT, BOT]), "server-seats"),
        (TableForm(NAME, [ME, BOT], scenario="crowd"), "server-seats"),
        (TableForm(NAME, [ME, BOT], scenario="nowhere"), "server-no-scenario"),
        (TableForm(NAME, [ME, BOT], options={"loot": "many"}), "server-option"),
        # as far as the rules themselves, which know of no crowd
        (TableForm(NAME, [ME, BOT, BOT, BOT], scenario="crowd"), "server-mistake"),
    ],
)
def test_a_table_has_the_seats_and_the_options_of_its_scenario(form: TableForm, key: str, tmp_path: Path) -> None:
    assert denied(form, tmp_path) == key


def test_a_games_words_are_a_document_of_their_own_and_packs_have_the_last_word() -> None:
    shared, own = library.texts("en").ftl, library.texts("en", NAME).ftl
    assert "server-no-game" in shared and "side-red" not in shared
    assert "server-no-game" not in own
    assert own.index("side-red = Red") < own.index("side-red = Dragons (en)")
    assert "Dragons (pl)" in library.texts("pl", NAME).ftl
    for language, game, key in [("de", NAME, "server-no-language"), ("en", "chess", "server-no-game")]:
        with pytest.raises(Denied) as error:
            library.texts(language, game)
        assert error.value.key == key


def test_the_terminal_says_what_is_wrong_with_a_pack(capsys: pytest.CaptureFixture[str]) -> None:
    arguments.warn("play", GAMES.values(), "en")
    assert capsys.readouterr().err == (
        "warbook play: The content pack dragons was left out: "
        "dragons/cards.toml, cards.WYRM.bearer: there is no piece X.\n"
    )
    assert arguments.texts_for(GAMES[NAME], "en").say("side-red") == "Dragons (en)"


def test_a_pack_may_be_wrong_as_a_whole() -> None:
    for key in ("", "-"):
        notice = pack_left_out("dragons", "dragons/pack.toml", key, "there is no such file")
        assert arguments.texts_for(GAMES[NAME], "en").say(notice.text, notice.words) == (
            "The content pack dragons was left out: dragons/pack.toml: there is no such file."
        )


def test_the_terminal_knows_scenarios_and_their_options(capsys: pytest.CaptureFixture[str]) -> None:
    game = GAMES[NAME]
    assert arguments.scenario_named(game, None) == "standard"
    assert arguments.scenario_named(game, "crowd") == "crowd"
    for wrong in (
        lambda: arguments.scenario_named(game, "nowhere"),
        lambda: arguments.read_settings(game, ["loot=many"], "standard"),
    ):
        with pytest.raises(Said):
            wrong()
    listing.run(["--lang", "en"])
    shown = capsys.readouterr().out
    assert "crowd · 4 players" in shown and "either · 3 players / 2 players" in shown
    assert "Loot (crowd)" in shown
