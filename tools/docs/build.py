"""Lay out the sources of the site, build it, and follow its links: `make docs`."""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path

from tools.docs.links import dead
from tools.docs.reference import pages

ROOT = Path(__file__).parents[2]
SOURCES = ROOT / "build" / "docs-sources"
SITE = ROOT / "build" / "docs"
REFERENCE = ("warbook.kernel", "warbook.bots", "warbook.match")  # what a study of the games is written with
GUIDES = ["adding-a-game", "adding-a-card", "adding-a-page", "vectors", "contract", "protocol", "replay-format"]
GUIDES += ["security", "bots"]
MEASURED = ["speed", "load", "coverage", "soak", "soak-*", "balance-*"]


def laid_out() -> None:
    """Put every page where the repository has it, so that links between pages hold there and here."""
    shutil.rmtree(SOURCES, ignore_errors=True)
    shutil.copytree(ROOT / "docs", SOURCES / "docs")
    others = [path for path in ROOT.glob("*.md") if path.name != "README.md"]  # the README is the front page
    for path in [*others, ROOT / "NOTICE", ROOT / "LICENSE", *(ROOT / "src").rglob("README.md")]:
        copy = SOURCES / path.relative_to(ROOT)
        copy.parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(path, copy)
    for package in REFERENCE:
        for name, text in pages(ROOT / "src", package).items():
            (SOURCES / "api").mkdir(exist_ok=True)
            (SOURCES / "api" / f"{name}.md").write_text(text, encoding="utf-8")
    (SOURCES / "index.md").write_text(front_page(), encoding="utf-8")


def contents(caption: str, names: list[str]) -> str:
    """One chapter of the table of contents; a star stands for every page of that name."""
    return "\n".join(["```{toctree}", f":caption: {caption}", ":hidden:", ":glob:", "", *names, "```", ""])


def front_page() -> str:
    """The README with the table of contents: what is not in it would be a page that nobody finds."""
    chapters = [
        contents("Warbook", ["ARCHITECTURE", "CONTRIBUTING", "CHANGELOG", "SECURITY"]),
        contents("Guides", [f"docs/{name}" for name in GUIDES]),
        contents("Rules", ["docs/rules/*"]),
        contents("Games: readings and rulings", ["src/warbook/games/**"]),
        contents("Measured", [f"docs/{name}" for name in MEASURED if list(ROOT.glob(f"docs/{name}.md"))]),
        contents("API reference", [f"api/{package}*" for package in REFERENCE]),
        contents("Decisions", ["docs/decisions/*"]),
    ]
    return (ROOT / "README.md").read_text(encoding="utf-8") + "\n" + "\n".join(chapters)


def main() -> int:
    """Build; 1 when Sphinx warns of anything or a link leads nowhere."""
    laid_out()
    shutil.rmtree(SITE, ignore_errors=True)
    line = [sys.executable, "-m", "sphinx", "--builder", "html", "--fresh-env", "--fail-on-warning", "--quiet"]
    line += ["--conf-dir", str(Path(__file__).parent), "--doctree-dir", str(ROOT / "build" / "docs-trees")]
    done = subprocess.run([*line, str(SOURCES), str(SITE)], cwd=ROOT, check=False)
    if done.returncode != 0:
        return 1
    lines = list(dead(SITE))
    for each in lines:
        print(each, file=sys.stderr)
    if lines:
        return 1
    count = sum(1 for _ in SITE.rglob("*.html"))
    print(f"{count} pages: {SITE.relative_to(ROOT) / 'index.html'}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
