"""What steps could do now: whom and what they reach (sections 12, 19, 24). Compiled by mypyc."""

from __future__ import annotations

from warbook.games.kingdom import verbs
from warbook.games.kingdom.attacks.placing import can_place
from warbook.games.kingdom.attacks.towers import refuse_pass
from warbook.games.kingdom.board.field import NONE, SITE
from warbook.games.kingdom.board.ranges import from_space, hero_targets, plain
from warbook.games.kingdom.board.tokens import origin
from warbook.games.kingdom.board.trays import all_trays, figures_on, is_top, owner_of
from warbook.games.kingdom.board.walks import goals, struck_on
from warbook.games.kingdom.effects.horde_steps import heroes_hit
from warbook.games.kingdom.effects.start import attack_of
from warbook.games.kingdom.effects.vocabulary import (
    AGAIN,
    ATTACK,
    BASIC,
    BRING,
    CHOOSE_TRAY,
    COPY,
    GRANT,
    HEAL,
    HIT,
    HURT,
    OTHER_NEAR,
    OWN_TILES,
    PASSED,
    PAY,
    PROTECT,
    RAISE,
    REFRESH,
    RESURRECT,
    SCATTER,
    SPEND,
    SURGE,
    Deed,
)
from warbook.games.kingdom.frames import ALL_TRAYS, BOARD, BROUGHT, MAIN, OF_HERO, TOWERS, Doing, Volley
from warbook.games.kingdom.heroes.figures import face_down, heroes_meant, max_health, may_come
from warbook.games.kingdom.heroes.sand_warriors import can_scatter
from warbook.games.kingdom.state import KingdomState


def current(state: KingdomState) -> Deed:
    """The step that asks."""
    doing = state.doings[-1]
    return doing.deeds[doing.step - 1]


def is_optional(state: KingdomState) -> bool:
    """Whether nobody need be chosen (RT-24.6); a price must be paid, and somebody suffers (EU-26.8)."""
    return current(state).do not in (PAY, HURT)


# trays


def targets_of(state: KingdomState, doing: Doing, deed: Deed) -> list[int]:
    """The trays that a step reaches, ascending."""
    reach = deed.aim.reach
    if reach == HIT:
        return [tray for tray in range(ALL_TRAYS) if tray in doing.hits and state.card[tray] != NONE]
    if reach == OWN_TILES:
        return own_tiles(state, doing.figure)
    if reach == PASSED:
        return trays_passed(state)
    if doing.token != NONE:  # from its own space (EU-31.53)
        return from_space(state, deed.aim, origin(state, doing), NONE, 0)
    if doing.figure != NONE and state.cell[doing.figure] == BOARD and doing.last_tray == NONE:
        return []  # on its board a hero is in no space, nor beside any (EU-15.5)
    return hero_targets(state, deed.aim, doing.figure, doing.turn, doing.last_tray)


def own_tiles(state: KingdomState, figure: int) -> list[int]:
    """The trays on which a tile of a hero lies, however many (EU-11.15, EU-15.39, EU-31.15)."""
    found: list[int] = []
    for tray in open_trays(state):
        if any([owner_of(tile) == OF_HERO + figure for tile in state.tiles[tray]]):
            found.append(tray)  # EU-31.15
    return found


def open_trays(state: KingdomState) -> list[int]:
    """The trays that heroes can do something to, ascending, a boss among them where it is like a tray."""
    return plain(state, [tray for tray in all_trays(state) if is_top(state, tray)])


def trays_passed(state: KingdomState) -> list[int]:
    """The trays whose space the hero has left or passed through in its move; where it ends is neither (EU-C7)."""
    cells = state.passed[:-1]
    if state.left != BOARD:
        cells = [state.left, *cells]
    found: list[int] = []
    for cell in cells:
        tray = struck_on(state, cell)
        if tray != NONE and tray not in found:
            found.append(tray)
    return sorted(found)


def trays_to_choose(state: KingdomState, doing: Doing, deed: Deed) -> list[int]:
    """The trays of which a step chooses one; perhaps none with a hero on it (EU-16.11)."""
    found = targets_of(state, doing, deed)
    if deed.otherwise:
        found = [tray for tray in found if strikes_beside(state, doing, tray)]
    if deed.without_hero:
        heroes = range(len(state.tables.heroes))
        found = [tray for tray in found if not any([figure in heroes for figure in figures_on(state, tray)])]
    return found


def strikes_beside(state: KingdomState, doing: Doing, tray: int) -> bool:
    """Whether the step behind the one that chooses a tray then has a place for anything (RT-19.6)."""
    deed = doing.deeds[doing.step]
    targets = hero_targets(state, deed.aim, doing.figure, doing.turn, tray)
    return can_place(state, Volley(deed.aim, 0, doing.turn, targets, deed.aim.tiles, deed.aim.soldiers))


def tiles_of(state: KingdomState, deed: Deed, figure: int) -> list[int]:
    """The tiles of an attack: from a building site there may be more of them (RT-24.30)."""
    if deed.on_site and state.field.kind[state.cell[figure]] == SITE:
        return deed.aim.tiles + deed.on_site
    return deed.aim.tiles


# heroes


def meant_by(state: KingdomState, doing: Doing, deed: Deed) -> list[int]:
    """The heroes that a step names, from the space where it is taken."""
    return heroes_meant(state, deed.who, doing.figure, origin(state, doing))


def candidates(state: KingdomState, doing: Doing, deed: Deed) -> list[int]:
    """The heroes that a step may choose: only those for whom it does something."""
    if deed.do == BRING:  # which may stay at home (RT-24.10)
        return [state.tables.companion] if may_come(state) else []
    if deed.do == HURT:
        return heroes_hit(state, doing, deed)
    meant = meant_by(state, doing, deed)
    if deed.do == HEAL:
        return [
            figure
            for figure in meant
            if state.health[figure] < max_health(state, figure) or (deed.refresh and face_down(state, figure))
        ]
    if deed.do == REFRESH:
        return [figure for figure in meant if face_down(state, figure)]
    if deed.do == GRANT:
        return may_be_granted(state, meant)
    if deed.do == PROTECT:
        return [figure for figure in meant if not state.guarded[figure]] if protections_left(state) else []
    if deed.do == PAY:  # on the map or on its board (RT-19.16)
        return [
            figure
            for figure in range(len(state.tables.heroes))
            if state.role[figure] == MAIN and not state.down[figure]
        ]
    return []


def protections_left(state: KingdomState) -> bool:
    """Whether one more hero can be protected: there may be a limit of markers (EU-15.43)."""
    limit = state.tables.numbers.protections
    return limit == 0 or sum([int(guarded) for guarded in state.guarded]) < limit


def may_be_granted(state: KingdomState, meant: list[int]) -> list[int]:
    """Who may move and attack by an effect: not the revived (RT-31.36), but a bench hero on the map (RT-18.10)."""
    heroes = range(len(state.tables.heroes))
    brought = [figure for figure in heroes if state.role[figure] == BROUGHT and state.cell[figure] != BOARD]
    return sorted([figure for figure in meant if not state.revived[figure]] + brought)


def abilities_to_copy(state: KingdomState, doing: Doing) -> list[int]:
    """The abilities in play, as args of the answer, without the one that copies (RT-24.33, RT-31.35)."""
    found: list[int] = []
    for figure, hero in enumerate(state.tables.heroes):
        if state.role[figure] != MAIN:
            continue
        for ability in range(len(hero.abilities)):
            is_itself = figure == doing.figure and ability == doing.ability  # RT-31.35
            if state.has[figure] >> ability & 1 and not is_itself:
                if has_effect(state, hero.abilities[ability], doing.figure, doing.turn):
                    found.append(verbs.copy_arg(figure, ability))
    return found


# whether anything would happen


def has_effect(state: KingdomState, deeds: list[Deed], figure: int, turn: int) -> bool:
    """Whether at least one step could do something (RT-24.7, RT-24.56, RT-19.6)."""
    for step, deed in enumerate(deeds):
        is_first = deed.exactly == 0 and deed.per == 0 and deed.when == 0
        if deed.do != PAY and is_first and can_happen(state, deeds, step, figure, turn):
            return True
    return False


def can_happen(state: KingdomState, deeds: list[Deed], step: int, figure: int, turn: int) -> bool:
    """Whether one step could do something now."""
    deed = deeds[step]
    do = deed.do
    if do == ATTACK:
        return can_shoot(state, deed, figure, turn)
    if do == BRING:
        return may_come(state)
    if do == BASIC:
        return has_effect(state, attack_of(state, figure), figure, turn)
    if do == RAISE:
        return can_raise(state, deed.levels)
    if do == COPY:
        return copies_exist(state, figure, turn)
    if do == SURGE:
        return len(goals(state, figure, deed.move)) > 0
    if do in (HEAL, REFRESH, GRANT) or (do == PROTECT and deed.who == OTHER_NEAR):
        return len(candidates(state, Doing([deed], figure, 0, turn), deed)) > 0
    if do in (CHOOSE_TRAY, SCATTER):
        doing = Doing(deeds, figure, 0, turn)
        doing.step = step + 1
        trays = trays_to_choose(state, doing, deed)
        return len(trays) > 0 if do == CHOOSE_TRAY else can_scatter(state, trays, 0)
    if do == SPEND:
        return state.skulls[figure] > 0
    return do in (PROTECT, AGAIN, RESURRECT)  # a lasting effect takes hold in any case


def can_shoot(state: KingdomState, deed: Deed, figure: int, turn: int) -> bool:
    """Whether a step could place anything."""
    if deed.aim.reach == HIT:
        return False  # it depends on the step before
    targets = hero_targets(state, deed.aim, figure, turn, NONE)
    volley = Volley(deed.aim, 0, turn, targets, tiles_of(state, deed, figure), deed.aim.soldiers)
    volley.deed = deed
    if deed.sides:
        volley.block = int(state.block[figure])
    return can_place(state, volley)


def can_raise(state: KingdomState, levels: int) -> bool:
    """Whether any player could pass a tower."""
    for seat in range(state.seats):
        if may_raise(state, seat, levels):
            return True
    return False


def may_raise(state: KingdomState, seat: int, levels: int) -> bool:
    """Whether a player holds a tower that could be passed."""
    for tower in range(state.tables.towers):
        if state.hand[TOWERS * seat + tower]:
            for receiver in range(state.seats):
                if refuse_pass(state, seat, tower, receiver, 0, levels) is None:
                    return True
    return False


def copies_exist(state: KingdomState, figure: int, turn: int) -> bool:
    """Whether another ability in play could do something for a hero that copies (RT-24.7, RT-24.33)."""
    for other, hero in enumerate(state.tables.heroes):
        for ability, deeds in enumerate(hero.abilities):
            is_in_play = state.role[other] == MAIN and state.has[other] >> ability & 1
            # one that copies has nothing of its own to be copied (RT-31.35)
            if is_in_play and deeds and deeds[0].do != COPY and has_effect(state, deeds, figure, turn):  # RT-31.35
                return True
    return False
