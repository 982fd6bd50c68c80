"""Phase 3 where hordes are destroyed one after another, in the players' order (EU section 17). Compiled by mypyc."""

from __future__ import annotations

from typing import Final

from warbook.games.kingdom.attacks.modifications import note_fall, pay_tithes
from warbook.games.kingdom.board.field import NONE, is_adjacent
from warbook.games.kingdom.board.trays import cell_of, figures_on, uncovered
from warbook.games.kingdom.content.tables import CHAMPION
from warbook.games.kingdom.effects.start import listens
from warbook.games.kingdom.effects.vocabulary import DESTROYED_NEAR
from warbook.games.kingdom.frames import MOMENT, RAZE, RAZING, REWARD, TEAM, TRAYS, WARRIOR
from warbook.games.kingdom.heroes.damage import harm
from warbook.games.kingdom.heroes.figures import to_board
from warbook.games.kingdom.present.events import TrayDestroyed
from warbook.games.kingdom.present.token_events import Rewarded
from warbook.games.kingdom.state import KingdomState
from warbook.games.kingdom.turn.bosses import check_health
from warbook.games.kingdom.turn.destruction import gain_crystals, remove_doomed
from warbook.games.kingdom.turn.end import look_for_goal
from warbook.kernel.api import Frame

CRYSTALS: Final = 0  # what the team may take of a reward with a choice
GOLD: Final = 1


def on_raze(state: KingdomState) -> None:
    """The next covered horde; each is looked at when its turn comes (EU-17.5), and none is spared (EU-17.6).

    At the end of the phase a covered layer of the boss goes, and what towers have earned is paid.
    """
    covered = covered_hordes(state)  # EU-17.5
    if not covered:  # EU-17.6
        state.stack.pop()
        check_health(state)
        pay_tithes(state)
    elif order_matters(state, covered):
        state.stack.append(Frame(RAZING, TEAM))
    else:
        raze(state, covered[0])


def covered_hordes(state: KingdomState) -> list[int]:  # EU-11.11
    """The hordes that are cleared now (EU-11.11)."""
    return [tray for tray in range(TRAYS) if state.card[tray] != NONE and uncovered(state, tray) == 0]


def order_matters(state: KingdomState, covered: list[int]) -> bool:
    """Whether it makes a difference which horde falls first: a hero on one gains by the fall of another (EU-31.8).

    Everything else comes to the same in any order.
    """
    if len(covered) < 2 or not state.tables.moments[DESTROYED_NEAR]:
        return False
    for figure in range(len(state.tables.heroes)):
        tray = int(state.tray[figure])
        if tray in covered and listens(state, figure, DESTROYED_NEAR):
            for other in covered:
                if is_adjacent(cell_of(state, other), cell_of(state, tray)):
                    return True
    return False


def raze(state: KingdomState, tray: int) -> None:
    """A horde falls: first heroes on it suffer damage (EU-17.2, EU-31.7).

    From now on nothing saves it (EU-17.5, EU-31.55).
    """
    state.stack.append(Frame(RAZE, 0, tray, 0))  # EU-17.5, EU-31.55
    heroes = [figure for figure in figures_on(state, tray) if state.role[figure] != WARRIOR]
    harm(state, heroes, NONE, 1)  # EU-31.7


def on_raze_one(state: KingdomState, frame: Frame) -> None:
    """The steps behind the damage: its end is noticed, then card, tiles and soldiers leave, the reward comes."""
    tray = frame.a
    if frame.b == 0:
        state.stack[-1] = Frame(RAZE, 0, tray, 1)
        note_fall(state, tray)
        if state.tables.moments[DESTROYED_NEAR]:
            state.stack.append(Frame(MOMENT, 0, DESTROYED_NEAR, NONE, tray))  # EU-31.8
    else:
        state.stack.pop()
        fell(state, tray)


def fell(state: KingdomState, tray: int) -> None:
    """The card is discarded and what lies on it returns; heroes stay in the space, soldiers do not (EU-17.7)."""
    number = int(state.card[tray])
    card = state.tables.cards[number]
    for figure in figures_on(state, tray):
        if state.role[figure] == WARRIOR:
            to_board(state, figure)  # EU-17.7
    if state.log is not None:
        rule = state.law["destroy"]  # RT-13.3, EU-17.2
        state.log.append(TrayDestroyed(rule=rule, tray=tray, card=number, crystals=card.crystals))
    remove_doomed(state, tray)
    if card.kind == CHAMPION:
        state.felled = [*state.felled, number]
    gain(state, card.crystals, card.gold)
    if card.either:
        state.stack.append(Frame(REWARD, TEAM, card.either))
    look_for_goal(state)


def gain(state: KingdomState, crystals: int, gold: int) -> None:
    """The team gains crystals and gold, up to its limits (EU-17.2, EU-17.4)."""
    gain_crystals(state, crystals)
    state.gold = min(int(state.gold) + gold, state.tables.numbers.gold)
    if state.log is not None and (crystals or gold):
        state.log.append(Rewarded(rule=state.law["reward"], crystals=crystals, gold=gold))


def gain_either(state: KingdomState, amount: int, what: int) -> None:
    """One of the two sides of a reward (EU-17.3)."""
    gain(state, amount if what == CRYSTALS else 0, amount if what == GOLD else 0)
