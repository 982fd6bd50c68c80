"""The documentation site: what the reference says of a module, and which links are found dead."""

from pathlib import Path

import pytest

from tools.docs.links import dead
from tools.docs.reference import module_page, pages

ROOT = Path(__file__).parents[2]

MODULE = '''"""What this is about."""

import os

LIMIT: Final = 40  # lines of a function
_HIDDEN = 1
T = TypeVar("T")
LONG = "a value of more characters than anybody would like to read in a reference of constants"


def size(path: Path, *, all: bool = False) -> int:
    """How large it is."""
    return 0


def _inner() -> None:
    """Not for readers."""


class Shelf(Struct, frozen=True):
    """Where things lie."""

    width: int  # in cells
    _secret: int

    def __init__(self, width: int) -> None:
        """Make it."""

    @property
    def area(self) -> int:
        """Cells in all."""
        return 0

    @classmethod
    async def found(cls, name: str) -> Shelf:
        """Look for one."""
'''


def test_a_module_has_its_public_names_with_their_signatures_and_descriptions() -> None:
    page = module_page("shop.shelf", MODULE)
    for part in [
        "# shop.shelf\n",
        "What this is about.",
        ":::{py:data} LIMIT\n:type: Final\n:value: 40\n\nlines of a function\n:::",
        ":::{py:function} size(path: Path, *, all: bool=False) -> int\n\nHow large it is.\n:::",
        "::::{py:class} Shelf(width: int)\n\nWhere things lie.\n\nBased on `Struct`.",
        ":::{py:attribute} width\n:type: int\n\nin cells\n:::",
        ":::{py:property} area\n:type: int\n\nCells in all.\n:::",
        ":::{py:method} found(name: str) -> Shelf\n:classmethod:\n:async:\n\nLook for one.\n:::",
    ]:
        assert part in page, part
    assert ":::{py:data} LONG\n\n" in page  # without its value
    for absent in ["_HIDDEN", "_inner", "_secret", "TypeVar", "py:data} T", "os"]:
        assert absent not in page.replace("those", ""), absent


def test_the_reference_has_every_module_of_the_kernel() -> None:
    found = pages(ROOT / "src", "warbook.kernel")
    assert {"warbook.kernel.api", "warbook.kernel.run", "warbook.kernel.content.packs"} <= found.keys()
    assert "{py:class} Refusal(rule: str, values: dict[str, int] | None=None)" in found["warbook.kernel.api"]


@pytest.fixture
def site(tmp_path: Path) -> Path:
    (tmp_path / "guides").mkdir()
    (tmp_path / "style.css").write_text("")
    (tmp_path / "index.html").write_text(
        '<link rel="stylesheet" href="style.css"><h1 id="top">One</h1>'
        '<a href="guides/moves.html#a%20piece">moves</a> <a href="#top">up</a> <a href="https://example.org/x">out</a>'
    )
    (tmp_path / "guides" / "moves.html").write_text(
        '<p id="a piece">A piece.</p> <a href="../index.html">home</a> <a href="../">home</a>'
    )
    return tmp_path


def test_links_that_lead_somewhere_are_fine(site: Path) -> None:
    assert list(dead(site)) == []


@pytest.mark.parametrize(
    ("element", "told"),
    [
        ('<a href="guides/move.html">x</a>', "more.html links to guides/move.html, and there is no such place"),
        ('<a href="guides/moves.html#tower">x</a>', "more.html links to guides/moves.html#tower, and there is no such"),
        ('<a href="#nowhere">x</a>', "more.html links to #nowhere"),
        ('<a href="../outside.html">x</a>', "more.html links to ../outside.html"),
        ('<img src="board.png">', "more.html links to board.png"),
        ('<script src="https://example.org/a.js"></script>', "more.html needs https://example.org/a.js"),
    ],
)
def test_links_that_lead_nowhere_are_told(site: Path, element: str, told: str) -> None:
    (site.parent / "outside.html").write_text("")
    (site / "more.html").write_text(element)
    (line,) = dead(site)
    assert line.startswith(told)
