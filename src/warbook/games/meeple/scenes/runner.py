"""Runs Meeple War's vectors: sets up what is given, does what is done, tells what differs."""

from __future__ import annotations

import re
from typing import Final

from warbook.games.meeple.present.notation import SEATS
from warbook.games.meeple.present.view import ENDINGS
from warbook.games.meeple.scenes.facts import FACTS, LISTS, PLAIN, fact, result
from warbook.games.meeple.scenes.names import seat_named, spoken
from warbook.games.meeple.scenes.setup import position, the_game
from warbook.games.meeple.state import MeepleState
from warbook.kernel.content.rulebook import load_rulebook
from warbook.kernel.vectors.format import Entry, Vector
from warbook.kernel.vectors.runner import Case, Keys, Runner, same, same_facts, same_report

MeepleCase = Case[MeepleState]
RULES: Final = load_rulebook("warbook.games.meeple").rules
GIVEN: Final = ("scenario", "seats", "seed", "turn", "options", "state", "before")
ARGUMENTS: Final = {
    "before": "what is set up, like orange or map",
    "after": "a player",
    "exactly": "the first word of the actions, like stealth",
    "men": "a territory",
    "tile": "a territory",
    "slot": "a slot like orange-F",
    "room": "a slot like orange-F",
    "border": "a border like 0/0-NW",
}
SEAT: Final = "(?:orange|blue|green|purple)"
ENDED: Final = re.compile(rf"{SEAT}(?: wins|(?: and {SEAT})+ share) \(([a-z]+)\)")


def examine(vector: Vector) -> list[str]:
    """Every difference between a vector and the game; a flaw of the file is a ValueError with its place."""
    RUNNER.refuse_keys(vector)
    return RUNNER.examine(Case(vector, the_game(), position(vector)))


def _check_after(case: MeepleCase, entry: Entry) -> str:
    """What is told of a player."""
    seat = seat_named(case.state, entry.argument)
    return same_facts(case.vector, entry, list(FACTS), lambda name: fact(case.state, seat, name))


def _check_result(case: MeepleCase, entry: Entry) -> str:
    ended = ENDED.fullmatch(entry.value)
    if entry.value != "ongoing" and (ended is None or ended[1] not in ENDINGS[1:]):
        known = " or ".join(ENDINGS[1:])
        raise case.vector.flaw(entry, f"{entry.value!r} is not ongoing, nor like orange wins ({known})")
    return same(case.vector, entry, result(case.state))


def _check_report(case: MeepleCase, entry: Entry) -> str:
    """A plain fact of the whole table, or of a territory, slot or border."""
    key = entry.key
    found = LISTS[key](case.state, entry.argument) if key in LISTS else PLAIN[key](case.state)
    wanted = " ".join(entry.value.replace(" ,", " ").split())
    return same_report(case.vector, entry, found, wanted)


RUNNER: Final = Runner(
    RULES,
    SEATS,
    Keys(
        GIVEN,
        {},
        {"after": _check_after, "result": _check_result, **dict.fromkeys((*PLAIN, *LISTS), _check_report)},
        ARGUMENTS,
    ),
    spoken,
)
