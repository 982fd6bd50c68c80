"""The end of the game: won at the end of a round, lost at once (section 17, EU section 6). Compiled by mypyc."""

from __future__ import annotations

from warbook.games.kingdom.board.field import NONE
from warbook.games.kingdom.board.trays import cell_of
from warbook.games.kingdom.content.supply_tables import BEACON
from warbook.games.kingdom.content.tables import PORTAL
from warbook.games.kingdom.frames import (
    BOSS_TRAY,
    BY_EMPTY_DECKS,
    BY_GOAL,
    BY_HEARTS,
    BY_ROUNDS,
    ENDINGS,
    PLACE_TRAY,
    TRAYS,
    WON,
)
from warbook.games.kingdom.present.events import Ended, GoalReached
from warbook.games.kingdom.present.token_events import LastStand
from warbook.games.kingdom.state import KingdomState


def end(state: KingdomState, ending: int, rule: str) -> None:
    """The game is over, for all players alike (EU-1.1)."""
    if state.over:
        return
    state.over = True  # EU-1.1
    state.ending = ending
    state.stack = []
    if state.log is not None:
        state.log.append(Ended(rule=rule, how=ENDINGS[ending]))  # type: ignore[arg-type]  # one of the endings


def lose(state: KingdomState, ending: int, rule: str) -> None:
    """The team has lost, at once, even if the goal was reached (RT-17.3, RT-17.6, EU-31.30); scenarios add ways.

    RT-17.5, EU-6.4.
    """
    end(state, ending, rule)  # RT-17.6, EU-31.30


def lose_hearts(state: KingdomState, hearts: int) -> None:
    """The Kingdom loses hearts for good (RT-31.28); with the last one the game (RT-14.17, EU-6.2, EU-21.6)."""
    state.hearts -= min(hearts, int(state.hearts))  # RT-31.28
    if state.hearts == 0:
        lose(state, BY_HEARTS, state.law["last-heart"])  # RT-14.17, EU-6.2, RT-17.3, EU-21.6


def portals_left(state: KingdomState) -> int:
    """The portals on the map and in the decks, which everybody knows (RT-13.8, RT-31.44)."""
    total = 0
    for tray in range(TRAYS):
        if state.card[tray] != NONE and state.level[tray]:
            total += 1
    for frame in state.stack:  # turned over, and heroes make room for it
        if frame.kind == PLACE_TRAY and state.tables.cards[frame.a].kind == PORTAL:
            total += 1
    for deck in state.decks:
        for card in deck:
            if state.tables.cards[card].kind == PORTAL:
                total += 1
    return total


def look_for_goal(state: KingdomState) -> None:
    """Whether the goal is reached now (RT-17.1); the round is still played to its end (RT-13.8, RT-17.2, EU-6.7).

    What only the end of a round shows is not looked at before.
    """
    if state.goal:
        return
    given = state.terms.given
    if given.goal == "boss":
        state.goal = state.card[BOSS_TRAY] == NONE
    elif given.goal == "champions":
        state.goal = not champions_wanted(state) and not given.without
    elif given.goal == "portals":
        state.goal = portals_left(state) == 0  # RT-13.8, RT-17.1
    if state.goal and state.log is not None:
        state.log.append(GoalReached(rule=state.law["win"]))  # RT-17.2, EU-6.7


def win(state: KingdomState) -> None:
    """The team has won, in the one way there is (RT-17.7, EU-6.1)."""
    end(state, WON, state.law["win"])  # RT-17.2, EU-6.7, RT-17.7


# the end of a round


def judge_round(state: KingdomState) -> None:
    """The round is over: the team may have won (RT-17.2, EU-6.7), or cannot win any more (RT-4.6, EU-6.10)."""
    goal = state.terms.given.goal  # EU-6.1
    if goal == "last-stand" and are_decks_empty(state):
        stand(state)
    if state.over:
        return
    rounds = state.tables.numbers.rounds
    if state.goal or is_met(state, goal):
        win(state)
    elif goal == "champions" and is_champion_lost(state):
        lose(state, BY_GOAL, state.law["goal-lost"])
    elif rounds and state.round >= rounds:
        lose(state, BY_ROUNDS, state.law["rounds"])


def is_met(state: KingdomState, goal: str) -> bool:
    """Whether a goal is reached that is looked at only now."""
    if goal in ("survive", "last-stand"):
        return are_decks_empty(state)  # there is no later round (EU-6.8, EU-6.11)
    if goal == "champions":
        return not champions_wanted(state) and not is_burdened(state)
    if goal == "beacons":
        return are_beacons_lit(state)
    return False


def are_decks_empty(state: KingdomState) -> bool:
    """Whether the last card of every deck was spawned."""
    for deck in state.decks:
        if deck:
            return False
    return True


def stand(state: KingdomState) -> None:
    """A last stand: a heart for each horde on the path, or on the last spaces of a route (EU-6.9)."""
    last = state.terms.given.last_spaces
    spaces = [cell for route in state.field.routes for cell in (route[-last:] if last else route)]
    hordes = [tray for tray in range(TRAYS) if state.card[tray] != NONE and cell_of(state, tray) in spaces]
    if hordes:
        if state.log is not None:
            state.log.append(LastStand(rule=state.law["last-stand"], hearts=len(hordes)))
        lose_hearts(state, len(hordes))


def champions_wanted(state: KingdomState) -> list[int]:
    """The champions that have still to be destroyed, a card twice for both copies (EU-6.10)."""
    wanted = [state.tables.card_names.index(name) for name in state.terms.given.champions]
    for card in state.felled:
        if card in wanted:
            wanted.remove(card)
    return wanted


def is_champion_lost(state: KingdomState) -> bool:
    """Whether a champion that is wanted is neither on the map nor to come: it has broken in (EU-6.10)."""
    left = [int(state.card[tray]) for tray in range(TRAYS) if state.card[tray] != NONE]
    for deck in state.decks:
        left += deck
    for card in champions_wanted(state):
        if card not in left:
            return True
        left.remove(card)
    return False


def is_burdened(state: KingdomState) -> bool:
    """Whether something lies on the map that the goal does not allow; a sealed ink pool does not count (EU-C12)."""
    without = state.terms.given.without
    for token, cell in enumerate(state.token_cell):
        table = state.tables.tokens[state.token[token]]
        if cell == NONE or (table.rest_seals and state.token_side[token]):
            continue
        if table.name in without or (table.resists != NONE and "totem" in without):
            return True
    return False


def are_beacons_lit(state: KingdomState) -> bool:
    """Whether all beacons are lit (EU-C12)."""
    for token, cell in enumerate(state.token_cell):
        is_beacon = cell != NONE and state.tables.tokens[state.token[token]].sort == BEACON
        if is_beacon and not state.token_side[token]:
            return False
    return True


def check_decks(state: KingdomState) -> None:
    """A round begins: with no card left in any deck the game is lost, but not in the first (EU-6.3, EU-6.6).

    One deck with cards is enough (EU-31.29).
    """
    if state.tables.ways.empty_decks_loss and state.round > 1 and are_decks_empty(state):  # EU-6.6, EU-31.29
        lose(state, BY_EMPTY_DECKS, state.law["empty-decks"])
