"""Abilities, attacks, spells, texts, tokens: carried out step by step (sections 12, 19, 24). Compiled by mypyc."""

from __future__ import annotations

from warbook.games.kingdom.attacks.placing import empty_under, end_volley, enemies_under, start_volley
from warbook.games.kingdom.attacks.tower_attacks import after_volley
from warbook.games.kingdom.board.field import NONE
from warbook.games.kingdom.board.ranges import plain
from warbook.games.kingdom.board.shapes import BITS
from warbook.games.kingdom.board.trays import horde_name, lay_tile, occupied
from warbook.games.kingdom.effects.hero_steps import on_deed
from warbook.games.kingdom.effects.rules_in_force import kindle
from warbook.games.kingdom.effects.start import begin
from warbook.games.kingdom.effects.targets import (
    targets_of,
    tiles_of,
)
from warbook.games.kingdom.effects.vocabulary import (
    AT_ONCE,
    ATTACK,
    OWN,
    PER_EMPTY,
    PER_ENEMY,
    PER_SKULL,
    PER_SPENT,
    SQUARE,
    TRUE,
    Deed,
)
from warbook.games.kingdom.frames import (
    BOARD,
    OF_HERO,
    Doing,
    Volley,
)
from warbook.games.kingdom.present.events import AbilityUsed, SpellCast, TilePlaced
from warbook.games.kingdom.state import KingdomState


def use_ability(state: KingdomState, figure: int, ability: int, seat: int, turn: int) -> None:
    """An ability is turned face down, or is in force until the end of the round (RT-12.26, RT-12.27, EU-15.20)."""
    hero = state.tables.heroes[figure]
    state.ready[figure] &= ~(1 << ability)
    if hero.lasting[ability]:  # RT-12.49
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
    begin(state, deeds, doing.figure, doing.seat, doing.turn, doing.ability)  # RT-31.34


def cast(state: KingdomState, seat: int, spell: int) -> None:
    """The team casts a spell, once a game (RT-19.1)."""
    state.spells &= ~(1 << spell)
    if state.log is not None:
        state.log.append(SpellCast(rule=state.law["spell"], seat=seat, spell=spell))  # RT-19.1, EU-29.6
    begin(state, state.tables.spells[spell], NONE, seat, 0, NONE)


# the steps


def on_doing(state: KingdomState) -> None:
    """The next step of what is being carried out; only those of its moment are taken."""
    doing = state.doings[-1]
    if doing.trays:
        next_tray(state, doing)
        return
    if doing.step >= len(doing.deeds) or is_cut_short(state, doing):
        state.doings.pop()
        state.stack.pop()
        return
    deed = doing.deeds[doing.step]
    doing = doing.copy()
    doing.step += 1
    state.doings[-1] = doing
    if deed.when != doing.when or (deed.exactly and doing.enemies != deed.exactly) or (deed.otherwise and doing.found):
        return
    if deed.do == ATTACK:
        on_attack(state, doing, deed)
    else:
        on_deed(state, doing, deed)


def is_cut_short(state: KingdomState, doing: Doing) -> bool:
    """Whether a hero has left the map in the midst of it; texts of its board hold there too (EU-15.23, EU-31.54)."""
    return doing.figure != NONE and doing.when == AT_ONCE and state.cell[doing.figure] == BOARD


# attacks


def on_attack(state: KingdomState, doing: Doing, deed: Deed) -> None:
    """Tiles and soldiers: once, once for each tray, or so many times over."""
    if deed.aim.reach == SQUARE:
        fill_square(state, doing, deed)
        return
    targets = targets_of(state, doing, deed)
    doing = doing.copy()
    doing.hits = []
    if deed.each:
        doing.trays = targets
        doing.used = 0
    state.doings[-1] = doing
    if not deed.each:
        tiles = tiles_of(state, deed, doing.figure)
        shoot(state, doing, deed, targets, tiles * times(state, doing, deed) if deed.per else tiles)


def times(state: KingdomState, doing: Doing, deed: Deed) -> int:
    """How often the tiles of a step come: for each square under the tile before, each skull (EU-15.38)."""
    if deed.per == PER_EMPTY or deed.per == PER_ENEMY:
        return doing.empty if deed.per == PER_EMPTY else doing.enemies
    if deed.per == PER_SKULL:
        return int(state.skulls[doing.figure])
    assert deed.per == PER_SPENT
    return doing.spent


def shoot(state: KingdomState, doing: Doing, deed: Deed, targets: list[int], tiles: list[int]) -> None:
    """One attack of a step."""
    volley = Volley(deed.aim, doing.seat, doing.turn, targets, tiles, deed.aim.soldiers)
    volley.deed = deed
    # no spell without any effect (RT-19.6)
    volley.must = deed.must or (doing.figure == NONE and doing.token == NONE)
    if doing.figure != NONE:
        if deed.sides:
            volley.block = int(state.block[doing.figure])
        volley.owner = OF_HERO + doing.figure
        if deed.aim.reach != OWN:  # shields do not matter in melee (EU-19.6a)
            volley.source = int(state.cell[doing.figure])
        # the first tile of a basic attack, which is its first step (EU-C9)
        is_basic = doing.deeds is state.tables.heroes[doing.figure].basic and doing.step == 1
        if is_basic and kindle(state, doing.figure):
            volley.damage = TRUE
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
    if volley.deed is None:
        after_volley(state, volley)
    if volley.deed is None or not state.doings:
        return
    doing = state.doings[-1].copy()
    doing.found = volley.placed > 0
    if volley.placed:
        doing.used += 1
        doing.hits = [*doing.hits, *volley.hits, *volley.posted]
    # what a step hit is remembered for the next one; splinters of a step do not count
    if volley.last_tray != NONE and not volley.deed.each and not volley.deed.per:
        doing.last_tray = volley.last_tray
        doing.enemies = enemies_under(state, volley.last_tray, volley.last_mask)
        doing.empty = empty_under(state, volley.last_tray, volley.last_mask)
    state.doings[-1] = doing


def fill_square(state: KingdomState, doing: Doing, deed: Deed) -> None:
    """A tile lies where a soldier stood, on a horde that stays on the map (EU-15.40, EU-31.16, EU-31.52).

    It is the hero's own, and resistances do not matter to it (EU-31.17, EU-31.18).
    """
    tray, mask = doing.last_tray, BITS[doing.square]
    if not plain(state, [tray]):
        return  # no hero does anything to a portal (RT-12.25)
    assert state.card[tray] != NONE and mask & occupied(state, tray) == 0
    lay_tile(state, tray, mask, deed.aim.damage, OF_HERO + doing.figure)  # EU-31.17, EU-31.18
    if state.log is not None:
        rule, name = state.law["holy-light"], horde_name(state, tray)  # RT-12.27, EU-15.40
        shape, damage = deed.aim.tiles[0], deed.aim.damage
        state.log.append(TilePlaced(rule=rule, tray=tray, horde=name, shape=shape, mask=int(mask), damage=damage))
