"""The end of the game: won at the end of a round, lost at once (section 17). Compiled by mypyc."""

from __future__ import annotations

from warbook.games.kingdom.events import Ended, GoalReached
from warbook.games.kingdom.field import NONE
from warbook.games.kingdom.state import KingdomState
from warbook.games.kingdom.tables import PORTAL
from warbook.games.kingdom.terms import BOSS_TRAY, BY_HEARTS, ENDINGS, PLACE_TRAY, TRAYS, WON


def end(state: KingdomState, ending: int, rule: str) -> None:
    """The game is over."""
    if state.over:
        return
    state.over = True
    state.ending = ending
    state.stack = []
    if state.log is not None:
        state.log.append(Ended(rule=rule, how=ENDINGS[ending]))  # type: ignore[arg-type]  # one of the endings


def lose(state: KingdomState, ending: int, rule: str) -> None:
    """The team has lost, at once, even if the goal was reached (RT-17.3, RT-17.6); scenarios add ways (RT-17.5)."""
    end(state, ending, rule)


def lose_hearts(state: KingdomState, hearts: int) -> None:
    """The Kingdom loses hearts for good (RT-31.28); with the last one the game (RT-14.17)."""
    state.hearts -= min(hearts, int(state.hearts))
    if state.hearts == 0:
        lose(state, BY_HEARTS, state.law["last-heart"])


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
    """Whether the goal is reached now (RT-17.1); the round is still played to its end (RT-13.8, RT-17.2)."""
    if state.goal:
        return
    if state.terms.given.goal == "boss":
        state.goal = state.card[BOSS_TRAY] == NONE
    else:
        state.goal = portals_left(state) == 0
    if state.goal and state.log is not None:
        state.log.append(GoalReached(rule=state.law["win"]))


def win(state: KingdomState) -> None:
    """The team has won, in the one way there is (RT-17.7)."""
    end(state, WON, state.law["win"])
