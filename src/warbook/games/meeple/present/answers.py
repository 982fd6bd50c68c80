"""Answers to a question as people point at them and read them: picks, a key of the texts, and its words.

What is pointed at, in this order (the first pick of an option is what a display may let glow at once):

| Answer | Picks |
|---|---|
| lay an upgrade token | card TOKEN + token, cell of the territory |
| lay the tree | card TREE, cell of a territory, cell beyond the border |
| instant bonus | cell of the territory that gives it, and for a meeple on the map the cell where it goes |
| fork | piece: the space of the path |
| every building action | cell of the slot that gives it, and then: |
| - build | card BUILDING + building, cell of the slot |
| - deploy, assemble | button with the number |
| - reinforce | cell, button with the number |
| - intimidate | cell, cell to which they go, button with the number |
| - stealth, burn, bomb | cell |
| - convert | cell of the slot, button with the seat whose meeple is exchanged |
| - productivity | piece: the space to which the other worker goes |
| - upgrade | card TOKEN + token |
| where a meeple comes from | button DEPOT, or the cell |
| a step, a cave move, a way through the mine | cell, cell |
| go on through the mine; altar; cell to explore; a meeple for the mountain; a drop | cell |
| victim | cell, and a button with the seat where there are several |
| rotation | button with the number of sixths |
| battle | cell, and a button with one * 4 + other where more than two players stand there |
| a village founded anew | card BUILDING + building, cell of the slot |
| no more | button with the number of the verb |

A cell is 128 * (r + 64) + q + 64; a space of a path is 16 * slot + space, with slot 4 * seat + F, L, R, B.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from warbook.games.meeple import verbs
from warbook.games.meeple.board.battle import reckon
from warbook.games.meeple.board.hexes import DQ, DR, EDGE_NAMES, EDGES, turned
from warbook.games.meeple.board.territories import bonus_on, enemies_on, enemy_on, men_of, owners_on
from warbook.games.meeple.content.tables import ACTIONS, ASSEMBLE_ONE, BONUSES, KINDS, NOBODY, NONE
from warbook.games.meeple.frames import SLOT_NAMES, SLOTS
from warbook.games.meeple.present.forecast import is_idle, turns_to_finish
from warbook.games.meeple.present.notation import SEATS, write
from warbook.games.meeple.present.view import QUESTIONS, bits, code
from warbook.games.meeple.state import MeepleState
from warbook.games.meeple.village.actions import own_slot
from warbook.games.meeple.village.buildings import free_spaces, owner_of
from warbook.kernel.api import Action, arg_of, verb_of
from warbook.kernel.wire import Option, Pick, Word

# where each kind of card begins
BUILDING: Final = 0
TOKEN: Final = 100
TREE: Final = 200
DEPOT: Final = 0  # the button for it

Words = dict[str, Word]
Answer = tuple[tuple[Pick, ...], str, Words]  # picks, what is added to the verb's key, words


def option(state: MeepleState, action: Action) -> Option:
    """An answer with the picks that lead to it, its notation and its text."""
    verb, arg = verb_of(action), arg_of(action)
    picks, more, words = ANSWERS[verb](state, arg) if verb in ANSWERS else ((Pick("button", verb),), "", {})
    return Option(int(action), picks, write(state.tables, action), f"do-{verbs.VERB_NAMES[verb]}{more}", words)


# what is pointed at, and what it is called


def cell(q: int, r: int) -> Pick:
    """A cell of the map."""
    return Pick("cell", 128 * (r + 64) + q + 64)


def on_tile(state: MeepleState, tile: int) -> Pick:
    """The cell of a territory."""
    return cell(int(state.q[tile]), int(state.r[tile]))


def on_slot(state: MeepleState, slot: int) -> Pick:
    """The cell of a village slot."""
    return cell(int(state.slot_q[slot]), int(state.slot_r[slot]))


def beyond(state: MeepleState, tile: int, edge: int) -> Pick:
    """The cell beyond an edge of a territory."""
    return cell(int(state.q[tile]) + DQ[edge], int(state.r[tile]) + DR[edge])


def seat_key(seat: int) -> str:
    """A player's name, as a word."""
    return f"@side-{SEATS[seat]}"


def tile_words(state: MeepleState, tile: int, name: str = "") -> Words:
    """A territory: its code and its kind, the second of two under names of its own."""
    return {f"{name}tile": code(state, tile), f"{name}kind": f"@kind-{KINDS[state.tables.kind[tile]]}"}


def building_key(state: MeepleState, building: int) -> str:
    """A building's name, as a word."""
    return f"@building-{state.tables.building_names[building]}"


def token_key(state: MeepleState, token: int) -> str:
    """An upgrade token is called by its bonus."""
    return f"@bonus-{BONUSES[state.tables.token_bonus[token]]}"


def slot_words(state: MeepleState, slot: int, name: str = "") -> Words:
    """A slot of a village: whose it is, which, and what stands there."""
    building = int(state.building[slot])
    return {
        f"{name}player": seat_key(owner_of(slot)),
        f"{name}slot": f"@slot-{SLOT_NAMES[slot % SLOTS]}",
        f"{name}building": "@free-slot" if building == NONE else building_key(state, building),
    }


def space_words(state: MeepleState, slot: int, space: int) -> tuple[str, Words]:
    """What a step of a worker leads to: an action, the start, a space on the way, or work on a site."""
    words = slot_words(state, slot)
    if not state.done[slot]:
        return "-site", {**words, "left": int(state.tables.build[state.building[slot]]) - space}
    path = state.tables.paths[state.building[slot]]
    action = path.action[space]
    if action != NONE:
        told: Words = {**words, "action": f"@action-{ACTIONS[action]}", "n": path.n[space]}
        return "-idle" if is_idle(state, action) else "-action", told
    if space == 0:
        return "-start", words
    ends = [end for end in path.after[space] if path.action[end] != NONE]
    if not ends:
        return "", words
    further: Words = {f"action{place}": f"@action-{ACTIONS[path.action[end]]}" for place, end in enumerate(ends[:3])}
    return f"-towards-{len(further)}", {**words, **further}


def outcome(state: MeepleState, one: int, other: int, men: int, foes: int) -> Words:
    """How a battle would end."""
    struck, parried, exchanged = reckon(state, one, other, men, foes)
    return {"foe": seat_key(other), "left": men - parried - exchanged, "foes_left": foes - struck - exchanged}


# tokens and bonuses


def _token(state: MeepleState, arg: int) -> Answer:
    token, tile = verbs.number_of(arg), verbs.tile_of(arg)
    words: Words = {"token": token_key(state, token), **tile_words(state, tile)}
    return (Pick("card", TOKEN + token), on_tile(state, tile)), "", words


def _plant(state: MeepleState, arg: int) -> Answer:
    tile, edge = verbs.inner_tile(arg), verbs.edge_of(arg)
    picks = (Pick("card", TREE), on_tile(state, tile), beyond(state, tile, edge))
    return picks, "", {**tile_words(state, tile), "edge": f"@edge-{EDGE_NAMES[edge]}"}


def _gain(state: MeepleState, arg: int) -> Answer:
    tile, where = verbs.gained_on(arg), verbs.gained_to(arg)
    words = tile_words(state, tile)
    if bonus_on(state, tile) == ASSEMBLE_ONE:
        return (on_tile(state, tile),), "-assemble", words
    to = tile if where else int(state.gate[state.turn])
    return (on_tile(state, tile), on_tile(state, to)), "-here" if where else "-gate", words


def _fork(state: MeepleState, arg: int) -> Answer:
    slot = own_slot(state, state.stack[-1].a)
    more, words = space_words(state, slot, arg)
    return (Pick("piece", 16 * slot + arg),), more, words


# Phase 3


def _giver(state: MeepleState, slot: int) -> tuple[Pick, Words]:
    place = own_slot(state, slot)
    return on_slot(state, place), slot_words(state, place)


def _build(state: MeepleState, arg: int) -> Answer:
    rest, slot = verbs.rest_of(arg), verbs.slot_of(arg)
    building, where = verbs.rest_of(rest), verbs.slot_of(rest)
    giver, words = _giver(state, slot)
    place = own_slot(state, where)
    picks = (giver, Pick("card", BUILDING + building), on_slot(state, place))
    told: Words = {**words, **slot_words(state, place, "old_"), "new": building_key(state, building)}
    return picks, "" if state.building[place] == NONE else "-over", told


def _number(state: MeepleState, arg: int) -> Answer:
    count, slot = verbs.rest_of(arg), verbs.slot_of(arg)
    giver, words = _giver(state, slot)
    return (giver, Pick("button", count)), "", {**words, "n": count}


def _reinforce(state: MeepleState, arg: int) -> Answer:
    rest, slot = verbs.rest_of(arg), verbs.slot_of(arg)
    count, tile = verbs.number_of(rest), verbs.tile_of(rest)
    giver, words = _giver(state, slot)
    picks = (giver, on_tile(state, tile), Pick("button", count))
    return picks, "", {**words, **tile_words(state, tile), "n": count}


def _airborne(state: MeepleState, arg: int) -> Answer:
    giver, words = _giver(state, verbs.slot_of(arg))
    return (giver,), "", words


def _on_territory(state: MeepleState, arg: int) -> Answer:
    tile, slot = verbs.rest_of(arg), verbs.slot_of(arg)
    giver, words = _giver(state, slot)
    men = int(enemies_on(state, tile, state.turn))
    return (giver, on_tile(state, tile)), "", {**words, **tile_words(state, tile), "n": men}


def _intimidate(state: MeepleState, arg: int) -> Answer:
    rest, slot = verbs.rest_of(arg), verbs.slot_of(arg)
    count, border = verbs.pushed(rest), verbs.border_of(rest)
    tile, edge = verbs.inner_tile(border), verbs.edge_of(border)
    giver, words = _giver(state, slot)
    picks = (giver, on_tile(state, tile), beyond(state, tile, edge), Pick("button", count))
    victim = enemy_on(state, tile, state.turn)
    to = int(state.near[EDGES * tile + edge])
    told: Words = {**words, **tile_words(state, tile), **tile_words(state, to, "to_"), "n": count}
    told["victim"] = seat_key(victim)
    others = [seat for seat in owners_on(state, to) if seat != victim]
    if len(others) != 1:
        return picks, "", told
    one, men = others[0], int(men_of(state, to, others[0]))
    there = int(men_of(state, to, victim)) + count
    return picks, "-battle", {**told, "other": seat_key(one), **outcome(state, one, victim, men, there)}


def _convert(state: MeepleState, arg: int) -> Answer:
    rest, slot = verbs.rest_of(arg), verbs.slot_of(arg)
    place, victim = verbs.owned(rest), verbs.owner_of(rest)
    giver, words = _giver(state, slot)
    picks = (giver, on_slot(state, place), Pick("button", victim))
    return picks, "", {**words, **slot_words(state, place, "at_"), "victim": seat_key(victim)}


def _bomb(state: MeepleState, arg: int) -> Answer:
    place, slot = verbs.rest_of(arg), verbs.slot_of(arg)
    giver, words = _giver(state, slot)
    left = free_spaces(state, place) - 1
    told: Words = {**words, **slot_words(state, place, "at_"), "left": left, "turns": turns_to_finish(state, place)}
    return (giver, on_slot(state, place)), "-falls" if not left else "-site" if told["turns"] else "", told


def _productivity(state: MeepleState, arg: int) -> Answer:
    rest, slot = verbs.rest_of(arg), verbs.slot_of(arg)
    space, whose = verbs.rest_of(rest), verbs.slot_of(rest)
    giver, _ = _giver(state, slot)
    place = own_slot(state, whose)
    more, words = space_words(state, place, space)
    lost = whose != slot and int(state.pending) >> whose & 1  # an action it walks away from (MW-9.11)
    return (giver, Pick("piece", 16 * place + space)), "-lost" if lost else more, words


def _upgrade(state: MeepleState, arg: int) -> Answer:
    token, slot = verbs.rest_of(arg), verbs.slot_of(arg)
    giver, words = _giver(state, slot)
    picks = (giver, Pick("card", TOKEN + token))
    return picks, "", {**words, "token": token_key(state, token)}


def _spare(state: MeepleState, arg: int) -> Answer:
    if arg == 0:
        return (Pick("button", DEPOT),), "-depot", {}
    return (on_tile(state, arg - 1),), "", tile_words(state, arg - 1)


# Phase 4


def step(state: MeepleState, arg: int, men: int = 1) -> Answer:
    """A step across an edge, and what so many meeples find there."""
    tile, edge = verbs.inner_tile(arg), verbs.edge_of(arg)
    picks = (on_tile(state, tile), beyond(state, tile, edge))
    words: Words = {**tile_words(state, tile), "edge": f"@edge-{EDGE_NAMES[edge]}"}
    to = int(state.near[EDGES * tile + edge])
    if to == NONE:
        return picks, "-explore", words
    if to < NONE:
        slot = -2 - to
        left = free_spaces(state, slot) - men
        words |= {**slot_words(state, slot), "left": left, "turns": turns_to_finish(state, slot)}
        return picks, "-fill" if not left else "-site" if words["turns"] else "-attack", words
    return picks, *_arrival(state, to, words, men)


def _arrival(state: MeepleState, to: int, words: Words, coming: int) -> tuple[str, Words]:
    """Meeples come onto a territory, and what awaits them there."""
    words = {**words, **tile_words(state, to, "to_")}
    foe = enemy_on(state, to, state.turn)
    if foe == NOBODY:
        return "", words
    men, foes = int(men_of(state, to, state.turn)) + coming, int(men_of(state, to, foe))
    return "-battle", {**words, "n": foes, **outcome(state, state.turn, foe, men, foes)}


def far_step(state: MeepleState, arg: int, men: int = 1) -> Answer:
    """A way through a cave or the mine, and what so many meeples find there."""
    src, dst = verbs.number_of(arg), verbs.tile_of(arg)
    more, words = _arrival(state, dst, tile_words(state, src), men)
    return (on_tile(state, src), on_tile(state, dst)), more, words


def _territory(state: MeepleState, arg: int) -> Answer:
    return (on_tile(state, arg),), "", tile_words(state, arg)


# Phase 5


def _kill(state: MeepleState, arg: int) -> Answer:
    tile, owner = verbs.owned(arg), verbs.owner_of(arg)
    several = len([seat for seat in owners_on(state, tile) if seat != state.stack[-1].seat]) > 1
    picks = (on_tile(state, tile), Pick("button", owner)) if several else (on_tile(state, tile),)
    return picks, "", {**tile_words(state, tile), "victim": seat_key(owner)}


def _explore(state: MeepleState, arg: int) -> Answer:
    q, r, men, _ = state.entered[arg]
    return (cell(q, r),), "", {"number": arg + 1, "n": men}


def _rotate(state: MeepleState, arg: int) -> Answer:
    tile = state.stack[-1].a
    forest = " ".join(EDGE_NAMES[edge] for edge in bits(turned(int(state.tables.forest[tile]), arg)))
    return (Pick("button", arg),), "", {"number": arg, "forest": forest, **tile_words(state, tile)}


def _battle(state: MeepleState, arg: int) -> Answer:
    tile, one, other = verbs.owned(verbs.owned(arg)), verbs.owner_of(verbs.owned(arg)), verbs.owner_of(arg)
    if other == state.turn:
        one, other = other, one
    picks: tuple[Pick, ...] = (on_tile(state, tile),)
    if len(owners_on(state, tile)) > 2:
        picks += (Pick("button", arg & 15),)
    men, foes = int(men_of(state, tile, one)), int(men_of(state, tile, other))
    words: Words = {**tile_words(state, tile), "player": seat_key(one), "men": men, "foes": foes}
    return picks, "", {**words, **outcome(state, one, other, men, foes)}


def _found(state: MeepleState, arg: int) -> Answer:
    building, where = verbs.rest_of(arg), verbs.slot_of(arg)
    place = own_slot(state, where)
    words: Words = {"new": building_key(state, building), **slot_words(state, place)}
    words["steps"] = int(state.tables.build[building])
    return (Pick("card", BUILDING + building), on_slot(state, place)), "", words


def _done(state: MeepleState, arg: int) -> Answer:
    return (Pick("button", verbs.DONE),), f"-{QUESTIONS[state.stack[-1].kind]}", {}


ANSWERS: Final[dict[int, Callable[[MeepleState, int], Answer]]] = {
    verbs.TOKEN: _token,
    verbs.PLANT: _plant,
    verbs.GAIN: _gain,
    verbs.FORK_TO: _fork,
    verbs.BUILD: _build,
    verbs.DEPLOY: _number,
    verbs.REINFORCE: _reinforce,
    verbs.AIRBORNE: _airborne,
    verbs.STEALTH: _on_territory,
    verbs.INTIMIDATE: _intimidate,
    verbs.ASSEMBLE: _number,
    verbs.BURN: _on_territory,
    verbs.CONVERT: _convert,
    verbs.BOMB: _bomb,
    verbs.PRODUCTIVITY: _productivity,
    verbs.UPGRADE: _upgrade,
    verbs.DROP: _territory,
    verbs.SPARE: _spare,
    verbs.STEP: step,
    verbs.CAVE: far_step,
    verbs.TUNNEL: far_step,
    verbs.GO_ON: _territory,
    verbs.ALTAR: _territory,
    verbs.KILL: _kill,
    verbs.EXPLORE: _explore,
    verbs.ROTATE: _rotate,
    verbs.BATTLE: _battle,
    verbs.HONOUR: _territory,
    verbs.DONE: _done,
    verbs.FOUND: _found,
}
