"""Frames, endings, terms of the game, strikes. Compiled by mypyc."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from warbook.games.krosmaster.content.tables import FULL, NOBODY

KROSMASTERS: Final = 16  # two teams of eight (KA-5.5), or four of four (KA-5.9)
PIECES: Final = 60
GONE: Final = -1

# frames that ask a question
TEAMS: Final = 0  # everyone, in any order: the teams (KA-5.2, KA-5.5)
DRAFT: Final = 1  # a, b: the two cards on the table (KA-5.4)
ARENA: Final = 2  # KA-6.3
EDGE: Final = 3  # KA-6.4
ZONE: Final = 4  # KA-23.3
ORDER: Final = 5  # equal Initiatives (KA-6.5)
DEPLOY: Final = 6  # KA-6.11
JOKERS: Final = 7  # of the tension roll (KA-7.3)
NAMING: Final = 8  # a: 0 for the active player, 1 for the one named (KA-23.7)
INSPIRE: Final = 9  # KA-7.7, KA-7.12
NEXT: Final = 10  # a: the summoner whose creatures act (KA-16.5)
DETONATE: Final = 11  # which bomb next (KA-16.13, KA-16.14)
ACTIVATION: Final = 12  # a: the active character (KA-8.6)
LOCKERS: Final = 13  # which locker next (KA-9.11); a: mover, b: its destination
HIT_JOKERS: Final = 14  # of a critical roll (KA-3.3)
AXIS: Final = 15  # KA-14.5, KA-15.9
ASSIGN: Final = 16  # a: the token, b: the buyer (KA-19.5)
FROM: Final = 17  # a: how many GG are still to be taken (KA-23.13)
FALLEN: Final = 18  # whose GG move next (KA-22.4)
ASKING: Final = 19  # all below ask
# frames that only continue
GAME_TURN: Final = 20
DOUBLES: Final = 21
CHARACTERS: Final = 22
PRELIMINARY: Final = 23  # a: the character
END_PHASE: Final = 24  # a: the character
GAME_TURN_END: Final = 25
LOCK_CHECK: Final = 26  # a: mover, b: its destination
STRIKE: Final = 27  # the last of state.strikes is being resolved
KNOCK_OUTS: Final = 28
EXPLOSIONS: Final = 29
SET_UP: Final = 30  # a: the next step of the set-up

# how the game ended
ONGOING: Final = 0
BY_KNOCK_OUT: Final = 1  # KA-21.4
BY_HONOUR: Final = 2  # KA-21.5
BY_TIE_BREAK: Final = 3  # KA-21.8
BY_GOAL: Final = 4  # section 29
BY_RESIGNATION: Final = 5
BY_TIME: Final = 6
BY_TURN_CAP: Final = 7
DRAWN: Final = 8

# modes
DUEL: Final = 0
FREE_FOR_ALL: Final = 1
TWO_AGAINST_TWO: Final = 2
TUTORIAL: Final = 3


@final
class Terms:
    """What was agreed before the game: mode, options, the limits of a tutorial. Made once, shared by all clones."""

    def __init__(self, scenario: str, mode: int, texts: dict[str, str], seats: int) -> None:
        self.scenario: Final = scenario
        self.mode: Final = mode
        self.texts: Final = texts  # as given, defaults filled in: what logs and replays record
        self.seats: Final = seats
        self.teams: Final = texts["teams"]
        self.destructible: Final = texts["scenery"] == "destructible"  # section 18b
        self.turn_cap: Final = int(texts["turn_cap"])  # 0 for none
        self.side: vec[i64] = vec[i64]([seat % 2 if mode == TWO_AGAINST_TWO else seat for seat in range(4)])
        # what tutorials leave out (section 29)
        self.goal: int = FULL
        self.powers: bool = True
        self.spells: bool = True
        self.forbidden: list[int] = []
        self.bonuses: bool = True
        self.tension: bool = True
        self.inspiration: bool = True
        self.rewards: bool = True
        self.honour: bool = True
        self.first: int = NOBODY  # who starts, when that does not depend on Initiative
        self.cells: list[list[int]] = []  # where the figures of a tutorial stand
        self.levels: int = 12  # of a custom team (KA-5.5, KA-5.9)
        self.least: int = 2
        self.most: int = 8
        self.figures: int = 4  # of a team from the base box


@final
class Strike:
    """A spell, punch or explosion being resolved. Only the last one of a state changes."""

    def __init__(self, caster: int, seat: int, spell: int, cell: int) -> None:
        self.caster = caster
        self.seat = seat  # who controls it
        self.spell = spell  # NONE for a punch (KA-10.3)
        self.cell = cell  # the main target cell
        self.step = 0
        self.element = 0
        self.along = 0  # the axis of its effects
        self.towards = 0  # the direction from the caster to the main target
        self.at_scenery = False  # the scenery of the cell is meant, not who stands there (KA-18.11)
        self.paid_life = False  # the cost brought the caster to its HP (KA-11.5)
        self.extra = 0  # damage added to every target
        self.targets: list[int] = []  # in the order of the armor rolls (KA-14.3)
        self.bonus: list[int] = []  # damage added to each
        self.scenery: list[int] = []  # cells whose scenery is hit
        self.faces: list[int] = []  # the critical dice
        self.hits = 0

    def clone(self) -> Strike:
        """An independent copy."""
        copy = Strike(self.caster, self.seat, self.spell, self.cell)
        copy.step = self.step
        copy.element = self.element
        copy.along = self.along
        copy.towards = self.towards
        copy.at_scenery = self.at_scenery
        copy.paid_life = self.paid_life
        copy.extra = self.extra
        copy.targets = self.targets[:]
        copy.bonus = self.bonus[:]
        copy.scenery = self.scenery[:]
        copy.faces = self.faces[:]
        copy.hits = self.hits
        return copy


NO_TOKENS: Final[list[int]] = []
EVERYONE: Final = 15  # who knows a token: all seats, and so the spectators
# mypyc writes `1 << piece` as a shift of a 32-bit C literal: so a table
BITS: Final[vec[i64]] = vec[i64]([2**piece for piece in range(PIECES)])
