"""What may be decided now: exactly what `legal` lets pass, in ascending order. Compiled by mypyc."""

from __future__ import annotations

from warbook.games.meeple import verbs
from warbook.games.meeple.board.movement import refuse_cave, refuse_leaving, refuse_step, refuse_tunnel, settled_men
from warbook.games.meeple.board.territories import is_blank, tunnels
from warbook.games.meeple.content.tables import CAVE as CAVE_KIND
from warbook.games.meeple.content.tables import NONE
from warbook.games.meeple.content.tables import TUNNEL as TUNNEL_KIND
from warbook.games.meeple.frames import ACTING, BONUS, MOVING, SLOTS
from warbook.games.meeple.legal import VERB_OF_ACTION, asked_for, may_be_done, may_lay_tokens, verb_for
from warbook.games.meeple.state import MeepleState
from warbook.games.meeple.victory import standing
from warbook.games.meeple.village import actions
from warbook.games.meeple.village.bonuses import refuse_gain
from warbook.games.meeple.village.buildings import choices_of
from warbook.games.meeple.village.tokens import refuse_tree
from warbook.kernel.api import Frame
from warbook.kernel.buffer import Buffer


def fill(state: MeepleState, frame: Frame, found: Buffer) -> None:
    """Put everything that the seat may decide into the buffer, ascending."""
    kind, seat = frame.kind, frame.seat
    if may_lay_tokens(state, frame):
        fill_tokens(state, seat, found)
    if kind == ACTING:
        fill_actions(state, seat, found)
    elif kind == MOVING:
        fill_marches(state, seat, found)
    elif kind == BONUS:
        fill_gains(state, seat, found)
    elif verb_for(kind) != NONE:
        base = verbs.base_of(seat, verb_for(kind))
        for answer in asked_for(state, frame):
            found.push(base | answer)
    if may_be_done(kind):
        found.push(verbs.base_of(seat, verbs.DONE))


def fill_gains(state: MeepleState, seat: int, found: Buffer) -> None:
    """The instant bonuses that wait, and where their meeple may go (MW-7.8, MW-7.9)."""
    for tile in sorted(state.bonuses):
        for where in range(2):
            if refuse_gain(state, tile, where) is None:
                found.push(verbs.base_of(seat, verbs.GAIN) | verbs.gain_arg(tile, where))


def fill_tokens(state: MeepleState, seat: int, found: Buffer) -> None:
    """Upgrade tokens and the tree (section 17)."""
    tiles = state.tables.tiles
    if state.tokens[seat]:
        blanks = [tile for tile in range(tiles) if is_blank(state, tile)]
        for token in range(state.tables.tokens):
            if state.tokens[seat] >> token & 1:
                for tile in blanks:
                    found.push(verbs.base_of(seat, verbs.TOKEN) | verbs.tile_arg(token, tile))
    if state.tree[seat]:
        for tile in range(tiles):
            if state.placed[tile]:
                for edge in range(6):
                    if refuse_tree(state, seat, tile, edge) is None:
                        found.push(verbs.base_of(seat, verbs.PLANT) | verbs.border_arg(tile, edge))


# Phase 3


def fill_actions(state: MeepleState, seat: int, found: Buffer) -> None:
    """Every way to perform an action that waits, verb by verb."""
    if state.pending == 0:
        return
    slots_by_verb: list[list[int]] = [[] for _ in range(verbs.UPGRADE + 1)]
    for slot in range(SLOTS):
        action = actions.action_in(state, slot)
        if action != NONE:
            slots_by_verb[VERB_OF_ACTION[action]].append(slot)
    for verb in range(verbs.BUILD, verbs.UPGRADE + 1):
        if slots_by_verb[verb]:
            for rest in rests(state, verb, slots_by_verb[verb]):
                for slot in slots_by_verb[verb]:
                    if is_allowed(state, verb, slot, rest):
                        found.push(verbs.base_of(seat, verb) | verbs.slot_arg(rest, slot))


def rests(state: MeepleState, verb: int, slots: list[int]) -> list[int]:
    """The args of a verb without the slot, as far as one of the slots may allow them, ascending."""
    if verb == verbs.BUILD:
        return [verbs.slot_arg(each, where) for each in actions.in_reserve(state) for where in range(SLOTS)]
    if verb == verbs.DEPLOY or verb == verbs.ASSEMBLE:
        return list(range(1, most(state, slots) + 1))
    if verb == verbs.REINFORCE:
        return [verbs.tile_arg(count, tile) for count in range(1, most(state, slots) + 1) for tile in reinforced(state)]
    if verb == verbs.AIRBORNE:
        return [0] if actions.refuse_airborne(state) is None else []
    if verb == verbs.STEALTH:
        return [tile for tile in range(state.tables.tiles) if actions.refuse_stealth(state, tile) is None]
    return more_rests(state, verb, slots)


def more_rests(state: MeepleState, verb: int, slots: list[int]) -> list[int]:
    """The same for the other actions."""
    if verb == verbs.INTIMIDATE:
        places = [verbs.border_arg(tile, edge) for tile in actions.enemy_tiles(state) for edge in range(6)]
        return [verbs.push_arg(count, place) for count in range(1, most(state, slots) + 1) for place in places]
    if verb == verbs.BURN:
        return actions.enemy_tiles(state)
    if verb == verbs.CONVERT:
        guests = [place for place in range(4 * SLOTS * state.seats) if state.guests[place]]
        return [
            place
            for place in guests
            if actions.refuse_convert(state, verbs.owned(place), verbs.owner_of(place)) is None
        ]
    if verb == verbs.BOMB:
        return [slot for slot in range(SLOTS * state.seats) if actions.refuse_bomb(state, slot) is None]
    if verb == verbs.PRODUCTIVITY:
        return sorted(verbs.slot_arg(space, whose) for whose in range(SLOTS) for space in spaces(state, whose))
    return [token for token in range(state.tables.tokens) if actions.refuse_upgrade(state, token) is None]


def most(state: MeepleState, slots: list[int]) -> int:
    """The largest X among some slots."""
    return max([actions.value_in(state, slot) for slot in slots])


def reinforced(state: MeepleState) -> list[int]:
    """The territories that reinforcements may go to (MW-10.13)."""
    gate = int(state.gate[state.turn])
    return sorted({gate, *standing(state, state.turn)})


def spaces(state: MeepleState, whose: int) -> list[int]:
    """Where one of the current player's workers could step to."""
    place = actions.own_slot(state, whose)
    return [] if state.building[place] == NONE else choices_of(state, place)


def is_allowed(state: MeepleState, verb: int, slot: int, rest: int) -> bool:
    """Whether a slot's action allows an arg; what does not depend on the slot was looked at already."""
    if verb == verbs.DEPLOY:
        return actions.refuse_deploy(state, slot, rest) is None
    if verb == verbs.REINFORCE:
        return actions.refuse_reinforce(state, slot, verbs.number_of(rest), verbs.tile_of(rest)) is None
    if verb == verbs.ASSEMBLE:
        return actions.refuse_assemble(state, slot, rest) is None
    if verb == verbs.INTIMIDATE:
        border = verbs.border_of(rest)
        return (
            actions.refuse_intimidate(state, slot, verbs.pushed(rest), verbs.inner_tile(border), verbs.edge_of(border))
            is None
        )
    return True


# Phase 4


def fill_marches(state: MeepleState, seat: int, found: Buffer) -> None:
    """Steps, then caves, then tunnels."""
    leaving = [tile for tile in range(state.tables.tiles) if refuse_leaving(state, tile) is None]
    for tile in leaving:
        for edge in range(6):
            if refuse_step(state, tile, edge) is None:
                found.push(verbs.base_of(seat, verbs.STEP) | verbs.border_arg(tile, edge))
    settled = [tile for tile in leaving if settled_men(state, tile) > 0]
    caves = [tile for tile in settled if state.tables.kind[tile] == CAVE_KIND]
    for src in caves:
        for dst in range(state.tables.tiles):
            if state.placed[dst] and refuse_cave(state, src, dst) is None:
                found.push(verbs.base_of(seat, verbs.CAVE) | verbs.tile_arg(src, dst))
    mines = [tile for tile in settled if state.tables.kind[tile] == TUNNEL_KIND]
    for src in mines:
        for dst in tunnels(state):
            if refuse_tunnel(state, src, dst) is None:
                found.push(verbs.base_of(seat, verbs.TUNNEL) | verbs.tile_arg(src, dst))
