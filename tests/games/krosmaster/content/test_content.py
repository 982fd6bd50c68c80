"""The content is what the rules print: every row of every table, every cell of every board; and all of it has names."""

from collections import Counter
from typing import get_args

import msgspec
import pytest

from tests.rules import rule
from warbook.games.krosmaster.content.drawing import ARENA_SIGNS, cells_showing, coins_on, drawn, edge_cells
from warbook.games.krosmaster.content.reading import read_content
from warbook.games.krosmaster.content.schema import Power, Reward, Spell
from warbook.games.krosmaster.content.text_keys import name_keys
from warbook.games.krosmaster.present.card_texts import card_words
from warbook.kernel.content.texts import LANGUAGES, Texts

CONTENT = read_content()
GAME = "warbook.games.krosmaster"

# id, class, name, Level, Initiative, MP, HP, AP, powers
FIGURES = [
    ("king", "osamodas", "gold", 3, 2, 3, 10, 7, "armor lock"),
    ("queen", "osamodas", "gold", 3, 8, 4, 8, 6, "critical-hit dodge"),
    ("oscar", "sram", "white", 3, 6, 3, 10, 6, "armor"),
    ("anna", "sacrier", "white", 3, 9, 3, 12, 6, ""),
    ("bill", "cra", "white", 3, 7, 3, 6, 6, "dodge"),
    ("kassius", "masqueraider", "white", 3, 4, 3, 9, 6, "critical-hit"),
    ("healey", "eniripsa", "white", 3, 1, 3, 8, 6, ""),
    ("aboum", "rogue", "white", 3, 3, 3, 9, 6, "dodge lock"),
]

# id, caster, kind, limit, AP, range, element, value; what else it does
Row = tuple[str, str, str, str, int, str, str, int, dict[str, object]]
SPELLS: list[Row] = [
    (
        *("gobbolob", "king", "attack", "unlimited", 3, "melee 1-1", "earth", 1),
        {"beside": "gobball", "beside_bonus": 2, "beside_most": 1},
    ),
    (
        *("summon-gobball", "king", "summon", "unlimited", 4, "melee 1-1", "none", 0),
        {"summons": "gobball", "summon_limit": 1},
    ),
    ("dan-to-fu", "queen", "attack", "unlimited", 3, "normal 1-3", "air", 1, {"beside": "tofu", "beside_bonus": 1}),
    (
        *("summon-tofu", "queen", "summon", "unlimited", 3, "melee 1-1", "none", 0),
        {"summons": "tofu", "summon_limit": 3},
    ),
    ("con", "oscar", "attack", "unlimited", 3, "melee 1-1", "water", 1, {"life_steal": True}),
    ("trickery", "oscar", "attack", "unlimited", 3, "normal 2-3", "earth", 0, {"armor_break": 1}),
    ("assault", "anna", "attack", "unlimited", 3, "line 1-3", "air", 1, {"swap": True}),
    (
        *("transposition", "anna", "special", "unlimited", 2, "no-sight 1-6", "none", 0),
        {"swap": True, "allies_only": True},
    ),
    ("plaguing-arrow", "bill", "attack", "unlimited", 3, "normal 3-8", "air", 1, {}),
    ("long-shot", "bill", "special", "turn", 1, "personal 0-0", "none", 0, {"range_bonus": 3, "drops_mp": True}),
    ("irritating-sting", "kassius", "attack", "unlimited", 5, "normal 1-5", "fire", 1, {}),
    ("puff", "kassius", "attack", "game", 1, "line 1-3", "air", 3, {"push": 3}),
    ("curse-word", "healey", "attack", "unlimited", 3, "normal 1-4", "fire", 1, {"armor_break": 1}),
    ("healing-word", "healey", "heal", "unlimited", 3, "normal 0-4", "none", 1, {}),
    ("retreat-shot", "aboum", "attack", "unlimited", 3, "line 1-3", "water", 1, {"recoil": 1}),
    (
        *("throw-water-bomb", "aboum", "summon", "unlimited", 3, "normal 1-3", "none", 0),
        {"summons": "water-bomb", "summon_limit": 2},
    ),
]
TOKEN_SPELLS: list[Row] = [
    ("bite", "gobball", "attack", "unlimited", 4, "melee 1-1", "earth", 1, {}),
    ("kiss", "tofu", "attack", "unlimited", 4, "melee 1-1", "air", 0, {}),
    (
        *("explosion", "water-bomb", "attack", "unlimited", 0, "personal 0-0", "water", 3),
        {"area": "hollow", "ap_markers": -1},
    ),
    ("spike", "prespic", "attack", "unlimited", 4, "melee 1-1", "earth", 1, {}),
]
REWARD_SPELLS: list[Row] = [
    ("explosive-flask", "G05", "attack", "unlimited", 1, "normal 1-5", "none", 2, {}),
    ("dazing-flask", "G06", "special", "unlimited", 1, "normal 1-5", "none", 0, {"ap_markers": -3}),
    ("tangling-flask", "G07", "special", "unlimited", 1, "normal 1-5", "none", 0, {"mp_markers": -3}),
    ("archers-shot", "J05", "attack", "unlimited", 2, "normal 1-7", "none", 3, {}),
    ("assassins-dagger", "J15", "attack", "unlimited", 2, "melee 1-1", "air", 1, {}),
    ("crescent-blade", "A03", "attack", "unlimited", 3, "melee 1-1", "water", 2, {}),
    ("kung-fu-shovel", "A04", "attack", "unlimited", 3, "melee 1-1", "earth", 2, {"area": "sweep"}),
    ("wonder-staff", "A05", "attack", "unlimited", 5, "melee 1-1", "fire", 3, {"area": "line"}),
]

# id, species, HP, MP, AP, powers, spell
SUMMONS = [
    ("gobball", "creature", 3, 3, 5, "", "bite"),
    ("tofu", "creature", 1, 5, 4, "itty-bitty", "kiss"),
    ("water-bomb", "bomb", 1, 0, 0, "itty-bitty", "explosion"),
    ("prespic", "creature", 3, 4, 4, "counter-attack", "spike"),
]

# id, category, copies; what it does, one gain as "mp ap heal kamas"
FOUR = ("water", "air", "earth", "fire")
REWARDS: list[tuple[str, str, int, dict[str, object]]] = [
    ("G01", "boost", 1, {"next_elements": ("water",), "next_bonus": 2}),
    ("G02", "boost", 1, {"next_elements": ("air",), "next_bonus": 2}),
    ("G03", "boost", 1, {"next_elements": ("earth",), "next_bonus": 2}),
    ("G04", "boost", 1, {"next_elements": ("fire",), "next_bonus": 2}),
    ("G05", "boost", 2, {"spell": "explosive-flask"}),
    ("G06", "boost", 2, {"spell": "dazing-flask"}),
    ("G07", "boost", 2, {"spell": "tangling-flask"}),
    ("G08", "boost", 4, {"gains": ["0 0 3 0"]}),
    ("G09", "boost", 4, {"gains": ["1 1 1 0"]}),
    ("G10", "boost", 2, {"recall": True}),
    ("G11", "buff", 1, {"elements": ("water",), "bonus": 1, "reduces": 1}),
    ("G12", "buff", 1, {"elements": ("air",), "bonus": 1, "reduces": 1}),
    ("G13", "buff", 1, {"elements": ("earth",), "bonus": 1, "reduces": 1}),
    ("G14", "buff", 1, {"elements": ("fire",), "bonus": 1, "reduces": 1}),
    ("J01", "boost", 1, {"gains": ["0 0 7 0"]}),
    ("J02", "boost", 1, {"gains": ["2 0 0 2"]}),
    ("J03", "boost", 1, {"gains": ["0 4 0 0"]}),
    ("J04", "boost", 1, {"leap": 4}),
    ("J05", "boost", 1, {"spell": "archers-shot", "any_element": True}),
    ("J06", "boost", 1, {"pays": 2, "gg": 1}),
    ("J07", "boost", 1, {"self_damage": 4, "next_elements": FOUR, "next_bonus": 3}),
    ("J08", "boost", 1, {"summons": "prespic"}),
    ("J09", "boost", 1, {"pick": "gamble", "gains": ["0 4 0 0", "2 0 0 2"]}),
    ("J10", "boost", 1, {"pick": "choose", "gains": ["0 3 0 0", "2 0 0 0", "0 0 4 0"]}),
    ("J11", "buff", 1, {"warden": True}),
    ("J12", "buff", 1, {"powers": ("critical-hit", "armor", "dodge", "lock")}),
    ("J13", "buff", 1, {"elements": FOUR, "shields": True}),
    ("J14", "buff", 1, {"elements": FOUR, "bonus": 2, "melee_only": True}),
    ("J15", "weapon", 2, {"spell": "assassins-dagger"}),
    ("J16", "set", 1, {"hp": 2, "powers": ("critical-hit",)}),
    ("J17", "set", 1, {"hp": 2, "powers": ("armor",)}),
    ("J18", "set", 1, {"hp": 2, "powers": ("dodge",)}),
    ("J19", "set", 1, {"hp": 2, "powers": ("lock",)}),
    ("J20", "pet", 1, {"mp": 1}),
    ("J21", "pet", 1, {"hp": 3}),
    ("A01", "boost", 1, {"tribute": 3, "gg": 1}),
    ("A02", "boost", 1, {"gains": ["2 3 4 0"]}),
    ("A03", "weapon", 1, {"spell": "crescent-blade"}),
    ("A04", "weapon", 1, {"spell": "kung-fu-shovel"}),
    ("A05", "weapon", 1, {"spell": "wonder-staff"}),
    ("A06", "set", 1, {"mp": -1, "hp": 5, "ap": 2}),
    ("A07", "pet", 1, {"ap": 1, "hp": 2}),
    ("A08", "pet", 1, {"mp": 1, "powers": ("dodge",)}),
    ("A09", "pet", 1, {"powers": ("resistance-water", "resistance-air", "resistance-earth", "resistance-fire")}),
    ("A10", "pet", 1, {"finds": 1}),
    ("A11", "dofus", 1, {"hp": 6}),
    ("A12", "dofus", 1, {"elements": FOUR, "bonus": 1}),
    ("A13", "dofus", 1, {"powers": ("critical-hit", "armor")}),
    ("A14", "dofus", 1, {"ap": 1, "mp": 1}),
]

BOARDS = {name: drawn(arena.board, ARENA_SIGNS) for name, arena in CONTENT.arenas.items()}
TOTALS = {
    "pit": {
        "T": "G1 I2 C4 J6 C7 J9 D11 F12",
        "B": "F3 I3 B4 A6 L7 K9 D10 G10",
        "C": "D3 J5 C8 I10",
        "D": "C2 K3 F5 H6 E7 G8 B10 J11",
        "2": "G2 J4 F6 G6 F7 G7 C9 F11",
    },
    "elemental": {
        "T": "F2 C4 E5 K5 B8 H8 J9 G11",
        "B": "C3 H3 I3 D6 I7 D10 E10 J10",
        "C": "H4 D5 I8 E9",
        "D": "G2 D4 I4 B6 F6 G6 F7 G7 K7 D9 I9 F11",
        "2": "B2 J2 G4 F9 C11 K11",
    },
}


def beyond_usual(thing: Spell | Reward) -> dict[str, object]:
    """What a table says apart from its source and from what is usual."""
    fields = msgspec.structs.fields(thing)
    told = {each.name: getattr(thing, each.name) for each in fields if getattr(thing, each.name) != each.default}
    return {name: value for name, value in told.items() if name != "source"}


@rule("KA-1.1", "KA-25.1")
@pytest.mark.parametrize("row", FIGURES, ids=lambda row: str(row[0]))
def test_a_krosmaster_has_the_values_of_its_card(row: tuple[str, str, str, int, int, int, int, int, str]) -> None:
    name, breed, colour, level, initiative, mp, hp, ap, powers = row
    figure = CONTENT.figures[name]
    assert (figure.breed, figure.name, figure.level, figure.initiative) == (breed, colour, level, initiative)
    assert (figure.mp, figure.hp, figure.ap) == (mp, hp, ap)
    assert figure.powers == tuple(powers.split())
    assert list(figure.spells) == [spell[0] for spell in SPELLS if spell[1] == name]


@rule("KA-1.1")
def test_there_are_eight_krosmasters_two_of_them_with_gold_names() -> None:
    assert list(CONTENT.figures) == [row[0] for row in FIGURES]
    assert Counter(figure.name for figure in CONTENT.figures.values()) == {"gold": 2, "white": 6}


@rule("KA-11.1", "KA-11.2", "KA-25.2", "KA-26.1", "KA-27.2")
@pytest.mark.parametrize("row", [*SPELLS, *TOKEN_SPELLS, *REWARD_SPELLS], ids=lambda row: str(row[0]))
def test_a_spell_is_as_printed(row: Row) -> None:
    name, _, kind, limit, ap, reach, element, value, more = row
    spell = CONTENT.spells[name]
    assert (spell.kind, spell.limit, spell.ap, spell.element, spell.value) == (kind, limit, ap, element, value)
    assert f"{spell.range} {spell.min}-{spell.max}" == reach
    common = {"kind", "limit", "ap", "element", "value", "range", "min", "max"}
    assert {key: told for key, told in beyond_usual(spell).items() if key not in common} == more


def test_there_are_no_other_spells() -> None:
    assert list(CONTENT.spells) == [row[0] for row in (*SPELLS, *TOKEN_SPELLS, *REWARD_SPELLS)]


@rule("KA-16.10", "KA-26.1")
@pytest.mark.parametrize("row", SUMMONS, ids=lambda row: str(row[0]))
def test_a_summon_has_the_values_of_its_token(row: tuple[str, str, int, int, int, str, str]) -> None:
    name, species, hp, mp, ap, powers, spell = row
    summon = CONTENT.summons[name]
    assert (summon.species, summon.hp, summon.mp, summon.ap) == (species, hp, mp, ap)
    assert (summon.powers, summon.spells) == (tuple(powers.split()), (spell,))
    assert len(CONTENT.summons) == len(SUMMONS)


@rule("KA-27.2")
@pytest.mark.parametrize("row", REWARDS, ids=lambda row: str(row[0]))
def test_a_reward_is_as_printed(row: tuple[str, str, int, dict[str, object]]) -> None:
    name, category, copies, does = row
    reward = CONTENT.rewards[name]
    assert reward.rank == {"G": "granite", "J": "jade", "A": "gold"}[name[0]]
    assert (reward.category, reward.copies) == (category, copies)
    told = beyond_usual(reward)
    if reward.gains:
        told["gains"] = [f"{gain.mp} {gain.ap} {gain.heal} {gain.kamas}" for gain in reward.gains]
    assert {key: value for key, value in told.items() if key not in ("rank", "category", "copies")} == does


@rule("KA-1.5", "KA-19.24", "KA-27.1")
def test_there_are_sixty_rewards_in_three_even_ranks() -> None:
    assert list(CONTENT.rewards) == [row[0] for row in REWARDS]
    copies: Counter[str] = Counter()
    for reward in CONTENT.rewards.values():
        copies[reward.rank] += reward.copies
    assert copies == {"granite": 24, "jade": 22, "gold": 14}


@rule(
    "KA-1.3", "KA-1.7", "KA-5.1", "KA-5.5", "KA-5.9", "KA-6.10", "KA-7.12", "KA-10.1", "KA-18.7", "KA-19.1", "KA-23.6"
)
def test_prices_and_counts_are_as_printed() -> None:
    assert msgspec.to_builtins(CONTENT.prices) == {
        **{"granite": 3, "jade": 6, "gold": 12, "gg": 10, "buy-ap": 1, "pick-ap": 1, "punch-ap": 5},
        **{"punch-damage": 1, "kamas": 54, "refund": (1, 3), "bush-hp": 6, "tree-hp": 12, "crate-hp": 3},
    }
    assert msgspec.to_builtins(CONTENT.honour) == {
        "2": {"each": 6, "wild": 1, "figures": 4, "levels": 12, "least": 2, "most": 8},
        "4": {"each": 3, "wild": 3, "figures": 2, "levels": 6, "least": 1, "most": 4},
    }
    tokens = [int(players) * honour.each + honour.wild for players, honour in CONTENT.honour.items()]
    assert tokens == [13, 15]


@rule("KA-1.6", "KA-1.9", "KA-2.1", "KA-2.14", "KA-2.15")
@pytest.mark.parametrize("arena", TOTALS)
def test_an_arena_has_its_pieces_on_their_cells(arena: str) -> None:
    rows = BOARDS[arena]
    assert list(BOARDS) == ["pit", "elemental"]
    assert [len(row) for row in rows] == [12] * 12
    for sign, cells in TOTALS[arena].items():
        assert cells_showing(rows, sign) == cells.split(), sign


@rule("KA-2.6", "KA-2.13", "KA-2.14", "KA-2.15")
@pytest.mark.parametrize(("arena", "ones", "starts", "coins"), [("pit", 16, 28, 40), ("elemental", 14, 32, 38)])
def test_an_arena_has_so_many_coins_and_start_cells(arena: str, ones: int, starts: int, coins: int) -> None:
    rows = BOARDS[arena]
    assert (len(cells_showing(rows, "1")), len(cells_showing(rows, "s"))) == (ones, starts)
    assert coins_on(rows) == coins


@rule("KA-2.12")
@pytest.mark.parametrize("arena", TOTALS)
def test_an_arena_is_point_symmetric(arena: str) -> None:
    signs = "".join(BOARDS[arena])
    assert signs == signs[::-1]


@rule("KA-2.10", "KA-2.16", "KA-2.17")
@pytest.mark.parametrize(
    ("arena", "edge", "cells"),
    [
        ("pit", "N", "B1 D1 I1 K1 A2 B2 F2 H2 K2 L2"),
        ("pit", "E", "K1 K2 L2 L4 K6 K8 L9 K11 L11 K12"),
        ("pit", "S", "A11 B11 E11 G11 K11 L11 B12 D12 I12 K12"),
        ("pit", "W", "B1 A2 B2 A4 B5 B7 A9 A11 B11 B12"),
        ("elemental", "N", "B1 E1 F1 G1 J1 L1 A2 C2 I2 K2"),
        ("elemental", "E", "L1 K2 K4 L5 K6 L7 L8 K10 L11 K12"),
        ("elemental", "S", "B11 D11 J11 L11 A12 C12 F12 G12 H12 K12"),
        ("elemental", "W", "B1 A2 B3 A5 A6 B7 A8 B9 B11 A12"),
    ],
)
def test_an_edge_has_its_ten_start_cells(arena: str, edge: str, cells: str) -> None:
    assert edge_cells(BOARDS[arena])[edge] == cells.split()


@rule("KA-2.18", "KA-2.19", "KA-23.4")
@pytest.mark.parametrize(
    ("arena", "zones"),
    [
        (
            "pit",
            {
                "north": "B1 D1 I1 A2 B2 F2 H2",
                "east": "K1 K2 L2 L4 K6 K8 L9",
                "south": "E11 G11 K11 L11 D12 I12 K12",
                "west": "A4 B5 B7 A9 A11 B11 B12",
            },
        ),
        (
            "elemental",
            {
                "fire": "B1 E1 F1 A2 C2 B3 A5 A6",
                "air": "G1 J1 L1 I2 K2 K4 L5 K6",
                "water": "L7 L8 K10 J11 L11 G12 H12 K12",
                "earth": "B7 A8 B9 B11 D11 A12 C12 F12",
            },
        ),
    ],
)
def test_the_zones_follow_each_other_clockwise_and_share_the_start_cells(arena: str, zones: dict[str, str]) -> None:
    told = CONTENT.arenas[arena].zones
    assert [(zone, " ".join(cells)) for zone, cells in told.items()] == list(zones.items())
    assert sorted(cell for cells in told.values() for cell in cells) == sorted(cells_showing(BOARDS[arena], "s"))
    turned = [sorted(half_turned(cell) for cell in cells) for cells in told.values()]
    north, east, south, west = (sorted(cells) for cells in told.values())
    assert turned == [south, west, north, east], "who sits opposite has the same cells"


def half_turned(cell: str) -> str:
    """The cell after half a turn of the board."""
    return f"{'LKJIHGFEDCBA'['ABCDEFGHIJKL'.index(cell[0])]}{13 - int(cell[1:])}"


@rule("KA-2.18")
def test_the_zones_of_the_pit_are_quarter_turns_of_each_other() -> None:
    zones = [sorted(cells) for cells in CONTENT.arenas["pit"].zones.values()]
    turned = [
        sorted(f"{'LKJIHGFEDCBA'[int(cell[1:]) - 1]}{'ABCDEFGHIJKL'.index(cell[0]) + 1}" for cell in zone)
        for zone in zones
    ]
    assert turned == [*zones[1:], zones[0]]


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_has_a_name(language: str) -> None:
    texts = Texts(language, (GAME,), card_words(CONTENT, language, ""))
    keys = [*name_keys(CONTENT), *(f"power-{power}" for power in get_args(Power))]
    told = [f"{key}-about" for key in keys if key.startswith(("spell-", "reward-", "scenario-", "power-"))]
    for key in [*keys, *told]:
        assert texts.say(key)
    for kind in ("figure", "summon", "spell", "power", "arena", "scenario"):
        names = [texts.say(key) for key in keys if key.startswith(f"{kind}-")]
        assert len(names) == len(set(names)), kind
