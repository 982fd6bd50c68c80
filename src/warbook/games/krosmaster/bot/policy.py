"""What looks promising at first sight: a weight for each option, negative for never. Compiled by mypyc."""

from __future__ import annotations

from typing import Final, final

from warbook.games.krosmaster import verbs
from warbook.games.krosmaster.board.geometry import WIDTH, distance
from warbook.games.krosmaster.bot.threats import freedom, hit_mean
from warbook.games.krosmaster.combat.spells import spell_in
from warbook.games.krosmaster.content.tables import (
    ATTACK,
    BOMB,
    BOOST,
    CHOOSE,
    CREATURE,
    HEAL,
    NOBODY,
    NONE,
    SUMMONING,
)
from warbook.games.krosmaster.frames import ACTIVATION, GONE, KROSMASTERS, PIECES
from warbook.games.krosmaster.rewards import PLACES
from warbook.games.krosmaster.state import KrosmasterState
from warbook.games.krosmaster.verbs import cell_of, choice_of, laid_die, laid_to, thing_of, used_slot
from warbook.kernel.api import Action, arg_of, verb_of

NEVER: Final = -1
SOME: Final = 8  # nothing special
HIT: Final = 30  # a point of damage
FALL: Final = 60  # a knock-out is near


@final
class Look:
    """What the active character has around it: found once for all its options."""

    def __init__(self, state: KrosmasterState, piece: int) -> None:
        self.piece: Final = piece
        self.side: Final = int(state.terms.side[state.owner[piece]])
        self.pool: Final = int(state.pool[state.owner[piece]])
        self.enemies: Final[list[int]] = []  # their cells
        for other in range(PIECES):
            if state.cell[other] != GONE and state.tables.species[state.kind[other]] <= CREATURE:
                if state.terms.side[state.owner[other]] != self.side:
                    self.enemies.append(int(state.cell[other]))
        self.near: Final = self.nearest(int(state.cell[piece]))
        self.free: Final = freedom(state, piece, state.cell[piece])
        self.can_hit = False

    def nearest(self, cell: int) -> int:
        """How far the nearest enemy is from a cell."""
        nearest = 99
        for there in self.enemies:
            nearest = min(nearest, int(distance(cell, there)))
        return nearest

    def is_enemy(self, state: KrosmasterState, piece: int) -> bool:
        """Whether a piece is an opposing character."""
        return state.terms.side[state.owner[piece]] != self.side and state.tables.species[state.kind[piece]] <= CREATURE


def weigh_all(state: KrosmasterState, seat: int, options: list[Action]) -> list[int]:
    """A weight for each option, whatever is asked."""
    if state.stack[-1].kind == ACTIVATION:
        return weigh_actions(state, options)
    found: list[int] = []
    for action in options:
        verb, arg = verb_of(action), arg_of(action)
        weight = SOME
        if verb == verbs.GIVE_BACK:
            weight = NEVER
        elif verb == verbs.READY:
            weight = 100
        elif verb == verbs.LAY:
            weight = NEVER if state.power[laid_to(arg)] >> int(state.die[laid_die(arg)]) & 1 else 4
        elif verb == verbs.ASSIGN_TO:
            weight = 24 if arg == state.active else SOME
        found.append(weight)
    return found


def weigh_actions(state: KrosmasterState, options: list[Action]) -> list[int]:
    """A weight for each thing that the active character can do."""
    look = Look(state, state.active)
    found: list[int] = []
    for action in options:
        verb, arg = verb_of(action), arg_of(action)
        if verb == verbs.MOVE:
            weight = weigh_move(state, look, arg)
        elif verb == verbs.CAST:
            weight = weigh_spell(state, look, spell_in(state, look.piece, thing_of(arg)), cell_of(arg))
        elif verb == verbs.PUNCH:
            weight = weigh_hit(state, look, NONE, int(state.at[arg]))
        elif verb == verbs.USE:
            weight = weigh_use(state, look, used_slot(arg), choice_of(arg))
        elif verb == verbs.END:
            weight = 1 if look.can_hit else 6
        else:
            weight = weigh_deal(state, verb, arg)
        found.append(weight)
    return found


def weigh_move(state: KrosmasterState, look: Look, cell: int) -> int:
    """Towards enemies, coins, and demons when there is something to spend; not out of a lock without need."""
    weight = SOME
    if look.nearest(cell) < look.near:
        weight += 6
    if look.piece < KROSMASTERS and state.ap > 0:
        weight += 8 * int(state.coins[cell])
        if state.field.demon[cell] and look.pool >= state.tables.price[0]:
            weight += 8
    if look.free < 1.0:
        weight = int(float(weight) * look.free * look.free)
    return weight


def weigh_spell(state: KrosmasterState, look: Look, spell: int, cell: int) -> int:
    """A spell by its kind and by whom it meets."""
    spells = state.tables.spell
    kind = spells.kind[spell]
    target = int(state.at[cell])
    if kind == ATTACK:
        return NEVER if target == NOBODY else weigh_hit(state, look, spell, target)
    if kind == SUMMONING:
        return weigh_summon(state, look, int(spells.summons[spell]), cell)
    if kind == HEAL:
        if target == NOBODY or state.terms.side[state.owner[target]] != look.side or state.damage[target] == 0:
            return NEVER
        return 10 * min(3, int(state.damage[target]))
    if spells.range_bonus[spell]:
        return 2 if look.can_hit else 10
    if spells.allies_only[spell]:
        return 3
    hinders = spells.ap_markers[spell] < 0 or spells.mp_markers[spell] < 0
    if target == NOBODY or look.is_enemy(state, target) != hinders:
        return NEVER
    return 16


def weigh_hit(state: KrosmasterState, look: Look, spell: int, target: int) -> int:
    """An attack by the damage to be expected; never at the own side, at a bomb only among enemies."""
    if state.tables.species[state.kind[target]] == BOMB:
        return 16 * ring(state, look, int(state.cell[target])) or NEVER
    if not look.is_enemy(state, target):
        return NEVER
    damage = hit_mean(state, look.piece, spell, target, 0)
    if damage <= 0.0:
        return NEVER
    look.can_hit = True
    weight = SOME + int(HIT * damage)
    if target >= KROSMASTERS:
        weight //= 2
    elif float(state.hp[target] - state.damage[target]) <= damage + 0.5:
        weight += FALL
    return weight


def ring(state: KrosmasterState, look: Look, cell: int) -> int:
    """How many more enemies than friends stand around a cell, at least 0; two friends' worth for a Krosmaster."""
    more = 0
    for y in range(max(0, cell // WIDTH - 1), min(WIDTH, cell // WIDTH + 2)):
        for x in range(max(0, cell % WIDTH - 1), min(WIDTH, cell % WIDTH + 2)):
            piece = int(state.at[WIDTH * y + x])
            if piece != NOBODY and state.tables.species[state.kind[piece]] <= CREATURE:
                more += 1 if state.terms.side[state.owner[piece]] != look.side else -1
    return max(0, more)


def weigh_summon(state: KrosmasterState, look: Look, kind: int, cell: int) -> int:
    """Creatures beside enemies, bombs where enemies stand around."""
    if state.tables.species[kind] != CREATURE:
        return 3 + 24 * ring(state, look, cell) if look.nearest(cell) <= 4 else NEVER
    if look.nearest(cell) == 1:
        return 30
    return 16 if look.near < 8 else 6


def weigh_deal(state: KrosmasterState, verb: int, arg: int) -> int:
    """Coins are picked up, rewards bought by what they are worth."""
    if verb == verbs.PICK:
        return 20
    if verb == verbs.BUY_GG:
        return 30
    if verb == verbs.BUY:
        if arg >= PLACES:
            return SOME
        return SOME + int(120.0 * state.tables.worth[state.tables.tokens[state.shop[arg]]])
    return 2 if verb == verbs.BREAK else SOME


def weigh_use(state: KrosmasterState, look: Look, slot: int, choice: int) -> int:
    """A reward by what it does now."""
    piece = look.piece
    reward = int(state.tables.tokens[state.held[piece][slot]])
    rewards = state.tables.reward
    if rewards.category[reward] != BOOST:
        return 40
    if rewards.spell[reward] != NONE:
        return weigh_spell(state, look, int(rewards.spell[reward]), cell_of(choice))
    if rewards.recall[reward] or rewards.leap[reward]:
        return 3 if beckons(state, look, choice) else NEVER
    if rewards.summons[reward] != NONE:
        return 20
    if rewards.self_damage[reward]:
        return NEVER if state.damage[piece] + rewards.self_damage[reward] >= state.hp[piece] else 4
    if rewards.gg[reward]:
        return 40
    gains = rewards.gains[reward]
    if not gains:
        return 20 if look.can_hit else 6
    gain = gains[choice - verbs.ONE_OF] if rewards.pick[reward] == CHOOSE else gains[0]
    healed = min(gain.heal, int(state.damage[piece]))
    return 3 + 6 * healed if gain.heal and not gain.ap else 8 + 6 * healed


def beckons(state: KrosmasterState, look: Look, cell: int) -> bool:
    """Whether a cell is worth a leap: coins, a demon, an enemy beside it, or flight from one."""
    if state.coins[cell] or state.field.demon[cell]:
        return True
    near = look.nearest(cell)
    return near == 1 or (look.near == 1 and near > 4)
