"""What an attack may do to whom it is aimed at, and why somebody might think twice: from what everyone can see."""

from __future__ import annotations

from typing import Final

from msgspec import UNSET, UnsetType

from warbook.games.krosmaster.board.geometry import HORIZONTAL, NO_AXIS, TIED, VERTICAL, axis, way
from warbook.games.krosmaster.board.pieces import are_allies, is_character
from warbook.games.krosmaster.combat.chances import percent, rolls
from warbook.games.krosmaster.combat.damage import armor_dice, critical_dice, damage_to, is_attack, is_healing
from warbook.games.krosmaster.combat.markers import bonus_of
from warbook.games.krosmaster.combat.spells import spell_in
from warbook.games.krosmaster.combat.strike import find_targets, needs_axis, waiting_boosts
from warbook.games.krosmaster.content.tables import BOOST, NOBODY, NONE
from warbook.games.krosmaster.frames import Strike
from warbook.games.krosmaster.present.labels import piece_key
from warbook.games.krosmaster.present.notation import write_cell
from warbook.games.krosmaster.present.reach import lock_risk
from warbook.games.krosmaster.state import KrosmasterState
from warbook.games.krosmaster.verbs import CAST, END, MOVE, PUNCH, USE, cell_of, choice_of, thing_of, used_slot
from warbook.kernel.api import Action, arg_of, verb_of
from warbook.kernel.wire import Phrase

LEFT_OVER: Final = 3  # AP that somebody may have forgotten: most spells cost as much


def strikes(state: KrosmasterState, action: Action) -> list[Strike]:
    """The strike that a spell or a punch would be, aimed; one for each direction that its caster could choose."""
    piece, verb, arg = state.active, verb_of(action), arg_of(action)
    if verb == PUNCH:
        return _aimed(state, Strike(piece, int(state.owner[piece]), NONE, arg))
    spell, element, cell = _spell(state, verb, arg)
    if spell == NONE or (state.at[cell] == NOBODY and state.tables.spell.area[spell] == 0):
        return []
    strike = Strike(piece, int(state.owner[piece]), spell, cell)
    strike.element = element
    if is_attack(state, strike):
        strike.extra = bonus_of(state, piece, spell, element) + waiting_boosts(state, element)
    return _aimed(state, strike)


def _spell(state: KrosmasterState, verb: int, arg: int) -> tuple[int, int, int]:
    """The spell of an answer, its element and the cell that it is aimed at; NONE when it casts none."""
    if verb == CAST:
        spell = spell_in(state, state.active, thing_of(arg))
        return spell, int(state.tables.spell.element[spell]), cell_of(arg)
    if verb == USE:
        reward, rewards = _reward(state, arg), state.tables.reward
        if rewards.category[reward] == BOOST and rewards.spell[reward] != NONE:
            spell = int(rewards.spell[reward])
            element, cell = thing_of(choice_of(arg)), cell_of(choice_of(arg))
            return spell, element if rewards.any_element[reward] else int(state.tables.spell.element[spell]), cell
    return NONE, 0, 0


def _reward(state: KrosmasterState, arg: int) -> int:
    """The reward that is used."""
    return int(state.tables.tokens[state.held[state.active][used_slot(arg)]])


def _aimed(state: KrosmasterState, strike: Strike) -> list[Strike]:
    here = int(state.cell[strike.caster])
    along = axis(here, strike.cell) if needs_axis(state, strike.spell) else NO_AXIS
    found: list[Strike] = []
    for each in (HORIZONTAL, VERTICAL) if along == TIED else (along,):  # KA-14.5
        aimed = strike.clone()
        aimed.along = each
        aimed.towards = way(here, strike.cell, each)
        find_targets(state, aimed)
        found.append(aimed)
    return found


def forecast(state: KrosmasterState, aimed: list[Strike]) -> Phrase | UnsetType:
    """The possible damage of an attack to the piece in the target cell; None for other actions."""
    for strike in aimed:
        target = int(state.at[strike.cell])
        if target in strike.targets and is_attack(state, strike):
            return _damage(state, strike, strike.targets.index(target))
    return UNSET


def _damage(state: KrosmasterState, strike: Strike, place: int) -> Phrase:
    """The least and the most damage to one target, and how likely it is knocked out."""
    target = strike.targets[place]
    life = int(state.hp[target] - state.damage[target])
    amounts: set[int] = set()
    falls = 0.0
    for hits, armor, chance in rolls(critical_dice(state, strike), armor_dice(state, strike, target)):
        strike.hits = hits
        amount = damage_to(state, strike, place, armor)
        amounts.add(amount)
        if amount >= life:
            falls += chance
    words = {"least": min(amounts), "most": max(amounts)}
    if falls == 0.0:
        return Phrase("forecast-damage", {**words})
    return Phrase("forecast-damage-falls", {**words, "chance": percent(falls)})


# reasons to think twice


def dangers(
    state: KrosmasterState, action: Action, aimed: list[Strike], legal: list[Action]
) -> tuple[Phrase, ...] | UnsetType:
    """Why somebody might want to be asked before this is sent, of everything that is legal."""
    verb, arg = verb_of(action), arg_of(action)
    if verb == MOVE:
        found = _of_a_step(state, arg)
    elif verb == END:
        unspent = state.ap >= LEFT_OVER and any(is_worthwhile(state, other) for other in legal)
        found = [Phrase("danger-unspent", {"ap": state.ap})] if unspent else []
    else:
        found = [*_friends_hit(state, aimed), *_own_fall(state, verb, arg)]
    return tuple(found) or UNSET


def _of_a_step(state: KrosmasterState, cell: int) -> list[Phrase]:
    risk = lock_risk(state, state.active, int(state.cell[state.active]))
    found = [Phrase("danger-lock", {"chance": percent(risk)})] if risk > 0 else []
    if state.trap[cell] != NOBODY:
        found.append(Phrase("danger-trap", {"cell": write_cell(cell)}))
    return found


def is_worthwhile(state: KrosmasterState, action: Action) -> bool:
    """Whether somebody would be sorry not to have done it: no attack on no enemy, no healing for nobody, no end."""
    spell, _, _ = _spell(state, verb_of(action), arg_of(action))
    if spell == NONE:
        return verb_of(action) != END
    mine, about = state.active, Strike(state.active, 0, spell, 0)
    hit = [target for strike in strikes(state, action) for target in strike.targets]
    if is_healing(state, about):
        return any(are_allies(state, mine, target) and state.damage[target] for target in hit)
    return not is_attack(state, about) or any(not are_allies(state, mine, target) for target in hit)


def _friends_hit(state: KrosmasterState, aimed: list[Strike]) -> list[Phrase]:
    """The characters of one's own side that an attack would also hit, including its caster."""
    hit = [target for strike in aimed if is_attack(state, strike) for target in strike.targets]
    own = [each for each in dict.fromkeys(hit) if is_character(state, each) and are_allies(state, state.active, each)]
    return [Phrase("danger-ally", {"piece": piece_key(state, each)}) for each in own]


def _own_fall(state: KrosmasterState, verb: int, arg: int) -> list[Phrase]:
    """Whether the price of a spell or a reward knocks out its caster (KA-11.5)."""
    piece = state.active
    spell, _, _ = _spell(state, verb, arg)
    harm = 0 if spell == NONE else int(state.tables.spell.damage[spell])
    if verb == USE:
        harm += int(state.tables.reward.self_damage[_reward(state, arg)])
    falls = harm > 0 and state.damage[piece] + harm >= state.hp[piece]
    return [Phrase("danger-self", {"piece": piece_key(state, piece)})] if falls else []
