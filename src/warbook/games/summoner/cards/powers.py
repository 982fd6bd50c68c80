"""What a used card does, one function for each word of the effect vocabulary. Compiled by mypyc."""

from __future__ import annotations

from warbook.games.summoner.attack import attack, strike
from warbook.games.summoner.cards.effects import (
    become,
    die,
    gain,
    mark_used,
    pool,
    publish,
    spend,
    swap_cells,
    turn_down,
    turn_up,
)
from warbook.games.summoner.cards.spells import caster
from warbook.games.summoner.cards.windows import opens_own_window, opens_response
from warbook.games.summoner.content.tables import (
    ADDS,
    BACKLASH,
    BLIND_SHOT,
    CARD_RULE,
    COPY_THE_DEAD,
    DOUBLE_STEP,
    EFFECT,
    ENTER_AND_ATTACK,
    FATAL,
    FORCE_SUMMON,
    HIDE_AND_SWAP,
    ONCE,
    SNIPE,
    SUMMON_TWO,
    SWAP,
    TRAIN,
)
from warbook.games.summoner.state import FALL, ON_SUMMON_WINDOW, SECOND_SUMMON, STEP, SummonerState
from warbook.games.summoner.verbs import dst_of, lined_cell, lines_of, src_of
from warbook.kernel.api import Frame


def summon(state: SummonerState, piece: int) -> None:
    """Turn an own piece face-up; its owner may then use a summon card for it (SW-9.1, SW-9.3).

    It does nothing else this turn (SW-5.8, SW-9.4). Whatever turns a piece up elsewhere is no summon (SW-15.14).
    """
    state.progressed = True  # SW-12.6
    turn_up(state, piece, "SW-9.1")
    if opens_own_window(state, piece):
        state.stack.append(Frame(ON_SUMMON_WINDOW, state.side[piece], piece, 0))  # SW-4.5, SW-15.27


def force_summon(state: SummonerState, piece: int) -> None:
    """Turn an enemy piece face-up; it is a summon, so its owner may answer (SW-9.5)."""
    turn_up(state, piece, "SW-9.5")  # a summon too (SW-15.14)
    if opens_response(state, piece):
        state.stack.append(Frame(ON_SUMMON_WINDOW, state.side[piece], piece, 1))


def cast(state: SummonerState, seat: int, card: int, arg: int) -> None:
    """A spell, as the turn action."""
    state.progressed = True  # SW-12.6
    effect = EFFECT[card]
    if effect == SUMMON_TWO:
        spend(state, caster(state, seat, card), card)
        state.stack.append(Frame(SECOND_SUMMON, seat))  # after the first one's window (SW-11.31, SW-15.31)
        summon(state, state.at[arg])
    elif effect == FORCE_SUMMON:
        spend(state, caster(state, seat, card), card)
        force_summon(state, state.at[arg])
    elif effect == ENTER_AND_ATTACK:
        piece = state.at[src_of(arg)]
        spend(state, piece, card)
        turn_up(state, piece, "SW-11.81")
        attack(state, piece, dst_of(arg))  # in the same turn (SW-15.35)
    elif effect == BLIND_SHOT:  # the spell is the attack (SW-11.201, SW-15.45)
        spend(state, state.at[src_of(arg)], card)
        attack(state, state.at[src_of(arg)], dst_of(arg))
    else:
        assert effect == DOUBLE_STEP
        spend(state, state.at[arg], card)
        double_step(state, seat, card, arg)


def double_step(state: SummonerState, seat: int, card: int, cell: int) -> None:
    """A piece acts twice: a first step, then optionally a second (SW-11.71, SW-11.91)."""
    publish(state, seat, card, CARD_RULE[card])
    if ONCE[card]:
        state.spent[seat] |= 1 << card
    if FATAL[card]:
        state.stack.append(Frame(FALL, seat, state.at[cell]))  # even after one step (SW-15.36)
    state.stack.append(Frame(STEP, seat, state.at[cell], 1))


def link(state: SummonerState, seat: int, card: int, arg: int) -> None:
    """The free swap: no piece is turned over or attacked, and the turn goes on (SW-11.120, SW-11.123)."""
    priest = state.at[src_of(arg)]
    publish(state, seat, card, CARD_RULE[card])
    state.linked = True
    if not state.options.link_every_turn:
        mark_used(state, priest)  # SW-10.2
    swap_cells(state, priest, state.at[dst_of(arg)], "SW-11.120")  # SW-11.123


def use(state: SummonerState, piece: int, card: int, arg: int) -> None:
    """A summoned piece uses its summon card, as part of the summon (SW-4.5, SW-15.27); its window is closed already."""
    spend(state, piece, card)
    effect = EFFECT[card]
    if effect == HIDE_AND_SWAP:
        shown, hidden = state.at[src_of(arg)], state.at[dst_of(arg)]
        turn_down(state, shown, "SW-11.102")  # nothing else turns one down (SW-6.8)
        swap_cells(state, shown, hidden, "SW-11.102")  # in plain sight (SW-11.103)
    elif effect == FORCE_SUMMON:
        found = state.at[arg]
        force_summon(state, found)  # its owner's window opens above all that waits (SW-11.113)
        if state.kind[found] == BACKLASH[card]:  # it is the Priest that dies (SW-15.38)
            die(state, piece, "SW-11.112")
    elif effect == TRAIN:
        trainee = state.at[lined_cell(arg)]
        if lines_of(arg):
            state.diagonal[trainee] += ADDS[card]  # SW-11.144
        else:
            state.orthogonal[trainee] += ADDS[card]  # SW-11.144
        gain(state, trainee, "diag" if lines_of(arg) else "cross", "SW-11.142")
    elif effect == SWAP:
        swap_cells(state, piece, state.at[arg], "SW-11.171")
    elif effect == COPY_THE_DEAD:
        kinds = pool(state, state.side[piece])  # drawn only now that the choice is made (SW-11.184)
        become(state, piece, kinds[int(state.rng.below(len(kinds)))], "SW-11.181")  # SW-19.6
    else:
        assert effect == SNIPE
        state.sniper[piece] = 1  # lasting (SW-15.47); the summon has used the turn, so no shot yet (SW-11.214)
        gain(state, piece, "snipe", "SW-11.211")


def substitute(state: SummonerState, window: Frame, card: int, cell: int) -> None:
    """The attacked Summoner changes places; the attack goes on against the substitute (SW-11.22, SW-15.30).

    Everybody sees where the Summoner went (SW-11.24). Nobody asks again for a Guardian (SW-11.25), and the substitute
    springs its trap or leaves what its own card leaves (SW-11.23).
    """
    summoner = state.at[window.b]
    spend(state, summoner, card)
    swap_cells(state, summoner, state.at[cell], "SW-11.22")  # SW-11.24
    strike(state, window.a, window.b, window.c)  # SW-11.23, SW-11.25, SW-15.30
