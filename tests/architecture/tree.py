"""Where the repository is, and which of its files people write."""

from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).parents[2]
SOURCE = ROOT / "src"
MADE = frozenset({".git", ".venv", "build", "dist", "node_modules", "__pycache__", ".hypothesis"})


def written_files(folder: Path = ROOT) -> Iterator[Path]:
    """Every file below the folder that no tool has made."""
    for path in sorted(folder.iterdir()):
        if path.name in MADE or path.name.endswith(("_cache", ".egg-info")) or path.is_symlink():
            continue
        if path.is_dir():
            yield from written_files(path)
        else:
            yield path
