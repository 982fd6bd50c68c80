"""Try a wheel as a person would meet it: installed into an empty environment, it has to serve the page and every game.

    python tools/try_wheel.py dist/warbook-1.whl     makes the environment, and removes it afterwards
    python tools/try_wheel.py                        tries the warbook that this Python has, which must be compiled

Needs nothing but Python. It works in a folder of its own: no source of the repository can stand in for the wheel.
"""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
import tempfile
import time
import venv
from pathlib import Path
from typing import Any
from urllib.error import HTTPError
from urllib.request import urlopen

LANGUAGES = ("en", "zh-Hant", "pl")
NAMED = re.compile(r'(?:src|href)="(/[^"]+)"')


class Tried(Exception):
    """What a wheel fails at."""


def environment() -> dict[str, str]:
    """This process's environment, without what would lead to another warbook, another variant or another folder."""
    return {name: value for name, value in os.environ.items() if not name.startswith(("WARBOOK_", "PYTHON"))}


def said(folder: Path, *line: str) -> str:
    """What a command answers when it is run in the folder."""
    done = subprocess.run(line, cwd=folder, env=environment(), capture_output=True, text=True, check=False)
    if done.returncode != 0:
        raise Tried(f"{' '.join(line)}: exit code {done.returncode}\n{done.stdout}{done.stderr}")
    return done.stdout.strip()


def installed(wheel: Path, folder: Path) -> str:
    """The Python of a new environment that has the wheel, what it depends on, and nothing else."""
    venv.create(folder / "empty", with_pip=True)
    python = str(folder / "empty" / ("Scripts/python.exe" if os.name == "nt" else "bin/python"))
    said(folder, python, "-m", "pip", "install", "--quiet", "--disable-pip-version-check", str(wheel.absolute()))
    return python


def fetched(address: str) -> str:
    """What an address of the server answers; anything but success is an exception."""
    try:
        with urlopen(address, timeout=60) as answer:
            text: str = answer.read().decode("utf-8")
    except HTTPError as error:
        raise Tried(f"{address}: {error}") from error
    if not text:
        raise Tried(f"{address} is empty")
    return text


def asked(address: str) -> Any:
    """What the server answers in JSON, whatever its shape."""
    return json.loads(fetched(address))


def try_page(address: str) -> int:
    """Read the page and every file that it names, and count them."""
    page = fetched(address)
    if "<!doctype html>" not in page.lower():
        raise Tried(f"{address} is no page: {page[:200]}")
    files = NAMED.findall(page)
    if not any(file.endswith(".js") for file in files) or not any(file.endswith(".css") for file in files):
        raise Tried(f"the page names no script or no style: {files}")
    for file in files:
        fetched(address + file[1:])
    return len(files)


def try_games(address: str) -> list[str]:
    """Read what the page asks for about each game: its words in every language, and its rules."""
    names = [game["name"] for game in asked(address + "api/games")]
    for name in names:
        for language in LANGUAGES:
            fetched(f"{address}api/texts/{language}/{name}")
        if not asked(f"{address}api/rules/{name}")["chapters"]:
            raise Tried(f"{name} has no rules")
    return names


def served(line: list[str], folder: Path) -> tuple[int, list[str]]:
    """Start the server on a free port, try what it serves, and stop it."""
    line = [*line, "serve", "--no-browser", "--port", "0", "--data", str(folder / "data")]
    with subprocess.Popen(line, cwd=folder, env=environment(), stdout=subprocess.PIPE, text=True) as server:
        try:
            first = server.stdout.readline() if server.stdout is not None else ""
            found = re.search(r"http://\S+", first)
            if found is None:
                raise Tried(f"the server does not start: {first}")
            return try_page(found[0]), try_games(found[0])
        finally:
            server.terminate()


def tried(python: str, folder: Path, variant: str) -> str:
    """Try the warbook of this Python; what it can do in one line."""
    line = [python, "-m", "warbook"]
    version = said(folder, *line, "--version")
    if f"({variant}," not in version:
        raise Tried(f"{version} is not {variant}")
    files, games = served(line, folder)
    for name in games:
        said(folder, *line, "sim", name, "--games", "1", "--bots", "random,random")
    return f"{version}: serves the page with {files} files and {len(games)} games, and plays each of them"


def main(arguments: list[str]) -> int:
    """Try one wheel, or what is installed."""
    begun = time.monotonic()
    with tempfile.TemporaryDirectory() as place:
        folder = Path(place)
        try:
            if not arguments:
                print(tried(sys.executable, folder, "compiled"))
                return 0
            wheel = Path(arguments[0])
            python = installed(wheel, folder)
            print(tried(python, folder, "interpreted" if wheel.name.endswith("-none-any.whl") else "compiled"))
        except (Tried, OSError, KeyError) as error:
            print(f"try_wheel: {error}", file=sys.stderr)
            return 1
    print(f"installed and tried in {time.monotonic() - begun:.0f} s")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
