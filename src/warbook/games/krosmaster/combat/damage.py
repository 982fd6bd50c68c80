"""The dice and the damage of a strike: critical, armor, healing, answers (sections 11, 13, 17). Compiled by mypyc."""

from __future__ import annotations

from warbook.games.krosmaster.board.pieces import (
    are_allies,
    has_power,
    is_character,
    who,
)
from warbook.games.krosmaster.board.scenery import hurt_scenery
from warbook.games.krosmaster.combat.dice import FOR_ARMOR, FOR_CRITICAL, hits_of, is_joker, roll, throw
from warbook.games.krosmaster.combat.markers import (
    affected,
    is_immune,
    place_damage,
    reduction,
    remove_damage,
)
from warbook.games.krosmaster.content.tables import (
    ARMOR,
    ATTACK,
    COUNTER_ATTACK,
    CRITICAL_HIT,
    HEAL,
    HEALING,
    NEUTRAL,
    NONE,
)
from warbook.games.krosmaster.frames import GONE, HIT_JOKERS, Strike
from warbook.games.krosmaster.present.events import Rolled
from warbook.games.krosmaster.state import KrosmasterState
from warbook.kernel.api import Frame


def is_attack(state: KrosmasterState, strike: Strike) -> bool:
    """Whether the strike does damage; a punch does (KA-10.3)."""
    return strike.spell == NONE or state.tables.spell.kind[strike.spell] == ATTACK  # KA-13.5


def is_healing(state: KrosmasterState, strike: Strike) -> bool:
    """Whether the strike removes markers (KA-11.17)."""
    return strike.spell != NONE and state.tables.spell.kind[strike.spell] == HEAL  # KA-13.5


def roll_critical(state: KrosmasterState, strike: Strike) -> None:
    """The critical roll (KA-11.13): not for summoning and special spells (KA-11.18), nor at nothing (KA-11.20)."""
    leave_out(state, strike)
    healing = is_healing(state, strike)
    if (not healing and not is_attack(state, strike)) or (not strike.targets and not strike.scenery):  # KA-11.20
        return  # KA-11.18
    faces = throw(state, critical_dice(state, strike))
    strike.faces = faces
    strike.hits = hits_of(faces, FOR_CRITICAL)
    if state.log is not None:
        state.log.append(
            Rolled(
                rule="KA-11.13",
                roll="critical",
                seat=strike.seat,
                piece=strike.caster,
                who=who(state, strike.caster),
                faces=tuple(faces),
                hits=strike.hits,
            )
        )
    if not healing and any([is_joker(face) for face in faces]) and may_regret(state, strike):
        state.stack.append(Frame(HIT_JOKERS, strike.seat))


def critical_dice(state: KrosmasterState, strike: Strike) -> int:
    """How many dice the caster rolls for criticals (KA-11.13): two with Critical Hit, not for neutral damage."""
    two = has_power(state, strike.caster, CRITICAL_HIT)
    return 2 if two and (is_healing(state, strike) or strike.element != NEUTRAL) else 1  # KA-13.3


def leave_out(state: KrosmasterState, strike: Strike) -> None:
    """Those whom a trap has knocked out are no targets any more; the others keep their bonuses (KA-16.20)."""
    there = [place for place, target in enumerate(strike.targets) if state.cell[target] != GONE]
    strike.bonus = [strike.bonus[place] for place in there]
    strike.targets = [strike.targets[place] for place in there]


def may_regret(state: KrosmasterState, strike: Strike) -> bool:
    """Whether a hit can be unwanted: it meets the own side, or provokes a Counter-Attack (KA-3.3)."""
    for target in strike.targets:
        if is_character(state, target):
            if are_allies(state, strike.caster, target) or has_power(state, target, COUNTER_ATTACK):
                return True
    return False


def settle_damage(state: KrosmasterState, strike: Strike) -> None:
    """Armor rolls, then damage or healing for everybody together (KA-11.14, KA-11.15, KA-14.8)."""
    if is_healing(state, strike):  # KA-11.17
        for target in affected(state, strike):
            heal(state, strike, target)
    elif is_attack(state, strike):  # KA-11.18
        leave_out(state, strike)  # a player may have left while jokers were turned
        rolled: list[int] = []
        for target in strike.targets:
            rolled.append(roll_armor(state, strike, target))  # KA-11.20
        placed: list[int] = []
        for place, target in enumerate(strike.targets):
            amount = damage_to(state, strike, place, rolled[place])
            placed.append(place_damage(state, target, amount, strike.seat, "KA-11.15"))
        for cell in strike.scenery:
            hurt_scenery(state, cell, base_value(state, strike) + strike.extra + strike.hits)  # KA-18.8
        steal_life(state, strike, placed)
        counter(state, strike, placed)  # KA-17.5


def base_value(state: KrosmasterState, strike: Strike) -> int:
    """The printed damage or healing; 0 is still an attack (KA-13.5)."""
    return state.tables.punch_damage if strike.spell == NONE else int(state.tables.spell.value[strike.spell])


def heal(state: KrosmasterState, strike: Strike, target: int) -> None:
    """Remove markers: the value and the criticals (KA-13.7), and one more with Healing (KA-17.3)."""
    if is_character(state, target):
        removed = remove_damage(state, target, base_value(state, strike) + strike.hits, "KA-13.7")
        if removed and has_power(state, target, HEALING):
            remove_damage(state, target, 1, "KA-17.3")


def roll_armor(state: KrosmasterState, strike: Strike, target: int) -> int:
    """A character's armor roll (KA-11.14)."""
    return roll(state, armor_dice(state, strike, target), FOR_ARMOR, "armor", target, "KA-11.14")


def armor_dice(state: KrosmasterState, strike: Strike, target: int) -> int:
    """How many dice a target rolls for armor, fewer against Armor Break (KA-15.2); bombs roll none (KA-11.19)."""
    if not is_character(state, target):  # KA-11.19
        return 0
    dice = 2 if has_power(state, target, ARMOR) else 1
    if strike.spell != NONE:
        dice -= int(state.tables.spell.armor_break[strike.spell])  # KA-15.2
    return max(0, dice)


def damage_to(state: KrosmasterState, strike: Strike, place: int, armor: int) -> int:  # KA-13.4
    """The damage of one target (KA-13.4)."""
    target = strike.targets[place]
    less = int(reduction(state, target, strike.element))
    if less < 0 or is_immune(state, target, strike.element):
        return 0
    return max(0, base_value(state, strike) + strike.extra + strike.bonus[place] + strike.hits - less - armor)


def steal_life(state: KrosmasterState, strike: Strike, placed: list[int]) -> None:
    """Life Steal: as many markers as were really placed leave the caster (KA-15.1)."""
    if strike.spell != NONE and state.tables.spell.life_steal[strike.spell]:
        remove_damage(state, strike.caster, sum(placed), "KA-15.1")


def counter(state: KrosmasterState, strike: Strike, placed: list[int]) -> None:
    """Counter-Attack answers an opposing character's attack that hurt, without dice (KA-17.3, KA-17.5, KA-17.7)."""
    caster = strike.caster
    if not is_character(state, caster):  # KA-17.5
        return
    for place, target in enumerate(strike.targets):
        if placed[place] and has_power(state, target, COUNTER_ATTACK) and not are_allies(state, caster, target):
            place_damage(state, caster, 1, int(state.owner[target]), "KA-17.7")
