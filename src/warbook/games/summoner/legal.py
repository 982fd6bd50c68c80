"""What a side may do on its turn: the opening duties, the turn action, the forced pass. Compiled by mypyc.

Everything here is asked of the own pieces, of what stands face-up and of public cards, never of what the enemy hides
(SW-13.1). Nobody has to guard the Summoner (SW-12.11).
"""

from __future__ import annotations

from mypy_extensions import i64

from warbook.games.summoner.cards.effects import herald
from warbook.games.summoner.cards.protection import GUARDS
from warbook.games.summoner.cards.spells import (
    FREE_CARDS,
    TURN_CARDS,
    fill_free,
    fill_spells,
    refuse_double_action,
    refuse_free,
    refuse_spell,
)
from warbook.games.summoner.content.tables import ACTS_HIDDEN, NOBODY
from warbook.games.summoner.geometry import STRETCHERS
from warbook.games.summoner.moves import add_attacks, add_steps, refuse_attack, refuse_hidden_attack, refuse_move
from warbook.games.summoner.state import SummonerState, bit, has, hidden_men, men
from warbook.games.summoner.verbs import (
    ATTACK,
    CAST,
    DOUBLE_ACTION,
    FREE,
    HIDDEN_ATTACK,
    MOVE,
    PASS,
    SUMMON,
    base_of,
    card_of,
    dst_of,
    src_of,
)
from warbook.kernel.api import Refusal, act
from warbook.kernel.buffer import Buffer


def duty_rule(state: SummonerState, seat: int) -> str:
    """The opening rule that binds the side's turn action to the Hero's summon now, or "" (section 5)."""
    if seat == state.first:
        # the first player's first turn
        return "SW-5.1" if state.chosen[seat] == 0 and not state.hero_shown[seat] else ""  # SW-5.1
    is_second = state.chosen[seat] == 1  # the first one is free (SW-5.3), so are all later ones (SW-5.7)
    # unless the Hero was shown or is dead (SW-5.5)
    return "SW-5.4" if is_second and not state.hero_shown[seat] else ""  # SW-5.4, SW-5.5, SW-15.10


def duty(state: SummonerState, seat: int) -> int:
    """The Hero that must be summoned now, or NOBODY."""
    return herald(state, seat) if duty_rule(state, seat) else NOBODY


def refuse_turn(state: SummonerState, seat: int, verb: int, arg: int) -> Refusal | None:
    """The first rule that forbids an action of the own turn (SW-4.3)."""
    hero = duty(state, seat)
    opening = hero != NOBODY and seat == state.first  # SW-5.1 leaves nothing else at all
    card = card_of(verb)
    if card != NOBODY and FREE + card == verb and not opening:
        return refuse_free(state, seat, card, arg)
    if hero != NOBODY and (verb != SUMMON or arg != state.cell[hero]):
        return Refusal(duty_rule(state, seat))
    if verb == SUMMON:
        return refuse_summon(state, seat, arg)
    if verb == MOVE:
        return refuse_move(state, seat, src_of(arg), dst_of(arg))
    if verb == ATTACK:
        return refuse_attack(state, seat, src_of(arg), dst_of(arg))
    if verb == HIDDEN_ATTACK:
        return refuse_hidden_attack(state, seat, src_of(arg), dst_of(arg))
    if card != NOBODY and CAST + card == verb:  # SW-10.6
        return refuse_spell(state, seat, card, arg)
    if card != NOBODY and DOUBLE_ACTION + card == verb:
        return refuse_double_action(state, seat, card, arg)
    if verb == PASS:
        return Refusal("SW-4.7") if has_turn_action(state, seat) else None
    return Refusal("SW-13.4")


def refuse_summon(state: SummonerState, seat: int, cell: int) -> Refusal | None:
    """A summon turns one own face-down piece face-up (SW-9.1)."""
    return None if has(hidden_men(state, seat), cell) else Refusal("SW-9.1")  # SW-9.2


def fill_turn(state: SummonerState, seat: int, found: Buffer) -> None:  # SW-13.2, SW-13.3
    """Everything the side may do on its turn, in the order of SW-13.2, which is ascending."""
    if state.chosen[seat] < 2:
        hero = duty(state, seat)
        if hero != NOBODY:
            if seat != state.first:
                fill_free(state, seat, found)  # SW-5.6
            found.push(act(seat, SUMMON, int(state.cell[hero])))  # plainly, and no spell with it (SW-5.2, SW-15.11)
            return
    if state.cards[seat] & FREE_CARDS:
        fill_free(state, seat, found)
    free = found.count
    fill_turn_actions(state, seat, found)
    if found.count == free:
        found.push(act(seat, PASS))  # SW-4.8


def fill_turn_actions(state: SummonerState, seat: i64, found: Buffer) -> None:  # SW-4.3
    """Every turn action of a side that no opening duty binds, ascending (SW-4.3), built as SW-13.3 tells.

    Any face-down piece may be summoned (SW-9.2); besides that only a lurking one does something (SW-6.5).
    """
    guarded = state.cards[1 - seat] & GUARDS != 0
    stretched = state.cards[seat] & STRETCHERS != 0
    own = men(state, seat)
    shown: i64 = own & state.open
    hidden: i64 = own & ~state.open
    lurking: i64 = 0
    summon: i64 = base_of(seat, SUMMON)
    cell: i64 = 0
    while hidden != 0:
        if hidden & 1 != 0:
            found.push(summon | cell)  # SW-9.2
            if ACTS_HIDDEN[state.kind[state.at[cell]]]:  # SW-6.5
                lurking |= bit(cell)
        hidden >>= 1
        cell += 1
    cell = 0
    while shown != 0:
        if shown & 1 != 0:
            add_steps(state, seat, state.at[cell], guarded, stretched, found)
        shown >>= 1
        cell += 1
    found.flush()  # attacks come after moves (SW-13.2)
    cell = 0
    while lurking != 0:
        if lurking & 1 != 0:
            add_attacks(state, seat, state.at[cell], True, found)
        lurking >>= 1
        cell += 1
    found.flush()
    if state.cards[seat] & TURN_CARDS:  # without cards sections 10 and 11 are idle (SW-3.9)
        fill_spells(state, seat, found)


def has_turn_action(state: SummonerState, seat: int) -> bool:
    """Whether the side has a turn action now; free actions are not asked for (SW-4.8)."""
    if duty(state, seat) != NOBODY:
        return True
    found = Buffer()
    fill_turn_actions(state, seat, found)
    return found.count > 0
