"""Krosmaster: Arena at the terminal: binds board, panels, cards and shortcuts together."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from msgspec import structs
from rich.console import RenderableType

from warbook.cli.play.looking import having
from warbook.cli.play.render.krosmaster.cards import Cards, reward_text, spell_text
from warbook.cli.play.render.krosmaster.menu import Menu
from warbook.cli.play.render.krosmaster.panels import Panels, goal_text, legend_text
from warbook.cli.play.render.krosmaster.walk import GO, RANDOM, Eyes, walk
from warbook.cli.play.screen import Group, Recent, Sight, Table
from warbook.games.krosmaster.content.tables import NOBODY
from warbook.games.krosmaster.game import KrosmasterArena
from warbook.games.krosmaster.present.cardbook import printed
from warbook.games.krosmaster.present.events import (
    CastSpell,
    Exploded,
    KnockedOut,
    PickedUp,
    Punched,
    Shifted,
    Stepped,
    Summoned,
)
from warbook.games.krosmaster.present.notation import SEATS
from warbook.games.krosmaster.present.view import KrosmasterView
from warbook.games.krosmaster.verbs import (
    BREAK,
    CAST,
    USE,
    rule_of,
    thing_of,
    used_slot,
)
from warbook.kernel.api import SPECTATOR, Action, Game, arg_of, verb_of
from warbook.kernel.content.texts import Texts
from warbook.kernel.wire import Decision, Event, View

# the help for each question; in an activation it depends on the scenario
TYPED: Final = {
    "teams": ("take",),
    "draft": ("card",),
    "arena": ("arena",),
    "edge": ("start",),
    "zone": ("start",),
    "order": ("line-up",),
    "deploy": ("place",),
    "jokers": ("joker",),
    "hit-jokers": ("joker",),
    "naming": ("name",),
    "inspire": ("lay",),
    "next": ("next",),
    "detonate": ("bomb",),
    "lockers": ("locker",),
    "axis": ("axis",),
    "assign": ("assign",),
    "from": ("from",),
    "fallen": ("fallen",),
}


def _seen(view: View) -> KrosmasterView:
    assert isinstance(view, KrosmasterView)
    return view


class KrosmasterTable(Table):
    """Krosmaster: Arena at the terminal."""

    # a game of any state: each table only gets its own game
    def __init__(self, game: Game[Any], texts: Texts, ascii_only: bool) -> None:
        """Store the cards."""
        super().__init__(game, texts, ascii_only)
        assert isinstance(game, KrosmasterArena)
        self.tables = game.tables
        self.printed = printed(game)
        self.book = Cards(self.printed, texts)

    def side(self, seat: int) -> str:
        """`red`, `blue`, `green` or `yellow`."""
        return SEATS[seat]

    def is_preparing(self, view: View, decision: Decision) -> bool:
        """Whether it is before the first game turn."""
        return _seen(view).phase == "setup"

    def hides(self, view: View) -> bool:
        """Only rewards that were bought blind are secrets (KA-31.3)."""
        seen = _seen(view)
        return any(not held.public for piece in seen.pieces for held in piece.held) or seen.question.kind == "assign"

    def screen(self, view: View, recent: Recent, players: list[str], width: int) -> RenderableType:
        """The arena with everything around it."""
        return Panels(_seen(view), recent, players, self.book).screen(width)

    def touched(self, events: list[Event], before: Recent) -> Recent:
        """The cells of the last events."""
        return touched(events, before)

    def menu(self, view: View, decision: Decision) -> list[Group]:
        """The options grouped by verb, each with its sentence."""
        return Menu(_seen(view), self.book).groups(decision.options)

    def hint(self, view: View, decision: Decision) -> str:
        """The hint for this question: `end` only in an activation, `why` only after deployment."""
        kind = _seen(view).question.kind
        return self.texts.say("hint-play" if kind == "activation" else "hint-setup")

    def help(self, view: View, decision: Decision) -> str:
        """The goal, and how to type answers to this question."""
        seen = _seen(view)
        kind = seen.question.kind
        lines = self._acts(seen) if kind == "activation" else TYPED.get(kind, ())
        said = [self.texts.say(f"typed-{line}") for line in (*lines, "random", "resign")]
        legend = [legend_text(seen, self.texts)] if seen.board.height else []
        return "\n".join([goal_text(seen, self.printed, self.texts), *said, *legend])

    def _acts(self, view: KrosmasterView) -> list[str]:
        """What a character can do in this scenario."""
        tutorial = self.printed.tutorials.get(view.scenario)
        active = NOBODY if view.active is None else view.active.piece
        if any(piece.piece == active and piece.species != "krosmaster" for piece in view.pieces):
            return ["move", "cast", "end"]  # KA-10.2
        found = ["move", "punch"] if tutorial is not None and tutorial.punch_only else ["move", "cast", "punch"]
        if tutorial is None or tutorial.coins:
            found.append("pick")
        if view.market is not None:
            found += ["buy", "use"]
        return [*found, "end"]

    def cards(self, view: View, word: str = "") -> RenderableType:
        """Figures with their spells, and the rewards on the table."""
        return having(self.book.shown(_seen(view)), word)

    def shortcut(self, line: str, sight: Sight) -> Iterator[Action] | None:
        """`go H7` walks to a far cell, `random` answers at random."""
        head, _, rest = line.strip().lower().partition(" ")
        if head == RANDOM and not rest:
            return iter([sight.prior()])
        if head != GO:
            return None
        eyes = _Eyes(sight)
        return walk(eyes.view(), eyes, rest.strip())

    def tidied(self, line: str) -> str:
        """Notation ignores upper and lower case."""
        return line

    def effect(self, view: View, action: Action) -> tuple[str, str]:
        """The text of a spell or a reward, and the rule of the verb."""
        verb, arg = verb_of(action), arg_of(action)
        rule = rule_of(verb, len(_seen(view).players))
        active = _seen(view).active
        if verb in (CAST, BREAK) and active is not None:
            return spell_text(self.texts, active.slots[thing_of(arg)].spell), rule
        if verb == USE and active is not None:
            piece = next(piece for piece in _seen(view).pieces if piece.piece == active.piece)
            return reward_text(self.texts, piece.held[used_slot(arg)].reward), rule
        return "", rule

    def full_view(self, views: list[View]) -> View:
        """Each piece as its owner sees it, so all rewards on cards are known."""
        each = [_seen(view) for view in views]
        pieces = [next(own for own in each[piece.owner].pieces if own.piece == piece.piece) for piece in each[0].pieces]
        asked = each[0].question.seats
        question = each[asked[0]].question if asked else each[0].question
        return structs.replace(each[0], seat=int(SPECTATOR), pieces=tuple(pieces), question=question)


class _Eyes(Eyes):
    """A sight with this game's view type."""

    def __init__(self, sight: Sight) -> None:
        self._sight = sight

    def view(self) -> KrosmasterView:
        """The seat's view now."""
        return _seen(self._sight.view())


def touched(events: list[Event], before: Recent) -> Recent:
    """The cells that these events touched, or those of before."""
    cells: set[int] = set()
    for event in events:
        match event:
            case Stepped(src=src, dst=dst) | Shifted(src=src, dst=dst):
                cells |= {src, dst}
            case CastSpell(cell=cell) | Punched(cell=cell) | KnockedOut(cell=cell):
                cells.add(cell)
            case Summoned(cell=cell) | Exploded(cell=cell) | PickedUp(cell=cell):
                cells.add(cell)
    return Recent(frozenset(cells) or before.cells)


TABLE = KrosmasterTable
