"""Reads and writes replay files."""

from __future__ import annotations

import os
from pathlib import Path

import msgspec
from msgspec import Struct

from warbook.kernel.replay import FORMAT, new_seeds
from warbook.kernel.wire import Replay


class _Format(Struct, frozen=True):
    format: int


def read_replay(path: Path) -> Replay:
    """Read a replay file; a mistake is a ValueError with the file and the place."""
    data = path.read_bytes()
    try:
        found = msgspec.json.decode(data, type=_Format).format
        if found != FORMAT:
            raise ValueError(
                f"{path}: the replay has format {found}, and only format {FORMAT} can be read - at `$.format`"
            )
        replay = msgspec.json.decode(data, type=Replay)
    except msgspec.ValidationError as error:
        raise ValueError(f"{path}: {error}") from error
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        lines = data.count(b"\n") + 1
        raise ValueError(f"{path}: {error} - the file has {len(data)} bytes in {lines} lines") from error
    try:
        new_seeds(replay)
    except ValueError as error:
        raise ValueError(f"{path}: {error}") from error
    return replay


def write_replay(path: Path, replay: Replay) -> None:
    """Write the file atomically, so nobody reads half a replay."""
    draft = path.with_name(f".{path.name}.{os.getpid()}.part")
    try:
        with draft.open("wb") as file:
            file.write(msgspec.json.format(msgspec.json.encode(replay), indent=1) + b"\n")
            file.flush()
            os.fsync(file.fileno())
        draft.replace(path)
    finally:
        draft.unlink(missing_ok=True)
