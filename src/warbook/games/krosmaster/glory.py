"""Gallons of Glory and coins: gains, losses and their sources (sections 20, 23, 24). Compiled by mypyc."""

from __future__ import annotations

from typing import Final

from warbook.games.krosmaster.board.pieces import is_in_play
from warbook.games.krosmaster.content.tables import NOBODY
from warbook.games.krosmaster.frames import DUEL, FROM, TUTORIAL, TWO_AGAINST_TWO
from warbook.games.krosmaster.present.events import Coins, Honour
from warbook.games.krosmaster.state import KrosmasterState
from warbook.kernel.api import Frame

WILD_PILE: Final = -1
BOX: Final = -2


def is_two_player(state: KrosmasterState) -> bool:
    """Whether the rules for two players count, not those for four."""
    return state.terms.mode == DUEL or state.terms.mode == TUTORIAL


def pass_honour(state: KrosmasterState, giver: int, taker: int, amount: int, rule: str) -> None:
    """Move GG from one place to another; seats, the wild pile, or the box (KA-20.5)."""
    if amount <= 0:
        return
    if giver == WILD_PILE:
        state.wild -= amount
    else:
        state.gg[giver] -= amount
    if taker == WILD_PILE:
        state.wild += amount
    elif taker != BOX:  # KA-20.5
        state.gg[taker] += amount
    if state.log is not None:
        state.log.append(Honour(rule=rule, giver=giver, taker=taker, amount=amount))


def take_wild(state: KrosmasterState, seat: int, amount: int, rule: str) -> int:
    """Take GG from beside the board first (KA-20.3): how many are still to be taken from somebody."""
    taken = min(state.wild, amount)
    pass_honour(state, WILD_PILE, seat, taken, rule)
    return amount - taken


def take_from(state: KrosmasterState, giver: int, seat: int, amount: int, rule: str) -> int:
    """Take GG from a player as far as possible (KA-20.4); returns how many could not be taken."""
    taken = min(int(state.gg[giver]), amount)
    pass_honour(state, giver, seat, taken, rule)
    return amount - taken


def victims(state: KrosmasterState, seat: int) -> list[int]:
    """The opponents from whom a player may take GG: those who have some, never the partner (KA-23.13, KA-24.6)."""
    side = state.terms.side
    return [other for other in state.order if side[other] != side[seat] and state.gg[other] > 0]  # KA-24.6


def gain_honour(state: KrosmasterState, seat: int, amount: int) -> None:
    """A bought or rewarded gain: wild GG first, then an opponent's; with several, the player chooses (KA-23.13)."""
    rule = "KA-20.3" if is_two_player(state) else "KA-23.13"
    left = take_wild(state, seat, amount, rule)
    while left > 0:
        found = victims(state, seat)
        if not found:
            return  # KA-20.4
        if len(found) > 1:
            state.stack.append(Frame(FROM, seat, left))
            return
        if take_from(state, found[0], seat, 1, rule):
            return
        left -= 1


def partner_of(state: KrosmasterState, seat: int) -> int:
    """The other player of the side, NOBODY outside two against two."""
    if state.terms.mode != TWO_AGAINST_TWO:
        return NOBODY
    return (seat + 2) % 4


def honour_for(state: KrosmasterState, loser: int, credit: int, level: int, last: bool) -> None:
    """A Krosmaster of the loser is knocked out: its Level in GG changes hands (KA-20.2)."""
    if is_two_player(state):
        left = take_wild(state, 1 - loser, level, "KA-21.2")
        take_from(state, loser, 1 - loser, left, "KA-21.2")
        return
    side = state.terms.side
    if credit == NOBODY or side[credit] == side[loser]:
        amount = int(state.gg[loser]) if last else min(level, int(state.gg[loser]))
        pass_honour(state, loser, WILD_PILE, amount, "KA-23.11")  # also by the partner's effect (KA-24.9)
        return
    left = take_wild(state, credit, level, "KA-23.9")
    left = take_from(state, loser, credit, left, "KA-23.9")
    partner = partner_of(state, loser)
    if partner != NOBODY:
        take_from(state, partner, credit, left, "KA-24.4")
    if last:
        take_from(state, loser, credit, int(state.gg[loser]), "KA-23.10")  # and nothing of the partner's (KA-24.5)


def lose_honour(state: KrosmasterState, seat: int, rule: str) -> None:
    """One GG leaves the game; a player without GG loses nothing (KA-7.4, KA-20.5)."""
    pass_honour(state, seat, BOX, min(1, int(state.gg[seat])), rule)  # KA-20.5


def from_bank(state: KrosmasterState, seat: int, amount: int, rule: str) -> None:
    """Take coins from the bank, as many as it has (KA-1.7, KA-20.1)."""
    taken = min(state.bank, amount)
    if taken > 0:
        state.bank -= taken
        state.pool[seat] += taken  # KA-20.1
        if state.log is not None:
            state.log.append(Coins(rule=rule, seat=seat, amount=taken))


def to_bank(state: KrosmasterState, seat: int, amount: int, rule: str) -> None:
    """Pay coins; they go to the bank (KA-10.7, KA-20.1)."""
    state.pool[seat] -= amount  # KA-20.1
    state.bank += amount  # KA-10.7
    if state.log is not None and amount > 0:
        state.log.append(Coins(rule=rule, seat=seat, amount=-amount))


def levels_of(state: KrosmasterState, side: int) -> int:
    """The Levels that a side has in the arena."""
    total = 0
    for seat in range(state.seats):
        if state.terms.side[seat] == side and is_in_play(state, seat):
            for piece in state.timeline[seat]:
                if state.cell[piece] >= 0:
                    total += int(state.tables.level[state.kind[piece]])
    return total
