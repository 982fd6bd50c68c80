"""The answers to a question: picks, a text key, and its words.

What is pointed at, in this order (the first pick of an option is what a display may let glow at once):

| Answer | Picks |
|---|---|
| hero, bench hero, a hero that is chosen | card HERO + figure |
| ability | card ABILITY + 4 * figure + ability; for an attack with it then a button with the facing |
| spell | card SPELL + spell |
| closed colour | button with the colour |
| give a starting tower | card TOWER + tower, button RECEIVER + seat |
| raise a starting tower | card TOWER + tower, card TOWER + the new tower |
| return a starting tower | card TOWER + tower |
| build | card TOWER + tower, cell of the site, button with the facing |
| pass, raise | card TOWER + tower, button RECEIVER + seat; of several ways then card TOWER + what it becomes |
| activate a hero | card HERO + figure |
| wildcat | card HERO + its figure |
| bring a bench hero | card HERO + figure, cell |
| tile | card PIECE + piece, piece tray, die form, cell SQUARE + anchor |
| soldier | card SOLDIER, piece tray, cell SQUARE + square |
| take a soldier from a tray | piece tray, cell SQUARE + square |
| move, step | cell |
| seat, re-seat | cell SQUARE + upper left square of the block |
| basic attack | button ATTACK, button with the facing |
| rest, stop, done | button with the number of the verb |
| displace | card HERO + figure, cell |
| ghost | cell |
| ruin | cell of the site, card TOWER + tower |
| take from a white site | cell of the site, card TOWER + tower, button RECEIVER + seat |
| buy | card TOWER + tower, button RECEIVER + seat |
| mode of a tower | button with its place on the card |
| modify | card MODIFICATION + modification, card TOWER + tower, button RECEIVER + seat; button DIRECTION + direction |
| attach | card TOWER + tower, button RECEIVER + seat; then button DIRECTION + direction |
| put a piece or a horde somewhere, close a site | cell |
| rest and tend | button TASK for the token here, TASK + k for the k-th open Rift card |
| light a beacon | button with the number of the verb |

A cell is 16 * row + column of the map; squares of a card begin at SQUARE, as 5 * row + column of the card as printed.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from warbook.games.kingdom import verbs
from warbook.games.kingdom.attacks.modifications import damage_with, printed, reach_with
from warbook.games.kingdom.attacks.towers import pass_choices, raised_by
from warbook.games.kingdom.board.field import DIRECTIONS, NONE
from warbook.games.kingdom.board.shapes import BLOCK
from warbook.games.kingdom.board.trays import enemies_on, top_tray, uncovered
from warbook.games.kingdom.effects.vocabulary import DAMAGES, PRECISE
from warbook.games.kingdom.frames import LAYERS
from warbook.games.kingdom.present.effect_answers import POINTED
from warbook.games.kingdom.present.labels import (
    ABILITY,
    DIRECTION,
    HERO,
    MODIFICATION,
    PIECE,
    RECEIVER,
    SOLDIER,
    SPELL,
    SQUARE,
    TOWER,
    Answer,
    Words,
    cell_name,
    colour_key,
    facing_words,
    hero_key,
    seat_key,
    square_name,
    tower_key,
    tray_words,
)
from warbook.games.kingdom.present.notation import write
from warbook.games.kingdom.setup import hero_of
from warbook.games.kingdom.state import KingdomState
from warbook.games.kingdom.turn.market import price_of
from warbook.games.kingdom.turn.starting_towers import raises_of
from warbook.kernel.api import Action, arg_of, seat_of, verb_of
from warbook.kernel.wire import Option, Pick


def option(state: KingdomState, action: Action) -> Option:
    """An answer with the picks that lead to it, its notation and its text."""
    verb, arg = verb_of(action), arg_of(action)
    if verb in ANSWERS:
        picks, more, words = ANSWERS[verb](state, seat_of(action), arg)
    else:
        picks, more, words = (Pick("button", verb),), "", {}
    return Option(int(action), picks, write(state.tables, action), f"do-{verbs.VERB_NAMES[verb]}{more}", words)


# before the game


def _hero(state: KingdomState, seat: int, arg: int) -> Answer:
    return (Pick("card", HERO + arg),), "", {"hero": hero_key(state, arg)}


def _own_ability(state: KingdomState, seat: int, arg: int) -> Answer:
    return _named_ability(state, verbs.copy_arg(hero_of(state, seat), arg))


def _named_ability(state: KingdomState, arg: int) -> Answer:
    figure, ability = verbs.copied_from(arg), verbs.copied(arg)
    name = state.tables.heroes[figure].ability_names[ability]
    return (Pick("card", ABILITY + arg),), "", {"ability": f"@ability-{name}", "hero": hero_key(state, figure)}


def _spell(state: KingdomState, seat: int, arg: int) -> Answer:
    return (Pick("card", SPELL + arg),), "", {"spell": f"@spell-{state.tables.spell_names[arg]}"}


def _close(state: KingdomState, seat: int, arg: int) -> Answer:
    return (Pick("button", arg),), "", {"colour": colour_key(arg)}


def _give(state: KingdomState, seat: int, arg: int) -> Answer:
    tower, receiver = verbs.thing_of(arg), verbs.seat_for(arg)
    words: Words = {"tower": tower_key(state, tower), "player": seat_key(receiver)}
    return (Pick("card", TOWER + tower), Pick("button", RECEIVER + receiver)), "", words


def _raise_start(state: KingdomState, seat: int, arg: int) -> Answer:
    tower, choice = verbs.raised_tower(arg), verbs.raised_to(arg)
    higher = raises_of(state, tower)[choice]
    words: Words = {"tower": tower_key(state, tower), "raised": tower_key(state, higher)}
    return (Pick("card", TOWER + tower), Pick("card", TOWER + higher)), "", words


def _return(state: KingdomState, seat: int, arg: int) -> Answer:
    return (Pick("card", TOWER + arg),), "", {"tower": tower_key(state, arg)}


# Phase 2


def _build(state: KingdomState, seat: int, arg: int) -> Answer:
    tower, site, facing = verbs.built_tower(arg), verbs.built_site(arg), verbs.facing_of(arg)
    cell = state.field.sites[site]
    picks = (Pick("card", TOWER + tower), Pick("cell", cell), Pick("button", facing))
    return picks, "", {"tower": tower_key(state, tower), "cell": cell_name(cell), **facing_words(facing)}


def _pass(state: KingdomState, arg: int, levels: int) -> Answer:
    """The last pick says what it becomes, where there is a choice: the card itself if it stays as it is (EU-14.3)."""
    tower, receiver, choice = verbs.passed_tower(arg), verbs.passed_to(arg), verbs.upgrade_of(arg)
    picks: tuple[Pick, ...] = (Pick("card", TOWER + tower), Pick("button", RECEIVER + receiver))
    raised = raised_by(state, tower, choice, levels)
    words: Words = {"tower": tower_key(state, tower), "player": seat_key(receiver)}
    if len(pass_choices(state, tower, levels)) > 1:
        picks += (Pick("card", TOWER + raised),)
    if raised == tower:
        return picks, "-unchanged", words
    more = "-own" if state.terms.solo else ""
    return picks, more, {**words, "raised": tower_key(state, raised)}


def _pass_one(state: KingdomState, seat: int, arg: int) -> Answer:
    return _pass(state, arg, 1)


def _raise(state: KingdomState, seat: int, arg: int) -> Answer:
    return _pass(state, arg, state.stack[-1].b)


def _wildcat(state: KingdomState, seat: int, arg: int) -> Answer:
    return _hero(state, seat, state.tables.companion)


def _bring(state: KingdomState, seat: int, arg: int) -> Answer:
    figure, cell = verbs.figure_of(arg), verbs.goal_of(arg)
    words: Words = {"hero": hero_key(state, figure), "cell": cell_name(cell)}
    return (Pick("card", HERO + figure), Pick("cell", cell)), "", words


# inside an action


def _tile(state: KingdomState, seat: int, arg: int) -> Answer:
    tray, piece = verbs.tile_tray(arg), verbs.tile_piece(arg)
    form, anchor = verbs.tile_form(arg), verbs.tile_anchor(arg)
    picks = (
        Pick("card", PIECE + piece),
        Pick("piece", tray),
        Pick("die", form),
        Pick("cell", SQUARE + anchor),
    )
    shape = state.tables.shapes[state.volleys[-1].tiles[piece]]
    mask = shape.forms[form].masks[anchor]
    words: Words = {**tray_words(state, tray), "shape": shape.name, "size": shape.forms[form].size}
    words = {**words, **_covering(state, tray, mask), "square": square_name(anchor)}
    return picks, "-last" if words["left"] == 0 and words["hits"] else "", words


def _covering(state: KingdomState, tray: int, mask: int) -> Words:
    """How many enemies that lie open these squares would cover, and how many would be left."""
    seen = uncovered(state, tray)
    return {"hits": bin(mask & seen).count("1"), "left": bin(seen & ~mask).count("1")}


def _soldier(state: KingdomState, seat: int, arg: int) -> Answer:
    tray, square = verbs.tray_of(arg), verbs.square_of(arg)
    picks = (Pick("card", SOLDIER), Pick("piece", tray), Pick("cell", SQUARE + square))
    return picks, "", {**tray_words(state, tray), "square": square_name(square), **_covering(state, tray, 1 << square)}


def _lift(state: KingdomState, seat: int, arg: int) -> Answer:
    tray, square = verbs.tray_of(arg), verbs.square_of(arg)
    picks = (Pick("piece", tray), Pick("cell", SQUARE + square))
    return picks, "", {**tray_words(state, tray), "square": square_name(square)}


def _move(state: KingdomState, seat: int, arg: int) -> Answer:
    figure = state.stack[-1].a
    tray = top_tray(state, arg)
    words: Words = {"hero": hero_key(state, figure), "cell": cell_name(arg)}
    if tray == NONE:
        return (Pick("cell", arg),), "", words
    return (Pick("cell", arg),), "-engage", {**words, **tray_words(state, tray)}


def _seat(state: KingdomState, seat: int, arg: int) -> Answer:
    square = 5 * (arg // 4) + arg % 4
    return (Pick("cell", SQUARE + square),), "", {"square": square_name(square), "hits": _under_base(state, arg)}


def _under_base(state: KingdomState, block: int) -> int:
    tray = top_tray(state, int(state.cell[state.stack[-1].a]))
    return bin(BLOCK[block] & enemies_on(state, tray)).count("1")


def _attack(state: KingdomState, seat: int, arg: int) -> Answer:
    words: Words = {"hero": hero_key(state, state.stack[-1].a), **facing_words(arg)}
    return (Pick("button", verbs.BASIC), Pick("button", arg)), "", words


def _use(state: KingdomState, seat: int, arg: int) -> Answer:
    ability, facing = verbs.ability_of(arg), verbs.facing_of(arg)
    (card,), _, words = _named_ability(state, verbs.copy_arg(state.stack[-1].a, ability))
    return (card, Pick("button", facing)), "", {**words, **facing_words(facing)}


def _turn_up(state: KingdomState, seat: int, arg: int) -> Answer:
    return _named_ability(state, verbs.copy_arg(state.stack[-1].a, arg))


def _copy(state: KingdomState, seat: int, arg: int) -> Answer:
    return _named_ability(state, arg)


# questions in between


def _ghost(state: KingdomState, seat: int, arg: int) -> Answer:
    place = state.shaken[arg]
    cell = state.field.routes[place // 1000][place % 1000]
    return (Pick("cell", cell),), "", {"cell": cell_name(cell)}


def _ruin(state: KingdomState, seat: int, arg: int) -> Answer:
    cell = state.field.sites[arg // LAYERS]
    tower = int(state.built[arg])
    words: Words = {"tower": tower_key(state, tower), "cell": cell_name(cell)}
    return (Pick("cell", cell), Pick("card", TOWER + tower)), "", words


def _take(state: KingdomState, seat: int, arg: int) -> Answer:
    (site, tower), _, words = _ruin(state, seat, verbs.thing_of(arg))
    receiver = verbs.seat_for(arg)
    return (site, tower, Pick("button", RECEIVER + receiver)), "", {**words, "player": seat_key(receiver)}


def _buy(state: KingdomState, seat: int, arg: int) -> Answer:
    tower, receiver = verbs.thing_of(arg), verbs.seat_for(arg)
    words: Words = {"tower": tower_key(state, tower), "player": seat_key(receiver), "price": price_of(state, tower)}
    return (Pick("card", TOWER + tower), Pick("button", RECEIVER + receiver)), "", words


def _mode(state: KingdomState, seat: int, arg: int) -> Answer:
    tower = int(state.built[state.salvos[-1].place])
    aim = state.tables.modes[printed(state, tower)][arg]
    tiles = " + ".join(state.tables.shapes[shape].name for shape in aim.tiles)
    damage = DAMAGES[damage_with(state, tower, aim.damage)]
    words: Words = {"n": arg + 1, "tiles": tiles, "damage": f"@damage-{damage}"}
    return (Pick("button", arg),), "-precise" if reach_with(state, tower, aim.reach) == PRECISE else "", words


def _modify(state: KingdomState, seat: int, arg: int) -> Answer:
    """The modification comes first, then the card as in `_attach`."""
    modification = verbs.stuck_thing(arg)
    picks, more, words = _stuck(state, modification, arg)
    price = state.tables.numbers.modification_price
    words = {**words, "modification": f"@modification-{state.tables.mod_names[modification]}", "price": price}
    return (Pick("card", MODIFICATION + modification), *picks), more, words


def _attach(state: KingdomState, seat: int, arg: int) -> Answer:
    return _stuck(state, state.stack[-1].a, arg)


def _stuck(state: KingdomState, modification: int, arg: int) -> Answer:
    tower, receiver, direction = verbs.stuck_tower(arg), verbs.stuck_seat(arg), verbs.direction_of(arg)
    picks: tuple[Pick, ...] = (Pick("card", TOWER + tower), Pick("button", RECEIVER + receiver))
    words: Words = {"tower": tower_key(state, tower), "player": seat_key(receiver)}
    if state.tables.mods[modification].directions == 0:
        return picks, "", words
    return (
        (*picks, Pick("button", DIRECTION + direction)),
        "-direction",
        {
            **words,
            "direction": f"@facing-{DIRECTIONS[direction]}",
        },
    )


ANSWERS: Final[dict[int, Callable[[KingdomState, int, int], Answer]]] = {
    **POINTED,
    verbs.PICK_HERO: _hero,
    verbs.PICK_ABILITY: _own_ability,
    verbs.PICK_BENCH: _hero,
    verbs.PICK_SPELL: _spell,
    verbs.CLOSE: _close,
    verbs.GIVE: _give,
    verbs.RAISE_START: _raise_start,
    verbs.RETURN: _return,
    verbs.BUILD: _build,
    verbs.PASS: _pass_one,
    verbs.ACTIVATE: _hero,
    verbs.CALL_CAT: _wildcat,
    verbs.BRING: _bring,
    verbs.CAST: _spell,
    verbs.TILE: _tile,
    verbs.SOLDIER: _soldier,
    verbs.LIFT: _lift,
    verbs.MOVE: _move,
    verbs.SEAT: _seat,
    verbs.RESEAT: _seat,
    verbs.BASIC: _attack,
    verbs.ABILITY: _use,
    verbs.STEP: _move,
    verbs.CHOOSE: _hero,
    verbs.TURN_UP: _turn_up,
    verbs.COPY: _copy,
    verbs.RAISE: _raise,
    verbs.DISPLACE: _bring,
    verbs.GHOST: _ghost,
    verbs.RUIN: _ruin,
    verbs.TAKE: _take,
    verbs.BUY: _buy,
    verbs.MODE: _mode,
    verbs.MODIFY: _modify,
    verbs.ATTACH: _attach,
}
