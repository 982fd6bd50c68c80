"""`warbook rules GAME [ID or word]`: prints the overview and all rules, one rule, or a search."""

from __future__ import annotations

import re
import sys

from rich.padding import Padding
from rich.table import Column
from rich.table import Table as Grid
from rich.text import Text

from warbook.cli.arguments import Parser, add_language, game_named, option_key, texts_for
from warbook.cli.play.joined import labelled
from warbook.cli.play.terminal import Terminal
from warbook.games import package_of
from warbook.kernel.content.overview import Block, load_overview
from warbook.kernel.content.rule_search import found as searched
from warbook.kernel.content.rulebook import Rule, Rulebook, load_rulebook
from warbook.kernel.content.vector_files import packaged
from warbook.kernel.mistakes import Said
from warbook.kernel.vectors.format import Vector

ID = re.compile(r"(?:[A-Za-z]{2}-)?[0-9]+\.[0-9]+|[A-Za-z]{2}-[0-9.]*")


def run(argv: list[str]) -> int:
    """Print rules; an unknown id is one sentence with similar ids."""
    parser = Parser(
        prog="warbook rules", description="Show a game's overview and rules, one rule by its id, or a search."
    )
    parser.add_argument("game", help="the game's name: warbook games lists them")
    parser.add_argument("what", nargs="*", metavar="WORD", help="a rule's id, or words to search for")
    add_language(parser)
    asked = parser.parse_args(argv)
    game = game_named(asked.game)
    terminal = Terminal(texts_for(game, asked.lang))
    book = load_rulebook(package_of(game))
    if not asked.what:
        show_overview(terminal, load_overview(package_of(game)))
        show_book(terminal, book)
        return 0
    try:
        show_found(terminal, book, " ".join(asked.what), packaged(package_of(game)))
    except Said as error:
        print(f"warbook rules: {terminal.texts.say(error.key, error.words)}", file=sys.stderr)
        return 2
    return 0


def show_overview(terminal: Terminal, overview: dict[str, tuple[Block, ...]]) -> None:
    """Print the overview; drawings are replaced by their captions."""
    for block in overview[terminal.texts.language]:
        if block.kind == "heading":
            terminal.show(Text(f"\n{block.plain}\n", style="bold underline"))
            continue
        grid = Grid.grid("", Column(overflow="fold"), padding=(0, 1))  # Chinese has no blanks for line breaks
        for line in block.lines:
            words = Text.assemble(*((span.text, "bold" if span.strong else "") for span in line))
            if block.kind == "figure":
                words = Text(f"[{words.plain}]", style="dim italic")
            grid.add_row("•" if block.kind == "list" else "", words)
        terminal.show(Padding(grid, (0, 0, 1, 0)))


def show_book(terminal: Terminal, book: Rulebook) -> None:
    """Print all rules, chapter by chapter."""
    language = terminal.texts.language
    for chapter in book.listed:
        terminal.show(Text(f"\n{chapter.number}. {chapter.title[language]}\n", style="bold underline"))
        for rule in chapter.rules:
            show_rule(terminal, rule)


def show_rule(terminal: Terminal, rule: Rule) -> None:
    """Print a rule's id and text."""
    grid = Grid.grid("", "", Column(overflow="fold"), padding=(0, 2))  # Chinese has no blanks for line breaks
    grid.add_row("", Text(rule.id, style="bold cyan"), Text(rule.text[terminal.texts.language]))
    terminal.show(grid)


def show_found(terminal: Terminal, book: Rulebook, what: str, vectors: list[Vector]) -> None:
    """Print one rule in full, or the rules of a search, best first; no result is an error."""
    rule = book.by_id(what)
    if rule is not None:
        show_whole(terminal, book, rule, vectors)
        return
    found = [] if ID.fullmatch(what) else searched(book.listed, what, terminal.texts.language)
    if not found:
        nearest = book.nearest(what)
        raise Said("rules-nearest" if nearest else "rules-none", text=what, nearest=", ".join(nearest))
    for each in found:
        show_rule(terminal, each)


def show_whole(terminal: Terminal, book: Rulebook, rule: Rule, vectors: list[Vector]) -> None:
    """Print a rule with its chapter, marks, rulings, options, and examples."""
    language = terminal.texts.language
    chapter = next(chapter for chapter in book.chapters if chapter.number == rule.chapter)
    terminal.show(Text(f"{chapter.number}. {chapter.title[language]}", style="dim"))
    show_rule(terminal, rule)
    for mark in rule.marks:
        terminal.note(terminal.text(f"mark-{mark}"))
    if rule.rulings:
        terminal.say("rules-rulings", style="bold")
        for ruling in rule.rulings:
            show_rule(terminal, book.rules[ruling])
    if rule.options:
        terminal.say("rules-options", style="bold")
        for option in rule.options:
            terminal.note(labelled(terminal.texts, option, terminal.text(option_key(option))))
    shown = [vector for vector in vectors if rule.id in vector.rules]
    if shown:
        terminal.say("rules-vectors", style="bold")
        for vector in shown:
            terminal.note(f"{vector.id}  {vector.title}")
