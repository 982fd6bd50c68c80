"""What bots decide in positions of every game, for comparing variants: `python -m tests.bots.choices [FILE]`.

Without a file: positions of this process, as a server hands them to its workers. With one: those of another process.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

import msgspec
from msgspec import Struct

from warbook._variant import variant
from warbook.bots import make_bot
from warbook.games import GAMES
from warbook.kernel.api import Seat
from warbook.kernel.rng import seeded

POSITIONS = 4  # of each game
BETWEEN = 25  # decisions
ITERATIONS = 15
BOTS = ("random", "greedy", "mcts")


class Position(Struct):
    """A position as its seat knows it, and what the bots decide there."""

    game: str
    data: bytes
    seat: int
    chosen: list[int]


class Told(Struct):
    """All positions of one process."""

    variant: str
    positions: list[Position]


def dealt() -> Iterator[Position]:
    """Positions along one game of each title."""
    for name, game in GAMES.items():
        state = game.setup(game.scenarios[0], game.seats(game.scenarios[0])[0], {}, 3)
        rng = seeded(3)
        for number in range(POSITIONS * BETWEEN):
            if not (acting := game.acting(state)):
                break
            if number % BETWEEN == BETWEEN - 1:
                data = game.dump(game.determinize(state, acting[0], seeded(number)))
                yield Position(name, data, int(acting[0]), [])
            game.apply(state, game.prior(state, acting[0], rng))


def decided(position: Position) -> Position:
    """The position read from its bytes and written again, and every bot's decision."""
    game, seat = GAMES[position.game], Seat(position.seat)
    data = game.dump(game.load(position.data))
    bots = [make_bot(name, 5, iterations=ITERATIONS) for name in BOTS]
    return Position(position.game, data, position.seat, [int(bot.choose(game, game.load(data), seat)) for bot in bots])


def main(file: str | None) -> None:
    """Print them."""
    positions = dealt() if file is None else msgspec.msgpack.decode(Path(file).read_bytes(), type=Told).positions
    sys.stdout.buffer.write(msgspec.msgpack.encode(Told(variant(), [decided(position) for position in positions])))


if __name__ == "__main__":
    main(sys.argv[1] if len(sys.argv) > 1 else None)
