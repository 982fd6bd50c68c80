"""Runs Summoner War's vectors: sets up what is given, does what is done, tells what differs."""

from __future__ import annotations

import re
from functools import cache
from typing import Final

from warbook.games.summoner.content.tables import LETTERS, NOBODY
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
from warbook.games.summoner.verbs import ATTACK, HIDDEN_ATTACK, MOVE, SUMMON, src_of
from warbook.kernel.api import SPECTATOR, Action, arg_of, verb_of
from warbook.kernel.content.rulebook import load_rulebook
from warbook.kernel.vectors.format import NOTHING, Entry, Vector
from warbook.kernel.vectors.runner import Case, Keys, Runner, same

SummonerCase = Case[SummonerState]
RULES: Final = load_rulebook("warbook.games.summoner").rules
GIVEN: Final = ("turn", "cards", "state", "options", "before")
ARGUMENTS: Final = {
    "legal_from": "a cell",
    "view": "red, blue or spectator",
    "dead_after": "red or blue",
    "public_cards": "red or blue",
}
VIEWERS: Final = (*SIDES, "spectator")
ENDED: Final = re.compile(r"(?:(red|blue) wins|draw) \((\w+)\)")


@cache
def the_game() -> SummonerWar:
    """The game as it is printed."""
    return SummonerWar()


def examine(vector: Vector) -> list[str]:
    """Every difference between a vector and the game; a flaw of the file is a ValueError with its place."""
    RUNNER.refuse_keys(vector)
    return RUNNER.examine(Case(vector, the_game(), position(vector)))


def _check_legal_from(case: SummonerCase, entry: Entry) -> str:
    """Exactly the moves, attacks and summons from a cell."""
    try:
        cell = read_cell(entry.argument)
    except ValueError:
        raise case.vector.flaw(entry, f"{entry.argument!r} is not a cell from a1 to h4") from None
    plain = []
    for action in _legal(case):
        verb, arg = verb_of(action), arg_of(action)
        if (verb == SUMMON and arg == cell) or (verb in (MOVE, ATTACK, HIDDEN_ATTACK) and src_of(arg) == cell):
            plain.append(action)
    return _check_list(case, entry, plain)


def _check_legal_all(case: SummonerCase, entry: Entry) -> str:
    return _check_list(case, entry, _legal(case))


def _legal(case: SummonerCase) -> list[Action]:
    deciding = case.game.acting(case.state)
    return case.game.legal(case.state, deciding[0]) if deciding else []


def _check_list(case: SummonerCase, entry: Entry, legal: list[Action]) -> str:
    """Exactly these actions, in whatever order; the sentence tells them in the game's."""
    wanted = RUNNER.read_actions(case, entry)
    if set(wanted) == set(legal):
        return ""
    more = [case.game.write(action) for action in legal if action not in wanted]
    less = [case.game.write(action) for action in wanted if action not in legal]
    told = [f"{word} {' , '.join(texts)}" for word, texts in (("also", more), ("not", less)) if texts]
    return case.vector.difference(entry, f"exactly {entry.value or NOTHING}", " and ".join(told))


def _check_after(case: SummonerCase, entry: Entry) -> str:
    """The whole board with every true type."""
    return _check_board(case, entry, read_tokens(case.vector, entry, " (", "".join(LETTERS)), write_tokens(case.state))


def _check_board(case: SummonerCase, entry: Entry, wanted: list[str], found: list[str]) -> str:
    different = [cell for cell in range(len(found)) if wanted[cell] != found[cell]]
    if not different:
        return ""
    expected, drawn = (
        ", ".join(f"{_described(tokens[cell])} on {write_cell(cell)}" for cell in different)
        for tokens in (wanted, found)
    )
    return case.vector.difference(entry, expected, drawn)


def _described(token: str) -> str:
    return "nothing" if token == EMPTY else token.strip()


def _check_view(case: SummonerCase, entry: Entry) -> str:
    if entry.argument not in VIEWERS:
        raise case.vector.flaw(entry, f"{entry.argument!r} is not a viewer: {', '.join(VIEWERS)}")
    seat = int(SPECTATOR) if entry.argument == "spectator" else SIDES.index(entry.argument)
    wanted = read_tokens(case.vector, entry, " ({", "".join(LETTERS))
    found = [EMPTY] * len(wanted)
    for piece in view(case.state, seat).pieces:
        token = write_seen(piece)
        if piece.side == seat and wanted[piece.cell] == f"({token[1]})":
            # an own piece keeps its letter (section 17), and may be publicly known too: both say it right
            token = token.replace("{", "(").replace("}", ")")
        found[piece.cell] = token
    return _check_board(case, entry, wanted, found)


def _check_next(case: SummonerCase, entry: Entry) -> str:
    side, _, label = entry.value.partition(":")
    if entry.value != NOTHING and (side not in SIDES or label not in ("", "response") or entry.value.endswith(":")):
        raise case.vector.flaw(entry, f"{entry.value!r} is not red, blue, red:response, blue:response or -")
    found = _next(case.state)
    return "" if entry.value in found else case.vector.difference(entry, entry.value, found[0])


def _next(state: SummonerState) -> list[str]:
    """Who decides next, as vectors say it; a step or a second summon continues a turn and answers a window."""
    if state.over:
        return [NOTHING]
    frame = state.stack[-1]
    side = SIDES[frame.seat]
    if frame.kind in (ON_SUMMON_WINDOW, SWITCH_WINDOW):
        return [f"{side}:response"]
    return [side, f"{side}:response"] if frame.kind in (SECOND_SUMMON, STEP) else [side]


def _check_result(case: SummonerCase, entry: Entry) -> str:
    ended = ENDED.fullmatch(entry.value)
    if entry.value != "ongoing" and (ended is None or ended[2] not in ENDINGS.values()):
        why = " or ".join(ENDINGS.values())
        raise case.vector.flaw(
            entry, f"{entry.value!r} is not ongoing, and not red wins, blue wins or draw with ({why})"
        )
    return same(case.vector, entry, _result(case.state))


def _result(state: SummonerState) -> str:
    if not state.over:
        return "ongoing"
    who = "draw" if state.winner == NOBODY else f"{SIDES[state.winner]} wins"
    return f"{who} ({ENDINGS[state.ending]})"


def _check_dead(case: SummonerCase, entry: Entry) -> str:
    side = read_side(case.vector, entry, entry.argument)
    wanted = read_letters(case.vector, entry, entry.value or NOTHING)
    found = [case.state.born[piece] for piece in case.state.dead[side]]
    if wanted == found:
        return ""
    return case.vector.difference(entry, entry.value or NOTHING, " ".join(LETTERS[kind] for kind in found) or NOTHING)


def _check_public_cards(case: SummonerCase, entry: Entry) -> str:
    side = read_side(case.vector, entry, entry.argument)
    wanted = read_cards(case.vector, entry, entry.value or NOTHING)
    if wanted == case.state.public[side]:
        return ""
    return case.vector.difference(entry, entry.value or NOTHING, " ".join(codes(case.state.public[side])) or NOTHING)


RUNNER: Final = Runner(
    RULES,
    SIDES,
    Keys(
        GIVEN,
        {"legal_from": _check_legal_from, "legal_all": _check_legal_all},
        {
            "after": _check_after,
            "view": _check_view,
            "next": _check_next,
            "result": _check_result,
            "dead_after": _check_dead,
            "public_cards": _check_public_cards,
        },
        ARGUMENTS,
    ),
)
