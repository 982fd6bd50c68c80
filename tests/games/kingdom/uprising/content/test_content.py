"""The content of Elemental Uprising: what there is of everything, and the sentence for every kind of mistake."""

from __future__ import annotations

import shutil
from collections import Counter
from pathlib import Path

import pytest

from tests.rules import fact, rule
from warbook.games.kingdom.content.reading import read_content
from warbook.games.kingdom.content.schema import Content

HOME = Path(__file__).parents[5] / "src/warbook/games/kingdom/uprising/content"


@pytest.fixture(scope="module")
def content() -> Content:
    return read_content(HOME)


@rule("EU-1.3", "EU-2.1", "EU-2.4", "EU-2.5")
def test_what_is_in_the_box(content: Content) -> None:
    families = Counter[str]()
    for tower in content.towers.values():
        families[tower.family] += tower.copies
    assert families == {"archer": 11, "mage": 11, "artillery": 11, "barracks": 11}
    assert sum(len(tile.ids) for tile in content.paths.values()) == 15
    assert [len(hero.abilities) for hero in content.heroes.values()] == [4] * 5
    assert len(content.rifts) == 15 and len(content.totems) == 2
    assert sum(feature.copies for feature in content.features.values()) == 10
    assert [sum(card.copies for card in boss.cards) for boss in content.bosses.values()] == [9, 9]
    assert list(content.scenarios) == ["P", *(f"S{number}" for number in range(1, 13))]
    assert {len(row) for horde in content.hordes.values() for row in (horde.grid, *horde.grid)} == {5}
    assert [each.group for each in content.modifications.values()].count("basic") == 6


@fact("EU-2.3")
def test_the_horde_cards_have_enemies_on_the_front_and_rewards_on_the_back(content: Content) -> None:
    hordes = content.hordes.values()
    assert sum(horde.copies for horde in hordes) == 116
    kinds = Counter((horde.kind, horde.tier) for horde in hordes for _ in range(horde.copies))
    assert kinds == {("normal", 1): 32, ("normal", 2): 32, ("normal", 3): 32, ("normal", 4): 12, ("champion", 0): 8}
    letters = {enemy.code for enemy in content.enemies.values()}
    for horde in hordes:
        enemies = set("".join(horde.grid)) - {"."}
        assert enemies and enemies <= letters
    assert {bool(horde.crystals or horde.gold or horde.either) for horde in hordes} == {True, False}


@rule("EU-12.8")
def test_no_resistance_before_the_second_scenario(content: Content) -> None:
    tough = {enemy.code for enemy in content.enemies.values() if enemy.resists or enemy.shield}
    hard = {name for name, horde in content.hordes.items() if tough & set("".join(horde.grid)) and horde.tier}
    for scenario in ("P", "S1"):
        assert hard <= set(content.scenarios[scenario].exclude)
    assert not hard <= set(content.scenarios["S2"].exclude)


@rule("EU-4.4")
def test_hearts_are_enough_for_four_heroes(content: Content) -> None:
    assert max(scenario.hearts for scenario in content.scenarios.values()) + 4 <= content.numbers.hearts == 9


# a file, what stands there, what is put in its place, and the sentence that is said
BROKEN: dict[str, tuple[str, str, str, str]] = {
    "an unknown tile": (
        "towers",
        'tiles = ["L3"] }',
        'tiles = ["L9"] }',
        "tower.MAG1.attack.tiles: there is no shape L9",
    ),
    "an unknown second attack": (
        "towers",
        'instead = [{ reach = "precise", damage = "physical", tiles = ["I1"] }]',
        'instead = [{ reach = "precise", damage = "physical", tiles = ["I9"] }]',
        "tower.ARC1.instead[0].tiles: there is no shape I9",
    ),
    "an unknown sticker": (
        "towers",
        'brings = "falconer"',
        'brings = "falcon"',
        "tower.ARC4B.brings: there is no modification falcon",
    ),
    "an unknown silence": (
        "towers",
        'silences = ["fast"]',
        'silences = ["slow"]',
        "tower.ART4B.attack.silences: there is no icon slow",
    ),
    "a spear of nobody": (
        "towers",
        'attack = { reach = "adjacent", damage = "physical", soldiers = 2, spear = "I1" }',
        'attack = { reach = "adjacent", damage = "physical", tiles = ["I1"], spear = "I1" }',
        "tower.SOL3.attack.spear: only soldiers throw spears",
    ),
    "a sticker without directions": (
        "modifications",
        "directions = 1\n",
        "",
        "modification.tile-2x1.directions: an attack by arrows has directions, nothing else does",
    ),
    "an unknown icon": (
        "enemies",
        'icons = ["volley"]',
        'icons = ["valley"]',
        "enemy.gnoll.icons: there is no icon valley",
    ),
    "a champion that is none": (
        "hordes",
        '[horde.I01]\nkind = "normal"',
        '[horde.I01]\nkind = "champion"',
        "horde.I01.kind: champions lead the hordes of that kind alone",
    ),
    "a side without shields": (
        "hordes",
        "[horde.I01]\n",
        '[horde.I01]\nshield = "N"\n',
        "horde.I01.shield: a card with shieldbearers has a side for shields",
    ),
    "two rewards": (
        "hordes",
        "crystals = 0\neither = 1\n",
        "crystals = 1\neither = 1\n",
        "horde.I01.either: a reward is a choice or fixed, not both",
    ),
    "an ability without effect": (
        "heroes",
        "force = { no-charge-near = true }\n",
        "",
        "hero.elora.abilities.numbing-aura: the ability does nothing",
    ),
    "a piece that is missing": (
        "enemies",
        'do = "place", piece = "totem"',
        'do = "place"',
        "icon.totem.steps[0]: place needs a piece",
    ),
    "a card that does nothing": (
        "rifts",
        "force = { precise-within = 3 }\n",
        "",
        "rift.R02.steps: the card does nothing",
    ),
    "a layer too many": (
        "bosses",
        "layers = { 1 = [2, 3]",
        "layers = { 1 = [2, 5]",
        "boss.leviathan.layers.1: the health cards are 1 to 3",
    ),
    "a tile turned otherwise": (
        "scenarios",
        '{ id = "B2", row = 3, column = 0, turns = 2 }',
        '{ id = "B2", row = 3, column = 0, turns = 1 }',
        "scenario.S1.players.1.map: 4,0 is grass, and the tiles give path",
    ),
    "a hole in the map": (
        "scenarios",
        '    ",acba,.",\n',
        '    ".acba,.",\n',
        "scenario.P.players.1.map: 0,0 is no space, and the tiles give grass",
    ),
    "a tile twice": (
        "scenarios",
        '{ id = "F1", row = 0, column = 3',
        '{ id = "A1", row = 0, column = 3',
        "scenario.P.tiles[0]: A1 is there twice",
    ),
    "no such tile": (
        "scenarios",
        '{ id = "F1", row = 0, column = 3',
        '{ id = "Z1", row = 0, column = 3',
        "scenario.P.tiles[1]: there is no path tile Z1",
    ),
    "tiles upon each other": (
        "scenarios",
        '{ id = "F1", row = 0, column = 3',
        '{ id = "F1", row = 0, column = 2',
        "scenario.P.tiles[1]: two tiles lie on 0,2",
    ),
    "a path to nowhere": (
        "scenarios",
        "routes = [\n    [[1, 0], [1, 1], [1, 2], [1, 3], [1, 4], [1, 5]],\n    [[1, 0], ",
        "routes = [\n    [[1, 1], [1, 2], [1, 3], [1, 4], [1, 5]],\n    [",
        "scenario.P.players.1.map: the path space 1,0 is on no route",
    ),
    "a route without a gate": (
        "scenarios",
        "    [[1, 0], [1, 1], [1, 2], [1, 3], [1, 4], [1, 5]],\n",
        "    [[1, 0], [1, 1], [1, 2], [1, 3], [1, 4]],\n",
        "scenario.P.routes[0]: the route reaches no gate",
    ),
    "a gate elsewhere": (
        "scenarios",
        "gates = [[1, 6]]",
        "gates = [[1, 6], [0, 6]]",
        "scenario.P.gates: they are not those of the map",
    ),
    "too many sites of a colour": (
        "scenarios",
        '    ",acba,.",\n    "ooooooX",\n    ",bcabc.",\n]\ndecks = [\n    ["T1", "T1", "T1", "T1", "T2"],',
        '    "aaaaa,.",\n    "ooooooX",\n    ",bcabc.",\n]\ndecks = [\n    ["T1", "T1", "T1", "T1", "T2"],',
        "scenario.P.players.1.map: there are 4 overlays a",
    ),
    "too many flowers": (
        "scenarios",
        "flowers = { magic = [[1, 2], [3, 2], [5, 1]] }",
        "flowers = { magic = [[1, 2], [3, 2], [5, 1], [0, 0]] }",
        "scenario.S1.flowers.magic: there are 3 of them",
    ),
    "an unknown flower": (
        "scenarios",
        "flowers = { magic =",
        "flowers = { tulip =",
        "scenario.S1.flowers: there is no flower tulip",
    ),
    "a flower in the void": (
        "scenarios",
        "flowers = { magic = [[1, 2],",
        "flowers = { magic = [[9, 9],",
        "scenario.S1.flowers.magic: 9,9 is not a space for it",
    ),
    "a starting tower above the cap": (
        "scenarios",
        'start = ["ARC1", "MAG1", "SOL1"]',
        'start = ["ARC3", "MAG1", "SOL1"]',
        "scenario.P.players.1.start: ARC3 is above the level cap",
    ),
    "a champion in no deck": (
        "scenarios",
        'champions = ["CH1"]',
        'champions = ["CH1", "CH1"]',
        "scenario.S1.players.1.decks: CH1 has to be destroyed, but is in no deck",
    ),
    "an excluded card that is wanted": (
        "scenarios",
        'champions = ["CH1"]\nexclude = [',
        'champions = ["CH1"]\nexclude = [ "CH1",',
        "scenario.S1.players.1.decks: CH1 is excluded",
    ),
    "an event in no deck": (
        "scenarios",
        "{ marker = 1, deck = 1, after = 3,",
        "{ marker = 1, deck = 9, after = 3,",
        "scenario.S1.events[0].deck: there is no such deck",
    ),
    "too many hearts": (
        "scenarios",
        "hearts = 5",
        "hearts = 9",
        "scenario.P.hearts: there are 9 heart markers for the Kingdom and heroes",
    ),
    "an ability of no number": (
        "scenarios",
        "abilities-allowed = [1, 2]",
        "abilities-allowed = [1, 5]",
        "scenario.S1.abilities-allowed: abilities have the numbers 1 to 4",
    ),
    "a boss upon the map": (
        "scenarios",
        'boss = { name = "leviathan", cell = [3, 2] }',
        'boss = { name = "leviathan", cell = [1, 0] }',
        "scenario.S4.boss.cell: the boss's space is none of the map's",
    ),
    "a goal without its champions": (
        "scenarios",
        'champions = ["CH1"]\n',
        "",
        "scenario.S1.goal: the goal champions needs champions",
    ),
    "a sign that no path tile has": (
        "paths",
        '    ",,,",\n    "ooo",',
        '    ",x,",\n    "ooo",',
        "path-tile.straight.rows: rows are of o and commas",
    ),
    "a crooked path tile": (
        "paths",
        '    ",,,",\n    "ooo",',
        '    ",,",\n    "ooo",',
        "path-tile.straight.rows: all rows are equally long",
    ),
    "a boss for nobody": (
        "bosses",
        "layers = { 1 = [2, 3],",
        "layers = { 7 = [2, 3],",
        "boss.leviathan.layers: it is said for 1, 2, 3, 4 players",
    ),
    "a word that nobody knows": ("scenarios", "quench = true", "quench-fire = true", "scenario.S5"),
}


@rule("EU-3.1", "EU-3.2", "EU-3.3", "EU-3.7", "EU-1.4", "EU-39.4")
@pytest.mark.parametrize("name", BROKEN)
def test_a_mistake_is_one_clear_sentence(name: str, tmp_path: Path) -> None:
    file, there, instead, sentence = BROKEN[name]
    folder = tmp_path / "content"
    shutil.copytree(HOME, folder)
    text = (folder / f"{file}.toml").read_text("utf-8")
    assert there in text
    (folder / f"{file}.toml").write_text(text.replace(there, instead, 1), "utf-8")
    with pytest.raises(ValueError) as caught:
        read_content(folder)
    assert str(caught.value).startswith(f"{file}.toml: {sentence}")


@pytest.mark.parametrize("file", ["towers", "hordes", "scenarios", "numbers"])
def test_the_files_that_every_game_needs(file: str, tmp_path: Path) -> None:
    folder = tmp_path / "content"
    shutil.copytree(HOME, folder)
    (folder / f"{file}.toml").unlink()
    with pytest.raises(ValueError, match=f"^{file}.toml: "):
        read_content(folder)
