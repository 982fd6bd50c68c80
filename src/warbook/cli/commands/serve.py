"""`warbook serve`: runs the server."""

from __future__ import annotations

import os
import platform
import webbrowser
from pathlib import Path
from threading import Thread

from msgspec.structs import replace

from warbook.cli.arguments import Parser, spoken, warn
from warbook.cli.data_folder import data_folder
from warbook.games import GAMES, load
from warbook.server.limits import Limits
from warbook.server.run import listening, serve
from warbook.server.site import site_for


def parser() -> Parser:
    """What the command understands."""
    made = Parser(prog="warbook serve", description="Start the server and open the page in the browser.")
    made.add_argument("--host", default="127.0.0.1", help="address to listen on (127.0.0.1); 0.0.0.0 for all")
    made.add_argument("--port", type=int, default=8400, help="the port (8400); 0 for a free one")
    made.add_argument("--data", type=Path, default=None, metavar="DIR", help="the data folder")
    made.add_argument("--no-browser", action="store_true", help="do not open the page")
    made.add_argument(
        "--rate", type=float, default=None, metavar="N", help="messages per second and connection; 0 for no limits"
    )
    made.add_argument(
        "--grace",
        type=float,
        default=Limits().grace,
        metavar="SECONDS",
        help="seconds that an opponent may be away before a bot may take the seat (180)",
    )
    made.add_argument(
        "--tables",
        type=int,
        default=Limits().all_tables,
        metavar="N",
        help="unfinished tables in all (20000)",
    )
    made.add_argument(
        "--connections",
        type=int,
        default=None,
        metavar="N",
        help="connections in all (4000); 0 for as many as the system allows",
    )
    made.add_argument("--public-url", metavar="URL", help="the server's public address")
    made.add_argument(
        "--proxy",
        action="append",
        default=[],
        metavar="ADDRESS",
        help="a proxy or network whose X-Forwarded-For and X-Forwarded-Proto headers are trusted",
    )
    return made


def run(argv: list[str]) -> int:
    """Serve until interrupted; an error such as a port in use is one sentence."""
    asked = parser().parse_args(argv)
    site = site_for(asked.public_url, asked.proxy)
    if not 0 <= asked.port <= 65535:
        raise ValueError(f"{asked.port} is no port: give a number from 0 to 65535")
    data = asked.data or data_folder()
    load(data)
    warn("serve", GAMES.values(), spoken(os.environ))
    listener = listening(asked.host, asked.port)
    port = listener.getsockname()[1]
    shown = "localhost" if asked.host in ("127.0.0.1", "0.0.0.0", "::", "::1") else asked.host
    address = f"http://{f'[{shown}]' if ':' in shown else shown}:{port}/"

    def ready() -> None:
        print(f"Warbook is at {address}", flush=True)
        if asked.public_url is not None:
            print(f"People reach it at {asked.public_url}", flush=True)
        if not asked.no_browser and has_display():
            Thread(target=webbrowser.open, args=(address,), daemon=True).start()

    return serve(listener, data, limits_for(asked.rate, asked.grace, asked.tables, asked.connections), site, ready)


def limits_for(
    rate: float | None, grace: float, tables: int = Limits().all_tables, connections: int | None = None
) -> Limits:
    """The server's limits; a rate of 0 turns them off."""
    if tables < 1:
        raise ValueError(f"{tables} is no number of tables: give 1 or more")
    if connections is not None and connections < 0:
        raise ValueError(f"{connections} is no number of connections: give 0 or more")
    if grace < 0:
        raise ValueError(f"{grace:g} is no time to wait: give 0 seconds or more")
    limits = Limits(grace=grace, all_tables=tables)
    if connections is not None or (rate is not None and rate <= 0):
        limits = replace(limits, crowd=connections or 0)
    if rate is None:
        return limits
    if rate <= 0:
        limits = replace(limits, rate=0, address_rate=0, kept_rate=0, connections=0, hint_rate=0)
        return replace(limits, tables=1_000_000, near_tables=0, uploads=1_000_000)
    return replace(limits, rate=rate, burst=max(1, int(5 * rate)))


def has_display() -> bool:
    """Whether a browser can be opened."""
    elsewhere = platform.system() != "Linux"
    return elsewhere or bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))
