"""Meeple War's content as columns of ints: names become numbers here and nowhere else. Compiled by mypyc.

The content may be replaced by packs, so the columns belong to an object, made once and shared by all states.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from warbook.games.meeple.content import schema
from warbook.games.meeple.content.schema import Building, Content, tile_codes
from warbook.games.meeple.content.worth import building_worth, gathers, sends

NONE: Final = -1
NOBODY: Final = -1

# what a territory is (MW-2.10)
BLANK: Final = 0
TOWER: Final = 1
VILLAGE: Final = 2
HUT: Final = 3
FORGE: Final = 4
SHIELD: Final = 5
CAVE: Final = 6
ALTAR: Final = 7
TUNNEL: Final = 8
KINDS: Final[list[str]] = list(schema.KINDS)

# bonuses of public buildings and upgrade tokens (MW-17.2)
ASSEMBLE_ONE: Final = 0
DEPLOY_ONE: Final = 1
NATURE: Final = 2
WEAPONS: Final = 3
SHIELDS: Final = 4
BONUSES: Final[list[str]] = list(schema.BONUSES)
_BONUS_OF_KIND: Final = [NONE, NONE, DEPLOY_ONE, NATURE, WEAPONS, SHIELDS, NONE, NONE, NONE]

# building actions (section 10)
BUILD: Final = 0
DEPLOY: Final = 1
REINFORCE: Final = 2
AIRBORNE: Final = 3
STEALTH: Final = 4
INTIMIDATE: Final = 5
ASSEMBLE: Final = 6
BURN: Final = 7
CONVERT: Final = 8
BOMB: Final = 9
PRODUCTIVITY: Final = 10
RECYCLE: Final = 11
UPGRADE: Final = 12
ACTIONS: Final[list[str]] = list(schema.ACTIONS)


@final
class Path:
    """An action path: a tree of spaces, numbered from the start space 0 (MW-20.5)."""

    def __init__(self, building: Building) -> None:
        self.names: list[str] = ["S"]
        self.after: list[list[int]] = [[]]  # the spaces one step further on
        self.action: list[int] = [NONE]  # drawn on a last space
        self.n: list[int] = [0]
        for end in building.ends:
            space = 0
            for name in end.steps:
                space = self._step(space, name)
            self.action[space] = ACTIONS.index(end.action)
            self.n[space] = end.n

    def _step(self, space: int, name: str) -> int:
        for following in self.after[space]:
            if self.names[following] == name:
                return following
        self.names.append(name)
        self.after.append([])
        self.action.append(NONE)
        self.n.append(0)
        self.after[space].append(len(self.names) - 1)  # MW-20.5
        return len(self.names) - 1


@final
class Tables:
    """The whole content."""

    def __init__(self, content: Content) -> None:
        self.content: Final = content
        buildings = list(content.buildings.values())
        self.building_names: Final = list(content.buildings)
        self.buildings: Final = len(buildings)
        self.defence: Final = vec[i64]([each.defence for each in buildings])  # MW-20.1
        self.site_defence: Final = vec[i64]([each.site_defence for each in buildings])
        self.build: Final = vec[i64]([each.build for each in buildings])
        self.paths: Final[list[Path]] = [Path(each) for each in buildings]  # MW-20.1
        self.worth: Final = [building_worth(each) for each in buildings]  # for bots, like the next two
        self.gathers: Final = [gathers(each) for each in buildings]
        self.sends: Final = [sends(each) for each in buildings]
        tiles = [(code, each) for name, each in content.tiles.items() for code in tile_codes(name, each.count)]
        self.tiles: Final = len(tiles)  # MW-2.8
        self.tile_names: Final = [code for code, _ in tiles]
        self.tile_faces: Final = [name for name, each in content.tiles.items() for _ in range(each.count)]
        self.kind: Final = vec[i64]([KINDS.index(each.kind) for _, each in tiles])
        self.flags: Final = vec[i64]([each.flags for _, each in tiles])  # MW-20.6
        self.forest: Final = vec[i64]([sum([1 << edge for edge in each.forest]) for _, each in tiles])
        self.bonus: Final = vec[i64]([_BONUS_OF_KIND[KINDS.index(each.kind)] for _, each in tiles])
        self.letters: Final = [each.setup for _, each in tiles]
        self.token_names: Final = list(content.tokens)
        self.tokens: Final = len(content.tokens)
        self.token_bonus: Final = vec[i64]([BONUSES.index(each.bonus) for each in content.tokens.values()])
        numbers = content.numbers
        self.meeples: Final = numbers.meeples
        self.workers: Final = numbers.workers
        self.goal: Final = numbers.goal
        self.ladder: Final = numbers.ladder
        self.rounds: Final = numbers.rounds
        self.first_building: Final = self.building_names.index(numbers.first_building)
