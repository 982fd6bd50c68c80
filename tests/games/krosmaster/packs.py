"""A sound pack to begin with: one table of every kind, each in the text of its file."""

from pathlib import Path

BOLT = """
[spell.frost-bolt]
kind = "attack"
ap = 3
range = "normal"
min = 1
max = 4
element = "water"
value = 1
mp-markers = -1
source = "made up"
"""
YSA = """
[figure.ysa]
breed = "xelor"
name = "white"
level = 3
initiative = 5
mp = 3
hp = 8
ap = 6
spells = ["frost-bolt"]
source = "made up"
"""
FLEA = """
[summon.flea]
species = "creature"
hp = 1
mp = 2
ap = 4
spells = ["bite"]
source = "made up"
"""
CHARM = """
[reward.X01]
rank = "gold"
category = "pet"
copies = 2
hp = 1
source = "made up"
"""
# the smallest arena: every edge has eight start cells, every zone four
YARD = """
[arena.yard]
board = '''
    A B C D E F
 1  s s s s s s
 2  s s . . s s
 3  . . D . T .
 4  . B . 2 . .
 5  s s . . s s
 6  s s s s s s
'''
zones.north = ["A1", "B1", "C1", "A2"]
zones.east = ["D1", "E1", "F1", "F2"]
zones.south = ["D6", "E6", "F6", "F5"]
zones.west = ["A6", "B6", "C6", "A5"]
source = "made up"
"""
LESSON = """
[tutorial.lesson]
rule = "KA-29.1"
goal = "ko-all"
board = '''
    A B C
 1  . 2 .
 2  T . .
 3  . 1 3
'''
teams = [
    { figures = ["anna"], cells = ["B3"], edge = "S" },
    { figures = ["bill", "king"], cells = ["B1", "C3"], edge = "N" },
]
variants.swapped.teams = [
    { figures = ["bill", "king"], cells = ["B1", "C3"], edge = "S" },
    { figures = ["anna"], cells = ["B3"], edge = "N" },
]
source = "made up"
"""
PRICES = """
[prices]
granite = 3
jade = 6
gold = 12
gg = 10
buy-ap = 1
pick-ap = 1
punch-ap = 5
punch-damage = 1
kamas = 54
refund = [1, 3]
bush-hp = 6
tree-hp = 12
crate-hp = 3
"""
DUEL = """
[honour.2]
each = 6
wild = 1
figures = 4
levels = 12
least = 2
most = 8
"""
SOUND = {
    "spells": BOLT,
    "figures": YSA,
    "summons": FLEA,
    "rewards": CHARM,
    "arenas": YARD,
    "tutorials": LESSON,
    "numbers": PRICES + DUEL,
}


def written(home: Path, name: str = "frost", **files: str) -> Path:
    """A pack in a folder: the text of its files by their names without ending."""
    folder = home / name
    (folder / "text").mkdir(parents=True)
    (folder / "pack.toml").write_text(f'name = "{name}"\nversion = "1"\n', encoding="utf-8")
    for file, text in files.items():
        if file.startswith("text_"):
            (folder / "text" / f"{file[5:].replace('_', '-')}.ftl").write_text(text, encoding="utf-8")
        else:
            (folder / f"{file}.toml").write_text(text, encoding="utf-8")
    return folder
