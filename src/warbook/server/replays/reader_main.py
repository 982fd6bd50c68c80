"""A reader's process: it checks uploaded replays and makes pages of kept ones. `python -m` runs it."""

from __future__ import annotations

import os

import msgspec
from msgspec import Struct, field

from warbook.kernel.wire import Word
from warbook.server.bots.worker_main import serve
from warbook.server.errors import Denied
from warbook.server.replays.pages import print_checked, print_page


class Wanted(Struct, frozen=True):
    """A page of a kept replay; or, with no id, to have an uploaded one checked."""

    data: bytes
    id: str = ""
    number: int = 0


class Found(Struct, frozen=True):
    """What was wanted, as it is sent or kept; or, with a status, why it is denied."""

    text: bytes = b""
    status: int = 0
    key: str = ""
    words: dict[str, Word] = field(default_factory=dict)


def found(question: bytes) -> Found:
    """The answer to a question as it came over the pipe."""
    wanted = msgspec.msgpack.decode(question, type=Wanted)
    try:
        return Found(print_page(wanted.id, wanted.data, wanted.number) if wanted.id else print_checked(wanted.data))
    except Denied as denied:
        return Found(status=denied.status, key=denied.key, words=denied.words)
    except Exception as error:  # the reader is there for the next one
        return Found(status=500, key="server-mistake", words={"text": f"{type(error).__name__}: {error}"})


if __name__ == "__main__":
    os.nice(5)  # moves go first
    serve(found)
