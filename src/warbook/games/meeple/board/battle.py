"""Battles (section 14). Compiled by mypyc."""

from __future__ import annotations

from warbook.games.meeple.board.territories import enemies_on, men_of, owners_on, tunnels
from warbook.games.meeple.content.tables import NONE, TUNNEL
from warbook.games.meeple.frames import AFTER_BATTLE, BATTLES, FOLLOW
from warbook.games.meeple.present.events import Battle
from warbook.games.meeple.state import MeepleState
from warbook.games.meeple.verbs import owned, owner_arg, owner_of
from warbook.games.meeple.victory import award, check_soon
from warbook.games.meeple.village.bonuses import GARRISON
from warbook.games.meeple.village.buildings import destroy_men
from warbook.kernel.api import Frame


def battles(state: MeepleState, only: int) -> list[int]:
    """Every pair that has to fight, as args of the verb; on one territory, or anywhere (MW-13.8).

    There are no allies (MW-21.11): of three players on a territory every two are a pair (MW-21.12).
    """
    found: list[int] = []
    for tile in range(state.tables.tiles) if only == NONE else [only]:
        owners = owners_on(state, tile) if state.placed[tile] else []
        for place, one in enumerate(owners):
            for other in owners[place + 1 :]:  # MW-21.11
                found.append(owner_arg(owner_arg(tile, one), other))
    return found


def on_fighting(state: MeepleState, frame: Frame) -> None:
    """Fight until no territory holds meeples of two players (MW-13.11); nobody can decline (MW-14.12).

    The current player chooses the order of territories (MW-21.13) and of pairs (MW-14.11); if that player has left the
    game, they fight as they are numbered.
    """
    found = battles(state, frame.a)
    if not found:  # MW-13.11
        state.stack.pop()
    elif len(found) > 1 and not state.gone[state.turn]:
        state.stack.append(Frame(BATTLES, state.turn, frame.a))  # MW-21.13
    else:
        fight(state, found[0])  # MW-14.12


def shields_of(state: MeepleState, seat: int) -> int:
    """The shield sources that work for a player now: controlled at the own last turn, and still held (MW-7.13).

    A battle on the source itself makes no difference (MW-21.14).
    """
    count = 0
    for tile in state.shields[seat]:
        if state.men[4 * tile + seat] >= GARRISON:  # MW-21.14
            count += 1
    return count


def reckon(state: MeepleState, one: int, other: int, men: int, foes: int) -> tuple[int, int, int]:
    """How a battle goes: foes lost to the forge (MW-7.11), men to the shield (MW-7.12), then on each side.

    The first side attacks if it is the current player's; else both defend, with shields alone (MW-14.10). Each source
    counts once in a battle (MW-14.13).
    """
    struck = min(state.weapons if one == state.turn else shields_of(state, one), foes)  # MW-7.11, MW-14.13
    parried = min(shields_of(state, other), men)  # MW-7.12, MW-14.13
    return struck, parried, min(men - parried, foes - struck)  # MW-14.4


def fight(state: MeepleState, battle: int) -> None:
    """Two players fight: forge and shield first, then one for one until a side is gone (MW-14.1 to MW-14.4)."""
    tile, one, other = owned(owned(battle)), int(owner_of(owned(battle))), int(owner_of(battle))
    if other == state.turn:
        one, other = other, one  # the current player attacks, whoever moved in (MW-14.1)
    attacks = one == state.turn  # MW-14.1
    men, foes = int(men_of(state, tile, one)), int(men_of(state, tile, other))
    struck, parried, exchanged = reckon(state, one, other, men, foes)
    in_phase_five = state.stack[-1].b
    state.revealed += 1  # nothing that a battle decided is taken back (MW-23.6)
    if state.log is not None:
        lost = (parried + exchanged, struck + exchanged)
        state.log.append(Battle(rule="MW-14.3", tile=tile, one=one, other=other, men=(men, foes), lost=lost))
    destroy_men(state, tile, other, struck, "forge" if attacks else "shield", "MW-14.2")
    destroy_men(state, tile, one, parried, "shield", "MW-14.2")
    destroy_men(state, tile, other, exchanged, "battle", "MW-14.5")
    destroy_men(state, tile, one, exchanged, "battle", "MW-14.5")
    state.stack.append(Frame(AFTER_BATTLE, state.turn, tile, in_phase_five))
    check_soon(state)
    gained = struck + exchanged
    # both sides together (MW-14.9), with the losses at home already (MW-15.9)
    award(state, other, (parried + exchanged) // 2)  # MW-14.7, for this battle alone (MW-14.8), MW-14.9, MW-15.7
    award(state, one, gained if attacks else gained // 2)  # MW-14.6, MW-14.10, MW-14.9, MW-15.6, MW-15.7, MW-15.9


def on_after_battle(state: MeepleState, frame: Frame) -> None:
    """In Phase 5 survivors may go on through a tunnel (MW-12.9)."""
    state.stack.pop()
    tile, seat = frame.a, state.turn
    left = int(men_of(state, tile, seat))
    if not frame.b or left == 0 or enemies_on(state, tile, seat):
        return
    if state.tables.kind[tile] == TUNNEL and len(tunnels(state)) > 1:
        may_go_on = min(left, int(state.stepped[tile]))  # MW-12.27
        if may_go_on:
            state.stack.append(Frame(FOLLOW, seat, tile, may_go_on))
