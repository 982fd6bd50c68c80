"""Answers to a question as people point at them and read them: picks, a key of the texts, and its words.

What is pointed at, in this order (the first pick of an option is what a display may let glow at once):

| Answer | Picks |
|---|---|
| walk | cell |
| cast, break scenery | card SPELL + slot, cell |
| punch | button PUNCH, cell |
| pick up, buy a GG, end, a team is ready | button with the number of the verb |
| buy a reward | card SHOP + place: 0 to 5 face up, 6 to 11 the piles, bought blind |
| use a reward | card HELD + slot, and nothing more; or a cell; or a button with the element (1 water to 4 fire), |
|              | then a cell; or a button with the number of the gain; or a button with the seat that pays tribute |
| take a figure, a card of the draft | card FIGURE + figure |
| give a figure back | card TEAM + figure |
| arena; edge or zone; name a player; take from a player | button with its number |
| row or column | button 1 or 2 |
| line up; the next creature, bomb, locker, fallen one; assign a reward | piece |
| deploy | piece, cell |
| turn a joker | die, button with the face |
| lay a die on a card | die, piece |
| sell a die | die, button SELL |

Figures, pieces, places and seats are the engine's numbers; a figure's is its place in the content. Two answers may have
the same picks (a character on a crate, and the crate): then people choose between their sentences.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from warbook.games.krosmaster import verbs
from warbook.games.krosmaster.board.geometry import HORIZONTAL
from warbook.games.krosmaster.board.walking import lockers_of
from warbook.games.krosmaster.combat.dice import FACES
from warbook.games.krosmaster.combat.spells import spell_in
from warbook.games.krosmaster.content.schema import Gain
from warbook.games.krosmaster.content.tables import BOOST, CHOOSE, ELEMENTS, NOBODY, NONE, RANKS
from warbook.games.krosmaster.frames import ACTIVATION, JOKERS, KROSMASTERS
from warbook.games.krosmaster.present.forecast import dangers, forecast, strikes
from warbook.games.krosmaster.present.labels import Words, kind_key, named, seat_key
from warbook.games.krosmaster.present.notation import EDGES, write, write_cell
from warbook.games.krosmaster.rewards import PLACES
from warbook.games.krosmaster.state import KrosmasterState
from warbook.games.krosmaster.verbs import (
    cell_of,
    choice_of,
    joker_die,
    joker_face,
    laid_die,
    laid_to,
    thing_of,
    used_slot,
)
from warbook.kernel.api import Action, arg_of, verb_of
from warbook.kernel.wire import Option, Pick

# where each kind of card begins
SPELL: Final = 0
HELD: Final = 100
SHOP: Final = 200
FIGURE: Final = 300
TEAM: Final = 400
SCENERY: Final = ("none", "tree", "bush", "crate")

Answer = tuple[tuple[Pick, ...], str, Words]  # picks, what is added to the verb's key, words


def option(state: KrosmasterState, action: Action, legal: list[Action]) -> Option:
    """One of the legal answers, with the picks that lead to it, its notation, its text, and what it may bring."""
    verb, arg = verb_of(action), arg_of(action)
    picks, more, words = ANSWERS[verb](state, arg) if verb in ANSWERS else ((Pick("button", verb),), "", {})
    text = f"do-{verbs.VERB_NAMES[verb]}{more}"
    if state.over or state.stack[-1].kind != ACTIVATION:
        return Option(int(action), picks, write(state.tables, action), text, words)
    aimed = strikes(state, action)
    doubts = dangers(state, action, aimed, legal)
    return Option(int(action), picks, write(state.tables, action), text, words, forecast(state, aimed), doubts)


# before the game


def _take(state: KrosmasterState, arg: int) -> Answer:
    return (Pick("card", FIGURE + arg),), "", {"figure": kind_key(state.tables, arg)}


def _give_back(state: KrosmasterState, arg: int) -> Answer:
    return (Pick("card", TEAM + arg),), "", {"figure": kind_key(state.tables, arg)}


def _arena(state: KrosmasterState, arg: int) -> Answer:
    return (Pick("button", arg),), "", {"arena": f"@arena-{state.tables.arena_names[arg]}"}


def _start(state: KrosmasterState, arg: int) -> Answer:
    picks = (Pick("button", arg),)
    if state.seats == 2:
        return picks, "", {"edge": f"@edge-{EDGES[arg]}"}
    return picks, "-zone", {"zone": f"@zone-{state.field.zone_names[arg]}"}


def _line_up(state: KrosmasterState, arg: int) -> Answer:
    return (Pick("piece", arg),), *_twin(state, arg)


def _place(state: KrosmasterState, arg: int) -> Answer:
    piece, cell = thing_of(arg), cell_of(arg)
    more, words = _twin(state, piece)
    return (Pick("piece", piece), Pick("cell", cell)), more, {**words, "cell": write_cell(cell)}


def _twin(state: KrosmasterState, piece: int) -> tuple[str, Words]:
    """A figure outside the arena; of two with one name, which."""
    own = [other for other in range(KROSMASTERS) if state.owner[other] == state.owner[piece]]
    twins = [other for other in own if state.kind[other] == state.kind[piece]]
    words: Words = {"piece": kind_key(state.tables, int(state.kind[piece]))}
    return ("", words) if len(twins) < 2 else ("-twin", {**words, "number": twins.index(piece) + 1})


# the start of a game turn


def _joker(state: KrosmasterState, arg: int) -> Answer:
    die, face = joker_die(arg), joker_face(arg)
    faces = list(state.die) if state.stack[-1].kind == JOKERS else state.strikes[-1].faces
    words: Words = {"number": die + 1, "joker": f"@face-{FACES[faces[die]]}", "face": f"@face-{FACES[face]}"}
    return (Pick("die", die), Pick("button", face)), "", words


def _seat(state: KrosmasterState, arg: int) -> Answer:
    return (Pick("button", arg),), "", {"player": seat_key(arg)}


def _lay(state: KrosmasterState, arg: int) -> Answer:
    die, piece = laid_die(arg), laid_to(arg)
    words: Words = {"number": die + 1, "face": f"@face-{FACES[state.die[die]]}"}
    return (Pick("die", die), Pick("piece", piece)), "", {**words, **named(state, piece)}


def _sell(state: KrosmasterState, arg: int) -> Answer:
    return (
        (Pick("die", arg), Pick("button", verbs.SELL)),
        "",
        {"number": arg + 1, "face": f"@face-{FACES[state.die[arg]]}"},
    )


# a character turn


def _move(state: KrosmasterState, arg: int) -> Answer:
    return (Pick("cell", arg),), "", {"cell": write_cell(arg), "lockers": len(lockers_of(state, state.active))}


def _cast(state: KrosmasterState, arg: int) -> Answer:
    slot, cell = thing_of(arg), cell_of(arg)
    spell = spell_in(state, state.active, slot)
    words: Words = {"spell": f"@spell-{state.tables.spell_names[spell]}", "cell": write_cell(cell)}
    return (Pick("card", SPELL + slot), Pick("cell", cell)), *_at(state, cell, words)


def _at(state: KrosmasterState, cell: int, words: Words) -> tuple[str, Words]:
    """Who stands in the cell that something is aimed at."""
    target = int(state.at[cell])
    if target == NOBODY:
        return "", words
    if target == state.active:
        return "-self", words
    return "-at", {**words, "target": kind_key(state.tables, int(state.kind[target]))}


def _break(state: KrosmasterState, arg: int) -> Answer:
    (card, target), _, words = _cast(state, arg)
    return (card, target), "", {**words, "scenery": f"@scenery-{SCENERY[state.scenery[target.index]]}"}


def _punch(state: KrosmasterState, arg: int) -> Answer:
    target = kind_key(state.tables, int(state.kind[state.at[arg]]))
    return (Pick("button", verbs.PUNCH), Pick("cell", arg)), "", {"cell": write_cell(arg), "target": target}


def _buy_gg(state: KrosmasterState, arg: int) -> Answer:
    return (Pick("button", verbs.BUY_GG),), "", {"price": state.tables.gg_price}


def _buy(state: KrosmasterState, arg: int) -> Answer:
    rank = arg % PLACES // 2
    words: Words = {"price": int(state.tables.price[rank]), "rank": f"@rank-{RANKS[rank]}"}
    picks = (Pick("card", SHOP + arg),)
    if arg >= PLACES:
        return picks, "-blind", {**words, "pile": arg % 2 + 1}
    return picks, "", {**words, "reward": _reward(state, int(state.shop[arg]))}


def _reward(state: KrosmasterState, token: int) -> str:
    return f"@reward-{state.tables.reward_names[state.tables.tokens[token]]}"


def _use(state: KrosmasterState, arg: int) -> Answer:
    slot, choice = used_slot(arg), choice_of(arg)
    token = state.held[state.active][slot]
    reward = int(state.tables.tokens[token])
    rewards = state.tables.reward
    card = Pick("card", HELD + slot)
    words: Words = {"reward": _reward(state, token)}
    if rewards.category[reward] != BOOST:
        return (card,), "", words
    if rewards.spell[reward] != NONE:
        return _one_shot(state, bool(rewards.any_element[reward]), choice, card, words)
    if rewards.recall[reward] or rewards.leap[reward] or rewards.summons[reward] != NONE:
        return (card, Pick("cell", choice)), "-to", {**words, "cell": write_cell(choice)}
    if rewards.tribute[reward]:
        return (
            (card, Pick("button", choice - verbs.PAID_BY)),
            "-from",
            {**words, "player": seat_key(choice - verbs.PAID_BY)},
        )
    if rewards.pick[reward] == CHOOSE:
        more, gains = _gain(rewards.gains[reward][choice - verbs.ONE_OF])
        return (card, Pick("button", choice - verbs.ONE_OF)), more, {**words, **gains}
    return (card,), "", words


def _one_shot(state: KrosmasterState, any_element: bool, choice: int, card: Pick, words: Words) -> Answer:
    """A spell that a reward lets its holder cast once (KA-19.20)."""
    element, cell = thing_of(choice), cell_of(choice)
    more, words = _at(state, cell, {**words, "cell": write_cell(cell)})
    if not any_element:
        return (card, Pick("cell", cell)), more or "-to", words
    words = {**words, "element": f"@element-{ELEMENTS[element]}"}
    return (card, Pick("button", element), Pick("cell", cell)), f"-element{more}", words


def _gain(gain: Gain) -> tuple[str, Words]:
    """What one of several gains gives: mostly a single thing."""
    given: Words = {"ap": gain.ap, "mp": gain.mp, "heal": gain.heal, "kamas": gain.kamas}
    only = [name for name, amount in given.items() if amount]
    return (f"-gain-{only[0]}" if len(only) == 1 else "-gain"), given


# questions in between


def _piece(state: KrosmasterState, arg: int) -> Answer:
    return (Pick("piece", arg),), "", named(state, arg)


def _axis(state: KrosmasterState, arg: int) -> Answer:
    return (Pick("button", arg),), "-row" if arg == HORIZONTAL else "-column", {}


def _assign(state: KrosmasterState, arg: int) -> Answer:
    return (Pick("piece", arg),), "", {**named(state, arg), "reward": _reward(state, state.stack[-1].a)}


def _fallen(state: KrosmasterState, arg: int) -> Answer:
    return (Pick("piece", arg),), "", {**named(state, arg), "player": seat_key(int(state.owner[arg]))}


ANSWERS: Final[dict[int, Callable[[KrosmasterState, int], Answer]]] = {
    verbs.TAKE: _take,
    verbs.GIVE_BACK: _give_back,
    verbs.CARD: _take,
    verbs.SIDE: _arena,
    verbs.START: _start,
    verbs.LINE_UP: _line_up,
    verbs.PLACE: _place,
    verbs.JOKER: _joker,
    verbs.NAME: _seat,
    verbs.LAY: _lay,
    verbs.SELL: _sell,
    verbs.NEXT_CREATURE: _piece,
    verbs.BOMB_NEXT: _piece,
    verbs.MOVE: _move,
    verbs.CAST: _cast,
    verbs.BREAK: _break,
    verbs.PUNCH: _punch,
    verbs.BUY_GG: _buy_gg,
    verbs.BUY: _buy,
    verbs.USE: _use,
    verbs.LOCKER: _piece,
    verbs.AXIS_IS: _axis,
    verbs.ASSIGN_TO: _assign,
    verbs.TAKE_FROM: _seat,
    verbs.FALLEN_NEXT: _fallen,
}
