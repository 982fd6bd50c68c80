"""What can be done to pieces and cards: the shared vocabulary of the rules. Compiled by mypyc.

Every change of the board after the set-up goes through here (SW-2.7), and each tells its event.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from warbook.games.summoner.content.tables import (
    BATTLEFIELD,
    BONUSES,
    CARD_RULE,
    CARDS_AT,
    CARDS_OF,
    CODES,
    GONE,
    HERALD,
    KINDS,
    LOOKS,
    NOBODY,
    PLACES,
    ROYAL,
    TOKENS,
)
from warbook.games.summoner.present.events import Became, CardShown, Died, Ended, Gained, Hid, Moved, Revealed, Swapped
from warbook.games.summoner.state import (
    BY_SUMMONER,
    ONGOING,
    SummonerState,
    bit,
    is_up,
    lift,
    only_card,
    put,
)

SUMMONER: Final = next(kind for kind in range(KINDS) if ROYAL[kind])
HERO: Final = next(kind for kind in range(KINDS) if HERALD[kind])


def relook(state: SummonerState, piece: i64) -> None:
    """What everybody sees of a piece on the board has changed, and so has the position (SW-12.5)."""
    place: i64 = PLACES[state.cell[piece]]
    state.key ^= state.look[piece] * place
    look: i64 = TOKENS[piece]
    if is_up(state, piece):
        marks: i64 = state.changed[piece] << 2 | state.used[piece] << 1 | state.sniper[piece]
        look = LOOKS[state.kind[piece] << 4 | state.side[piece] << 3 | marks]
        look ^= BONUSES[state.orthogonal[piece] << 4 | state.diagonal[piece]]
    state.look[piece] = look
    state.key ^= look * place


def set_up(state: SummonerState, cell: int) -> None:
    """Turn the piece on a cell face-up, without telling anyone."""
    state.open |= bit(cell)
    relook(state, state.at[cell])


def turn_up(state: SummonerState, piece: int, rule: str) -> None:
    """Turn a face-down piece face-up on its cell (SW-6.6) and show its battlefield card (SW-3.7)."""
    cell = state.cell[piece]
    seat = state.side[piece]
    set_up(state, cell)  # SW-6.6
    state.known[piece] = 0
    state.revealed += 1
    if HERALD[state.born[piece]]:
        state.hero_shown[seat] = 1  # SW-5.5
    if state.log is not None:
        state.log.append(Revealed(rule=rule, cell=cell, side=seat, kind=state.kind[piece]))
    if not state.changed[piece]:
        shown = state.cards[seat] & CARDS_OF[state.kind[piece]] & CARDS_AT[BATTLEFIELD]
        if shown:
            publish(state, seat, only_card(shown), "SW-3.7")


def publish(state: SummonerState, seat: int, card: int, rule: str) -> None:
    """Make a card public; once public it stays public (SW-3.7)."""
    if state.public[seat] >> card & 1:
        return
    state.public[seat] |= 1 << card
    state.revealed += 1
    if state.log is not None:
        state.log.append(CardShown(rule=rule, side=seat, code=CODES[card]))


def spend(state: SummonerState, piece: int, card: int) -> None:
    """A piece uses its single use of a card (SW-10.1, SW-10.2), and the card becomes public (SW-3.7).

    The mark is the piece's own, so two pieces of a type have two uses (SW-3.5).
    """
    mark_used(state, piece)  # SW-10.2
    publish(state, state.side[piece], card, CARD_RULE[card])


def mark_used(state: SummonerState, piece: int) -> None:
    """Set `augment_used`; on a face-up piece the mark belongs to the position (SW-12.5)."""
    state.used[piece] = 1  # SW-3.5, SW-10.1
    if state.cell[piece] != GONE:
        relook(state, piece)


def relocate(state: SummonerState, piece: int, to: int, rule: str) -> None:
    """A face-up piece goes to an empty cell."""
    src = state.cell[piece]
    lift(state, piece)
    put(state, piece, to)
    state.open |= bit(to)
    if state.log is not None:
        state.log.append(Moved(rule=rule, src=src, dst=to, side=state.side[piece], kind=state.kind[piece]))


def swap_cells(state: SummonerState, piece: int, other: int, rule: str) -> None:
    """Two pieces exchange cells; nobody turns over, and everyone sees which cells they were (SW-6.11, SW-15.24)."""
    here, there = state.cell[piece], state.cell[other]
    was_up = lift(state, piece)
    other_up = lift(state, other)
    put(state, piece, there)
    put(state, other, here)
    if was_up:
        state.open |= bit(there)
    if other_up:
        state.open |= bit(here)
    if state.log is not None:
        state.log.append(Swapped(rule=rule, one=here, other=there))  # SW-6.11, SW-15.24


def turn_down(state: SummonerState, piece: int, rule: str) -> None:
    """A face-up piece turns face-down: it keeps type and used mark, loses its bonuses, and stays known (SW-6.9).

    Nothing else turns a piece down (SW-6.8), and nothing else is undone by it (SW-15.15).
    """
    cell = state.cell[piece]
    state.open &= ~bit(cell)
    state.orthogonal[piece] = 0  # SW-6.9, SW-15.15
    state.diagonal[piece] = 0  # SW-6.9, SW-15.15
    state.sniper[piece] = 0  # SW-11.213
    state.known[piece] = 1  # SW-16.6
    relook(state, piece)
    if state.log is not None:
        state.log.append(Hid(rule=rule, cell=cell, side=state.side[piece], kind=state.kind[piece]))


def become(state: SummonerState, piece: int, kind: int, rule: str) -> None:
    """The piece is of another type from now on, and transformed (SW-10.11).

    So it bears no card any more, mimic or double (SW-11.163, SW-11.183, SW-15.28).
    """
    was = state.kind[piece]
    state.kind[piece] = kind
    state.changed[piece] = 1  # SW-11.163, SW-11.183, SW-15.28
    relook(state, piece)
    if state.log is not None:
        cell, seat = state.cell[piece], state.side[piece]
        state.log.append(Became(rule=rule, cell=cell, side=seat, was=was, kind=kind))


def gain(state: SummonerState, piece: int, bonus: str, rule: str) -> None:
    """Show a bonus that was put on a piece."""
    relook(state, piece)
    if state.log is not None:
        cell, seat = state.cell[piece], state.side[piece]
        state.log.append(Gained(rule=rule, cell=cell, side=seat, kind=state.kind[piece], bonus=bonus))


def die(state: SummonerState, piece: int, rule: str) -> None:
    """A piece dies: it leaves the board and is shown to both sides (SW-6.12, SW-15.50).

    A Summoner's death wins for the other side (SW-12.1), even by its own attack on an Assassin or on a Hero that
    avenges itself (SW-11.52, SW-12.2); no other death ends the game (SW-12.3).
    """
    cell, seat = state.cell[piece], state.side[piece]
    # everyone has seen a change of type, and knows it of a piece that is face-down again
    was = state.kind[piece] if state.changed[piece] else NOBODY
    lift(state, piece)
    state.dead[seat].append(piece)
    if HERALD[state.born[piece]]:
        state.hero_shown[seat] = 1  # SW-5.5
    state.revealed += 1
    if state.log is not None:
        state.log.append(Died(rule=rule, cell=cell, side=seat, kind=state.born[piece], was=was))  # SW-15.50
    if ROYAL[state.born[piece]]:  # SW-12.3
        end(state, 1 - seat, BY_SUMMONER, "SW-7.11")  # SW-11.52, SW-12.1, SW-12.2


def end(state: SummonerState, winner: int, ending: int, rule: str) -> None:
    """The game is over at this instant; nothing still pending is resolved (SW-4.11)."""
    assert state.ending == ONGOING  # the first Summoner's death was the last thing to happen (SW-12.4)
    state.over = True
    state.winner = winner
    state.ending = ending
    state.stack = []
    state.held = None
    if state.log is not None:
        state.log.append(Ended(rule=rule, winner=winner, ending=ending))


def dead_kinds(state: SummonerState, seat: int) -> list[int]:
    """The original types of a side's dead, in the order of their death (SW-11.182)."""
    return [int(state.born[piece]) for piece in state.dead[seat]]  # SW-11.182


def pool(state: SummonerState, seat: int) -> list[int]:
    """The types a double may become: the own dead without the Hero, each dead piece once (SW-11.181, SW-15.44)."""
    return [kind for kind in dead_kinds(state, seat) if not HERALD[kind]]  # SW-15.44


def herald(state: SummonerState, seat: int) -> int:
    """The side's original Hero if it is alive, else NOBODY."""
    return living(state, seat, HERO)


def royal(state: SummonerState, seat: int) -> int:
    """The side's living Summoner."""
    return living(state, seat, SUMMONER)


def living(state: SummonerState, seat: int, kind: int) -> int:
    """The side's living piece that was born as a type of which it has but one, or NOBODY."""
    for piece in state.roster[seat * KINDS + kind]:
        if state.cell[piece] != GONE:
            return piece
    return NOBODY


def is_shielded(state: SummonerState, piece: int, shield: int, needs_summoner: bool) -> bool:
    """Whether a held shield card (given) saves a piece from hidden enemies now (SW-11.10, SW-11.60).

    A face-down bearer is never shielded (SW-11.13, SW-11.63), and the Summoner's state counts at this very moment
    (SW-11.62).
    """
    if state.changed[piece] or not is_up(state, piece):  # SW-10.7, SW-11.13, SW-11.63
        return False
    if CARDS_OF[state.kind[piece]] >> shield & 1 == 0:
        return False
    if not needs_summoner:
        return True
    summoner = royal(state, state.side[piece])
    return summoner != NOBODY and is_up(state, summoner)  # SW-11.62
