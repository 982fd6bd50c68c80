"""Run the server: the listening socket and uvicorn."""

from __future__ import annotations

import errno
import gc
import socket
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

import uvicorn
from filelock import FileLock, Timeout

from warbook.server.http.app import Application, application
from warbook.server.http.timeouts import LARGEST_HEAD, PatientProtocol
from warbook.server.limits import Limits
from warbook.server.site import Site
from warbook.server.socket.admission import BACKLOG, raised_descriptors, room
from warbook.server.socket.transport import LineProtocol
from warbook.server.store.choice import store_in

THRESHOLDS = 50_000, 20, 100  # new objects before a collection of generation 0, 1 and 2
KEEP_ALIVE = 5  # seconds that a connection without a request stays open
SWITCH = 0.0005  # seconds: the store's writer runs soon after the disk has answered


def listening(host: str, port: int) -> socket.socket:
    """A listening socket; an OSError with one sentence if that is impossible."""
    try:
        family, _, _, _, address = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0]
    except (socket.gaierror, OverflowError) as error:
        raise ValueError(f"{host}:{port} is no address to listen on ({error})") from error
    listener = socket.socket(family, socket.SOCK_STREAM)
    listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listener.bind(address)
        listener.listen(BACKLOG)
    except OSError as error:
        listener.close()
        if error.errno == errno.EADDRINUSE:
            raise OSError(f"port {port} is in use: choose another one with --port") from error
        raise OSError(f"{host}:{port} cannot be listened on: {error.strerror}") from error
    return listener


def calm_collector() -> None:
    """Collect garbage less often, and not among the objects of the start: tables have no cycles."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(*THRESHOLDS)


class Server(uvicorn.Server):
    """Uvicorn with a callback when it is ready."""

    def __init__(self, config: uvicorn.Config, ready: Callable[[], None]) -> None:
        """Store the callback."""
        super().__init__(config)
        self._ready = ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Start serving, then call back."""
        await super().startup(sockets)
        if not self.should_exit:
            calm_collector()
            self._ready()


@contextmanager
def held(data: Path) -> Iterator[None]:
    """Lock a data folder, so two servers cannot use it. A crash releases the lock."""
    data.mkdir(parents=True, exist_ok=True)
    lock = FileLock(data / "lock", blocking=False)
    try:
        lock.acquire()
    except Timeout as error:
        raise OSError(f"another server keeps its tables in {data}: choose another folder with --data") from error
    try:
        yield
    finally:
        lock.release()


def serve(listener: socket.socket, data: Path, limits: Limits, site: Site, ready: Callable[[], None]) -> int:
    """Serve until interrupted."""
    with held(data):
        store_in(data).check(data / "key")
        return _serve(listener, data, limits, site, ready)


def _serve(listener: socket.socket, data: Path, limits: Limits, site: Site, ready: Callable[[], None]) -> int:
    sys.setswitchinterval(SWITCH)
    descriptors = raised_descriptors()
    most, backlog = room(descriptors, limits.crowd)
    if most < limits.crowd:
        print(f"warbook serve: {descriptors} files may be open here, enough for {most} connections", file=sys.stderr)
    app = application(data, limits, site=site, most=most)
    server = Server(configured(app, limits, site, backlog), ready)
    with suppress(KeyboardInterrupt):  # Ctrl-C ends the server
        server.run([listener])
    return 0 if server.started else 1


def configured(app: Application, limits: Limits, site: Site, backlog: int) -> uvicorn.Config:
    """Uvicorn's configuration."""
    return uvicorn.Config(
        app,
        http=type("DoorProtocol", (PatientProtocol,), {"doors": app.doors}),
        h11_max_incomplete_event_size=LARGEST_HEAD,
        ws=type("DoorLine", (LineProtocol,), {"doors": app.doors}),
        ws_ping_interval=limits.ping,
        ws_ping_timeout=limits.ping,
        timeout_keep_alive=KEEP_ALIVE,
        ws_max_size=max(65_536, limits.message_bytes),
        ws_per_message_deflate=False,  # a view is a few kB; compressing each costs more than sending it
        log_level="warning",
        access_log=False,
        server_header=False,
        proxy_headers=bool(site.proxies),
        forwarded_allow_ips=list(site.proxies),
        timeout_graceful_shutdown=3,
        backlog=backlog,
    )
