"""The thirteen building actions: for each a refuse and what it does (section 10). Compiled by mypyc."""

from __future__ import annotations

from warbook.games.meeple.board.hexes import EDGES
from warbook.games.meeple.board.territories import (
    add_men,
    enemies_on,
    enemy_on,
    is_open,
    men_of,
    take_men,
    tiles_laid,
)
from warbook.games.meeple.content.tables import ALTAR as ALTAR_KIND
from warbook.games.meeple.content.tables import NONE
from warbook.games.meeple.frames import ALTAR, DROPS, FIGHTING, SLOTS, SOURCE
from warbook.games.meeple.present.events import Bombed, Built, Converted, Intimidated, TokenTaken
from warbook.games.meeple.state import MeepleState
from warbook.games.meeple.victory import award, check_soon, standing
from warbook.games.meeple.village.bonuses import assemble, land
from warbook.games.meeple.village.buildings import (
    IN_RESERVE,
    IN_VILLAGE,
    choices_of,
    clear_slot,
    destroy_building,
    destroy_men,
    free_spaces,
    has_guests,
    is_full,
    move_worker,
    owner_of,
    stand_site,
)
from warbook.kernel.api import Frame, Refusal

CONVERTING = 0
BOMBING = 1


def own_slot(state: MeepleState, slot: int) -> int:
    """The number of one of the current player's slots among all."""
    return SLOTS * state.turn + slot


def action_in(state: MeepleState, slot: int) -> int:
    """The action that waits in one of the current player's slots, NONE without one (MW-9.1)."""
    if state.pending >> slot & 1 == 0:
        return NONE
    place = own_slot(state, slot)
    return state.tables.paths[state.building[place]].action[state.space[place]]


def is_on_the_way(state: MeepleState, slot: int) -> bool:
    """Whether a worker of a finished building stands short of the last space of a branch (MW-9.4)."""
    place = own_slot(state, slot)
    return bool(state.done[place]) and len(state.tables.paths[state.building[place]].after[state.space[place]]) > 0


def value_in(state: MeepleState, slot: int) -> int:
    """The X of the action that waits there."""
    place = own_slot(state, slot)
    return state.tables.paths[state.building[place]].n[state.space[place]]


def use_up(state: MeepleState, slot: int) -> None:
    """The action is performed."""
    state.pending &= ~(1 << slot)


# Build


def refuse_build(state: MeepleState, building: int, where: int) -> Refusal | None:
    """Why a building cannot be built there: it is not in the reserve, or destroyed (MW-10.1, MW-10.9)."""
    if building >= state.tables.buildings:
        return Refusal("MW-10.1")
    stock = state.stock[state.tables.buildings * state.turn + building]
    if stock == IN_RESERVE:
        return None
    if not in_reserve(state):
        return Refusal("MW-10.10")
    if stock != IN_VILLAGE:
        return Refusal("MW-10.9")
    return Refusal("MW-10.7" if state.building[own_slot(state, where)] == building else "MW-10.1")


def in_reserve(state: MeepleState) -> list[int]:
    """The buildings that the current player may build: any in reserve, the Village square too (MW-10.8)."""
    first = state.tables.buildings * state.turn
    return [each for each in range(state.tables.buildings) if state.stock[first + each] == IN_RESERVE]  # MW-10.8


def build(state: MeepleState, building: int, where: int) -> None:
    """A site goes into a slot; what was there goes back to the reserve (MW-10.1, MW-10.3, MW-10.4).

    A worker from the reserve (MW-10.2) stands at the start until the next Phase 2 (MW-8.11).
    """
    slot = own_slot(state, where)
    if state.building[slot] != NONE:
        clear_slot(state, slot)
        check_soon(state)
    stand_site(state, slot, building)
    if state.log is not None:
        state.log.append(Built(rule="MW-10.1", slot=slot, building=building))


# Deploy, Reinforcements, Assemble: up to X (MW-9.5), as many as there are (MW-9.6)


def refuse_count(state: MeepleState, slot: int, count: int, there: int, rule: str) -> Refusal | None:
    """Why so many cannot be used; fewer than X may be (MW-21.21). The rule given is for when there are none."""
    if count < 1 or count > value_in(state, slot):  # MW-21.21
        return Refusal("MW-9.5")
    if count <= there:
        return None
    return Refusal("MW-9.6" if there else rule)


def refuse_deploy(state: MeepleState, slot: int, count: int) -> Refusal | None:
    """Why so many cannot be deployed (MW-10.11, MW-19.5)."""
    return refuse_count(state, slot, count, int(state.depot[state.turn]), "MW-19.5")


def refuse_reinforce(state: MeepleState, slot: int, count: int, tile: int) -> Refusal | None:
    """Why reinforcements cannot go there (MW-10.13)."""
    if tile >= state.tables.tiles or not state.placed[tile]:
        return Refusal("MW-10.13")
    if tile != state.gate[state.turn] and men_of(state, tile, state.turn) == 0:  # MW-21.41
        return Refusal("MW-10.13")
    return refuse_deploy(state, slot, count)


def refuse_assemble(state: MeepleState, slot: int, count: int) -> Refusal | None:
    """Why so many cannot be assembled (MW-10.28, MW-19.4)."""
    return refuse_count(state, slot, count, int(state.reserve[state.turn]), "MW-19.4")


def deploy(state: MeepleState, count: int) -> None:
    """Meeples go from the depot to the gate territory, enemies there or not (MW-10.11, MW-10.12)."""
    land(state, state.turn, int(state.gate[state.turn]), count, "MW-10.11")  # enemies there or not (MW-10.12)


def reinforce(state: MeepleState, count: int, tile: int) -> None:
    """Meeples go from the depot to one single territory, the gate territory too (MW-10.13, MW-21.41)."""
    land(state, state.turn, tile, count, "MW-10.13")


def assemble_some(state: MeepleState, count: int) -> None:
    """Meeples go from the reserve to the depot (MW-10.28)."""
    assemble(state, state.turn, count, "MW-10.28")


# by air


def refuse_airborne(state: MeepleState) -> Refusal | None:
    """Why nobody can land by air: no meeple in the depot, or none on a territory (MW-10.14, MW-19.5)."""
    if state.depot[state.turn] == 0:
        return Refusal("MW-19.5")
    return None if standing(state, state.turn) else Refusal("MW-10.14")


def airborne(state: MeepleState) -> None:
    """One meeple for each territory with own meeples, the gate territory being no exception (MW-10.14, MW-10.16).

    With too few the player chooses (MW-10.15).
    """
    tiles = standing(state, state.turn)  # MW-10.16
    if state.depot[state.turn] >= len(tiles):
        for tile in tiles:
            land(state, state.turn, tile, 1, "MW-10.14")
    else:
        mask = 0
        for tile in tiles:
            mask |= 1 << tile
        state.stack.append(Frame(DROPS, state.turn, mask))


def drop(state: MeepleState, tile: int) -> None:
    """One of too few meeples lands; while the depot lasts no such territory is left out (MW-10.15)."""
    frame = state.stack.pop()
    land(state, state.turn, tile, 1, "MW-10.15")
    if state.depot[state.turn]:
        state.stack.append(Frame(DROPS, state.turn, frame.a & ~(1 << tile)))


def refuse_stealth(state: MeepleState, tile: int) -> Refusal | None:
    """Why a meeple cannot land there in secret: no territory, or no enemy beside it (MW-10.17 to MW-10.19)."""
    if tile >= state.tables.tiles or not state.placed[tile]:
        return Refusal("MW-10.19")
    if state.depot[state.turn] == 0:
        return Refusal("MW-19.5")
    for edge in range(EDGES):
        beside = int(state.near[EDGES * tile + edge])
        if beside >= 0 and enemies_on(state, beside, state.turn):
            return None  # by air, whatever forest there is (MW-10.18)
    return Refusal("MW-10.17" if has_enemies(state) else "MW-10.20")


def stealth(state: MeepleState, tile: int) -> None:
    """One meeple lands beside the enemy (MW-10.17)."""
    land(state, state.turn, tile, 1, "MW-10.17")


# against armies


def refuse_intimidate(state: MeepleState, slot: int, count: int, tile: int, edge: int) -> Refusal | None:
    """Why enemies cannot be driven that way (MW-10.21 to MW-10.23); those on buildings never (MW-21.37)."""
    if tile >= state.tables.tiles or not state.placed[tile]:
        return Refusal("MW-10.21")
    enemy = enemy_on(state, tile, state.turn)
    if enemy < 0:
        return Refusal("MW-10.21")
    if state.near[EDGES * tile + edge] < 0:
        return Refusal("MW-10.23")
    if not is_open(state, tile, edge):
        return Refusal("MW-10.22")  # the druid does not help
    return refuse_count(state, slot, count, int(men_of(state, tile, enemy)), "MW-9.6")  # MW-21.37


def intimidate(state: MeepleState, count: int, tile: int, edge: int) -> None:
    """Drive enemies to the next territory: a battle there comes at once, then an altar acts (MW-10.24, MW-10.25).

    Both give bravery as usual (MW-10.26); nobody is asked about a jump, for only the current player's moves give one
    (MW-10.27).
    """
    enemy = enemy_on(state, tile, state.turn)
    there = int(state.near[EDGES * tile + edge])
    take_men(state, tile, enemy, count)
    add_men(state, there, enemy, count)  # without a jump (MW-10.27)
    if state.log is not None:
        state.log.append(Intimidated(rule="MW-10.21", seat=enemy, src=tile, dst=there, count=count))
    if state.tables.kind[there] == ALTAR_KIND:
        state.stack.append(Frame(ALTAR, enemy, there))  # MW-10.26
    state.stack.append(Frame(FIGHTING, state.turn, there, 0))  # MW-10.24, MW-10.26


def refuse_burn(state: MeepleState, tile: int) -> Refusal | None:
    """Why a territory cannot be burned: no enemy there (MW-10.29)."""
    there = tile < state.tables.tiles and state.placed[tile] and enemies_on(state, tile, state.turn)
    return None if there else Refusal("MW-10.29")


def burn(state: MeepleState, tile: int) -> None:
    """All enemies there are destroyed, each for a bravery point; own meeples are unharmed (MW-10.29, MW-10.30).

    Meeples on defence spaces stand on no territory, so no fire reaches them (MW-10.31).
    """
    burned = int(enemies_on(state, tile, state.turn))  # MW-10.31, MW-21.37
    for seat in range(state.seats):
        if seat != state.turn:  # MW-10.30
            destroy_men(state, tile, seat, int(men_of(state, tile, seat)), "burn", "MW-10.29")  # MW-10.31
    check_soon(state)
    award(state, state.turn, burned)  # MW-15.6, MW-15.9


# against buildings


def sources(state: MeepleState) -> list[int]:
    """Where a meeple for Convert or Bomb may come from when the reserve is empty: 0 the depot, 1 + tile (MW-10.33)."""
    depot = [0] if state.depot[state.turn] else []
    return depot + [1 + tile for tile in standing(state, state.turn)]


def has_spare(state: MeepleState) -> bool:
    """Whether there is a meeple for Convert or Bomb at all."""
    return state.reserve[state.turn] > 0 or len(sources(state)) > 0


def refuse_convert(state: MeepleState, slot: int, victim: int) -> Refusal | None:
    """Why a meeple on a defence space cannot be exchanged, on whosever building (MW-10.32, MW-10.36, MW-21.29)."""
    if victim == state.turn or victim >= state.seats or state.guests[4 * slot + victim] == 0:  # MW-21.29
        return Refusal("MW-10.32" if has_guests(state, state.turn) else "MW-10.36")
    return None if has_spare(state) else Refusal("MW-10.36")


def refuse_bomb(state: MeepleState, slot: int) -> Refusal | None:
    """Why a building or site cannot be bombed (MW-21.30); an own one never (MW-10.37, MW-10.35)."""
    if owner_of(slot) == state.turn or state.building[slot] == NONE or free_spaces(state, slot) <= 0:
        return Refusal("MW-10.37")  # MW-10.35, MW-21.41
    return None if has_spare(state) else Refusal("MW-10.38")  # a site too (MW-21.30)


def convert(state: MeepleState, slot: int, victim: int) -> None:
    """Exchange a meeple on a defence space for an own one (MW-10.32)."""
    if take_spare(state, Frame(SOURCE, state.turn, CONVERTING, slot, victim)):
        finish_convert(state, slot, victim)


def bomb(state: MeepleState, slot: int) -> None:
    """Put an own meeple on a defence space from afar (MW-10.37)."""
    if take_spare(state, Frame(SOURCE, state.turn, BOMBING, slot)):
        finish_bomb(state, slot)


def take_spare(state: MeepleState, question: Frame) -> bool:
    """Take a meeple from the reserve, or from the only other place there is; else its player is asked (MW-10.38)."""
    if state.reserve[state.turn]:
        state.reserve[state.turn] -= 1
        return True
    places = sources(state)
    if len(places) > 1:
        state.stack.append(question)
        return False
    take_from(state, places[0])
    return True


def take_from(state: MeepleState, source: int) -> None:
    """Take a meeple from the depot or a territory."""
    if source == 0:
        state.depot[state.turn] -= 1
    else:
        take_men(state, source - 1, state.turn, 1)


def spare(state: MeepleState, source: int) -> None:
    """The player has said where the meeple comes from."""
    frame = state.stack.pop()
    take_from(state, source)
    if frame.a == CONVERTING:
        finish_convert(state, frame.b, frame.c)
    else:
        finish_bomb(state, frame.b)


def finish_convert(state: MeepleState, slot: int, victim: int) -> None:
    """The other one goes to its owner's reserve: not destroyed, no bravery (MW-10.34)."""
    state.guests[4 * slot + victim] -= 1
    state.guests[4 * slot + state.turn] += 1
    state.reserve[victim] += 1  # MW-10.34
    if state.log is not None:
        building = int(state.building[slot])
        converted = Converted(rule="MW-10.32", seat=state.turn, slot=slot, building=building, victim=victim)
        state.log.append(converted)


def finish_bomb(state: MeepleState, slot: int) -> None:
    """A building that is full now is destroyed at once (MW-10.39, MW-13.10)."""
    state.guests[4 * slot + state.turn] += 1
    if state.log is not None:
        building = int(state.building[slot])
        state.log.append(Bombed(rule="MW-10.37", seat=state.turn, slot=slot, building=building))
    if is_full(state, slot):
        destroy_building(state, slot)  # MW-10.39, MW-13.10
        check_soon(state)


# Productivity and Territory upgrade


def refuse_productivity(state: MeepleState, whose: int, space: int) -> Refusal | None:
    """Why a worker cannot take the extra step (MW-10.40); any of the player's may, the giving one too (MW-10.41)."""
    place = own_slot(state, whose)  # MW-10.41
    if state.building[place] == NONE or space not in choices_of(state, place):
        return Refusal("MW-10.40")
    return None


def produce(state: MeepleState, whose: int, space: int) -> None:
    """A worker takes an extra step, with all that follows from it (MW-10.42, MW-10.43, MW-10.44)."""
    move_worker(state, own_slot(state, whose), space)  # MW-10.42, MW-10.43, MW-10.44


def refuse_upgrade(state: MeepleState, token: int) -> Refusal | None:
    """Why a token cannot be taken: not in the pool (MW-10.48, MW-10.49)."""
    if state.pool == 0:
        return Refusal("MW-10.49")
    return None if token < state.tables.tokens and state.pool >> token & 1 else Refusal("MW-10.48")


def upgrade(state: MeepleState, token: int) -> None:
    """Take an upgrade token from the pool (MW-10.48)."""
    state.pool &= ~(1 << token)
    state.tokens[state.turn] |= 1 << token
    if state.log is not None:
        state.log.append(TokenTaken(rule="MW-10.48", seat=state.turn, token=token))


def has_enemies(state: MeepleState) -> bool:
    """Whether an enemy of the current player stands on any territory."""
    for tile in range(state.tables.tiles):
        if enemies_on(state, tile, state.turn):
            return True
    return False


def enemy_tiles(state: MeepleState) -> list[int]:
    """The territories with enemies of the current player."""
    return [tile for tile in tiles_laid(state) if enemies_on(state, tile, state.turn)]
