"""Frames, endings, and what was agreed before the game. Compiled by mypyc."""

from __future__ import annotations

from typing import Final, final

SEATS: Final = 4  # columns have room for this many players
SLOTS: Final = 4  # of a village: F, L, R, B (MW-2.5, MW-3.15)
SLOT_NAMES: Final = ["F", "L", "R", "B"]
FRONT: Final = 0
LEFT: Final = 1
RIGHT: Final = 2
BACK: Final = 3

# frames that ask a question
WINDOW: Final = 0  # tokens before Phase 1 (MW-17.11); a: 1 if it was called for
BONUS: Final = 1  # the instant bonuses of Phase 1 (MW-7.14)
FORK: Final = 2  # a: the slot whose worker stands at a fork (MW-8.4)
ACTING: Final = 3  # Phase 3 (MW-9.2)
DROPS: Final = 4  # a: who gets one of too few meeples by air, so far, as bits of tiles (MW-10.15)
SOURCE: Final = 5  # a: 0 Convert, 1 Bomb; b: the slot; c: whose meeple is converted (MW-10.33, MW-10.38)
MOVING: Final = 6  # Phase 4 (MW-11.12)
JUMP: Final = 7  # a: the tunnel just entered (MW-12.6)
ALTARS: Final = 8  # which altar next (MW-12.25)
VICTIM: Final = 9  # a: the altar (MW-12.16)
EXPLORE: Final = 10  # which cell next (MW-13.4)
ROTATE: Final = 11  # a: the tile, b: the place among the entered cells (MW-13.5)
BATTLES: Final = 12  # which battle next (MW-13.8, MW-14.11)
FOLLOW: Final = 13  # a: the tunnel of the battle, b: how many may still go on (MW-12.9)
HONOUR: Final = 14  # from where the meeple for a victory point comes (MW-15.4); a: bravery points still to count
FOUND: Final = 15  # which building founds the village again, and where (MW-16.9)
ASKING: Final = 16  # all below ask
# frames that only continue
TURN: Final = 20
WINDOWS: Final = 21  # a: how many of the others have had theirs
PHASE_ONE: Final = 22
PHASE_TWO: Final = 23  # a: the next slot
PHASE_THREE: Final = 24
PHASE_FOUR: Final = 25
AFTER_MOVES: Final = 26  # altars before exploration (MW-13.2)
EXPLORATION: Final = 27
FIGHTING: Final = 28  # a: the only territory, or NONE for all of them
ALTAR: Final = 29  # a: the altar, seat: who sacrifices
AFTER_BATTLE: Final = 30  # a: the territory
DESTRUCTION: Final = 31
TURN_END: Final = 32
AWARD: Final = 33  # seat, a: bravery points to count
CHECK: Final = 34  # has anybody won (MW-18.2)

# how the game ended
ONGOING: Final = 0
BY_POINTS: Final = 1
BY_ROUNDS: Final = 2  # MW-18.8
BY_RESIGNATION: Final = 3
BY_TIME: Final = 4


@final
class Terms:
    """What was agreed before the game. Made once, shared by all clones."""

    def __init__(self, scenario: str, texts: dict[str, str], seats: int) -> None:
        self.scenario: Final = scenario
        self.texts: Final = texts  # as given, defaults filled in: what logs and replays record
        self.seats: Final = seats
        self.quick: Final = scenario == "quick"
        self.always_ask: Final = texts["token_windows"] == "always"
