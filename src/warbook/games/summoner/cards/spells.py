"""Cards used on the own turn: spells, the free action, the double action. Compiled by mypyc.

For each effect: the rule that refuses a use. The list of uses asks only where the answer may be yes.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from warbook.games.summoner.content.tables import (
    BEARER,
    BLIND_SHOT,
    CARDS,
    CARDS_AT,
    CARDS_WITH,
    CELLS,
    DOUBLE_STEP,
    EFFECT,
    ENTER_AND_ATTACK,
    FORCE_SUMMON,
    KINDS,
    LINK,
    NOBODY,
    ONCE,
    PIECES,
    SPELL,
    STEPPER,
    SUMMON_TWO,
)
from warbook.games.summoner.geometry import attack_reach, is_in_line_of_attack
from warbook.games.summoner.moves import has_step, refuse_aim, refuse_strike
from warbook.games.summoner.state import SummonerState, bears, has, hidden_men, is_up, men
from warbook.games.summoner.verbs import CAST, DOUBLE_ACTION, FREE, base_of, dst_of, from_to, src_of
from warbook.kernel.api import Refusal, act
from warbook.kernel.buffer import Buffer

FREE_CARDS: Final[i64] = CARDS_WITH[LINK]  # SW-4.4
TURN_CARDS: Final[i64] = CARDS_AT[SPELL] | CARDS_WITH[DOUBLE_STEP]


def refuse_spell(state: SummonerState, seat: int, card: int, arg: int) -> Refusal | None:
    """A spell: a chosen card, a living bearer with its use left, and a target for every choice (SW-10.9, SW-10.10)."""
    if state.cards[seat] >> card & 1 == 0:
        return Refusal("SW-3.1")
    if ONCE[card] and state.spent[seat] >> card & 1:
        return Refusal("SW-11.94")
    effect = EFFECT[card]
    if effect == SUMMON_TWO:
        return refuse_summon_two(state, seat, card, arg)
    if effect == FORCE_SUMMON:
        return refuse_force(state, seat, card, arg)
    if effect == ENTER_AND_ATTACK:
        return refuse_entry(state, seat, card, src_of(arg), dst_of(arg))
    if effect == BLIND_SHOT:
        return refuse_blind_shot(state, seat, card, src_of(arg), dst_of(arg))
    assert effect == DOUBLE_STEP
    return refuse_double_step(state, seat, card, arg)


def caster(state: SummonerState, seat: int, card: int) -> int:
    """A living bearer that may still cast the spell, or NOBODY; it may be face-down unless an option forbids it."""
    for piece in bearers(state, seat, card):
        if not state.used[piece] and (state.options.spell_from_hidden or is_up(state, piece)):
            return piece
    return NOBODY


def refuse_summon_two(state: SummonerState, seat: int, card: int, cell: int) -> Refusal | None:
    """Summon two own pieces, the Summoner or the Hero among them (SW-11.32): the first of them is named now."""
    if caster(state, seat, card) == NOBODY:
        return Refusal("SW-10.9")
    own = hidden_men(state, seat)  # SW-11.32
    if own & (own - 1) == 0:  # SW-10.10
        return Refusal("SW-11.30")
    if not has(own, cell):
        return Refusal("SW-11.31")
    return None


def refuse_force(state: SummonerState, seat: int, card: int, cell: int) -> Refusal | None:
    """Force-summon one enemy face-down piece, guarded or not (SW-11.42)."""
    if caster(state, seat, card) == NOBODY:
        return Refusal("SW-10.9")
    enemies = hidden_men(state, 1 - seat)  # guarded or not (SW-11.42)
    if enemies == 0:  # SW-10.10
        return Refusal("SW-11.40")
    if not has(enemies, cell):
        return Refusal("SW-11.41")
    return None


def refuse_entry(state: SummonerState, seat: int, card: int, src: int, dst: int) -> Refusal | None:
    """The second Warrior enters and attacks a face-up enemy at once: one spell, one turn (SW-15.35)."""
    piece = state.at[src]
    if piece == NOBODY or state.side[piece] != seat or is_up(state, piece):
        return Refusal("SW-11.80")
    if not bears(state, piece, card) or state.used[piece] or not has_comrade(state, seat, BEARER[card]):
        return Refusal("SW-11.80")
    refusal = refuse_aim(state, seat, piece, dst)
    if refusal is not None:
        return refusal
    if not is_up(state, state.at[dst]):  # SW-15.35
        return Refusal("SW-11.82")
    return refuse_strike(state, piece, dst, False, False)  # it enters first, so not from hidden (SW-11.83)


def has_comrade(state: SummonerState, seat: int, kind: int) -> bool:
    """Whether the side has a face-up piece of that current type (SW-11.80); a transformed one counts (SW-10.11)."""
    for piece in range(PIECES):
        if state.side[piece] == seat and state.cell[piece] >= 0 and state.kind[piece] == kind and is_up(state, piece):
            return True
    return False


def refuse_blind_shot(state: SummonerState, seat: int, card: int, src: int, dst: int) -> Refusal | None:
    """One jump attack at a face-down enemy."""
    piece = state.at[src]
    if piece == NOBODY or state.side[piece] != seat or not bears(state, piece, card) or state.used[piece]:
        return Refusal("SW-11.200")
    if not state.options.spell_from_hidden and not is_up(state, piece):  # SW-15.26
        return Refusal("SW-10.9")
    refusal = refuse_aim(state, seat, piece, dst)
    if refusal is not None:
        return refusal
    if is_up(state, state.at[dst]):
        return Refusal("SW-11.200")
    return refuse_strike(state, piece, dst, not is_up(state, piece), True)


def refuse_double_step(state: SummonerState, seat: int, card: int, cell: int) -> Refusal | None:
    """A face-up piece of the card's stepping type acts twice (SW-15.34, SW-15.36)."""
    piece = state.at[cell]
    if piece == NOBODY or state.side[piece] != seat or not is_up(state, piece) or state.kind[piece] != STEPPER[card]:
        return Refusal("SW-10.13" if STEPPER[card] != BEARER[card] else "SW-11.90")  # SW-15.34, SW-15.36
    if STEPPER[card] == BEARER[card] and not bears(state, piece, card):
        return Refusal("SW-10.11")
    if not has_step(state, piece):
        return Refusal("SW-11.71" if STEPPER[card] != BEARER[card] else "SW-11.90")
    return None


def refuse_double_action(state: SummonerState, seat: int, card: int, cell: int) -> Refusal | None:
    """The double action that a killed bearer left behind (SW-11.71); it lapses with the next chosen turn."""
    if state.cards[seat] >> card & 1 == 0 or not state.warrior_lost[seat]:
        return Refusal("SW-11.72")
    return refuse_double_step(state, seat, card, cell)


def refuse_free(state: SummonerState, seat: int, card: int, arg: int) -> Refusal | None:
    """The free swap of a face-up Priest with a piece in its attack range (SW-11.120).

    Each Priest has its own use, so two may swap in the same turn (SW-11.124), unless the option counts by turns.
    """
    assert EFFECT[card] == LINK
    src, dst = src_of(arg), dst_of(arg)
    piece = state.at[src]
    if state.cards[seat] >> card & 1 == 0:
        return Refusal("SW-3.1")
    if piece == NOBODY or state.side[piece] != seat or not is_up(state, piece) or not bears(state, piece, card):
        return Refusal("SW-11.120")
    if state.linked if state.options.link_every_turn else state.used[piece] != 0:  # SW-11.124
        return Refusal("SW-11.122")
    if state.at[dst] == NOBODY or dst not in attack_reach(state, piece):
        return Refusal("SW-11.121")
    if not is_in_line_of_attack(state, piece, dst):
        return Refusal("SW-11.121")
    if state.options.link_friendly and state.side[state.at[dst]] != seat:
        return Refusal("SW-15.39")
    return None


def fill_free(state: SummonerState, seat: i64, found: Buffer) -> None:
    """Push every free action, ascending: the Soul Link is the only one there is (SW-4.4)."""
    held = state.cards[seat] & FREE_CARDS
    shown = men(state, seat) & state.open
    card: i64 = 0
    for card in range(CARDS):
        if not has(held, card):
            continue
        for cell in cells_of(shown):
            piece = state.at[cell]
            if bears(state, piece, card) and (state.options.link_every_turn or not state.used[piece]):
                for dst in attack_reach(state, piece):
                    arg = from_to(cell, dst)
                    if state.at[dst] != NOBODY and refuse_free(state, int(seat), int(card), arg) is None:
                        found.push(act(int(seat), FREE + int(card), arg))


def fill_spells(state: SummonerState, seat: i64, found: Buffer) -> None:
    """Push every spell that can be cast, then the double action, ascending."""
    held = state.cards[seat] & TURN_CARDS
    card: i64 = 0
    for card in range(CARDS):
        if has(held, card):
            effect = EFFECT[card]
            if effect == SUMMON_TWO or effect == FORCE_SUMMON:
                fill_named_cells(state, seat, card, found)
            elif effect == DOUBLE_STEP:
                fill_double_steps(state, seat, card, found)
            else:
                assert effect == ENTER_AND_ATTACK or effect == BLIND_SHOT
                fill_shots(state, seat, card, found)
    found.flush()


def bearers(state: SummonerState, seat: int, card: int) -> list[int]:
    """The living bearers of a chosen card, face-up or face-down: never transformed ones, so of that birth."""
    born = state.roster[seat * KINDS + int(BEARER[card])]
    return [piece for piece in born if bears(state, piece, card)]


def fill_named_cells(state: SummonerState, seat: i64, card: i64, found: Buffer) -> None:
    """Push the uses of a spell that names a face-down piece: an own one to summon, or an enemy's to force."""
    hidden = hidden_men(state, seat if EFFECT[card] == SUMMON_TWO else 1 - seat)
    if hidden == 0 or caster(state, int(seat), int(card)) == NOBODY:
        return
    if EFFECT[card] == SUMMON_TWO and hidden & (hidden - 1) == 0:
        return
    use: i64 = base_of(seat, CAST + card)
    cell: i64 = 0
    for cell in range(CELLS):
        if has(hidden, cell):
            found.push(use | cell)


def fill_shots(state: SummonerState, seat: i64, card: i64, found: Buffer) -> None:
    """Push the uses of a spell that is an attack."""
    entry = EFFECT[card] == ENTER_AND_ATTACK
    if entry and not has_comrade(state, int(seat), int(BEARER[card])):
        return
    targets = men(state, 1 - seat) & (state.open if entry else ~state.open)
    casters = hidden_men(state, seat) if entry else men(state, seat)
    cell: i64 = 0
    for cell in range(CELLS):
        if has(casters, cell) and bears(state, state.at[cell], card) and not state.used[state.at[cell]]:
            for dst in attack_reach(state, state.at[cell]):
                if has(targets, dst) and is_in_line_of_attack(state, state.at[cell], dst):
                    arg = int(from_to(cell, dst))
                    if refuse_spell(state, int(seat), int(card), arg) is None:
                        found.push(act(int(seat), CAST + int(card), arg))


def fill_double_steps(state: SummonerState, seat: i64, card: i64, found: Buffer) -> None:
    """Push the pieces that may take a double step by a spell; postpone those of the passive, whose verb comes last."""
    spell = has(CARDS_AT[SPELL], card)
    if has(state.spent[seat], card) if spell else not state.warrior_lost[seat]:
        return
    own = men(state, seat) & state.open
    cell: i64 = 0
    for cell in range(CELLS):
        if not has(own, cell) or state.kind[state.at[cell]] != STEPPER[card]:
            continue
        if spell:
            if refuse_spell(state, int(seat), int(card), int(cell)) is None:
                found.push(base_of(seat, CAST + card) | cell)
        elif refuse_double_action(state, int(seat), int(card), int(cell)) is None:
            found.postpone(base_of(seat, DOUBLE_ACTION + card) | cell)


def cells_of(cells: i64) -> list[int]:
    """The cells of a set, ascending."""
    return [cell for cell in range(CELLS) if has(cells, cell)]
