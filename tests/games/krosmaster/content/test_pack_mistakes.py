"""Every mistake in a pack gets one sentence: file, table, key, reason."""

from pathlib import Path

import pytest

from tests.games.krosmaster.packs import BOLT, FLEA, LESSON, SOUND, YARD, written
from warbook.games.krosmaster.content.reading import read_content

BASE = read_content()

FREE = 'kind = "special"\nrange = "personal"\nmin = 0\nmax = 0\nsource = "made up"\n'
BOMB = FLEA.replace('"creature"', '"bomb"').replace("mp = 2\nap = 4\n", "").replace('"bite"', '"explosion"')
BARE = "[spell.frost-bolt]\nap = 1\n" + FREE
CALL = (
    '[spell.frost-bolt]\nkind = "summon"\nap = 1\nrange = "melee"\nsummons = "flea"\nsummon-limit = 1\nsource = "x"\n'
)
DEPLOYED = """
[tutorial.lesson]
rule = "KA-29.7"
goal = "full"
arena = "pit"
teams = [{ figures = ["anna"], edge = "S" }, { figures = ["bill"], edge = "N" }]
source = "made up"
"""
TINY = '[arena.yard]\nboard = """\n A B C\n1 s s s\n2 s s s\n3 s s s\n"""\nsource = "x"\n'
PET = '"pet"\ncopies = 2\nhp = 1'
BOOST = '"boost"\ncopies = 2\n'
# a table of each file; what is broken in it; what is said, with ~ for the table's name
BROKEN: dict[str, list[tuple[str, str, str]]] = {
    "figures": [
        ("hp = 8", 'hp = "8"', "~.hp: Expected int, got str"),
        ("hp = 8", "hp = true", "~.hp: Expected int, got bool"),
        ("hp = 8\n", "", "~: Object missing required field hp"),
        ("hp = 8", "hp = 8\nwings = 2", "~: Object contains unknown field wings"),
        ('"white"', '"red"', "~.name: Invalid enum value 'red'"),
        ("figure.ysa", "hero.ysa", "hero: not a kind of table of this file, which is figure"),
        ("figure.ysa", "figure", "figure.breed: an id has a table of its own, as in [figure.some-id]"),
        ("figure.ysa", "figure.Ysa", "figure.Ysa: an id is lower-case letters and digits with single hyphens between"),
        (
            "[figure.ysa]",
            "[figure.ysa",
            "not TOML: Expected ']' at the end of a table declaration (at line 2, column 12)",
        ),
        ("ap = 6", "ap = -1", "~.ap: -1 is below 0"),
        ("initiative = 5", "initiative = -5", "~.initiative: -5 is below 0"),
        ("hp = 8", "hp = 1000", "~.hp: 1000 is beyond 999"),
        ("level = 3", "level = 13", "~.level: 13 is not within 1 to 12"),
        ("hp = 8", "hp = 0", "~.hp: a Krosmaster needs at least 1"),
        ("figure.ysa", "figure.tofu", "figure.tofu: a summon has this id too"),
        ('"xelor"', '"X lor"', "~.breed: a breed is lower-case letters and digits with hyphens between"),
        ('["frost-bolt"]', '["ice"]', "~.spells: there is no spell ice"),
        ('["frost-bolt"]', '["con", "con"]', "~.spells: con stands there 2 times"),
        ("hp = 8", 'hp = 8\npowers = ["lock", "lock"]', "~.powers: lock stands there 2 times"),
        ('["frost-bolt"]', str(list(BASE.spells)[:17]), "~.spells: 17, at most 16 may be"),
    ],
    "rewards": [
        ("hp = 1", "gains = [{ ap = 1 }, { hp = 1 }]", "~.gains[1]: Object contains unknown field hp"),
        ("hp = 1", "hp = -1", "~.hp: -1 is below 0"),
        (PET, BOOST + "gains = [{ ap = -1 }]", "~.gains[0].ap: -1 is below 0"),
        ("copies = 2", "copies = 0", "~.copies: a reward needs at least 1"),
        ("copies = 2", "copies = 1", "reward: 15 tokens of gold, two equal piles need an even number (KA-6.9)"),
        ("copies = 2", "copies = 38", "reward: 98 tokens, at most 96 may be"),
        ("hp = 1\n", "", "~: it does nothing"),
        ("hp = 1", "leap = 1", "~.leap: a pet cannot have it"),
        ("hp = 1", "self-damage = 1", "~.self-damage: a pet cannot have it"),
        ('"pet"', '"boost"', "~.hp: a boost cannot have it"),
        ('"pet"', '"buff"', "~.hp: a buff cannot have it"),
        ("hp = 1", 'spell = "bite"', "~.spell: a pet cannot have it"),
        ('"pet"', '"weapon"', "~.spell: a weapon needs one (KA-19.19)"),
        ('"pet"', '"weapon"\nspell = "puff"', "~.spell: the spell of a weapon is a melee attack (KA-19.19)"),
        ('"pet"', '"weapon"\nspell = "pff"', "~.spell: there is no spell pff"),
        (PET, BOOST + 'summons = "dog"', "~.summons: there is no summon dog"),
        (PET, BOOST + "leap = 2\nrecall = true", "~.leap: one boost cannot have both recall and leap"),
        (PET, BOOST + "next-bonus = 2", "~.next-bonus: next-elements and next-bonus go together"),
        (PET, BOOST + "any-element = true", "~.any-element: there is no spell to have an element"),
        (PET, BOOST + 'spell = "transposition"\nany-element = true', "~.any-element: only an attack has an element"),
        (PET, BOOST + 'pick = "choose"\ngains = [{ ap = 1 }]', "~.pick: there is nothing to pick from"),
        (
            PET,
            BOOST + 'pick = "gamble"\ngains = [{ ap = 1 }, { mp = 1 }, { heal = 1 }]',
            "~.gains: a gamble is between two",
        ),
        ("hp = 1", "bonus = 1", "~.elements: they go with bonus, reduces or shields"),
        ("hp = 1", 'elements = ["air"]', "~.elements: they go with bonus, reduces or shields"),
        ("hp = 1", "hp = 1\nmelee-only = true", "~.melee-only: there is no bonus to restrict"),
    ],
    "numbers": [
        ("[1, 3]", "[1, -3]", "prices.refund[1]: -3 is below 0"),
        ("punch-ap = 5", "punch-ap = 0", "prices.punch-ap: at least 1 is needed"),
        ("[honour.2]", "[honour.3]", "honour.3: the game is for 2 or 4 players"),
        ("each = 6", "each = 0", "honour.2.each: at least 1 is needed"),
        ("least = 2", "least = 9", "honour.2.least: it must be within 1 and most"),
        ("most = 8", "most = 9", "honour.2.most: a team has at most 8 figures"),
        ("figures = 4", "figures = 0", "honour.2.figures: it must be within 1 and 8"),
        ("figures = 4", "figures = 5", "honour.2.figures: 10 cards are dealt, there are 9"),
        ("levels = 12", "levels = 11", "honour.2.levels: no team has 11 Levels together (KA-5.5, KA-5.9)"),
    ],
    "summons": [
        ("hp = 1\n", "", "~.hp: a creature needs at least 1"),
        (FLEA, BOMB.replace("hp = 1", "hp = 2"), "~.hp: a bomb has 1, a trap none (KA-16.10, KA-16.16)"),
        (FLEA, BOMB.replace("hp = 1", "hp = 1\nmp = 1"), "~.mp: a bomb takes no turn"),
        (FLEA, BOMB.replace("hp = 1", "hp = 1\nap = 1"), "~.ap: a bomb takes no turn"),
        (FLEA, BOMB.replace('["explosion"]', "[]"), "~.spells: a bomb has exactly one spell"),
        (FLEA, BOMB.replace('"explosion"', '"bite"'), "~.spells: the spell of a bomb must be personal"),
    ],
    "spells": [
        ("min = 1", "min = 5", "~.max: the range 5 to 4 runs backwards"),
        ('"normal"', '"melee"', "~.max: a melee range is 1 to 1 (KA-12.7)"),
        ('"normal"', '"personal"', "~.max: a personal spell has min 0 and max 0"),
        ('"attack"', '"summon"', "~.summons: a summoning spell needs a summon"),
        ('"attack"', '"summon"\nsummons = "flea"', "~.summon-limit: a summoning spell needs a limit (KA-11.3)"),
        ('"attack"', '"attack"\nsummons = "flea"', "~.summons: only a summoning spell summons"),
        ('"attack"', '"attack"\nsummon-limit = 1', "~.summon-limit: only a summoning spell has a summon limit"),
        ('"attack"', '"summon"\nsummons = "dog"\nsummon-limit = 1', "~.summons: there is no summon dog"),
        ('"attack"', '"attack"\nbeside = "dog"', "~.beside: there is no summon dog"),
        ('"attack"', '"attack"\nbeside = "flea"', "~.beside-bonus: beside and beside-bonus go together"),
        ('"attack"', '"heal"', "~.element: only an attack has it, this is of kind heal"),
        (BOLT, BARE + "life-steal = true", "~.life-steal: only an attack has it, this is of kind special"),
        (BOLT, BARE + "value = 1", "~.value: a summoning or special spell has no value (KA-13.6)"),
        (
            BOLT,
            CALL.replace("melee", "personal") + "min = 0\nmax = 0",
            "~.range: a summoning spell needs a target cell (KA-11.10)",
        ),
        (BOLT, CALL + 'area = "cross"', "~.area: a summoning spell has no area"),
        ("ap = 3\n", "", "~.ap: an unlimited spell needs a cost"),
        (BOLT, BOLT + "[spell.idle]\n" + FREE, "spell.idle: nobody can use this spell"),
    ],
    "arenas": [
        ('["A1", ', "[", "~.zones.north: 3 cells, a team may have 4 figures"),
        (" 4  . B . 2 . .", " 4  . B . 2 .", "~.board: row 4 has 5 cells, the first line has 6 letters"),
        (" 4  . B", " 5  . B", "~.board: row 4 begins with 5 instead of its number"),
        (
            "A B C D E F",
            "A B C D E G",
            "~.board: the first line must be the letters A, B, C and so on, not A B C D E G",
        ),
        (". B . 2", ". B . 3", "~.board: D4 shows 3, which is none of . s T B C 1 2 D"),
        (
            "    A B C D E F\n",
            "    A B C D E F G H I J K L M\n",
            "~.board: 13 columns and 6 rows, at most 12 of each may be",
        ),
        (YARD, '[arena.yard]\nboard = ""\nsource = "x"\n', "~.board: nothing is drawn"),
        (YARD, TINY, "~.board: an arena needs at least 4 rows and columns"),
        (" 1  s s s s s s", " 1  s s . . . s", "~.board: edge N has 7 start cells, a team may have 8 figures"),
        ('["A1", ', '["C3", ', "~.zones.north: C3 is not a start cell"),
        ('["D1", ', '["A1", ', "~.zones.east: A1 is in zone north already"),
        ('["D1", ', "[", "~.zones.east: 3 cells, the first zone has 4"),
        ('zones.west = ["A6", "B6", "C6", "A5"]\n', "", "~.zones: 3 zones, four players need 4"),
        ("zones.west", "zones.West", "~.zones.West: a zone is lower-case letters and digits with hyphens between"),
    ],
    "tutorials": [
        (LESSON, DEPLOYED.replace("pit", "hole"), "~.arena: there is no arena hole"),
        (LESSON, DEPLOYED.replace('"anna"', ""), "~.teams[0].figures: 1 to 8 are needed"),
        (LESSON, DEPLOYED.replace(', edge = "S"', ""), "~.teams[0].edge: figures that are deployed need an edge"),
        (
            LESSON,
            DEPLOYED.replace(', edge = "S"', ', cells = ["A1"]'),
            "~.teams[0].cells: on an arena the figures are deployed",
        ),
        ("2 .", "1 .", "~.board: each digit from 1 to 3 must be there once, and no other"),
        ("T . .", "s . .", "~.board: A2 shows s, which is none of . T B C 1 2 3 4 5 6 7 8 9"),
        ('goal = "ko-all"', 'goal = "ko-all"\narena = "pit"', "~.board: either an arena or a board is needed"),
        ('goal = "ko-all"', 'goal = "ko-all"\nforbidden = ["ice"]', "~.forbidden: there is no spell ice"),
        ('goal = "ko-all"', 'goal = "ko-all"\nfirst = 2', "~.first: 2 is none of the teams 0 and 1"),
        (
            '["anna"], cells = ["B3"], edge = "S"',
            '["ann"], cells = ["B3"], edge = "S"',
            "~.teams[0].figures: there is no figure ann",
        ),
        ('["B3"], edge = "S"', '[], edge = "S"', "~.teams[0].cells: every figure needs a cell to start on"),
        ('["B3"], edge = "S"', '["A1"], edge = "S"', "~.teams: the cells are not those of the digits on the board"),
        (
            '["B1", "C3"], edge = "N"',
            '["C3", "B1"], edge = "N"',
            "~.teams: the cells are not those of the digits 1, 2, 3 in this order",
        ),
        ('["B3"], edge = "S"', '["B3"], edge = "E"', "~.teams: the edges are not opposite to each other"),
        (
            "variants.swapped",
            "variants.Swapped",
            "~.variants.Swapped: a variant is lower-case letters and digits with hyphens between",
        ),
        (
            "variants.swapped.teams",
            "variants.swapped.first = 3\nvariants.swapped.teams",
            "~.variants.swapped.first: 3 is none of the teams 0 and 1",
        ),
        (
            '["B3"], edge = "N"',
            '["B2"], edge = "N"',
            "~.variants.swapped.teams: the cells are not those of the digits on the board",
        ),
    ],
}
NAMED = {
    "figures": "figure.ysa",
    "summons": "summon.flea",
    "spells": "spell.frost-bolt",
    "rewards": "reward.X01",
    "arenas": "arena.yard",
    "tutorials": "tutorial.lesson",
}


@pytest.mark.parametrize(("file", "row"), [(file, row) for file, rows in BROKEN.items() for row in rows])
def test_a_mistake_gets_one_sentence(tmp_path: Path, file: str, row: tuple[str, str, str]) -> None:
    old, new, sentence = row
    assert old in SOUND[file]
    pack = written(tmp_path, **{**SOUND, file: SOUND[file].replace(old, new, 1)})
    with pytest.raises(ValueError) as told:
        read_content([pack])
    assert str(told.value) == f"frost/{file}.toml: {sentence.replace('~', NAMED.get(file, ''))}"


def test_some_arena_must_be_for_four_players(tmp_path: Path) -> None:
    plain = YARD.split("zones.north")[0] + 'source = "made up"\n'
    pack = written(tmp_path, arenas="".join(plain.replace("yard", arena) for arena in BASE.arenas))
    with pytest.raises(ValueError, match=r"^arenas.toml: arena: no arena has zones for four players$"):
        read_content([pack])
