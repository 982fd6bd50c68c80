"""A reader process, run with `python -m`: checks uploaded replays and makes pages of stored ones."""

from __future__ import annotations

import os

import msgspec
from msgspec import Struct, field

from warbook.kernel.wire import Word
from warbook.server.bots.worker_main import serve
from warbook.server.errors import Denied
from warbook.server.replays.pages import print_checked, print_page
from warbook.server.replays.summary import SUMMARY, print_summary


class Wanted(Struct, frozen=True):
    """A job: a page of a stored replay, or its summary; or, without an id, the check of an uploaded one."""

    data: bytes
    id: str = ""
    number: int = 0


class Found(Struct, frozen=True):
    """The result in bytes, or a status and the reason of a denial."""

    text: bytes = b""
    status: int = 0
    key: str = ""
    words: dict[str, Word] = field(default_factory=dict)


def found(question: bytes) -> Found:
    """Answer an encoded job."""
    wanted = msgspec.msgpack.decode(question, type=Wanted)
    try:
        if not wanted.id:
            return Found(print_checked(wanted.data))
        if wanted.number == SUMMARY:
            return Found(print_summary(wanted.data))
        return Found(print_page(wanted.id, wanted.data, wanted.number))
    except Denied as denied:
        return Found(status=denied.status, key=denied.key, words=denied.words)
    except Exception as error:  # the reader must survive for the next job
        return Found(status=500, key="server-mistake", words={"text": f"{type(error).__name__}: {error}"})


if __name__ == "__main__":
    os.nice(5)  # moves have priority
    serve(found)
