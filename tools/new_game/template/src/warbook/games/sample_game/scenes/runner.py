"""Runs the vectors: sets up what is given, does what is done, tells what differs."""

from __future__ import annotations

import re
from functools import cache
from typing import Final

from warbook.games.sample_game.content.tables import NAMES, NOBODY
from warbook.games.sample_game.game import SampleGame
from warbook.games.sample_game.present.view import ENDINGS, view
from warbook.games.sample_game.scenes.positions import SIDES, position, read_tokens, whole, write_view
from warbook.games.sample_game.state import SampleGameState
from warbook.kernel.api import SPECTATOR
from warbook.kernel.content.rulebook import load_rulebook
from warbook.kernel.vectors.format import NOTHING, Entry, Vector
from warbook.kernel.vectors.runner import Case, Keys, Runner, same

SampleGameCase = Case[SampleGameState]
RULES: Final = load_rulebook("warbook.games.sample_game").rules
GIVEN: Final = ("turn", "options", "state", "before")
VIEWERS: Final = (*SIDES, "spectator")
ENDED: Final = re.compile(rf"(?:(?:{'|'.join(SIDES)}) wins|draw) \(({'|'.join(ENDINGS[1:])})\)")


@cache
def the_game() -> SampleGame:
    """The game as it is printed."""
    return SampleGame()


def examine(vector: Vector) -> list[str]:
    """Every difference between a vector and the game; a flaw of the file is a ValueError with its place."""
    RUNNER.refuse_keys(vector)
    return RUNNER.examine(Case(vector, the_game(), position(vector)))


def _check_after(case: SampleGameCase, entry: Entry) -> str:
    """The whole board, banners included."""
    return _compared(case, entry, write_view(whole(case.state)))


def _check_view(case: SampleGameCase, entry: Entry) -> str:
    """The board as a viewer sees it."""
    if entry.argument not in VIEWERS:
        raise case.vector.flaw(entry, f"{entry.argument!r} is not a viewer: {', '.join(VIEWERS)}")
    seat = int(SPECTATOR) if entry.argument == "spectator" else SIDES.index(entry.argument)
    return _compared(case, entry, write_view(view(case.state, seat)))


def _compared(case: SampleGameCase, entry: Entry, found: list[str]) -> str:
    wanted = read_tokens(case.vector, entry)
    different = [cell for cell in range(len(found)) if wanted[cell] != found[cell]]
    if not different:
        return ""
    told = [", ".join(f"{tokens[cell]!r} on {NAMES[cell]}" for cell in different) for tokens in (wanted, found)]
    return case.vector.difference(entry, *told)


def _check_next(case: SampleGameCase, entry: Entry) -> str:
    """Who decides next."""
    if entry.value not in (*SIDES, NOTHING):
        raise case.vector.flaw(entry, f"{entry.value!r} is not {', '.join(SIDES)} or {NOTHING}")
    acting = case.game.acting(case.state)
    return same(case.vector, entry, SIDES[acting[0]] if acting else NOTHING)


def _check_result(case: SampleGameCase, entry: Entry) -> str:
    """How the game has ended."""
    if entry.value != "ongoing" and not ENDED.fullmatch(entry.value):
        known = " or ".join(ENDINGS[1:])
        raise case.vector.flaw(entry, f"{entry.value!r} is not ongoing, nor like red wins or draw with ({known})")
    state = case.state
    if not state.over:
        return same(case.vector, entry, "ongoing")
    who = "draw" if state.winner == NOBODY else f"{SIDES[state.winner]} wins"
    return same(case.vector, entry, f"{who} ({ENDINGS[state.ending]})")


RUNNER: Final = Runner(
    RULES,
    SIDES,
    Keys(
        GIVEN,
        {},
        {"after": _check_after, "view": _check_view, "next": _check_next, "result": _check_result},
        {"view": "red, blue or spectator"},
    ),
)
