"""`warbook vectors FILE…`: runs worked examples against the rules."""

from __future__ import annotations

import argparse
import sys
from importlib import import_module
from pathlib import Path

import msgspec
from msgspec import Struct, field
from rich.console import Console
from rich.text import Text

from warbook.games import GAMES, package_of
from warbook.kernel.content.vector_files import packaged
from warbook.kernel.vectors.format import Outcome, Vector, decoded, read_vectors

DESCRIPTION = """Run vectors: worked examples of the rules, as docs/vectors.md describes them.
A file is plain text or Markdown with fenced text blocks. Without FILE all vectors of all games run.
The exit code is 0 if all pass, 1 if one differs, 2 if a file is broken."""


class Report(Struct):
    """The result of a run: the outcome of each vector, and errors in files."""

    outcomes: list[Outcome] = field(default_factory=list)
    errors: list[str] = field(default_factory=list)

    @property
    def failed(self) -> int:
        """How many vectors differ from the game."""
        return sum(not outcome.passed for outcome in self.outcomes)

    @property
    def code(self) -> int:
        """The exit code; a broken file outranks a difference."""
        return 2 if self.errors else 1 if self.failed else 0

    def summary(self) -> str:
        """The last line."""
        count = len(self.outcomes)
        words = [f"{count} vector{'' if count == 1 else 's'}", f"{count - self.failed} pass", f"{self.failed} differ"]
        if self.errors:
            words.append(f"{len(self.errors)} broken")
        return ", ".join(words)


def run(argv: list[str]) -> int:
    """Run the vectors of some files, or of all games."""
    parser = argparse.ArgumentParser(
        prog="warbook vectors", description=DESCRIPTION, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("files", metavar="FILE", nargs="*", help="files of vectors; default: those of all games")
    parser.add_argument("--json", action="store_true", help="print the outcomes as one JSON object")
    parser.add_argument("--quiet", action="store_true", help="print only differences and the summary")
    arguments = parser.parse_args(argv)
    report = examined(arguments.files)
    if arguments.json:
        print(as_json(report))
        return report.code
    show(report, arguments.quiet)
    return report.code


def examined(files: list[str]) -> Report:
    """Run everything that can be read; a broken file or vector does not stop the others."""
    report = Report()
    for vector in _read(files, report):
        try:
            report.outcomes.append(Outcome(vector, tuple(import_module(runner_of(vector)).examine(vector))))
        except ValueError as error:
            report.errors.append(str(error))
    return report


def _read(files: list[str], report: Report) -> list[Vector]:
    if not files:
        return [vector for game in GAMES.values() for vector in packaged(package_of(game))]
    vectors: list[Vector] = []
    for file in files:
        try:
            vectors += read_vectors(decoded(Path(file).read_bytes(), file), file)
        except OSError as error:
            report.errors.append(f"{file}: {error.strerror or error}")
        except ValueError as error:
            report.errors.append(str(error))
    return vectors


def runner_of(vector: Vector) -> str:
    """The runner module for a vector, by the prefix of its id."""
    for game in GAMES.values():
        if game.prefix == vector.prefix:
            return f"{package_of(game)}.scenes.runner"
    prefixes = ", ".join(game.prefix for game in GAMES.values())
    raise ValueError(f"{vector.file}:{vector.line}: {vector.id} belongs to no game; ids begin with {prefixes}")


def as_json(report: Report) -> str:
    """The whole report for programs."""
    vectors = [
        {
            "id": outcome.vector.id,
            "title": outcome.vector.title,
            "rules": outcome.vector.rules,
            "file": outcome.vector.file,
            "line": outcome.vector.line,
            "passed": outcome.passed,
            "differences": outcome.differences,
        }
        for outcome in report.outcomes
    ]
    counts = {"passed": len(report.outcomes) - report.failed, "failed": report.failed, "broken": len(report.errors)}
    return msgspec.json.format(msgspec.json.encode({**counts, "vectors": vectors, "errors": report.errors})).decode()


def show(report: Report, quiet: bool) -> None:
    """Print the report: outcomes to standard output, broken files to standard error."""
    for outcome in report.outcomes:
        vector = outcome.vector
        if outcome.passed:
            if not quiet:
                say("pass", "green", f"  {vector.id}  {vector.title}")
            continue
        say("FAIL", "bold red", f"  {vector.id}  {vector.title}  [{' '.join(vector.rules)}]")
        for difference in outcome.differences:
            print(f"      {difference}")
    for error in report.errors:
        print(error, file=sys.stderr)
    say(report.summary(), "bold", "")


def say(word: str, style: str, rest: str) -> None:
    """Print a line; its first words are coloured on a terminal."""
    if sys.stdout.isatty():
        Console().print(Text.assemble((word, style), rest), soft_wrap=True)
    else:
        print(word + rest)
