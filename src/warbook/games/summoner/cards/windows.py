"""Decision windows: on-summon cards, the reaction of a hidden Summoner, steps, second summons. Compiled by mypyc."""

from __future__ import annotations

from warbook.games.summoner.cards.effects import pool
from warbook.games.summoner.cards.spells import cells_of
from warbook.games.summoner.content.tables import (
    CARDS,
    CARDS_AT,
    CARDS_OF,
    CHOICE,
    COPY_THE_DEAD,
    EFFECT,
    FORCE_SUMMON,
    HIDE_AND_SWAP,
    NOBODY,
    ON_SUMMON,
    SNIPE,
    SUBSTITUTE,
    SWAP,
    TRAIN,
    TRAINEE,
)
from warbook.games.summoner.legal import refuse_summon
from warbook.games.summoner.moves import refuse_attack, refuse_move, step_options
from warbook.games.summoner.state import (
    ON_SUMMON_WINDOW,
    SECOND_SUMMON,
    STEP,
    SWITCH_WINDOW,
    SummonerState,
    bit,
    card_count,
    has,
    hidden_men,
    is_up,
    men,
    summon_card,
)
from warbook.games.summoner.verbs import (
    ATTACK,
    DECLINE,
    MOVE,
    SUMMON,
    USE,
    card_of,
    dst_of,
    from_to,
    lined_cell,
    lines_arg,
    src_of,
)
from warbook.kernel.api import Action, Frame, Refusal, act


def refuse_answer(state: SummonerState, frame: Frame, verb: int, arg: int) -> Refusal | None:
    """The first rule that forbids an answer to the open window (SW-13.4); a spell never is one (SW-10.6)."""
    if frame.kind == SECOND_SUMMON:  # a plain summon: Twin Blade cannot be part of it (SW-11.34)
        return refuse_summon(state, frame.seat, arg) if verb == SUMMON else Refusal("SW-11.31")
    if frame.kind == STEP:
        return refuse_step(state, frame, verb, arg)
    if verb == DECLINE:
        return None
    card = card_of(verb)
    if card == NOBODY or USE + card != verb:  # SW-10.6
        return Refusal("SW-13.4")
    if frame.kind == SWITCH_WINDOW:
        return refuse_substitute(state, frame, card, arg)
    return refuse_use(state, frame.a, card, arg)


def refuse_step(state: SummonerState, frame: Frame, verb: int, arg: int) -> Refusal | None:
    """A step of a double action: a move or an attack of that piece; only the second may be declined (SW-11.71)."""
    if verb == DECLINE:
        return None if frame.b == 2 else Refusal("SW-11.71")
    if (verb != MOVE and verb != ATTACK) or src_of(arg) != state.cell[frame.a]:
        return Refusal("SW-11.73")
    if verb == MOVE:
        return refuse_move(state, frame.seat, src_of(arg), dst_of(arg))
    return refuse_attack(state, frame.seat, src_of(arg), dst_of(arg))


def refuse_substitute(state: SummonerState, frame: Frame, card: int, cell: int) -> Refusal | None:
    """The attacked Summoner may change places with any other own face-down piece (SW-11.21)."""
    if EFFECT[card] != SUBSTITUTE:
        return Refusal("SW-13.4")
    if cell == frame.b or not has(hidden_men(state, frame.seat), cell):
        return Refusal("SW-11.21")
    return None


def refuse_use(state: SummonerState, piece: int, card: int, arg: int) -> Refusal | None:
    """A summoned piece uses the summon card of its type (SW-9.3), as a whole or not at all (SW-10.10).

    Once: summoned again, it cannot use it again (SW-9.6).
    """
    if card != summon_card(state, piece) or state.used[piece]:  # SW-9.6
        return Refusal("SW-9.3")
    seat = state.side[piece]
    effect = EFFECT[card]
    if effect == HIDE_AND_SWAP:
        return refuse_hide_and_swap(state, seat, piece, src_of(arg), dst_of(arg))
    if effect == FORCE_SUMMON:
        return None if has(hidden_men(state, 1 - seat), arg) else Refusal("SW-11.111")
    if effect == TRAIN:
        trainee = state.at[lined_cell(arg)]
        if trainee == NOBODY or not has(men(state, seat) & state.open, lined_cell(arg)):
            return Refusal("SW-11.141")
        return None if state.kind[trainee] == TRAINEE[card] else Refusal("SW-10.13")
    if effect == SWAP:
        own = has(men(state, seat), arg)  # face-up or face-down (SW-15.43)
        return None if own and arg != state.cell[piece] else Refusal("SW-11.171")
    if effect == COPY_THE_DEAD:
        return None if pool(state, seat) else Refusal("SW-11.180")
    assert effect == SNIPE
    return None


def refuse_hide_and_swap(state: SummonerState, seat: int, piece: int, shown: int, hidden: int) -> Refusal | None:
    """Another own face-up piece goes under cover, an own face-down piece is its partner (SW-11.101, SW-15.37)."""
    if shown == state.cell[piece] or not has(men(state, seat) & state.open, shown):  # SW-15.37
        return Refusal("SW-11.101")
    if not has(hidden_men(state, seat), hidden):  # SW-15.37
        return Refusal("SW-11.102")
    return None


def answer_options(state: SummonerState, frame: Frame) -> list[Action]:
    """Every legal answer to the open window, ascending."""
    seat = frame.seat
    if frame.kind == SECOND_SUMMON:
        return [act(seat, SUMMON, cell) for cell in cells_of(hidden_men(state, seat))]
    if frame.kind == STEP:
        found = step_options(state, seat, frame.a)
        if frame.b == 2:
            found.append(act(seat, DECLINE))
        return found
    card = substitute_card(state, seat) if frame.kind == SWITCH_WINDOW else summon_card(state, frame.a)
    found = []
    if card != NOBODY:
        for arg in choices(state, seat, card):
            if refuse_answer(state, frame, USE + card, arg) is None:
                found.append(act(seat, USE + card, arg))
    found.append(act(seat, DECLINE))  # whatever opens a window is optional (SW-10.8)
    return found


def substitute_card(state: SummonerState, seat: int) -> int:
    """The side's chosen card that lets a hidden Summoner change places, or NOBODY."""
    for card in range(CARDS):
        if EFFECT[card] == SUBSTITUTE and state.cards[seat] >> card & 1:
            return card
    return NOBODY


def choices(state: SummonerState, seat: int, card: int) -> list[int]:
    """The args worth asking about for a card: whatever its rule lets pass is among them, ascending."""
    kind = CHOICE[card]
    if kind == "":
        return [0]
    if kind == "cell":
        hidden_enemies = EFFECT[card] == FORCE_SUMMON
        return cells_of(hidden_men(state, 1 - seat) if hidden_enemies else men(state, seat))
    shown = cells_of(men(state, seat) & state.open)
    if kind == "cells":
        hidden = cells_of(hidden_men(state, seat))
        return [from_to(one, other) for one in shown for other in hidden]
    return [lines_arg(cell, line) for cell in shown for line in range(2)]


def is_usable(state: SummonerState, piece: int, card: int) -> bool:
    """Whether a just summoned piece could use a summon card now: a target exists for every choice (SW-10.10).

    It asks only for what everybody sees, so it serves the guess of SW-16.9 too.
    """
    seat = state.side[piece]
    effect = EFFECT[card]
    if effect == HIDE_AND_SWAP:
        shown = men(state, seat) & state.open & ~bit(state.cell[piece])  # both of them, or no window (SW-11.104)
        return shown != 0 and hidden_men(state, seat) != 0
    if effect == FORCE_SUMMON:
        return hidden_men(state, 1 - seat) != 0
    if effect == TRAIN:
        for cell in cells_of(men(state, seat) & state.open):
            if state.kind[state.at[cell]] == TRAINEE[card]:
                return True
        return False
    if effect == SWAP:
        mine = men(state, seat)
        return mine & (mine - 1) != 0
    if effect == COPY_THE_DEAD:
        return len(pool(state, seat)) > 0
    return True


def opens_own_window(state: SummonerState, piece: int) -> bool:
    """Whether the owner of a just summoned piece really holds a usable card for it (SW-9.3)."""
    card = summon_card(state, piece)
    return card != NOBODY and not state.used[piece] and is_usable(state, piece, card)  # SW-9.6, SW-10.10


def opens_response(state: SummonerState, piece: int) -> bool:
    """Whether the owner of a force-summoned piece is asked: judged by public information alone (SW-16.9)."""
    if not state.options.forced_triggers:
        return False  # SW-15.32
    if state.options.open_cards:
        return opens_own_window(state, piece)
    if state.used[piece] or state.changed[piece]:
        return False
    seat = state.side[piece]
    of_kind = CARDS_OF[state.kind[piece]]
    shown = state.public[seat] & of_kind
    might = of_kind & CARDS_AT[ON_SUMMON] if shown == 0 else shown & CARDS_AT[ON_SUMMON]
    if shown == 0 and secret_count(state, seat) == 0:
        return False
    for card in range(CARDS):
        if might >> card & 1 and is_usable(state, piece, card):
            return True
    return False


def secret_count(state: SummonerState, seat: int) -> int:
    """How many of the side's cards are not public."""
    return state.options.augment_count - card_count(state.public[seat])


def is_response(frame: Frame) -> bool:
    """Whether others see this decision as a response: after a forced summon, or of a hidden Summoner (SW-16.9)."""
    return frame.kind == SWITCH_WINDOW or (frame.kind == ON_SUMMON_WINDOW and frame.b == 1)


def is_secret_window(state: SummonerState, frame: Frame) -> bool:
    """Whether the open decision must stay invisible to the others: an own on-summon window (SW-16.14)."""
    return frame.kind == ON_SUMMON_WINDOW and frame.b == 0 and is_up(state, frame.a)
