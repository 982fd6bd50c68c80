"""Pings: what a place is called, what a bot says of what it begins, and that nobody learns a secret by it."""

from __future__ import annotations

from tests.games.kingdom.boards import GAME, Table, new_game, staged
from warbook.games.kingdom.present.notation import CELL_NAMES
from warbook.kernel.api import Seat
from warbook.kernel.rng import seeded
from warbook.kernel.wire import Pick, Pointer

GOBLINS = "gg.../gg.../...../...../....."


def place(name: str) -> Pick:
    return Pick("cell", CELL_NAMES.index(name))


def told(table: Table, name: str) -> tuple[str, dict[str, str | int]] | None:
    found = GAME.thing(table.state, place(name))
    return None if found is None else (found.text, found.words)


def said(table: Table, text: str) -> Pointer | None:
    return GAME.pointer_of(table.state, table.action(text))


def test_a_place_is_called_by_what_is_most_worth_talking_about() -> None:
    table = staged(red="malik r3c1", blue="alleria t0 30", trays="H1-01 r3c2")
    assert told(table, "r3c2") == ("thing-horde", {"cell": "r3c2", "horde": "@horde-H1-01"})
    assert told(table, "r3c1") == ("thing-hero", {"cell": "r3c1", "hero": "@hero-malik"})
    assert told(table, "r1c2") == ("thing-site", {"cell": "r1c2"})
    assert told(table, "r1c1") == ("thing-space", {"cell": "r1c1"})
    assert told(table, "r0c0") is told(table, "r15c15") is None
    for stranger in (Pick("cell", -1), Pick("cell", 1000), Pick("piece", 50), Pick("button", 50)):
        assert GAME.thing(table.state, stranger) is None


def test_a_boss_is_a_horde_by_its_own_name() -> None:
    table = staged(scenario="RS04", boss="1/3")
    [(name, found)] = [(name, told(table, name)) for name in CELL_NAMES if "@boss-" in str(told(table, name))]
    assert found is not None and found[0] == "thing-horde" and name


def test_a_tower_is_announced_where_it_is_built_and_its_horde_with_the_first_tile_alone() -> None:
    table = staged(red="malik ; hand A4a", trays=f"{GOBLINS} 1/1 ; {GOBLINS} 1/2")
    build = next(text for text in table.offers("build") if text.startswith("build A4a"))
    ping = said(table, build)
    assert ping is not None and ping.word == "ping-build"
    assert told(table, CELL_NAMES[ping.pick.index]) == ("thing-site", {"cell": CELL_NAMES[ping.pick.index]})
    table.do(build)
    first = table.offers("tile")[0]
    assert said(table, first) == Pointer("ping-mine", place(table.tray(first.split()[1])))
    table.do(first)
    assert {said(table, text) for text in table.offers("tile")} == {None}, "the pieces that follow need no words"


def test_what_goes_without_saying_is_not_said() -> None:
    table = new_game()
    for text in table.offers():
        assert said(table, text) is None
    assert said(staged(red="malik r3c1"), "done") is None


def test_nobody_learns_from_a_ping_what_is_hidden() -> None:
    """A ping about the true game is the ping about any other that nobody can tell from it."""
    heard = 0
    for seed in (1, 2):
        state = GAME.setup("RS03", 2, {}, seed)
        rng = seeded(seed)
        for _ in range(150):
            seat = GAME.acting(state)[0]
            other = GAME.determinize(state, Seat(1 - seat), seeded(seed + 7))
            action = GAME.prior(state, seat, rng)
            ping = GAME.pointer_of(state, action)
            assert GAME.pointer_of(other, action) == ping
            for cell in state.field.spaces:
                assert GAME.thing(other, Pick("cell", cell)) == GAME.thing(state, Pick("cell", cell))
            if ping is not None:
                heard += 1
                assert ping.word in GAME.pointer_words() and GAME.thing(state, ping.pick) is not None
            GAME.apply(state, action)
            if state.over:
                break
    assert heard > 10
