"""What the system says of processes."""

from pathlib import Path


def children(pid: int) -> list[int]:
    found = []
    for task in Path(f"/proc/{pid}/task").iterdir():
        found += [int(child) for child in (task / "children").read_text().split()]
    return found


def command(pid: int) -> str:
    return Path(f"/proc/{pid}/cmdline").read_text()
