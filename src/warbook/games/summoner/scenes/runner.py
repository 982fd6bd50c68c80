"""Runs Summoner War's vectors: sets up the position, plays the actions, reports differences."""

from __future__ import annotations

import re

from warbook.games.summoner.content.tables import ATTACK, HIDDEN_ATTACK, LETTERS, MOVE, NOBODY, SUMMON
from warbook.games.summoner.game import SummonerWar
from warbook.games.summoner.present.notation import read_cell, write_cell
from warbook.games.summoner.present.view import ENDINGS, codes, view
from warbook.games.summoner.scenes.positions import (
    EMPTY,
    SIDES,
    position,
    read_cards,
    read_letters,
    read_side,
    read_tokens,
    write_seen,
    write_tokens,
)
from warbook.games.summoner.state import ON_SUMMON_WINDOW, SECOND_SUMMON, STEP, SWITCH_WINDOW, SummonerState
from warbook.kernel.api import SPECTATOR, Action, Refusal, Seat, arg_of, seat_of, verb_of
from warbook.kernel.content.rulebook import load_rulebook
from warbook.kernel.run import step
from warbook.kernel.vectors.format import NOTHING, Entry, Vector, flaw, listed

GAME = SummonerWar()
RULES = load_rulebook("warbook.games.summoner").rules
GIVEN = ("turn", "cards", "state", "options", "before", "do", "note")
FIRST = ("legal", "illegal", "refused", "legal_from", "legal_all")  # checked before `do`
LAST = ("legal_after", "illegal_after", "refused_after", "legal_from_after", "legal_all_after")
BOARDS = ("after", "view", "next", "result", "dead_after", "public_cards")
WITH_ARGUMENT = {
    "legal_from": "a cell",
    "legal_from_after": "a cell",
    "view": "red, blue or spectator",
    "dead_after": "red or blue",
    "public_cards": "red or blue",
}
VIEWERS = (*SIDES, "spectator")
PREFIX = re.compile(r"(red|blue):\s*")
ENDED = re.compile(r"(?:(red|blue) wins|draw) \((\w+)\)")


def examine(vector: Vector) -> list[str]:
    """Every difference between a vector and the game; an error of the file is a ValueError with its place."""
    _refuse_keys(vector)
    state = position(vector)
    found = [_checked(vector, entry, state) for entry in vector.entries if entry.key in FIRST]
    refused = _play(vector, state)
    # every entry is read even after a refused action, so typos are noticed
    rest = [_checked(vector, entry, state) for entry in vector.entries if entry.key in LAST + BOARDS]
    return [sentence for sentence in found + ([refused] if refused else rest) if sentence]


def _refuse_keys(vector: Vector) -> None:
    known = GIVEN + FIRST + LAST + BOARDS
    for entry in vector.entries:
        if entry.key not in known:
            raise vector.flaw(entry, f"this key is not known; the keys are {', '.join(known)}")
        if bool(entry.argument) != (entry.key in WITH_ARGUMENT):
            wanted = WITH_ARGUMENT.get(entry.key)
            raise vector.flaw(entry, f"it needs {wanted} before the colon" if wanted else "it takes no argument")
    for rule in vector.rules:
        if rule not in RULES:
            raise flaw(vector.file, vector.line, f"{vector.id} names {rule}, which is not in the rule catalogue")


def _play(vector: Vector, state: SummonerState) -> str:
    """Play the actions of `do` through `step`; the first refused one is a difference."""
    entry = vector.entry("do")
    refused = ""
    for number, text in enumerate([] if entry is None else listed(entry, ";"), start=1):
        assert entry is not None
        action = _read_action(vector, entry, state, text)
        if refused:
            continue
        laid_out = bool(state.rng.script)
        try:
            taken = step(GAME, state, action)
        except (AssertionError, IndexError):
            if not laid_out:
                raise
            facts = vector.entry("state")
            assert facts is not None
            raise vector.flaw(facts, f"rng_pick: the draw of {text!r} has no such result") from None
        if isinstance(taken, Refusal):
            who = SIDES[seat_of(action)]
            refused = vector.difference(
                entry, f"action {number}, {text}, to be made by {who}", f"it refused by {taken.rule}"
            )
    return refused


def _read_action(vector: Vector, entry: Entry, state: SummonerState, text: str) -> Action:
    """An action of the deciding side, unless `red:` or `blue:` names another."""
    prefix = PREFIX.match(text)
    side = SIDES.index(prefix[1]) if prefix else _decider(state)
    try:
        return GAME.read(text[prefix.end() :] if prefix else text, Seat(side))
    except ValueError as error:
        raise vector.flaw(entry, f"{text!r} is not an action ({error})") from None


def _decider(state: SummonerState) -> int:
    return state.turn if state.over else int(GAME.acting(state)[0])


def _checked(vector: Vector, entry: Entry, state: SummonerState) -> str:
    """The sentence for a difference from an entry, or ""."""
    match entry.key.removesuffix("_after"):
        case "legal" | "illegal":
            return _check_legal(vector, entry, state)
        case "refused":
            return _check_refused(vector, entry, state)
        case "legal_from":
            return _check_legal_from(vector, entry, state)
        case "legal_all":
            return _check_list(vector, entry, state, GAME.legal(state, Seat(_decider(state))))
        case "after":
            return _check_board(vector, entry, read_tokens(vector, entry, " (", "".join(LETTERS)), write_tokens(state))
        case "view":
            return _check_view(vector, entry, state)
        case "next":
            return _check_next(vector, entry, state)
        case "result":
            return _check_result(vector, entry, state)
        case "dead":
            return _check_dead(vector, entry, state)
        case _:
            return _check_public_cards(vector, entry, state)


def _named_actions(vector: Vector, entry: Entry, state: SummonerState) -> list[tuple[str, Action]]:
    texts = listed(entry, ",")
    if not texts:
        raise vector.flaw(entry, "no action is named")
    return [(text, _read_action(vector, entry, state, text)) for text in texts]


def _check_legal(vector: Vector, entry: Entry, state: SummonerState) -> str:
    wanted = entry.key.startswith("legal")
    wrong = []
    for text, action in _named_actions(vector, entry, state):
        refusal = GAME.refuse(state, action)
        seat = Seat(seat_of(action))
        if (action in GAME.legal(state, seat) + GAME.aside(state, seat)) != (refusal is None):
            wrong.append(f"{text} judged differently by the list and by the rules")
        elif wanted and refusal is not None:
            wrong.append(f"{text} refused by {refusal.rule}")
        elif not wanted and refusal is None:
            wrong.append(f"{text} legal")
    return (
        vector.difference(entry, f"{entry.value} to be {'legal' if wanted else 'illegal'}", ", ".join(wrong))
        if wrong
        else ""
    )


def _check_refused(vector: Vector, entry: Entry, state: SummonerState) -> str:
    wrong = []
    for item in listed(entry, ",") or [""]:
        text, _, rule = item.rpartition(" ")
        if rule not in RULES:
            raise vector.flaw(entry, f"{item!r} does not end with the rule that refuses the action")
        refusal = GAME.refuse(state, _read_action(vector, entry, state, text.strip()))
        if refusal is None:
            wrong.append(f"{text} legal")
        elif refusal.rule != rule:
            wrong.append(f"{text} refused by {refusal.rule}")
    return vector.difference(entry, entry.value, ", ".join(wrong)) if wrong else ""


def _check_legal_from(vector: Vector, entry: Entry, state: SummonerState) -> str:
    try:
        cell = read_cell(entry.argument)
    except ValueError:
        raise vector.flaw(entry, f"{entry.argument!r} is not a cell from a1 to h4") from None
    plain = []
    for action in GAME.legal(state, Seat(_decider(state))):
        verb, arg = verb_of(action), arg_of(action)
        if (verb == SUMMON and arg == cell) or (verb in (MOVE, ATTACK, HIDDEN_ATTACK) and arg >> 5 == cell):
            plain.append(action)
    return _check_list(vector, entry, state, plain)


def _check_list(vector: Vector, entry: Entry, state: SummonerState, found: list[Action]) -> str:
    """Exactly these actions, in any order."""
    wanted = [_read_action(vector, entry, state, text) for text in listed(entry, ",")]
    if set(wanted) == set(found):
        return ""
    more = [GAME.write(action) for action in found if action not in wanted]
    less = [GAME.write(action) for action in wanted if action not in found]
    told = [f"{word} {' , '.join(texts)}" for word, texts in (("also", more), ("not", less)) if texts]
    return vector.difference(entry, f"exactly {entry.value or NOTHING}", " and ".join(told))


def _check_board(vector: Vector, entry: Entry, wanted: list[str], found: list[str]) -> str:
    different = [cell for cell in range(len(found)) if wanted[cell] != found[cell]]
    if not different:
        return ""
    expected, drawn = (
        ", ".join(f"{_described(tokens[cell])} on {write_cell(cell)}" for cell in different)
        for tokens in (wanted, found)
    )
    return vector.difference(entry, expected, drawn)


def _described(token: str) -> str:
    return "nothing" if token == EMPTY else token.strip()


def _check_view(vector: Vector, entry: Entry, state: SummonerState) -> str:
    if entry.argument not in VIEWERS:
        raise vector.flaw(entry, f"{entry.argument!r} is not a viewer: {', '.join(VIEWERS)}")
    seat = int(SPECTATOR) if entry.argument == "spectator" else SIDES.index(entry.argument)
    wanted = read_tokens(vector, entry, " ({", "".join(LETTERS))
    found = [EMPTY] * len(wanted)
    for piece in view(state, seat).pieces:
        token = write_seen(piece)
        if piece.side == seat and wanted[piece.cell] == f"({token[1]})":
            # the viewer's piece keeps its letter (section 17), and may be publicly known too: both forms are right
            token = token.replace("{", "(").replace("}", ")")
        found[piece.cell] = token
    return _check_board(vector, entry, wanted, found)


def _check_next(vector: Vector, entry: Entry, state: SummonerState) -> str:
    side, _, label = entry.value.partition(":")
    if entry.value != NOTHING and (side not in SIDES or label not in ("", "response") or entry.value.endswith(":")):
        raise vector.flaw(entry, f"{entry.value!r} is not red, blue, red:response, blue:response or -")
    found = _next(state)
    return "" if entry.value in found else vector.difference(entry, entry.value, found[0])


def _next(state: SummonerState) -> list[str]:
    """Who decides next, in the format of vectors; a step or a second summon continues a turn and answers a window."""
    if state.over:
        return [NOTHING]
    frame = state.stack[-1]
    side = SIDES[frame.seat]
    if frame.kind in (ON_SUMMON_WINDOW, SWITCH_WINDOW):
        return [f"{side}:response"]
    return [side, f"{side}:response"] if frame.kind in (SECOND_SUMMON, STEP) else [side]


def _check_result(vector: Vector, entry: Entry, state: SummonerState) -> str:
    ended = ENDED.fullmatch(entry.value)
    if entry.value != "ongoing" and (ended is None or ended[2] not in ENDINGS.values()):
        why = " or ".join(ENDINGS.values())
        raise vector.flaw(entry, f"{entry.value!r} is not ongoing, and not red wins, blue wins or draw with ({why})")
    found = _result(state)
    return "" if entry.value == found else vector.difference(entry, entry.value, found)


def _result(state: SummonerState) -> str:
    if not state.over:
        return "ongoing"
    who = "draw" if state.winner == NOBODY else f"{SIDES[state.winner]} wins"
    return f"{who} ({ENDINGS[state.ending]})"


def _check_dead(vector: Vector, entry: Entry, state: SummonerState) -> str:
    side = read_side(vector, entry, entry.argument)
    wanted = read_letters(vector, entry, entry.value or NOTHING)
    found = [state.born[piece] for piece in state.dead[side]]
    if wanted == found:
        return ""
    return vector.difference(entry, entry.value or NOTHING, " ".join(LETTERS[kind] for kind in found) or NOTHING)


def _check_public_cards(vector: Vector, entry: Entry, state: SummonerState) -> str:
    side = read_side(vector, entry, entry.argument)
    wanted = read_cards(vector, entry, entry.value or NOTHING)
    if wanted == state.public[side]:
        return ""
    return vector.difference(entry, entry.value or NOTHING, " ".join(codes(state.public[side])) or NOTHING)
