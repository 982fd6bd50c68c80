"""Phase 1: the bonuses of public buildings (section 7). Compiled by mypyc."""

from __future__ import annotations

from warbook.games.meeple.board.territories import add_men, bonus_on, men_of
from warbook.games.meeple.content.tables import ASSEMBLE_ONE, DEPLOY_ONE, NATURE, NONE, SHIELDS, TOWER, WEAPONS
from warbook.games.meeple.present.events import Assembled, Controlled, Landed
from warbook.games.meeple.state import MeepleState
from warbook.kernel.api import Refusal

GARRISON = 2  # MW-7.2


def take_stock(state: MeepleState) -> None:
    """What the current player controls now (MW-7.2) grants its bonus for this turn (MW-7.3), and for no other (MW-7.5).

    What lasts the whole turn is written down here: it stays when the meeples leave (MW-7.4).
    """
    seat = state.turn
    state.flags = 0
    state.weapons = 0  # MW-7.5
    state.nature = False  # MW-7.5
    shields: list[int] = []
    instant: list[int] = []
    for tile in range(state.tables.tiles):
        if state.placed[tile] and men_of(state, tile, seat) >= GARRISON:
            if state.tables.kind[tile] == TOWER:
                state.flags += int(state.tables.flags[tile])  # MW-5.4, MW-7.6, MW-21.3
            bonus = bonus_on(state, tile)
            if bonus == WEAPONS:
                state.weapons += 1  # each source counts (MW-7.16), for the whole turn (MW-21.15)
            elif bonus == SHIELDS:
                shields.append(tile)
            elif bonus == NATURE:
                state.nature = True  # several give nothing extra (MW-7.17), it lasts the whole turn (MW-7.4)
            elif bonus != NONE:
                instant.append(tile)
    all_shields = state.shields[:]
    all_shields[seat] = shields
    state.shields = all_shields
    state.bonuses = instant
    if state.log is not None and (state.flags or state.weapons or shields or state.nature):
        state.log.append(
            Controlled(
                rule="MW-7.3",
                seat=seat,
                flags=state.flags,
                weapons=state.weapons,
                shields=len(shields),
                nature=state.nature,
            )
        )


def refuse_gain(state: MeepleState, tile: int, where: int) -> Refusal | None:
    """Why an instant bonus cannot be used so (MW-7.8, MW-7.9, MW-7.15)."""
    if tile not in state.bonuses:
        return Refusal("MW-7.2")
    bonus = bonus_on(state, tile)
    if bonus == ASSEMBLE_ONE:
        if where == 1:
            return Refusal("MW-7.9")  # it goes into the depot
        return None if state.reserve[state.turn] else Refusal("MW-7.15")
    assert bonus == DEPLOY_ONE
    if where == 1 and state.gate[state.turn] == tile:
        return Refusal("MW-7.8")  # the same place twice
    return None if state.depot[state.turn] else Refusal("MW-7.15")


def gain(state: MeepleState, tile: int, where: int) -> None:
    """Use an instant bonus: a meeple into the depot, onto the gate territory or that territory (MW-17.6, MW-21.41)."""
    seat = state.turn
    state.bonuses = [other for other in state.bonuses if other != tile]
    if bonus_on(state, tile) == ASSEMBLE_ONE:
        assemble(state, seat, 1, "MW-7.9")
    else:
        land(state, seat, tile if where else int(state.gate[seat]), 1, "MW-7.8")  # MW-17.6, MW-21.41


def assemble(state: MeepleState, seat: int, count: int, rule: str) -> None:
    """Meeples from the reserve into the depot (MW-10.28)."""
    state.reserve[seat] -= count
    state.depot[seat] += count
    if state.log is not None:
        state.log.append(Assembled(rule=rule, seat=seat, count=count))


def land(state: MeepleState, seat: int, tile: int, count: int, rule: str) -> None:
    """Meeples from the depot, and from nowhere else, onto a territory (MW-9.7); they are placed this turn (MW-7.18).

    An altar there does not act for that (MW-21.42).
    """
    state.depot[seat] -= count  # MW-9.7
    add_men(state, tile, seat, count)  # MW-21.42
    state.fresh[tile] += count  # MW-7.18
    if state.log is not None:
        state.log.append(Landed(rule=rule, seat=seat, tile=tile, count=count))


def has_gain(state: MeepleState) -> bool:
    """Whether an instant bonus can still be used."""
    for tile in state.bonuses:
        if refuse_gain(state, tile, 0) is None:
            return True
    return False
