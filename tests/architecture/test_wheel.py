"""The wheel holds everything that the package reads, and its version is the one of the package."""

import re
import subprocess
import sys
from email import message_from_bytes
from pathlib import Path
from zipfile import ZipFile

import pytest

from tests.architecture.tree import ROOT, SOURCE
from warbook import __version__

NOT_SHIPPED = {".pyc", ".so", ".pyd", ".c"}


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> ZipFile:
    """A wheel of this tree without the compiled modules: those take minutes, and `make wheel` tries them."""
    folder = tmp_path_factory.mktemp("wheel")
    line = [sys.executable, "setup.py", "--quiet", "egg_info", "--egg-base", str(folder)]
    line += ["build", "--build-base", str(folder / "build"), "bdist_wheel", "--dist-dir", str(folder)]
    done = subprocess.run(
        [*line, "--bdist-dir", str(folder / "files")],
        cwd=ROOT,
        env={"WARBOOK_COMPILE": "0"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    (file,) = folder.glob("*.whl")
    return ZipFile(file)


def test_the_wheel_has_every_file_of_the_package(wheel: ZipFile) -> None:
    ours = {
        path.relative_to(SOURCE).as_posix()
        for path in (SOURCE / "warbook").rglob("*")
        if path.is_file() and path.suffix not in NOT_SHIPPED
    }
    shipped = {name for name in wheel.namelist() if name.startswith("warbook/")}
    assert shipped == ours


def test_the_wheel_has_the_version_of_the_package_and_the_command(wheel: ZipFile) -> None:
    folder = f"warbook-{__version__}.dist-info"
    about = message_from_bytes(wheel.read(f"{folder}/METADATA"))
    assert about["Version"] == __version__
    assert "warbook = warbook.cli.main:main" in wheel.read(f"{folder}/entry_points.txt").decode()


def test_the_version_is_written_in_one_place() -> None:
    assert re.fullmatch(r"\d+\.\d+\.\d+((a|b|rc)\d+)?", __version__)
    written = f'"{__version__}"'
    places = [path for path in [*ROOT.glob("*.toml"), *ROOT.glob("*.py"), *SOURCE.rglob("*.py")] if path.is_file()]
    assert [path for path in places if written in Path(path).read_text(encoding="utf-8")] == [
        SOURCE / "warbook" / "__init__.py"
    ]
