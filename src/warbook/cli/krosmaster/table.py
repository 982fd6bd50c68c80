"""Krosmaster: Arena as a table of the terminal: binds board, panels, cards, story and shortcuts together."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from msgspec import structs
from rich.console import RenderableType

from warbook.cli.krosmaster.cards import Cards, reward_text, spell_text
from warbook.cli.krosmaster.panels import Panels
from warbook.cli.krosmaster.story import Story, touched
from warbook.cli.krosmaster.walk import GO, RANDOM, Eyes, walk
from warbook.cli.table import Entry, Group, Line, Recent, Sight, Table
from warbook.games.krosmaster.cardbook import printed
from warbook.games.krosmaster.game import KrosmasterArena
from warbook.games.krosmaster.notation import SEATS
from warbook.games.krosmaster.verbs import (
    BREAK,
    BUY,
    BUY_GG,
    CAST,
    CHOICES,
    LAY,
    MOVE,
    PICK,
    PLACE,
    PUNCH,
    SELL,
    USE,
    rule_of,
)
from warbook.games.krosmaster.view import KrosmasterView
from warbook.kernel.api import SPECTATOR, Action, Game, arg_of, verb_of
from warbook.kernel.texts import Texts
from warbook.kernel.wire import Decision, Event, Option, View

GROUPS: Final = {
    MOVE: "menu-walk",
    CAST: "menu-cast",
    BREAK: "menu-cast",
    PUNCH: "menu-punch",
    PICK: "menu-coins",
    BUY_GG: "menu-coins",
    BUY: "menu-coins",
    USE: "menu-use",
}


def _seen(view: View) -> KrosmasterView:
    assert isinstance(view, KrosmasterView)
    return view


class KrosmasterTable(Table):
    """Everything of Krosmaster: Arena that the terminal shows."""

    # a game of any state: the table of a name is only ever given that game
    def __init__(self, game: Game[Any], texts: Texts, ascii_only: bool) -> None:
        """Know what is printed on the cards."""
        super().__init__(game, texts, ascii_only)
        assert isinstance(game, KrosmasterArena)
        self.tables = game.tables
        self.printed = printed(game)

    def side(self, seat: int) -> str:
        """`red`, `blue`, `green` or `yellow`."""
        return SEATS[seat]

    def is_preparing(self, view: View, decision: Decision) -> bool:
        """Everything before the first game turn."""
        return _seen(view).phase == "setup"

    def hides(self, view: View) -> bool:
        """Only rewards that were bought blind are secrets (KA-31.3)."""
        seen = _seen(view)
        return any(not held.public for piece in seen.pieces for held in piece.held) or seen.question.kind == "assign"

    def screen(self, view: View, recent: Recent, players: list[str], width: int) -> RenderableType:
        """The arena with everything around it."""
        return Panels(_seen(view), recent, players, self.texts).screen(width)

    def tell(self, before: View, events: list[Event]) -> list[Line]:
        """What happened, as sentences."""
        return Story(_seen(before), self.tables, self.texts).lines(events)

    def touched(self, events: list[Event], before: Recent) -> Recent:
        """The cells that were touched last."""
        return touched(events, before)

    def menu(self, view: View, decision: Decision) -> list[Group]:
        """The options by what they do, each with its sentence."""
        sorted_in: dict[str, list[Entry]] = {}
        for option in decision.options:
            note = self.texts.say(option.text, option.words)
            sorted_in.setdefault(self._title(option), []).append(Entry(option.action, option.notation, note))
        return [Group(title, tuple(entries)) for title, entries in sorted_in.items()]

    def _title(self, option: Option) -> str:
        verb = verb_of(Action(option.action))
        if verb in (LAY, SELL):
            return self.texts.say("menu-die", {"number": option.words["number"], "face": option.words["face"]})
        if verb == PLACE:
            return self.texts.say("menu-place", {"piece": option.words["piece"]})
        return self.texts.say(GROUPS.get(verb, "menu-other"))

    def cards(self, view: View) -> RenderableType:
        """Figures with their spells, and the rewards on the table."""
        return Cards(self.printed, self.texts).shown(_seen(view))

    def shortcut(self, line: str, sight: Sight) -> Iterator[Action] | None:
        """`go H7` walks to a far cell, `random` lets chance answer."""
        head, _, rest = line.strip().lower().partition(" ")
        if head == RANDOM and not rest:
            return iter([sight.prior()])
        if head != GO:
            return None
        eyes = _Eyes(sight)
        return walk(eyes.view(), eyes, rest.strip())

    def tidied(self, line: str) -> str:
        """The notation understands capitals and small letters alike."""
        return line

    def effect(self, view: View, action: Action) -> tuple[str, str]:
        """A spell's or a reward's own text, and the rule of what is done."""
        verb, arg = verb_of(action), arg_of(action)
        rule = rule_of(verb, len(_seen(view).players))
        active = _seen(view).active
        if verb in (CAST, BREAK) and active is not None:
            return spell_text(self.texts, active.slots[arg // 144].spell), rule
        if verb == USE and active is not None:
            piece = next(piece for piece in _seen(view).pieces if piece.piece == active.piece)
            return reward_text(self.texts, piece.held[arg // CHOICES].reward), rule
        return "", rule

    def referee(self, views: list[View]) -> View:
        """Each piece as its owner sees it: so all rewards on cards are known."""
        each = [_seen(view) for view in views]
        pieces = [next(own for own in each[piece.owner].pieces if own.piece == piece.piece) for piece in each[0].pieces]
        asked = each[0].question.seats
        question = each[asked[0]].question if asked else each[0].question
        return structs.replace(each[0], seat=int(SPECTATOR), pieces=tuple(pieces), question=question)


class _Eyes(Eyes):
    """A sight whose views are known to be this game's."""

    def __init__(self, sight: Sight) -> None:
        self._sight = sight

    def view(self) -> KrosmasterView:
        """The seat's view now."""
        return _seen(self._sight.view())
