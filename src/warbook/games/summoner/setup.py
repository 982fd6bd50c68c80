"""Set-up: the two secret commitments of SW-2.2, made by both sides at the same time (SW-15.7). Compiled by mypyc."""

from __future__ import annotations

from warbook.games.summoner.cards.effects import publish
from warbook.games.summoner.content.tables import BEARER, BLUE, CARDS, CARDS_OF, CELLS, KINDS, NOBODY, RED, home
from warbook.games.summoner.flow import begin_turn
from warbook.games.summoner.present.events import Locked, TurnBegan
from warbook.games.summoner.state import Draft, SummonerState, clear_board, create, put
from warbook.games.summoner.verbs import CHOOSE, DROP, EDIT, LOCK, PLACE, TAKE, dst_of, kind_of, place_arg
from warbook.kernel.api import Action, Refusal, act


def placed(draft: Draft, seat: int, kind: int) -> int:
    """How many pieces of a type the side has placed."""
    count = 0
    for cell in range(CELLS):
        if draft.kind[cell] == kind and home(seat, cell):
            count += 1
    return count


def is_complete(state: SummonerState, seat: int) -> bool:
    """Whether every own cell is filled (SW-2.3)."""
    draft = state.draft
    assert draft is not None
    for cell in range(CELLS):
        if home(seat, cell) and draft.kind[cell] == NOBODY:
            return False
    return True


def is_blank(draft: Draft, seat: int) -> bool:
    """Whether the side has prepared nothing yet."""
    if draft.cards[seat]:
        return False
    for cell in range(CELLS):
        if home(seat, cell) and draft.kind[cell] != NOBODY:
            return False
    return True


def refuse_draft(state: SummonerState, seat: int, verb: int, arg: int) -> Refusal | None:
    """The first rule that forbids a step of the own preparation."""
    draft = state.draft
    assert draft is not None
    if draft.editing[seat] and verb != DROP and verb != TAKE:
        return Refusal("SW-2.2")
    if verb == CHOOSE:
        return refuse_choose(state, draft, seat, arg)
    if verb == PLACE:
        return refuse_place(state, draft, seat, kind_of(arg), dst_of(arg))
    if verb == LOCK:
        return refuse_lock(state, draft, seat)
    if verb == EDIT:
        return Refusal("SW-2.2") if is_blank(draft, seat) else None
    if verb == DROP:
        return None if draft.editing[seat] and draft.cards[seat] >> arg & 1 else Refusal("SW-2.2")
    if verb == TAKE:
        mine = home(seat, arg) and draft.kind[arg] != NOBODY
        return None if draft.editing[seat] and mine else Refusal("SW-2.2")
    return Refusal("SW-2.2")


def refuse_choose(state: SummonerState, draft: Draft, seat: int, card: int) -> Refusal | None:
    """Exactly so many cards (SW-3.1), at most one for each type (SW-3.2), whatever the other side takes (SW-3.4)."""
    if draft.cards[seat].bit_count() >= state.options.augment_count:
        return Refusal("SW-3.1", {"count": state.options.augment_count})
    if draft.cards[seat] & CARDS_OF[BEARER[card]]:
        return Refusal("SW-3.2")
    return None


def refuse_place(state: SummonerState, draft: Draft, seat: int, kind: int, cell: int) -> Refusal | None:
    """One piece for each own cell (SW-2.3), and exactly the composition (SW-2.6)."""
    if not home(seat, cell):  # only the deployment asks (SW-1.6)
        return Refusal("SW-2.3")
    if draft.kind[cell] != NOBODY:
        return Refusal("SW-1.7")
    if placed(draft, seat, kind) >= state.options.composition[kind]:
        return Refusal("SW-2.6", {"count": state.options.composition[kind]})
    return None


def refuse_lock(state: SummonerState, draft: Draft, seat: int) -> Refusal | None:
    """Only a whole selection (SW-3.1) and a valid deployment (SW-2.6) can be locked in."""
    if draft.cards[seat].bit_count() != state.options.augment_count:  # SW-15.5
        return Refusal("SW-3.1", {"count": state.options.augment_count})
    return None if is_complete(state, seat) else Refusal("SW-2.6")


def draft_options(state: SummonerState, seat: int) -> list[Action]:
    """Every step of the preparation that no rule forbids, ascending."""
    found: list[Action] = []
    add_unrefused(state, seat, CHOOSE, CARDS, found)  # SW-1.12
    add_unrefused(state, seat, DROP, CARDS, found)
    add_placements(state, seat, found)
    add_unrefused(state, seat, TAKE, CELLS, found)
    add_unrefused(state, seat, EDIT, 1, found)
    add_unrefused(state, seat, LOCK, 1, found)
    return found


def add_unrefused(state: SummonerState, seat: int, verb: int, span: int, found: list[Action]) -> None:
    """Append every use of a verb that no rule forbids."""
    for arg in range(span):
        if refuse_draft(state, seat, verb, arg) is None:
            found.append(act(seat, verb, arg))


def add_placements(state: SummonerState, seat: int, found: list[Action]) -> None:
    """Append every type that is left with every own cell that is free: what one free cell may get, all may."""
    draft = state.draft
    assert draft is not None
    free = [cell for cell in range(CELLS) if home(seat, cell) and draft.kind[cell] == NOBODY]
    for kind in range(KINDS):
        if free and refuse_draft(state, seat, PLACE, place_arg(kind, free[0])) is None:
            for cell in free:
                found.append(act(seat, PLACE, place_arg(kind, cell)))


def prepare(state: SummonerState, seat: int, verb: int, arg: int) -> None:
    """One step of a side's secret preparation; the last lock starts play (SW-2.2)."""
    draft = state.draft
    assert draft is not None
    if verb == CHOOSE:
        draft.cards[seat] |= 1 << arg  # SW-3.4
    elif verb == DROP:
        draft.cards[seat] &= ~(1 << arg)
    elif verb == PLACE:
        draft.kind[dst_of(arg)] = kind_of(arg)
    elif verb == TAKE:
        draft.kind[arg] = NOBODY
    elif verb == LOCK:
        draft.locked[seat] = 1
        state.revealed += 1  # the others see it (SW-2.5), so it is not taken back
        if state.log is not None:
            state.log.append(Locked(rule="SW-2.5", side=seat))
        if draft.locked[RED] and draft.locked[BLUE]:
            start(state, draft)
    draft.editing[seat] = 1 if verb == EDIT else 0


def start(state: SummonerState, draft: Draft) -> None:
    """Both have locked in: 32 face-down pieces (SW-2.4), and the first player's turn (SW-4.1)."""
    clear_board(state)
    for cell in range(CELLS):
        create(state, cell, RED if home(RED, cell) else BLUE, draft.kind[cell])
        put(state, cell, cell)  # SW-2.4
    state.cards = state.cards[:]  # clones share the old one
    for seat in (RED, BLUE):
        state.cards[seat] = draft.cards[seat]
    state.draft = None  # no rearranging any more (SW-2.7)
    state.stack = []
    if state.options.open_cards:  # SW-15.6, SW-3.6
        for seat in (RED, BLUE):
            for card in range(CARDS):
                if state.cards[seat] >> card & 1:
                    publish(state, seat, card, "SW-3.6")
    state.first = first_seat(state)
    if state.log is not None:
        state.log.append(TurnBegan(rule="SW-2.1", side=state.first))
    begin_turn(state, state.first)


def first_seat(state: SummonerState) -> int:
    """Who goes first (SW-2.1); a draw is made only now, when it becomes visible.

    Besides Doppelgänger this is the only chance in the game (SW-19.6).
    """
    first = state.options.first_player  # SW-15.3
    if first == "random":
        return int(state.rng.below(2))  # SW-19.6
    return RED if first == "red" else BLUE
