"""A real server on a free loopback port, and people who talk to it over real connections."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
import urllib.error
import urllib.request
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from functools import partial
from http.client import HTTPConnection, HTTPResponse
from pathlib import Path
from types import TracebackType
from typing import Any, Self

from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

Message = dict[str, Any]  # a message as a client in another language would see it
SETUP = ["KAFHFABK/FWPSBPWF", "FWPBSPWF/KBAFHFAK"]  # Red rank 1 / rank 2, Blue rank 3 / rank 4


class Served:
    """A server process."""

    program: tuple[str, ...] = ("-m", "warbook", "serve")

    def __init__(self, data: Path, *arguments: str) -> None:
        self.data = data
        self.arguments = arguments
        self.log = data.parent / f"{data.name}.log"
        self.port = 0

    def start(self) -> Self:
        command = [sys.executable, *self.program, "--no-browser", "--data", str(self.data)]
        with self.log.open("ab") as log:
            self.process = subprocess.Popen(
                [*command, "--port", str(self.port), *self.arguments],
                stdout=subprocess.PIPE,
                stderr=log,
                text=True,
                env={**os.environ, "PYTHONUNBUFFERED": "1"},
            )
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        if "Warbook is at" not in line:
            self.kill()
            raise AssertionError(line + self.log.read_text())
        self.port = int(line.rsplit(":", 1)[1].strip().strip("/"))
        return self

    def kill(self) -> None:
        self.process.kill()
        self.process.wait()
        assert self.process.stdout is not None
        self.process.stdout.close()

    def stop(self) -> None:
        self.process.send_signal(signal.SIGINT)
        try:
            self.process.wait(20)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()
        assert self.process.stdout is not None
        self.process.stdout.close()

    @property
    def memory(self) -> int:
        """Resident kB."""
        status = Path(f"/proc/{self.process.pid}/status").read_text()
        return next(int(line.split()[1]) for line in status.splitlines() if line.startswith("VmRSS"))


@contextmanager
def serving(data: Path, *arguments: str) -> Iterator[Served]:
    with started(Served(data, *arguments)) as server:
        yield server


@contextmanager
def started(server: Served) -> Iterator[Served]:
    server.start()
    try:
        yield server
    finally:
        if server.process.poll() is None:
            server.stop()


class Caller(urllib.request.HTTPHandler):
    """Requests that come from one address of this machine; "" for any."""

    def __init__(self, address: str) -> None:
        super().__init__()
        self.source = (address, 0) if address else None

    def http_open(self, req: urllib.request.Request) -> HTTPResponse:
        return self.do_open(partial(HTTPConnection, source_address=self.source), req)


class Person:
    """Somebody with a browser: a cookie, and HTTP."""

    def __init__(self, server: Served, address: str = "") -> None:
        self.server = server
        self.cookie = ""
        self.address = address
        self._opener = urllib.request.build_opener(Caller(address))

    def ask(self, method: str, path: str, body: object = None, **headers: str) -> tuple[int, Any]:
        data = body if isinstance(body, bytes) else None if body is None else json.dumps(body).encode()
        request = urllib.request.Request(f"http://127.0.0.1:{self.server.port}{path}", data, method=method)
        if data is not None:
            request.add_header("content-type", "application/json")
        if self.cookie:
            request.add_header("cookie", self.cookie)
        for name, value in headers.items():
            request.add_header(name, value)
        try:
            with self._opener.open(request, timeout=30) as answer:
                status, text, cookie = answer.status, answer.read(), answer.headers.get("set-cookie")
        except urllib.error.HTTPError as error:
            with error:
                status, text, cookie = error.code, error.read(), error.headers.get("set-cookie")
        if cookie and not self.cookie:
            self.cookie = cookie.split(";")[0]
        return status, json.loads(text) if text[:1] in (b"{", b"[") else text.decode()

    def get(self, path: str) -> Any:
        status, answer = self.ask("GET", path)
        assert status == 200, answer
        return answer

    def frames(self, replay: str) -> list[Message]:
        """Every moment of a replay, from all its pages."""
        info = self.get(f"/api/replays/{replay}")
        frames: list[Message] = list(info["page"]["frames"])
        while len(frames) < info["page"]["total"]:
            frames += self.get(f"/api/replays/{replay}/pages/{len(frames) // info['size']}")["frames"]
        return frames

    def post(self, path: str, body: object) -> Any:
        status, answer = self.ask("POST", path, body)
        assert status in (200, 201), answer
        return answer

    def make(self, *seats: str, **more: object) -> tuple[str, list[Message]]:
        """A table; a seat is me, here, open or bot:NAME."""
        forms = []
        for seat in seats:
            who, _, bot = seat.partition(":")
            forms.append({"who": who, **({"bot": bot, "seconds": 0.05} if bot else {})})
        form = {"game": "summoner-war", "seats": forms, "options": {"augment_count": "0"}, **more}
        made = self.post("/api/tables", form)
        return made["table"], made["invites"]

    def sit(self, table: str, **more: object) -> Line:
        return Line(self.server, table, self.cookie, self.address, **more)


class Line:
    """A socket to a table, and what was heard on it."""

    def __init__(self, server: Served, table: str, cookie: str = "", source: str = "", **headers: Any) -> None:
        sent = {**({"Cookie": cookie} if cookie else {}), **headers}
        address = f"ws://127.0.0.1:{server.port}/api/tables/{table}/socket"
        bound = (source, 0) if source else None
        self._stack = ExitStack()
        opening = connect(address, additional_headers=sent, compression=None, max_size=None, source_address=bound)
        self.socket: ClientConnection = self._stack.enter_context(opening)
        self.raw: list[str] = []
        self.latest: dict[int, Message] = {}
        self.hello: Message = {}

    def __enter__(self) -> Self:
        self.hello = self.until("hello")
        for _ in self.hello["mine"] or [-1]:
            self.until("update")
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._stack.close()

    def hear(self, timeout: float = 20) -> Message:
        text = self.socket.recv(timeout)
        assert isinstance(text, str)
        self.raw.append(text)
        message: Message = json.loads(text)
        if message["t"] == "update":
            self.latest[message["seat"]] = message
        return message

    def until(self, *kinds: str, timeout: float = 20) -> Message:
        """The next message of these kinds."""
        ends = time.monotonic() + timeout
        while True:
            message = self.hear(max(0.01, ends - time.monotonic()))
            if message["t"] in kinds:
                return message

    def messages(self, first: int) -> list[Message]:
        """What was heard, from that place on."""
        return [json.loads(text) for text in self.raw[first:]]

    def silent(self, seconds: float = 0.3) -> bool:
        """Whether nothing comes; what comes is kept."""
        try:
            self.hear(seconds)
        except TimeoutError:
            return True
        return False

    def closed(self, timeout: float = 10) -> tuple[int, str]:
        """How the server has closed the line."""
        try:
            while True:
                self.hear(timeout)
        except ConnectionClosed as error:
            assert error.rcvd is not None, "closed without a word"
            return error.rcvd.code, error.rcvd.reason

    def say(self, kind: str, seat: int, **fields: object) -> None:
        self.send({"t": kind, "seat": seat, **fields})

    def send(self, message: object) -> None:
        self.socket.send(json.dumps(message))

    def seq(self, seat: int) -> int:
        return int(self.latest[seat]["seq"])

    def type(self, seat: int, text: str) -> Message:
        """Type a move, and wait for what comes of it."""
        return self.do("type", seat, text=text)

    def do(self, kind: str, seat: int, **fields: object) -> Message:
        """Ask for something that changes the table, and hear everything that comes of it; the answer is this seat's."""
        self.catch_up()
        first, before = len(self.raw), self.seq(seat)
        self.say(kind, seat, seq=before, **fields)
        self.catch_up()
        heard: list[Message] = [json.loads(text) for text in self.raw[first:]]
        return next(
            each
            for each in reversed(heard)
            if each["t"] in ("refused", "error") or (each["t"] == "update" and each["seat"] == seat)
        )

    def catch_up(self) -> None:
        """Hear everything that is on its way: a ping comes back after it."""
        self.send({"t": "ping"})
        self.until("pong")

    def deploy(self, seat: int, rows: str = "", cards: str = "", lock: bool = True) -> None:
        """Prepare a side in one message."""
        ranks = ("1", "2") if seat == 0 else ("3", "4")
        moves = [f"card {code}" for code in cards.split()]
        for rank, row in zip(ranks, (rows or SETUP[seat]).split("/"), strict=True):
            moves += [f"place {letter} {file}{rank}" for file, letter in zip("abcdefgh", row, strict=True)]
        for move in [*moves, *(["lock"] if lock else [])]:
            answer = self.type(seat, move)
            assert answer["t"] == "update", (move, answer)

    def decision(self, seat: int) -> Message | None:
        found: Message | None = self.latest[seat]["decision"]
        return found
