"""Who has won: sections 21, 23, 24 and the goals of section 29. Compiled by mypyc."""

from __future__ import annotations

from warbook.games.krosmaster.board.pieces import is_in_play
from warbook.games.krosmaster.content.tables import KO_ONE, NOBODY
from warbook.games.krosmaster.frames import BY_GOAL, BY_HONOUR, BY_KNOCK_OUT, BY_TIE_BREAK, DRAWN, GONE, TWO_AGAINST_TWO
from warbook.games.krosmaster.glory import is_two_player, levels_of
from warbook.games.krosmaster.present.events import Ended
from warbook.games.krosmaster.state import KrosmasterState


def sides(state: KrosmasterState) -> list[int]:
    """The sides of the game, by number."""
    return [0, 1] if state.seats == 2 or state.terms.mode == TWO_AGAINST_TWO else list(range(state.seats))


def seats_of(state: KrosmasterState, side: int) -> list[int]:
    """The players of a side."""
    return [seat for seat in range(state.seats) if state.terms.side[seat] == side]


def is_standing(state: KrosmasterState, side: int) -> bool:
    """Whether a side has a Krosmaster in the arena."""
    for seat in seats_of(state, side):
        if is_in_play(state, seat):
            return True
    return False


def honour_of(state: KrosmasterState, side: int) -> int:
    """The GG of a side."""
    total = 0
    for seat in seats_of(state, side):
        total += int(state.gg[seat])
    return total


def markers_of(state: KrosmasterState, side: int) -> int:
    """The damage markers on a side's Krosmasters in the arena."""
    total = 0
    for seat in seats_of(state, side):
        for piece in state.timeline[seat]:
            if state.cell[piece] != GONE:
                total += int(state.damage[piece])
    return total


def end(state: KrosmasterState, winner: int, ending: int, rule: str) -> None:
    """The game is over."""
    state.over = True
    state.winner = winner
    state.ending = ending
    state.stack = []
    state.strikes = []
    if state.log is not None:
        state.log.append(Ended(rule=rule, winner=winner, winners=tuple(seats_of(state, winner)), ending=ending))


def check_victory(state: KrosmasterState) -> None:
    """Look whether anybody has won, after each effect that is complete (KA-21.6)."""
    if state.over:
        return
    if is_two_player(state):
        check_two(state)
    else:
        check_four(state)


def is_losing(state: KrosmasterState, side: int) -> bool:
    """Whether a player is losing: no Krosmaster, or no GG once no wild one is left (KA-21.8), or a goal missed."""
    if not is_standing(state, side):
        return True  # KA-21.4
    if state.terms.goal == KO_ONE:
        for piece in state.timeline[side]:
            if state.cell[piece] == GONE:
                return True
    return state.terms.honour and state.wild == 0 and state.gg[side] == 0  # KA-21.5, KA-21.7


def check_two(state: KrosmasterState) -> None:
    """Victory between two players."""
    first, second = is_losing(state, 0), is_losing(state, 1)
    if first and second:
        break_tie(state, [0, 1], "KA-21.8")
    elif first or second:
        winner = 1 if first else 0
        if state.terms.goal == KO_ONE:
            end(state, winner, BY_GOAL, "KA-29.4" if len(state.timeline[0]) > 1 else "KA-29.1")
        elif not is_standing(state, 1 - winner):
            end(state, winner, BY_KNOCK_OUT, "KA-21.4")
        else:
            end(state, winner, BY_HONOUR, "KA-21.5")


def check_four(state: KrosmasterState) -> None:
    """Victory among four players or two sides."""
    rule = "KA-24.7" if state.terms.mode == TWO_AGAINST_TWO else "KA-23.15"
    left = [side for side in sides(state) if is_standing(state, side)]
    if len(left) == 1:
        end(state, left[0], BY_KNOCK_OUT, rule)
    elif not left:
        break_tie(state, sides(state), "KA-23.16")
    elif state.wild == 0:
        owners = [side for side in sides(state) if honour_of(state, side) > 0]
        if len(owners) == 1 and is_standing(state, owners[0]):  # who is out cannot win (KA-23.14)
            end(state, owners[0], BY_HONOUR, rule)


def standing(state: KrosmasterState, side: int) -> tuple[int, int, int]:
    """What KA-21.8 compares: GG, Levels in the arena, fewer damage markers."""
    return honour_of(state, side), levels_of(state, side), -markers_of(state, side)


def break_tie(state: KrosmasterState, among: list[int], rule: str, ending: int = BY_TIE_BREAK) -> None:
    """Decide between sides that are all losing, or still standing when the turns run out (KA-21.8)."""
    best = max([standing(state, side) for side in among])
    leaders = [side for side in among if standing(state, side) == best]
    if len(leaders) == 1:
        end(state, leaders[0], ending, rule)
    else:
        end(state, NOBODY, DRAWN, rule)
