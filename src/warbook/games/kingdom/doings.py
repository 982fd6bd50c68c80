"""Abilities, basic attacks and spells, carried out step by step (sections 12, 19, 24). Compiled by mypyc."""

from __future__ import annotations

from warbook.games.kingdom.events import AbilityUsed, BasicAttack, SpellCast
from warbook.games.kingdom.field import NONE, SITE
from warbook.games.kingdom.heroes import (
    bring_companion,
    face_down,
    goals,
    guard,
    heal,
    heroes_meant,
    hurt,
    in_space,
    max_health,
    may_come,
    turn_up,
)
from warbook.games.kingdom.ranges import hero_targets
from warbook.games.kingdom.state import KingdomState
from warbook.games.kingdom.tables import (
    AGAIN,
    ATTACK,
    BASIC,
    BRING,
    COPY,
    GRANT,
    HEAL,
    PAY,
    PER_EMPTY,
    PROTECT,
    RAISE,
    REFRESH,
    RESURRECT,
    SAME_SPACE,
    SURGE,
    Deed,
)
from warbook.games.kingdom.terms import AGAIN as AGAIN_FRAME
from warbook.games.kingdom.terms import (
    BOARD,
    BROUGHT,
    CHOICE,
    COPYING,
    DOING,
    GRANTED,
    MAIN,
    RAISING,
    SURGING,
    TEAM,
    TOWERS,
    TURNING,
    Doing,
    Volley,
)
from warbook.games.kingdom.towers import refuse_pass
from warbook.games.kingdom.volleys import can_place, empty_under, end_volley, enemies_under, start_volley
from warbook.kernel.api import Frame


def begin(state: KingdomState, deeds: list[Deed], figure: int, seat: int, turn: int, ability: int) -> None:
    """Something is carried out: its steps follow one another."""
    doing = Doing(deeds, figure, seat, turn)
    doing.ability = ability
    state.doings.append(doing)
    state.stack.append(Frame(DOING, seat))


def attack_basically(state: KingdomState, figure: int, seat: int, turn: int) -> None:
    """A hero makes its basic attack, turned as it likes before it (RT-12.11)."""
    if state.log is not None:
        state.log.append(BasicAttack(rule=state.law["basic"], figure=figure))
    begin(state, state.tables.heroes[figure].basic, figure, seat, turn, NONE)


def use_ability(state: KingdomState, figure: int, ability: int, seat: int, turn: int) -> None:
    """An ability is turned face down, or is in force until the end of the round (RT-12.26, RT-12.27, RT-12.49)."""
    hero = state.tables.heroes[figure]
    state.ready[figure] &= ~(1 << ability)
    if hero.lasting[ability]:
        state.lasting[figure] |= 1 << ability
    if state.log is not None:
        state.log.append(AbilityUsed(rule=state.law["ability-down"], figure=figure, hero=figure, ability=ability))
    begin(state, hero.abilities[ability], figure, seat, turn, ability)


def copy_ability(state: KingdomState, hero: int, ability: int) -> None:
    """Another ability is carried out as if it were the hero's own (RT-24.33, RT-31.34)."""
    doing = state.doings[-1]
    if state.log is not None:
        rule = state.law["copy"]
        state.log.append(AbilityUsed(rule=rule, figure=doing.figure, hero=hero, ability=ability))
    deeds = state.tables.heroes[hero].abilities[ability]
    begin(state, deeds, doing.figure, doing.seat, doing.turn, doing.ability)


def cast(state: KingdomState, seat: int, spell: int) -> None:
    """The team casts a spell, once a game (RT-19.1)."""
    state.spells &= ~(1 << spell)
    if state.log is not None:
        state.log.append(SpellCast(rule=state.law["spell"], seat=seat, spell=spell))
    begin(state, state.tables.spells[spell], NONE, seat, 0, NONE)


# the steps


def on_doing(state: KingdomState) -> None:
    """The next step of what is being carried out."""
    doing = state.doings[-1]
    if doing.trays:
        next_tray(state, doing)
        return
    if doing.step >= len(doing.deeds) or (doing.figure != NONE and state.cell[doing.figure] == BOARD):
        state.doings.pop()
        state.stack.pop()
        return
    deed = doing.deeds[doing.step]
    doing = doing.copy()
    doing.step += 1
    state.doings[-1] = doing
    if deed.exactly and doing.enemies != deed.exactly:
        return
    if deed.do == ATTACK:
        on_attack(state, doing, deed)
    else:
        on_deed(state, doing, deed)


def on_attack(state: KingdomState, doing: Doing, deed: Deed) -> None:
    """Tiles and soldiers: once, once for each tray, or once for each square that the tile before has covered."""
    if deed.if_on_site and state.field.kind[state.cell[doing.figure]] != SITE:
        return
    targets = hero_targets(state, deed.aim, doing.figure, doing.turn, doing.last_tray)
    if deed.each:
        doing = doing.copy()
        doing.trays = targets
        doing.used = 0
        state.doings[-1] = doing
        return
    tiles = deed.aim.tiles
    if deed.per:
        tiles = tiles * (doing.empty if deed.per == PER_EMPTY else doing.enemies)
    shoot(state, doing, deed, targets, tiles)


def shoot(state: KingdomState, doing: Doing, deed: Deed, targets: list[int], tiles: list[int]) -> None:
    """One attack of a step."""
    volley = Volley(deed.aim, doing.seat, doing.turn, targets, tiles, deed.aim.soldiers)
    volley.deed = deed
    volley.must = deed.must or doing.figure == NONE  # no spell without any effect (RT-19.6)
    if deed.sides and doing.figure != NONE:
        volley.block = int(state.block[doing.figure])
    start_volley(state, volley)


def next_tray(state: KingdomState, doing: Doing) -> None:
    """The same tiles on the next of several trays."""
    deed = doing.deeds[doing.step - 1]
    tray = doing.trays[0]
    doing = doing.copy()
    doing.trays = [] if deed.most and doing.used >= deed.most else doing.trays[1:]
    state.doings[-1] = doing
    if not deed.most or doing.used < deed.most:
        shoot(state, doing, deed, [tray], deed.aim.tiles)


def on_shot(state: KingdomState) -> None:
    """An attack is over; the steps behind it know what its last tile has covered."""
    state.stack.pop()
    volley = end_volley(state)
    if volley.deed is None or not state.doings:
        return
    doing = state.doings[-1].copy()
    if volley.placed:
        doing.used += 1
    # what a step hit is remembered for the next one; splinters of a step do not count
    if volley.last_tray != NONE and not volley.deed.each and not volley.deed.per:
        doing.last_tray = volley.last_tray
        doing.enemies = enemies_under(state, volley.last_tray, volley.last_mask)
        doing.empty = empty_under(state, volley.last_tray, volley.last_mask)
    state.doings[-1] = doing


def on_deed(state: KingdomState, doing: Doing, deed: Deed) -> None:
    """The steps that are no attack."""
    do = deed.do
    if do == PROTECT:
        for figure in in_space(state, doing.figure) if deed.who == SAME_SPACE else [doing.figure]:
            guard(state, figure)
    elif do == BASIC:
        attack_basically(state, doing.figure, doing.seat, doing.turn)
    elif do == AGAIN:
        state.stack.append(Frame(AGAIN_FRAME, doing.seat, doing.figure, doing.ability))
    elif do == RESURRECT:
        state.reborn[doing.figure] = deed.amount
    else:
        ask(state, doing, deed)


def ask(state: KingdomState, doing: Doing, deed: Deed) -> None:
    """The steps for which somebody or something has to be chosen."""
    if deed.do == COPY:
        if abilities_to_copy(state, doing):
            state.stack.append(Frame(COPYING, doing.seat))
    elif deed.do == SURGE:
        state.stack.append(Frame(SURGING, doing.seat, doing.figure, deed.move))
    elif deed.do == RAISE:
        state.stack.append(Frame(RAISING, TEAM, 0, deed.levels))  # whoever holds the tower passes it
    elif candidates(state, doing, deed):
        state.stack.append(Frame(CHOICE, doing.seat))


def candidates(state: KingdomState, doing: Doing, deed: Deed) -> list[int]:
    """The heroes that a step may choose: only those for whom it does something."""
    if deed.do == BRING:  # which may stay at home (RT-24.10)
        return [state.tables.companion] if may_come(state) else []
    meant = heroes_meant(state, deed.who, doing.figure)
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
    if deed.do == PAY:  # on the map or on its board (RT-19.16)
        return [
            figure
            for figure in range(len(state.tables.heroes))
            if state.role[figure] == MAIN and not state.down[figure]
        ]
    return []


def may_be_granted(state: KingdomState, meant: list[int]) -> list[int]:
    """Who may move and attack by an effect: not the revived (RT-31.36), but a bench hero on the map (RT-18.10)."""
    heroes = range(len(state.tables.heroes))
    brought = [figure for figure in heroes if state.role[figure] == BROUGHT and state.cell[figure] != BOARD]
    return sorted([figure for figure in meant if not state.revived[figure]] + brought)


def current(state: KingdomState) -> Deed:
    """The step that asks."""
    doing = state.doings[-1]
    return doing.deeds[doing.step - 1]


def is_optional(state: KingdomState) -> bool:
    """Whether nobody need be chosen (RT-24.6); a price must be paid."""
    return current(state).do != PAY


def choose(state: KingdomState, figure: int) -> None:
    """A hero was chosen."""
    deed, doing = current(state), state.doings[-1]
    state.stack.pop()
    if deed.do == HEAL:
        heal(state, figure, deed.amount)
        if deed.refresh:
            ask_to_turn(state, doing.seat, figure)
    elif deed.do == REFRESH:
        ask_to_turn(state, doing.seat, figure)
    elif deed.do == PAY:
        hurt(state, figure, deed.amount)
    elif deed.do == BRING:
        bring_companion(state)
        # only with its master on the bench it may move in the same round (RT-12.44)
        state.cat_used = state.role[doing.figure] != BROUGHT
    else:
        assert deed.do == GRANT
        state.stack.append(Frame(GRANTED, doing.seat, figure, deed.move, 1 if deed.anywhere else 0))


def ask_to_turn(state: KingdomState, seat: int, figure: int) -> None:
    """One ability that lies face down may be turned up; with a single one there is nothing to choose."""
    down = face_down(state, figure)
    if down & (down - 1):
        state.stack.append(Frame(TURNING, seat, figure))
    elif down:
        turn_up(state, figure, down.bit_length() - 1)


def abilities_to_copy(state: KingdomState, doing: Doing) -> list[int]:
    """The abilities in play, as figure * 4 + ability, without the one that copies (RT-24.33, RT-31.35)."""
    found: list[int] = []
    for figure, hero in enumerate(state.tables.heroes):
        if state.role[figure] != MAIN:
            continue
        for ability in range(len(hero.abilities)):
            is_itself = figure == doing.figure and ability == doing.ability
            if state.has[figure] >> ability & 1 and not is_itself:
                if has_effect(state, hero.abilities[ability], doing.figure, doing.turn):
                    found.append(4 * figure + ability)
    return found


# whether anything would happen


def has_effect(state: KingdomState, deeds: list[Deed], figure: int, turn: int) -> bool:
    """Whether at least one step could do something (RT-24.7, RT-24.56, RT-19.6)."""
    for deed in deeds:
        if deed.do != PAY and deed.exactly == 0 and deed.per == 0 and can_happen(state, deed, figure, turn):
            return True
    return False


def can_happen(state: KingdomState, deed: Deed, figure: int, turn: int) -> bool:
    """Whether one step could do something now."""
    do = deed.do
    if do == ATTACK:
        return can_shoot(state, deed, figure, turn)
    if do == BRING:
        return may_come(state)
    if do == BASIC:
        return has_effect(state, state.tables.heroes[figure].basic, figure, turn)
    if do == RAISE:
        return can_raise(state, deed.levels)
    if do == COPY:
        return copies_exist(state, figure, turn)
    if do == SURGE:
        return len(goals(state, figure, deed.move)) > 0
    if do in (HEAL, REFRESH, GRANT):
        return len(candidates(state, Doing([deed], figure, 0, turn), deed)) > 0
    return do in (PROTECT, AGAIN, RESURRECT)  # a lasting effect takes hold in any case


def can_shoot(state: KingdomState, deed: Deed, figure: int, turn: int) -> bool:
    """Whether a step could place anything."""
    if deed.if_on_site and (figure == NONE or state.field.kind[state.cell[figure]] != SITE):
        return False
    targets = hero_targets(state, deed.aim, figure, turn, NONE)
    volley = Volley(deed.aim, 0, turn, targets, deed.aim.tiles, deed.aim.soldiers)
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
            if is_in_play and deeds[0].do != COPY and has_effect(state, deeds, figure, turn):
                return True
    return False
