"""Bravery, victory points, and the end of the game (sections 5, 15, 18). Compiled by mypyc."""

from __future__ import annotations

from warbook.games.meeple.board.territories import on_the_battlefield, take_men
from warbook.games.meeple.frames import AWARD, BY_POINTS, CHECK, HONOUR
from warbook.games.meeple.present.events import Brave, Ended, Honoured
from warbook.games.meeple.state import MeepleState
from warbook.kernel.api import Frame


def points(state: MeepleState, seat: int) -> int:
    """A player's victory points: the mountain, and for the current player the tower flags of this turn (MW-5.5)."""
    total = int(state.honour[seat] + state.phantom[seat])
    # towers lost meanwhile still count (MW-21.3), those of others count nothing (MW-21.1)
    return total + state.flags if seat == state.turn else total  # MW-5.5, MW-5.6, MW-21.1


def ascend(state: MeepleState, seat: int, count: int, rule: str) -> None:
    """Meeples that have left their places go onto the honour mountain for good (MW-5.6, MW-16.7)."""
    if count:
        state.honour[seat] += count  # MW-5.6, MW-16.7
        if state.log is not None:
            state.log.append(Honoured(rule=rule, seat=seat, count=count))


def award(state: MeepleState, seat: int, count: int) -> None:
    """Put bravery points on the stack, to be counted before the end of the game is looked for.

    They come from enemies destroyed in the own turn (MW-15.6), from defence and from an altar of Intimidate (MW-15.7).
    """
    if count > 0:
        state.stack.append(Frame(AWARD, seat, count))


def check_soon(state: MeepleState) -> None:
    """Look for the end of the game when what lies above is done (MW-6.3, MW-18.2)."""
    state.stack.append(Frame(CHECK, state.turn))  # MW-6.3, MW-21.2


def on_award(state: MeepleState, frame: Frame) -> None:
    """Climb the ladder; each time at the top a point is gained (MW-5.2), and it starts again (MW-15.1 to MW-15.3)."""
    state.stack.pop()
    seat, left = frame.seat, frame.a
    while left > 0:
        climbed = min(left, state.tables.ladder - int(state.bravery[seat]))
        state.bravery[seat] += climbed
        left -= climbed
        if state.log is not None:
            step = int(state.bravery[seat])
            state.log.append(Brave(rule="MW-15.1", seat=seat, points=climbed, step=step))
        if state.bravery[seat] >= state.tables.ladder:
            state.bravery[seat] = 0  # MW-15.3
            if not honour_from_home(state, seat):
                state.stack.append(Frame(HONOUR, seat, left))
                return


def honour_from_home(state: MeepleState, seat: int) -> bool:
    """The meeple for a point comes from the reserve, else the depot (MW-15.2); False if its player must choose.

    Recycle has no say in this (MW-21.39), and the marker on the ladder stays there (MW-15.8).
    """
    if state.reserve[seat]:  # MW-21.39
        state.reserve[seat] -= 1
    elif state.depot[seat]:
        state.depot[seat] -= 1
    else:
        return honour_from_afar(state, seat)
    ascend(state, seat, 1, "MW-15.2")
    return True


def standing(state: MeepleState, seat: int) -> list[int]:
    """The territories with meeples of a player."""
    return [tile for tile in range(state.tables.tiles) if state.men[4 * tile + seat]]


def honour_from_afar(state: MeepleState, seat: int) -> bool:
    """With nothing at home one comes from a territory (MW-15.4), or the point is only written down (MW-15.5)."""
    tiles = standing(state, seat)
    if len(tiles) > 1 and not state.gone[seat]:
        return False
    if tiles:
        honour_from(state, seat, tiles[0])
    else:
        state.phantom[seat] += 1
        if state.log is not None:
            state.log.append(Honoured(rule="MW-15.5", seat=seat, count=0))
    return True


def honour_from(state: MeepleState, seat: int, tile: int) -> None:
    """A meeple from a territory goes onto the mountain (MW-15.4)."""
    take_men(state, tile, seat, 1)
    ascend(state, seat, 1, "MW-15.4")


def on_check(state: MeepleState) -> None:
    """Six victory points end the game at once (MW-5.1, MW-18.1), at any moment (MW-21.2), whosever (MW-18.7).

    Those of a player who has left do not: nobody else has earned the end.
    """
    state.stack.pop()
    for seat in range(state.seats):  # MW-18.7
        if points(state, seat) >= state.tables.goal and not state.gone[seat]:
            finish(state, BY_POINTS, "MW-18.1")
            return


def finish(state: MeepleState, ending: int, rule: str) -> None:
    """Most points win (MW-18.3), then most bravery (MW-18.4), then most meeples on the battlefield (MW-18.5).

    Who is still tied shares the victory (MW-18.6); the current player has no privilege (MW-21.35).
    """
    best: tuple[int, int, int] = (-1, -1, -1)
    winners: list[int] = []
    for seat in range(state.seats):
        if state.gone[seat]:
            continue
        rank = (points(state, seat), int(state.bravery[seat]), on_the_battlefield(state, seat))  # MW-18.4, MW-18.5
        if rank > best:  # MW-21.35
            best, winners = rank, [seat]
        elif rank == best:
            winners.append(seat)  # MW-18.6
    end(state, winners, ending, rule)


def end(state: MeepleState, winners: list[int], ending: int, rule: str) -> None:
    """The game is over."""
    state.over = True
    state.winners = winners
    state.ending = ending
    state.stack = []
    if state.log is not None:
        best = max([points(state, seat) for seat in winners])
        state.log.append(Ended(rule=rule, winners=tuple(winners), points=best, ending=ending))
