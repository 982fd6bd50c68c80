"""What is in the box: shapes, towers, enemies, horde cards, spells, scenarios (sections 25 to 28 and 30)."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Mapping
from functools import cache

import pytest

from tests.games.kingdom.boards import GAME, TABLES, new_game, staged
from tests.rules import fact, rule
from warbook.cli.arguments import texts_for
from warbook.games.kingdom.board.field import PATH, SITE, WHITE
from warbook.games.kingdom.board.shapes import squares_of
from warbook.games.kingdom.board.trays import cell_of
from warbook.games.kingdom.content.checks import check
from warbook.games.kingdom.content.schema import Content, Tower
from warbook.games.kingdom.content.tables import NORMAL
from warbook.games.kingdom.effects.vocabulary import DAMAGES
from warbook.games.kingdom.present.notation import CELL_NAMES
from warbook.kernel.content.texts import LANGUAGES

CONTENT = TABLES.content
GOBLINS = "gg.../gg.../...../...../....."
FAMILIES = {"archer": "A", "mage": "M", "artillery": "D", "barracks": "B"}
CAPS = {name: scenario.level_cap for name, scenario in CONTENT.scenarios.items()}


# tiles and towers


@rule("RT-25.1")
def test_the_eleven_shapes_and_their_turns() -> None:
    sizes = {name: sum(row.count("#") for row in shape.rows) for name, shape in CONTENT.shapes.items()}
    expected = {"I1": 1, "I2": 2, "I3": 3, "I4": 4, "L3": 3, "L4": 4, "T4": 4, "O4": 4, "P5": 5, "V5": 5, "R6": 6}
    assert sizes == expected
    shapes = {shape.name: shape for shape in TABLES.shapes}
    first = {
        (name, turn): tuple(squares_of(shapes[name].forms[shapes[name].after[turn]].masks[0]))
        for name in ("L3", "T4", "P5")
        for turn in range(4)
    }
    assert [first["L3", turn] for turn in range(4)] == [(0, 5, 6), (0, 1, 5), (0, 1, 6), (1, 5, 6)]
    assert [first["T4", turn] for turn in range(4)] == [(0, 1, 2, 6), (1, 5, 6, 11), (1, 5, 6, 7), (0, 5, 6, 10)]
    assert first["P5", 1] == (0, 1, 2, 6, 7)


@fact("RT-25.2")
def test_what_the_families_are_good_at() -> None:
    towers = CONTENT.towers
    assert [name for name, tower in towers.items() if tower.attack.reach == "precise"] == ["A4a"]
    assert all(tower.attack.damage == "magic" for tower in towers.values() if tower.family == "mage")
    assert all(len(tower.attack.tiles) > 1 for tower in towers.values() if tower.family == "artillery")
    assert all((tower.attack.soldiers > 0) == (tower.family == "barracks") for tower in towers.values())
    largest = max(towers, key=lambda name: max((_size(tile) for tile in towers[name].attack.tiles), default=0))
    assert towers[largest].family == "mage"
    for archer in (tower for tower in towers.values() if tower.family == "archer"):
        others = [tower for tower in towers.values() if tower.level == archer.level and tower.family != "archer"]
        assert all(_reach(archer) > _reach(tower) or archer.level == 4 for tower in others)
        assert all(_reach(archer) >= _reach(tower) for tower in others)


@rule("RT-25.6")
@fact("RT-25.3")
def test_four_families_of_five_towers_with_their_copies() -> None:
    assert len(CONTENT.towers) == 20
    for family, letter in FAMILIES.items():
        names = [name for name, tower in CONTENT.towers.items() if tower.family == family]
        assert names == [f"{letter}{level}" for level in ("1", "2", "3", "4a", "4b")]
        assert [CONTENT.towers[name].copies for name in names] == [4, 3, 2, 1, 1]
        assert [CONTENT.towers[name].level for name in names] == [1, 2, 3, 4, 4]
        assert CONTENT.towers[f"{letter}3"].upgrades == (f"{letter}4a", f"{letter}4b")
    for language in LANGUAGES:
        texts = texts_for(GAME, language)
        said = {texts.say(f"tower-{name}") for name in CONTENT.towers}
        assert len(said) == 20 and not any("tower-" in name for name in said), "each has a name of its own"


@rule("RT-25.4")
def test_the_archer_tower_shoots_one_tile_straight_ahead() -> None:
    for space in ("r3c2", "r3c3"):
        table = staged(red="malik ; hand A1", trays=f"{GOBLINS} {space}").do("build A1 c E")
        assert {offer.split()[3] for offer in table.offers("tile")} == {"f1"}, "it may not be turned"
        table.do("tile t0 1 f1 00")
        assert table.asks == "play"
    beside = staged(red="malik ; hand A1", trays=f"{GOBLINS} r2c2").do("build A1 c E")
    assert beside.asks == "play", "no diagonal"


@rule("RT-25.5")
def test_the_adept_and_the_sharpshooter_reach_two_trays_from_one_place() -> None:
    trays = f"{GOBLINS} r1c3 ; {GOBLINS} r2c3"
    for tower, facing in (("M2", "E"), ("A3", "N")):
        scene = {"scenario": "RS08", "red": f"malik ; hand {tower}", "trays": f"{GOBLINS} r2c2 ; {GOBLINS} r1c3"}
        table = staged(**scene).do(f"build {tower} a {facing}")
        assert {offer.split()[1] for offer in table.offers("tile")} == {"t0", "t1"}, (tower, trays)


@fact("RT-25.7")
def test_the_strength_of_every_tower() -> None:
    found = {
        family: [
            sum(_size(tile) for tile in tower.attack.tiles) + tower.attack.soldiers
            for tower in CONTENT.towers.values()
            if tower.family == family
        ]
        for family in FAMILIES
    }
    assert found["archer"] == [2, 3, 4, 5, 6]
    assert found["mage"] == [3, 4, 5, 7, 7]
    assert found["artillery"] == [2, 4, 6, 8, 6]
    assert found["barracks"] == [1, 2, 3, 3, 4]
    free = [name for name, tower in CONTENT.towers.items() if tower.attack.free]
    assert free == ["A3", "A4a", "A4b", "M3", "M4a", "M4b", "D4a", "D4b"]
    assert [name for name, tower in CONTENT.towers.items() if tower.attack.damage == "true"] == ["D4b", "B4a"]


def _reach(tower: Tower) -> int:
    """How far the longest arrow of a tower goes; a precise one reaches everything."""
    return max(tower.attack.arrows.values(), default=9)


def _size(tile: str) -> int:
    return sum(row.count("#") for row in CONTENT.shapes[tile].rows)


# enemies and horde cards


@rule("RT-26.1")
def test_enemies_resist_are_deadly_and_carry_icons() -> None:
    enemies = CONTENT.enemies
    assert {"goblin", "wulf"} <= set(enemies)
    assert [name for name, enemy in enemies.items() if enemy.tiles_only] == ["executioner", "marauder", "fallen-imp"]
    icons = {icon: {name for name, enemy in enemies.items() if icon in enemy.icons} for icon in ("heal", "fast", "aim")}
    assert icons["fast"] == {"wulf", "dire-worg"} and icons["aim"] == {"shadow-archer", "necromancer"}
    assert icons["heal"] == {"shaman", "troll", "yeti"}
    assert [name for name, enemy in enemies.items() if enemy.large] == ["ogre", "yeti", "golem"]


@rule("RT-26.2")
def test_no_enemy_has_both_resistances_and_capitals_are_large() -> None:
    codes = [enemy.code for enemy in CONTENT.enemies.values()]
    assert len(set(codes)) == len(codes) == 21
    for enemy in CONTENT.enemies.values():
        assert len(enemy.resists) <= 1
        assert enemy.large == enemy.code.isupper()


@fact("RT-27.1")
def test_ninety_horde_cards() -> None:
    assert len(CONTENT.hordes) == 90
    kinds = Counter(horde.kind for horde in CONTENT.hordes.values())
    assert kinds == {"normal": 62, "ghost-strip": 6, "ghost": 6, "trailblazer": 4, "flying": 6, "portal": 6}
    tiers = Counter(horde.tier for horde in CONTENT.hordes.values() if horde.kind == "normal")
    assert tiers == {1: 14, 2: 14, 3: 14, 4: 12, 5: 8}


@rule("RT-27.2")
def test_what_stands_in_a_grid() -> None:
    known = {enemy.code for enemy in CONTENT.enemies.values()} | set(".=~^")
    marks = {"flying": "=", "ghost-strip": "~", "trailblazer": "^"}
    for name, horde in CONTENT.hordes.items():
        text = "".join(horde.grid)
        assert len(horde.grid) == 5 and len(text) == 25, name
        assert set(text) - known <= (set("1234") if horde.kind == "portal" else set()), name
        assert [mark for mark in "=~^" if mark in text] == [mark for kind, mark in marks.items() if kind == horde.kind]
        assert text[12].isdigit() == (horde.kind == "portal"), name


@rule("RT-27.2")
def test_a_grid_that_is_no_grid_is_refused() -> None:
    name, horde = next(iter(CONTENT.hordes.items()))
    for grid in (horde.grid[:4], ("?....", *horde.grid[1:])):
        other = type(horde)(horde.kind, horde.tier, horde.crystals, grid, horde.source)
        parts = {field: getattr(CONTENT, field) for field in CONTENT.__struct_fields__}
        with pytest.raises(ValueError, match=name):
            check(
                Content(**{**parts, "hordes": {**CONTENT.hordes, name: other}}), {f"horde.{name}": "hordes.toml"}, set()
            )


@rule("RT-27.3")
def test_crystals_on_the_back() -> None:
    of = {kind: {horde.crystals for horde in CONTENT.hordes.values() if horde.kind == kind} for kind in KINDS}
    assert of["ghost-strip"] == {0} and of["ghost"] == {2}
    assert all(crystals > 0 for crystals in of["normal"] | of["portal"] | of["flying"])


KINDS = ("normal", "ghost-strip", "ghost", "trailblazer", "flying", "portal")


@fact("RT-27.4")
def test_the_enemy_squares_of_a_card_are_counted_from_its_grid() -> None:
    sizes = {"H1-01": 6, "H1-02": 7, "P1-01": 8}
    for card in TABLES.cards:
        letters = sum(mark.isalpha() for mark in card.grid)
        assert int(card.enemies).bit_count() == letters, card.name
        assert sizes.get(card.name, letters) == letters


@cache
def _magic(level: int) -> list[int]:
    """Where the magic tiles of a level range can lie."""
    names = ("L3", "L4", "I1") if level > 2 else ("L3", "L4")
    shapes = [shape for shape in TABLES.shapes if shape.name in names]
    found = {
        form.masks[anchor]
        for shape in shapes
        for turn in range(4)
        for form in [shape.forms[shape.after[turn]]]
        for anchor in form.anchors
    }
    return sorted(found)


def _can_cover(wanted: int, taken: int, masks: list[int]) -> bool:
    if wanted == 0:
        return True
    lowest = wanted & -wanted
    for mask in masks:
        if mask & lowest and mask & taken == 0 and _can_cover(wanted & ~mask, taken | mask, masks):
            return True
    return False


@fact("RT-27.5")
def test_every_physical_resistance_can_be_covered_by_magic_tiles() -> None:
    lowest = {
        card: min((CAPS[name] for name, given in CONTENT.scenarios.items() if _may_use(given.players, card)), default=4)
        for card in range(TABLES.hordes)
    }
    magic = DAMAGES.index("magic")
    for number in range(TABLES.hordes):
        card = TABLES.cards[number]
        masks = [mask for mask in _magic(lowest[number]) if mask & (card.resists[magic] | card.closed) == 0]
        assert _can_cover(card.resists[DAMAGES.index("physical")], 0, masks), card.name


def _may_use(players: Mapping[str, object], number: int) -> bool:
    card = TABLES.cards[number]
    return card.kind == NORMAL and f"T{card.tier}" in str(players)


@rule("RT-28.1")
def test_six_spells_with_their_energy() -> None:
    energy = {name: spell.energy for name, spell in CONTENT.spells.items()}
    ones = ("rain-of-fire", "reinforcements", "lightning-arrow", "thunder-strike")
    assert energy == {**dict.fromkeys(ones, 1), "hand-of-midas": 2, "gem-of-time": 2}


# scenarios


@rule("RT-30.2")
def test_twelve_scenarios_bring_something_new_one_after_the_other() -> None:
    assert GAME.scenarios == [f"RS{number:02}" for number in range(1, 13)]
    scenarios = CONTENT.scenarios
    assert [name for name, given in scenarios.items() if given.boss] == ["RS04", "RS11", "RS12"]
    assert [name for name, given in scenarios.items() if given.ghosts] == ["RS08"]
    assert [name for name, given in scenarios.items() if given.trails] == ["RS09"]
    assert next(name for name, given in scenarios.items() if any("W" in row for row in given.map)) == "RS04"
    assert next(name for name, given in scenarios.items() if given.spells) == "RS05"
    assert next(name for name, given in scenarios.items() if "HF" in str(given.players)) == "RS10"
    assert scenarios["RS01"].abilities == 0 and scenarios["RS11"].even_markers == (3,)


# twelve of the 26 names on the kingdom map
NAMES = """
Rift in Time; They Come with Axes; From the Past and… the Future?; Return of Dread Lord Blackburn; Entangled Magic;
Rain of Arrows; For the King!; Fright and Delight; Web Them All!; Fly, My People!; Time-Twisted Angel; The End of Time
"""


@fact("RT-30.1")
def test_scenarios_have_the_names_of_the_kingdom_map() -> None:
    texts = texts_for(GAME, "en")
    assert [texts.say(f"scenario-{name}") for name in GAME.scenarios] == re.split(r";\s", NAMES.strip())


@rule("RT-30.3", "RT-30.4")
def test_decks_and_hordes_are_drawn_by_their_recipes_without_a_card_twice() -> None:
    for scenario in GAME.scenarios:
        state = new_game(scenario, 4, seed=3).state
        laid = [int(card) for card in state.card[:31] if card != -1]
        cards = [card for deck in state.decks for card in deck] + laid
        assert len(set(cards)) == len(cards), scenario
        assert all(TABLES.cards[card].kind == NORMAL for card in laid)


@rule("RT-30.4")
def test_the_decks_are_dealt_before_the_hordes_and_in_the_order_of_the_markers() -> None:
    state, again = new_game("RS02", 2, seed=9).state, new_game("RS02", 2, seed=9).state
    assert state.decks == again.decks and list(state.card) == list(again.card)
    tiers = [TABLES.cards[card].tier for card in state.decks[1][::-1]]
    assert tiers == [2] * 4 + [3] * 3
    top = [TABLES.cards[card].name for card in state.decks[0][:2]]
    assert "P2-01" in top, "the bottom segment is shuffled together with the portal"


@rule("RT-30.5")
def test_a_map_says_what_every_cell_is() -> None:
    for name, given in CONTENT.scenarios.items():
        field = new_game(name).state.field
        for row, line in enumerate(given.map):
            for column, mark in enumerate(line):
                kind = field.kind[16 * row + column]
                assert (kind == PATH) == (mark in "oABC"), (name, row, column)
                assert (kind == SITE) == (mark in "abcdefghW"), (name, row, column)
        whites = sum(line.count("W") for line in given.map)
        assert sum(colour == WHITE for colour in field.colour) == whites
        for marker, route in enumerate(given.routes, start=1):
            place = next((r, line.index(str(marker))) for r, line in enumerate(given.map) if str(marker) in line)
            assert max(abs(place[0] - route[0][0]), abs(place[1] - route[0][1])) == 1, name


@rule("RT-30.6")
def test_the_hordes_at_the_start_stand_where_the_scenario_says() -> None:
    for seats, expected in (
        (1, {"r2c2": 1, "r1c1": 1}),
        (2, {"r3c2": 1, "r2c1": 2}),
        (4, {"r3c2": 1, "r2c1": 2, "r1c1": 1}),
    ):
        state = new_game("RS01", seats).state
        found = {
            CELL_NAMES[cell_of(state, tray)]: TABLES.cards[state.card[tray]].tier
            for tray in range(31)
            if state.card[tray] != -1
        }
        assert found == expected


@rule("RT-30.7")
def test_a_scenario_says_how_many_abilities_and_spells_there_are() -> None:
    found = {name: (given.abilities, given.spells, given.energy) for name, given in CONTENT.scenarios.items()}
    assert found["RS01"] == (0, 0, 0) and found["RS02"] == (1, 0, 0) and found["RS05"] == (2, 1, 1)
    assert found["RS07"] == (2, 2, 1) and found["RS12"] == (2, 3, 2)
    table = new_game("RS05").do("red: hero malik", "red: learn 1", "red: learn 2")
    table.do("blue: hero ignus", "blue: learn 1", "blue: learn 2")
    assert table.asks == "spells"
    assert table.refused("spell gem-of-time") == "RT-19.2"
    assert table.do("spell rain-of-fire").asks == "play"
