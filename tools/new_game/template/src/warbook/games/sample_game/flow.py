"""What happens between two decisions, and how the game ends. Compiled by mypyc."""

from __future__ import annotations

from warbook.games.sample_game.content.tables import NOBODY
from warbook.games.sample_game.present.events import Ended, TurnBegan
from warbook.games.sample_game.state import DRAWN, HIDE, SEATS, TURN, SampleGameState, has_hidden
from warbook.kernel.api import Frame


def ask_next(state: SampleGameState, seat: int) -> None:
    """Put the next question on the stack: a banner that is not hidden yet comes before any turn."""
    for each in range(SEATS):
        if not has_hidden(state, each):
            state.stack = [Frame(HIDE, each)]  # QZ-2.2
            return
    state.stack = [Frame(TURN, seat)]
    state.turns += 1
    if state.log is not None:
        state.log.append(TurnBegan(rule="QZ-3.1", seat=seat))


def end_turn(state: SampleGameState, seat: int) -> None:
    """The other side is next (QZ-3.1), unless that was the last turn."""
    if state.turns >= state.options.turn_limit:
        end(state, NOBODY, DRAWN, "QZ-4.2")
    else:
        ask_next(state, 1 - seat)  # QZ-3.1


def end(state: SampleGameState, winner: int, ending: int, rule: str) -> None:
    """The game is over, and both banners are shown (QZ-4.4)."""
    state.over = True
    state.stack = []
    state.winner = winner
    state.ending = ending
    state.revealed += 1  # QZ-4.4
    if state.log is not None:
        state.log.append(Ended(rule=rule, winner=winner, ending=ending))
