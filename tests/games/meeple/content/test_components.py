"""What is in the box, and what is printed on the tiles: chapters 2 and 20."""

from __future__ import annotations

import pytest

from tests.games.meeple.boards import GAME, TABLES, Table
from tests.rules import fact, rule
from warbook.games.meeple.content.tables import ACTIONS, NONE, RECYCLE
from warbook.games.meeple.frames import SLOTS
from warbook.games.meeple.present.notation import SEATS
from warbook.games.meeple.present.view import view

CONTENT = TABLES.content
BUILDINGS = [
    *("square", "airship", "raiders", "pilots", "guild"),
    *("monastery", "factory", "catapult", "school", "university"),
]

# chapter 2


@rule("MW-2.1")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_each_player_has_13_meeples(seats: int) -> None:
    state = GAME.setup("normal", seats, {}, 1)
    on_the_ladder = 1
    assert [int(state.reserve[seat] + state.depot[seat]) + on_the_ladder for seat in range(seats)] == [13] * seats


@rule("MW-2.2", "MW-2.3")
@pytest.mark.parametrize("scenario", ["normal", "quick"])
def test_every_player_owns_the_same_ten_buildings(scenario: str) -> None:
    seen = view(GAME.setup(scenario, 4, {}, 1), 0)
    for player in seen.players:
        standing = [slot.building for slot in seen.slots if slot.slot // SLOTS == player.seat and slot.building]
        assert sorted([*player.stock, *standing]) == sorted(BUILDINGS)


@rule("MW-2.2")
def test_a_building_has_a_site_on_its_back() -> None:
    table = Table()
    table.building("orange-F", "square", "E1")
    table.state.pending = 1
    table.begin(3).do("build F monastery L")
    site = view(table.state, 0).slots[1]
    assert site.building == "monastery" and not site.done and site.defence == 2
    table.until("orange fork").do("fork 1")
    building = view(table.state, 0).slots[1]
    assert building.building == "monastery" and building.done and building.defence == 4


@rule("MW-2.3")
def test_the_ten_buildings() -> None:
    assert list(CONTENT.buildings) == BUILDINGS


@rule("MW-2.4")
@pytest.mark.parametrize(("scenario", "standing"), [("normal", 1), ("quick", 3)])
def test_each_player_has_four_workers(scenario: str, standing: int) -> None:
    state = GAME.setup(scenario, 4, {}, 1)
    assert [int(state.workers[seat]) + standing for seat in range(4)] == [4] * 4


@rule("MW-2.5")
def test_a_village_has_four_slots_and_no_fifth() -> None:
    table = Table()
    table.building("orange-F", "square", "E1")
    table.state.pending = 1
    table.begin(3)
    where = {offer.split()[-1] for offer in table.offers("build")}
    assert where == {"F", "L", "R", "B"}
    with pytest.raises(ValueError):
        table.action("build F factory X")


@rule("MW-2.6", "MW-4.12")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_each_player_has_a_gate_a_mountain_a_depot_and_a_tree(seats: int) -> None:
    state = GAME.setup("normal", seats, {}, 1)
    assert len({int(state.gate[seat]) for seat in range(seats)} - {NONE}) == seats
    assert [int(state.honour[seat]) for seat in range(seats)] == [0] * seats
    assert [int(state.depot[seat]) for seat in range(seats)] == [2] * seats
    assert [int(state.tree[seat]) for seat in range(seats)] == [1] * seats


@rule("MW-2.6")
def test_there_is_only_one_tree_for_each() -> None:
    table = Table().begin(0).do("tree T01 NE")
    assert table.refused("tree T01 NW") == "MW-17.8" and table.offers("tree") == []
    table.do("fork 1", "done")
    assert table.asks == "blue fork" and table.refused("tree T01 NW") == ""


@rule("MW-2.7")
def test_the_four_colours() -> None:
    assert SEATS == ("orange", "blue", "green", "purple")
    table = Table(4, 3).begin(0)
    assert table.asks == "purple fork"


@rule("MW-2.8", "MW-2.10")
def test_36_tiles_and_what_is_on_them() -> None:
    kinds = [tile.kind for tile in CONTENT.tiles.values() for _ in range(tile.count)]
    assert len(kinds) == 36 == TABLES.tiles
    assert {kind: kinds.count(kind) for kind in set(kinds)} == {
        "shield": 1,
        "forge": 1,
        "tower": 5,
        "village": 3,
        "hut": 2,
        "cave": 2,
        "altar": 2,
        "tunnel": 3,
        "blank": 17,
    }


@rule("MW-2.9", "MW-2.11")
def test_eleven_of_them_are_for_the_set_up() -> None:
    marked = {tile.setup: (tile.kind, tile.count, tile.forest) for tile in CONTENT.tiles.values() if tile.setup}
    assert marked == {"A": ("tower", 2, ()), "B": ("blank", 6, ()), "C": ("tunnel", 3, ())}
    assert [bool(letter) for letter in TABLES.letters].count(True) == 11
    assert TABLES.letters.count("") == 25


@rule("MW-2.12", "MW-4.12")
def test_five_upgrade_tokens_all_different() -> None:
    assert sorted(token.bonus for token in CONTENT.tokens.values()) == [
        "assemble",
        "deploy",
        "forge",
        "nature",
        "shield",
    ]
    assert view(GAME.setup("normal", 2, {}, 1), 0).pool == ("U1", "U2", "U3", "U4", "U5")


@rule("MW-2.12")
def test_a_token_taken_is_not_there_for_anybody_else() -> None:
    table = Table()
    table.waits("L", "university", "E2")
    table.begin(3).do("upgrade L U4")
    table.state.turn = 1
    table.waits("L", "university", "E2")
    table.begin(3)
    assert table.offers("upgrade") == ["upgrade L U1", "upgrade L U2", "upgrade L U3", "upgrade L U5"]
    assert table.refused("upgrade L U4") == "MW-10.48"


@rule("MW-2.13")
def test_the_ladder_has_seven_steps_and_the_hammer_is_the_current_players() -> None:
    state = GAME.setup("normal", 3, {}, 1)
    seen = view(state, 0)
    assert seen.ladder == 7 and seen.turn == state.first
    assert [player.bravery for player in seen.players] == [0, 0, 0]


# chapter 20

# defence finished, defence as a site, build steps, and for each end its way and its action
PRINTED = {
    "square": (6, 6, 3, ["E1 build", "E2 assemble 2", "E3 deploy 2"]),
    "airship": (3, 2, 2, ["E1 stealth", "a E2 airborne", "a E3 reinforce 2"]),
    "raiders": (3, 2, 2, ["E1 stealth", "a E2 deploy 3", "a E3 intimidate 3"]),
    "pilots": (3, 2, 2, ["E1 reinforce 1", "a E2 reinforce 3"]),
    "guild": (3, 2, 2, ["E1 productivity", "E2 build", "a E3 assemble 2"]),
    "monastery": (4, 2, 2, ["a E1 convert", "a E2 intimidate 2"]),
    "factory": (3, 2, 2, ["E1 recycle", "a E2 assemble 3"]),
    "catapult": (2, 2, 3, ["a b E1 bomb", "a b E2 burn"]),
    "school": (4, 2, 3, ["a E1 assemble 3", "a E2 deploy 4"]),
    "university": (3, 2, 2, ["E1 assemble 2", "a E2 upgrade", "a E3 productivity"]),
}


def ends_of(name: str) -> list[str]:
    """Every way through the path of a building as the tables have it: spaces, action, number."""
    path = TABLES.paths[TABLES.building_names.index(name)]
    found: list[str] = []
    ways = [[0]]
    while ways:
        way = ways.pop(0)
        space = way[-1]
        ways += [[*way, further] for further in path.after[space]]
        if path.action[space] != NONE:
            words = [path.names[each] for each in way[1:]] + [ACTIONS[path.action[space]]]
            found.append(" ".join(words + ([str(path.n[space])] if path.n[space] else [])))
    return sorted(found)


@rule("MW-20.1")
@pytest.mark.parametrize("name", BUILDINGS)
def test_what_is_printed_on_a_building(name: str) -> None:
    defence, site, steps, ends = PRINTED[name]
    number = TABLES.building_names.index(name)
    assert (TABLES.defence[number], TABLES.site_defence[number], TABLES.build[number]) == (defence, site, steps)
    assert ends_of(name) == sorted(ends)


@rule("MW-20.1")
def test_only_the_village_square_has_six_defence_spaces() -> None:
    assert [name for name, building in CONTENT.buildings.items() if building.defence >= 6] == ["square"]


@rule("MW-20.2", "MW-8.6")
@pytest.mark.parametrize("name", [name for name in BUILDINGS if name != "square"])
def test_a_site_is_finished_after_its_build_steps(name: str) -> None:
    table = Table()
    table.building("orange-F", name, done=False)
    for step in range(1, PRINTED[name][2]):
        table.begin(2)
        assert table.worker("orange-F") == str(step) and not table.state.done[0]
        table.state.turn = 0
    table.begin(2)
    assert table.state.done[0] == 1 and table.worker("orange-F") == "S"


@rule("MW-20.3")
@pytest.mark.parametrize("name", BUILDINGS)
def test_a_site_has_two_defence_spaces_but_the_square_six(name: str) -> None:
    table = Table()
    table.building("blue-F", name, done=False)
    table.put("orange", "T04", 9)
    table.begin(4)
    entered = 0
    while table.refused("step T04 E") == "":
        table.do("step T04 E")
        entered += 1
    assert entered == (6 if name == "square" else 2) and table.refused("step T04 E") == "MW-11.7"


@fact("MW-20.4")
def test_each_of_the_13_actions_is_on_some_building() -> None:
    drawn = {action for path in TABLES.paths for action in path.action} - {NONE}
    assert drawn == set(range(13)) and RECYCLE in drawn


@rule("MW-20.5")
@pytest.mark.parametrize("name", BUILDINGS)
def test_a_path_branches_and_never_joins(name: str) -> None:
    path = TABLES.paths[TABLES.building_names.index(name)]
    before = [further for after in path.after for further in after]
    assert sorted(before) == list(range(1, len(path.names)))  # each space but the start comes after exactly one
    for space, after in enumerate(path.after):
        assert (path.action[space] == NONE) == bool(after)  # actions stand where it goes no further


# tiles, kind, flags, forest edges, as the table of the rules gives them
TILES = {
    **dict.fromkeys(["T01", "T02", "T12", "T13"], ("tower", 1, ())),
    **dict.fromkeys(["T03", "T04", "T05", "T06", "T07", "T08", "T26", "T27", "T28"], ("blank", 0, ())),
    **dict.fromkeys(["T09", "T10", "T11"], ("tunnel", 0, ())),
    "T14": ("tower", 2, ()),
    "T15": ("shield", 0, ()),
    "T16": ("forge", 0, ()),
    **dict.fromkeys(["T17", "T18", "T19"], ("village", 0, ())),
    **dict.fromkeys(["T20", "T21"], ("hut", 0, ())),
    **dict.fromkeys(["T22", "T23"], ("cave", 0, ())),
    **dict.fromkeys(["T24", "T25"], ("altar", 0, ())),
    **dict.fromkeys(["T29", "T30"], ("blank", 0, (1, 2))),
    "T31": ("blank", 0, (1, 4)),
    **dict.fromkeys(["T32", "T33"], ("blank", 0, (1, 2, 3))),
    "T34": ("blank", 0, (1, 3, 5)),
    "T35": ("blank", 0, (1, 2, 4, 5)),
    "T36": ("blank", 0, (1, 2, 3, 4, 5)),
}


@rule("MW-20.6", "MW-3.8")
def test_what_is_printed_on_the_36_tiles() -> None:
    table = Table()
    for number, code in enumerate(sorted(set(TILES) - {"T01", "T03", "T04"})):
        table.lay(code, 50 + 2 * number, 50)
    seen = view(table.begin(0).state, 0)
    assert {tile.code: (tile.kind, tile.flags, tile.forest) for tile in seen.tiles} == TILES
