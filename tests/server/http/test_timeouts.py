"""Connections that do not ask anything in time, or too much at once, are closed; others are not."""

from __future__ import annotations

import asyncio
import socket
from collections.abc import Awaitable, Callable
from typing import Any

import pytest
import uvicorn

from warbook.server.http.timeouts import LARGEST_HEAD, PatientProtocol

HOST = "127.0.0.1"


async def slow_app(scope: Any, receive: Any, send: Any) -> None:  # ASGI's shapes are dicts of whatever
    """Reads the whole request, thinks for longer than anybody's patience, and answers."""
    if scope["type"] != "http":
        return
    while (await receive()).get("more_body"):
        pass
    await asyncio.sleep(0.8)
    await send({"type": "http.response.start", "status": 200, "headers": [(b"content-length", b"2")]})
    await send({"type": "http.response.body", "body": b"ok"})


LARGE = 24 << 20  # bytes: more than the system keeps for a socket


async def large_app(scope: Any, receive: Any, send: Any) -> None:
    """Answers at once, and at length."""
    if scope["type"] == "http":
        await send({"type": "http.response.start", "status": 200, "headers": [(b"content-length", b"%d" % LARGE)]})
        await send({"type": "http.response.body", "body": bytes(LARGE)})


def run(test: Callable[[int], Awaitable[None]], monkeypatch: pytest.MonkeyPatch, app: Any = slow_app) -> None:
    monkeypatch.setattr(PatientProtocol, "patience", 0.4)
    monkeypatch.setattr(PatientProtocol, "looks", 0.1)

    async def whole() -> None:
        listener = socket.create_server((HOST, 0))
        config = uvicorn.Config(
            app,
            http=PatientProtocol,
            h11_max_incomplete_event_size=LARGEST_HEAD,
            lifespan="off",
            log_level="critical",
            timeout_keep_alive=30,
        )
        server = uvicorn.Server(config)
        serving = asyncio.create_task(server.serve([listener]))
        while not server.started:
            await asyncio.sleep(0.01)
        try:
            await asyncio.wait_for(test(listener.getsockname()[1]), 20)
        finally:
            server.should_exit = True
            await serving

    asyncio.run(whole())


async def said(port: int, *parts: bytes, pause: float = 0.0) -> bytes:
    """What comes back until the server closes the connection, or a second has passed without anything."""
    reader, writer = await asyncio.open_connection(HOST, port)
    answer = b""
    try:
        for part in parts:
            writer.write(part)
            await writer.drain()
            await asyncio.sleep(pause)
        while data := await asyncio.wait_for(reader.read(65_536), 3):
            answer += data
    except ConnectionError:
        pass
    finally:
        writer.close()
    return answer


def test_who_sends_nothing_is_not_waited_for(monkeypatch: pytest.MonkeyPatch) -> None:
    async def test(port: int) -> None:
        assert await said(port) == b""

    run(test, monkeypatch)


def test_who_sends_a_byte_at_a_time_is_not_waited_for(monkeypatch: pytest.MonkeyPatch) -> None:
    async def test(port: int) -> None:
        head = b"GET / HTTP/1.1\r\nHost: x\r\n" + b"X-Slow: 1\r\n"
        slow = [head[place : place + 1] for place in range(20)]
        assert b"200" not in await said(port, *slow, pause=0.05)
        body = b"POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 100\r\n\r\n"
        assert b"200" not in await said(port, body, *[b"."] * 20, pause=0.05)

    run(test, monkeypatch)


def test_a_huge_header_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    async def test(port: int) -> None:
        huge = b"GET / HTTP/1.1\r\nHost: x\r\nX-Huge: " + b"a" * (4 * LARGEST_HEAD)
        answer = await said(port, huge)
        assert answer == b"" or b" 400 " in answer

    run(test, monkeypatch)


def test_an_answer_may_take_its_time(monkeypatch: pytest.MonkeyPatch) -> None:
    async def test(port: int) -> None:
        asked = b"POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 2\r\n\r\nhi"
        answer = await said(port, asked)
        assert b" 200 " in answer and answer.endswith(b"ok")

    run(test, monkeypatch)


async def read_at(port: int, pause: float) -> int:
    """How much of a long answer is there for a client that rests after each piece, until the server gives up."""
    loop = asyncio.get_running_loop()
    client = socket.socket()
    client.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 32_768)
    client.setblocking(False)
    found = 0
    try:
        await loop.sock_connect(client, (HOST, port))
        await loop.sock_sendall(client, b"GET / HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n")
        while data := await asyncio.wait_for(loop.sock_recv(client, 16_384), 5):
            found += len(data)
            await asyncio.sleep(pause)
    except ConnectionError:
        pass
    finally:
        client.close()
    return found


def test_who_reads_a_little_at_a_time_is_not_waited_for(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(PatientProtocol, "pace", LARGE)  # so an answer has to be read in a second and a half

    async def test(port: int) -> None:
        assert await read_at(port, 0.02) < LARGE // 2
        monkeypatch.setattr(PatientProtocol, "pace", 4_096)
        assert await read_at(port, 0.0) > LARGE

    run(test, monkeypatch, large_app)
