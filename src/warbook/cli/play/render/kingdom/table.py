"""A Kingdom Rush game at the terminal: binds map, panels, cards and shortcuts together."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from msgspec import structs
from rich.console import RenderableType

from warbook.cli.play.render.kingdom.library import Library
from warbook.cli.play.render.kingdom.lookup import Lookup
from warbook.cli.play.render.kingdom.menu import Menu
from warbook.cli.play.render.kingdom.panels import Panels
from warbook.cli.play.screen import Group, Recent, Sight, Table
from warbook.games.kingdom import verbs
from warbook.games.kingdom.board.field import NONE
from warbook.games.kingdom.game import KingdomGame
from warbook.games.kingdom.present.events import HeroMoved, Spawned, TrayMoved
from warbook.games.kingdom.present.notation import SEATS
from warbook.games.kingdom.present.view import KingdomView
from warbook.kernel.api import SPECTATOR, Action, Game, verb_of
from warbook.kernel.content.texts import Texts
from warbook.kernel.wire import Decision, Event, View

# the rule of each verb
CLAUSES: Final = {
    verbs.PICK_HERO: "heroes",
    verbs.PICK_ABILITY: "abilities",
    verbs.PICK_BENCH: "bench",
    verbs.PICK_SPELL: "spells",
    verbs.CLOSE: "colour-closed",
    verbs.BUILD: "tower-in-hand",
    verbs.PASS: "pass",
    verbs.ACTIVATE: "once-a-round",
    verbs.CALL_CAT: "companion",
    verbs.BRING: "bench-hero",
    verbs.CAST: "spell",
    verbs.TILE: "attack",
    verbs.SOLDIER: "soldier-count",
    verbs.LIFT: "soldier-moved",
    verbs.MOVE: "move-range",
    verbs.SEAT: "engage",
    verbs.RESEAT: "reseat",
    verbs.BASIC: "act-once",
    verbs.ABILITY: "ability-down",
    verbs.REST: "rest",
    verbs.STEP: "move-range",
    verbs.CHOOSE: "choose-hero",
    verbs.TURN_UP: "refresh",
    verbs.COPY: "copy",
    verbs.RAISE: "pass",
    verbs.STOP: "forfeit",
    verbs.DISPLACE: "displace",
    verbs.GHOST: "ghost",
    verbs.RUIN: "boss-ruin",
    verbs.TAKE: "white-site",
    verbs.BUY: "supply",
    verbs.DONE: "any-order",
    verbs.GIVE: "start-towers",
    verbs.RAISE_START: "raised-towers",
    verbs.RETURN: "returned-towers",
    verbs.MODE: "mode",
    verbs.MODIFY: "mod-price",
    verbs.ATTACH: "mod-brought",
    verbs.UNTILE: "icon-heal",
    verbs.GAIN: "reward",
    verbs.SUFFER: "harm-order",
    verbs.WAY: "way",
    verbs.RAZE: "raze-order",
    verbs.TARGET: "target",
    verbs.SIGHT: "flower",
    verbs.SPEND: "spend",
    verbs.SCATTER: "scatter",
    verbs.MARCH: "warrior-march",
    verbs.STAND: "warrior-square",
    verbs.TEND: "rest-task",
    verbs.LIGHT: "beacon",
    verbs.SPOT: "piece-placed",
    verbs.SHUT: "site-closing",
    verbs.RESIGN: "over",
    verbs.FLAG: "over",
    verbs.NOT_DONE: "any-order",
}
RANDOM: Final = "random"
# questions with typed verbs, each with its part of the help: towers and heroes, an activation or attack, purchases
DEEDS: Final = {"play": 0, "hero": 1, "again": 1, "granted": 1, "companion": 1, "placing": 1, "buying": 2}
GAP: Final = "  "  # between a command and its description


def _seen(view: View) -> KingdomView:
    assert isinstance(view, KingdomView)
    return view


class KingdomTable(Table):
    """A Kingdom Rush game at the terminal."""

    # a game of any state: each table only gets its own game
    def __init__(self, game: Game[Any], texts: Texts, ascii_only: bool) -> None:
        """Store the cards."""
        super().__init__(game, texts, ascii_only)
        assert isinstance(game, KingdomGame)
        self.tables = game.tables
        self.law = game.law

    def side(self, seat: int) -> str:
        """`red`, `blue`, `green` or `yellow`."""
        return SEATS[seat]

    def is_preparing(self, view: View, decision: Decision) -> bool:
        """Whether the list of answers is all the help the question needs, as for most questions."""
        return _seen(view).question.kind not in DEEDS

    def help(self, view: View, decision: Decision) -> str:
        """The part of the help that applies now, with its first and last line."""
        said, kind = super().help(view, decision), _seen(view).question.kind
        if kind not in DEEDS:
            return said
        first, *lines = said.splitlines()
        parts: list[list[str]] = []
        for line in lines[:-1]:
            if GAP not in line:
                parts.append([])
            parts[-1].append(line)
        return "\n".join([first, *parts[DEEDS[kind]], lines[-1]])

    def hides(self, view: View) -> bool:
        """Nothing is secret between players (RT-33.3)."""
        return False

    def screen(self, view: View, recent: Recent, players: list[str], width: int) -> RenderableType:
        """The map with everything around it."""
        return Panels(_seen(view), recent, players, self.tables, self.texts).screen(width)

    def touched(self, events: list[Event], before: Recent) -> Recent:
        """The cells of the last events."""
        return touched(events, before)

    def menu(self, view: View, decision: Decision) -> list[Group]:
        """The options grouped by what they use, each with its effect."""
        return Menu(_seen(view), self.tables, self.texts).groups(decision)

    def cards(self, view: View, word: str = "") -> RenderableType:
        """Lookup of the goal, the signs, a topic, or a word."""
        return Library(_seen(view), self.tables, self.texts).shown(word)

    def shortcut(self, line: str, sight: Sight) -> Iterator[Action] | None:
        """`random` lets the quick policy answer."""
        return iter([sight.prior()]) if line.strip().lower() == RANDOM else None

    def tidied(self, line: str) -> str:
        """Notation ignores upper and lower case."""
        return line

    def effect(self, view: View, action: Action) -> tuple[str, str]:
        """The printed text of the thing an action uses, and the rule of the verb."""
        about = Lookup(_seen(view), self.tables, self.texts).about(action, self.game.write(action))
        return about, self.law[CLAUSES[verb_of(action)]]

    def full_view(self, views: list[View]) -> View:
        """All seats see the same."""
        return structs.replace(_seen(views[0]), seat=int(SPECTATOR))


def touched(events: list[Event], before: Recent) -> Recent:
    """The cells that these events touched, or those of before."""
    cells: set[int] = set()
    for event in events:
        match event:
            case Spawned(cell=cell) | TrayMoved(cell=cell) | HeroMoved(cell=cell):
                cells.add(cell)
    return Recent(frozenset(cells - {NONE}) or before.cells)


TABLE = KingdomTable
