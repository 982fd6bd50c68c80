"""Somebody who writes down public dice and looks for the seed that gives them.

Written from the published description of the generator, without a line of the server's: MRG32k3a, its six words
drawn from one number by a linear congruential generator.
"""

from __future__ import annotations

import random
from collections.abc import Iterable, Iterator
from contextlib import ExitStack

from tests.server.client import Line, Person

M1, M2 = 4294967087, 4294944443


def stream(seed: int, sides: int, count: int) -> bytes:
    """What so many dice of the quick generator show."""
    words, x = [], seed
    for _ in range(6):
        x = (x * 6364136223846793005 + 1442695040888963407) % (1 << 64)
        words.append((x >> 33) % 4294944442 + 1)
    a, b, c, d, e, f = words
    limit = M1 - M1 % sides
    shown = bytearray()
    while len(shown) < count:
        a, b, c = b, c, (1403580 * b - 810728 * a) % M1
        d, e, f = e, f, (527612 * f - 1370589 * d) % M2
        number = (c - f) % M1
        if number < limit:
            shown.append(number % sides)
    return bytes(shown)


def found(dice: bytes, candidates: Iterable[int], reach: int) -> list[tuple[int, int]]:
    """The seeds that give these dice in a row, and after how many draws they begin."""
    hits = []
    for seed in candidates:
        place = stream(seed, 6, reach + len(dice)).find(dice)
        if place >= 0:
            hits.append((seed, place))
    return hits


class Gambler:
    """Plays all sides of a table of Krosmaster by chance, while a stranger writes down what is rolled."""

    def __init__(self, lines: list[Line], watcher: Line, seed: int) -> None:
        self.lines = {seat: line for line in lines for seat in line.hello["mine"]}
        self.watcher = watcher
        self.rng = random.Random(seed)

    def watched(self, wanted: int, most: int) -> bytes:
        """The public dice, in order, until there are enough of them or so many moves were made."""
        dice = b""
        for seat, line in self._turns(most):
            decision, before = line.decision(seat), line.seq(seat)
            assert decision is not None
            line.say("act", seat, seq=before, action=self.rng.choice(decision["options"])["action"])
            while line.seq(seat) == before:
                assert line.hear()["t"] in ("update", "people")
            dice += self._written_down()
            if len(dice) >= wanted:
                break
        return dice

    def _turns(self, most: int) -> Iterator[tuple[int, Line]]:
        for _ in range(most):
            for line in self.lines.values():
                line.catch_up()
            seat = next((each for each, line in self.lines.items() if line.decision(each)), None)
            if seat is None:
                return
            yield seat, self.lines[seat]

    def _written_down(self) -> bytes:
        """The dice of the events that the stranger has heard since the last time."""
        heard = len(self.watcher.raw)
        self.watcher.catch_up()
        dice = b""
        for message in self.watcher.messages(heard):
            for event in message.get("events", ()):
                if event["e"] == "roll":
                    dice += bytes(event["faces"])
        return dice


def rolled_at(table: str, stranger: Person, *people: Person, wanted: int = 24, most: int = 1500) -> bytes:
    """The public dice of a table while these people play at it, as a stranger sees them."""
    with ExitStack() as stack:
        lines = [stack.enter_context(person.sit(table)) for person in people]
        watcher = stack.enter_context(stranger.sit(table))
        return Gambler(lines, watcher, 3).watched(wanted, most)
