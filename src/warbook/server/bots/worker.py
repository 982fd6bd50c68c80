"""The server's end of a worker process: one question at a time. A worker that dies or is late is replaced."""

from __future__ import annotations

import asyncio
import sys
from asyncio.subprocess import PIPE, Process
from contextlib import suppress

import msgspec
from msgspec import Struct

from warbook._variant import newest_build
from warbook.server.bots.worker_main import SIZE, Answer, Asked, framed


class Lost(Exception):
    """The worker has died, or has not answered in time. The next question starts a new one."""


class Failed(Exception):
    """The bot could not decide; the worker is fine."""


class Worker:
    """One worker process, started with the first question."""

    def __init__(self, module: str = "warbook.server.bots.worker_main") -> None:
        """Start no process until the first question."""
        self._module = module
        self._process: Process | None = None
        self._build = 0

    async def ask(self, asked: Asked, seconds: float) -> int:
        """Ask the bot for an action, within a number of seconds."""
        answer = msgspec.msgpack.decode(await self.tell(asked, seconds), type=Answer)
        if answer.trouble:
            raise Failed(answer.trouble)
        return answer.action

    async def tell(self, asked: Struct, seconds: float) -> bytes:
        """Send a message and wait for the answer, within a number of seconds."""
        try:
            return await asyncio.wait_for(self._talk(framed(asked)), seconds)
        except (TimeoutError, OSError, asyncio.IncompleteReadError) as error:
            await self.end()
            raise Lost(type(error).__name__) from error
        except BaseException:  # cancelled: the late answer would be taken for that of the next question
            await self.end()
            raise

    async def _talk(self, question: bytes) -> bytes:
        build = newest_build()
        if build != self._build:  # compiled rules have come since this worker was started
            await self.end()
            self._build = build
        process = self._process
        if process is None or process.returncode is not None:
            # a new session: Ctrl-C in the server's terminal must reach only the server
            process = self._process = await asyncio.create_subprocess_exec(
                sys.executable, "-m", self._module, stdin=PIPE, stdout=PIPE, start_new_session=True
            )
        assert process.stdin is not None and process.stdout is not None
        process.stdin.write(question)
        await process.stdin.drain()
        size = await process.stdout.readexactly(SIZE)
        return await process.stdout.readexactly(int.from_bytes(size, "big"))

    async def end(self) -> None:
        """Kill the process."""
        process, self._process = self._process, None
        if process is not None:
            with suppress(ProcessLookupError):
                process.kill()
            await process.wait()
