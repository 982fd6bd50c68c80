"""A worker process, run with `python -m`: gets what a seat may know, asks the seat's bot, and answers.

A message is its length in four bytes, then MessagePack. The server writes questions to stdin and reads answers from
stdout. Anything a bot prints goes to stderr.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Callable
from queue import SimpleQueue
from threading import Thread
from typing import BinaryIO, Final

import msgspec
from msgspec import Struct

from warbook.bots import Bot, make_bot
from warbook.games import GAMES
from warbook.kernel.api import Seat

KEPT: Final = 16  # bots that a worker remembers
SIZE: Final = 4  # bytes in front of each message


class Asked(Struct, frozen=True):
    """A question to a bot: the game, a dump dealt for its seat, and which bot."""

    game: str
    content: str
    data: bytes
    seat: int
    bot: str
    seed: int
    seconds: float
    chair: str = ""  # the same for all questions of one bot at one table, "" for a single question


class Answer(Struct, frozen=True):
    """The bot's action, or an error."""

    action: int = -1
    trouble: str = ""


def decide(asked: Asked) -> int:
    """The bot's action."""
    rules = GAMES[asked.game]
    if rules.content != asked.content:
        raise RuntimeError("the content packs have changed since the server began")
    return int(bot_of(asked).choose(rules, rules.load(asked.data), Seat(asked.seat)))


_known: dict[tuple[str, float], Bot] = {}  # the bots asked most recently


def bot_of(asked: Asked) -> Bot:
    """The chair's bot, which remembers how much of its turn's time is spent; or a new one."""
    key = asked.chair, asked.seconds
    bot = _known.pop(key, None) or make_bot(asked.bot, asked.seed, seconds=asked.seconds)
    if asked.chair:
        _known[key] = bot
        for oldest in list(_known)[:-KEPT]:
            del _known[oldest]
    return bot


def framed(message: Struct) -> bytes:
    """A message, prefixed with its length."""
    data = msgspec.msgpack.encode(message)
    return len(data).to_bytes(SIZE, "big") + data


def answered(data: bytes) -> Answer:
    """Answer an encoded question."""
    try:
        return Answer(decide(msgspec.msgpack.decode(data, type=Asked)))
    except Exception as error:  # a failing bot must not end the worker
        return Answer(trouble=f"{type(error).__name__}: {error}")


def listen(source: BinaryIO, questions: SimpleQueue[bytes]) -> None:
    """Read questions until the server closes the pipe, then exit."""
    while len(head := source.read(SIZE)) == SIZE:
        questions.put(source.read(int.from_bytes(head, "big")))
    os._exit(0)


def serve(answer: Callable[[bytes], Struct]) -> None:
    """Answer questions until the server closes the pipe."""
    out = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)
    questions: SimpleQueue[bytes] = SimpleQueue()
    Thread(target=listen, args=(sys.stdin.buffer, questions), daemon=True).start()
    while True:
        out.write(framed(answer(questions.get())))
        out.flush()


if __name__ == "__main__":
    serve(answered)
