"""Meeple War at the terminal: binds map, panels, cards and shortcuts together."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from msgspec import structs
from rich.console import RenderableType

from warbook.cli.play.looking import having
from warbook.cli.play.render.meeple.cards import Cards
from warbook.cli.play.render.meeple.march import MOVE, RANDOM, Eyes, march
from warbook.cli.play.render.meeple.menu import Menu
from warbook.cli.play.render.meeple.panels import Panels
from warbook.cli.play.render.meeple.path import about
from warbook.cli.play.screen import Group, Recent, Sight, Table
from warbook.games.meeple import verbs
from warbook.games.meeple.board.hexes import DQ, DR
from warbook.games.meeple.game import MeepleWar
from warbook.games.meeple.present.cardbook import printed
from warbook.games.meeple.present.events import (
    Battle,
    Destroyed,
    Entered,
    Intimidated,
    Laid,
    Landed,
    Moved,
    TokenLaid,
    TreeLaid,
    Ventured,
)
from warbook.games.meeple.present.notation import SEATS
from warbook.games.meeple.present.view import MeepleView
from warbook.kernel.api import SPECTATOR, Action, Game, arg_of, verb_of
from warbook.kernel.content.texts import Texts
from warbook.kernel.wire import Decision, Event, View, Word

RULES: Final = {
    verbs.TOKEN: "MW-17.1",
    verbs.PLANT: "MW-17.8",
    verbs.GAIN: "MW-7.3",
    verbs.FORK_TO: "MW-8.4",
    verbs.BUILD: "MW-10.1",
    verbs.DEPLOY: "MW-10.11",
    verbs.REINFORCE: "MW-10.13",
    verbs.AIRBORNE: "MW-10.14",
    verbs.STEALTH: "MW-10.17",
    verbs.INTIMIDATE: "MW-10.21",
    verbs.ASSEMBLE: "MW-10.28",
    verbs.BURN: "MW-10.29",
    verbs.CONVERT: "MW-10.32",
    verbs.BOMB: "MW-10.37",
    verbs.PRODUCTIVITY: "MW-10.40",
    verbs.UPGRADE: "MW-10.48",
    verbs.DROP: "MW-10.15",
    verbs.SPARE: "MW-10.38",
    verbs.STEP: "MW-11.2",
    verbs.CAVE: "MW-12.1",
    verbs.TUNNEL: "MW-12.8",
    verbs.GO_ON: "MW-12.6",
    verbs.ALTAR: "MW-12.25",
    verbs.KILL: "MW-12.16",
    verbs.EXPLORE: "MW-13.4",
    verbs.ROTATE: "MW-13.5",
    verbs.BATTLE: "MW-13.8",
    verbs.HONOUR: "MW-15.4",
    verbs.DONE: "MW-9.3",
    verbs.FOUND: "MW-16.9",
    verbs.RESIGN: "MW-18.3",
    verbs.FLAG: "MW-18.3",
    verbs.CALL: "MW-17.11",
}
# rules that depend on the question
BY_QUESTION: Final = {
    verbs.DONE: {
        "window": "MW-17.11",
        "bonus": "MW-7.14",
        "moving": "MW-11.14",
        "jump": "MW-12.6",
        "victim": "MW-12.18",
        "follow": "MW-12.9",
    },
    verbs.GO_ON: {"follow": "MW-12.9"},
}


def _seen(view: View) -> MeepleView:
    assert isinstance(view, MeepleView)
    return view


def cell_beyond(view: MeepleView, arg: int) -> tuple[int, int]:
    """The cell that a step leads to."""
    number, edge = verbs.inner_tile(arg), verbs.edge_of(arg)
    here = next(tile for tile in view.tiles if tile.tile == number)
    return here.q + DQ[edge], here.r + DR[edge]


def step_rule(view: MeepleView, arg: int) -> str:
    """The rule of a step: to a territory, onto a defence space or into an empty cell."""
    cell = cell_beyond(view, arg)
    if cell in [(tile.q, tile.r) for tile in view.tiles]:
        return RULES[verbs.STEP]
    return "MW-11.4" if cell in [(slot.q, slot.r) for slot in view.slots] else "MW-11.3"


class MeepleTable(Table):
    """Meeple War at the terminal."""

    # a game of any state: each table only gets its own game
    def __init__(self, game: Game[Any], texts: Texts, ascii_only: bool) -> None:
        """Store the content."""
        super().__init__(game, texts, ascii_only)
        assert isinstance(game, MeepleWar)
        self.tables = game.tables
        self.printed = printed(game)

    def side(self, seat: int) -> str:
        """`orange`, `blue`, `green` or `purple`."""
        return SEATS[seat]

    def is_preparing(self, view: View, decision: Decision) -> bool:
        """Never: nothing is decided before the first turn."""
        return False

    def hides(self, view: View) -> bool:
        """Nothing is secret between players (MW-1.3)."""
        return False

    def screen(self, view: View, recent: Recent, players: list[str], width: int) -> RenderableType:
        """The map with everything around it."""
        return Panels(_seen(view), recent, players, self.printed, self.texts).screen(width)

    def touched(self, events: list[Event], before: Recent) -> Recent:
        """The tiles of the last events."""
        return touched(events, before)

    def menu(self, view: View, decision: Decision) -> list[Group]:
        """The options grouped by what they use, with their effects."""
        return Menu(_seen(view), self.printed, self.texts).groups(decision)

    def brief(self, view: View, decision: Decision) -> list[Group]:
        """The question's own answers; tokens, which are playable at almost any question, only in the list."""
        seen = _seen(view)
        return Menu(seen, self.printed, self.texts).groups(decision, with_tokens=seen.question.kind == "window")

    def cards(self, view: View, word: str = "") -> RenderableType:
        """Buildings with their paths, territories and tokens."""
        return having(Cards(self.printed, self.texts).shown(_seen(view)), word)

    def shortcut(self, line: str, sight: Sight) -> Iterator[Action] | None:
        """`move T03 E 2` sends two meeples over a border, `random` lets the quick policy answer."""
        head, _, rest = line.strip().lower().partition(" ")
        if head == RANDOM and not rest:
            return iter([sight.prior()])
        return march(self.tables, _Eyes(sight), rest) if head == MOVE else None

    def tidied(self, line: str) -> str:
        """Notation ignores upper and lower case."""
        return line

    def effect(self, view: View, action: Action) -> tuple[str, str]:
        """The text of a building action or a token, and the rule of the verb."""
        verb = verb_of(action)
        if verbs.BUILD <= verb <= verbs.UPGRADE:
            space = Menu(_seen(view), self.printed, self.texts).space(verbs.slot_of(arg_of(action)))
            return self._about(f"action-{space.action}", n=space.n), RULES[verb]
        if verb == verbs.TOKEN:
            token = self.tables.token_names[verbs.number_of(arg_of(action))]
            return self._about(f"bonus-{self.printed.tokens[token].bonus}"), RULES[verb]
        if verb in (verbs.STEP, verbs.CAVE, verbs.TUNNEL):
            rule = step_rule(_seen(view), arg_of(action)) if verb == verbs.STEP else RULES[verb]
            return self._arrival(_seen(view), verb, arg_of(action)), rule
        rule = BY_QUESTION.get(verb, {}).get(_seen(view).question.kind, RULES[verb])
        return self._about("tree-token") if verb == verbs.PLANT else "", rule

    def _arrival(self, view: MeepleView, verb: int, arg: int) -> str:
        """The effect of the territory where a move ends; "" for a blank one, a building or an empty cell."""
        if verb == verbs.STEP:
            cell = cell_beyond(view, arg)
            found = [tile for tile in view.tiles if (tile.q, tile.r) == cell]
        else:
            found = [tile for tile in view.tiles if tile.tile == verbs.tile_of(arg)]
        for tile in found:
            if tile.token:
                return self._about(f"bonus-{tile.bonus}")
            if tile.kind != "blank":
                return self._about(f"kind-{tile.kind}", flags=tile.flags)
        return ""

    def _about(self, key: str, **words: Word) -> str:
        return about(self.texts, self.printed, key, **words)

    def full_view(self, views: list[View]) -> View:
        """All seats see the same."""
        return structs.replace(_seen(views[0]), seat=int(SPECTATOR))


class _Eyes(Eyes):
    """A sight with this game's view type."""

    def __init__(self, sight: Sight) -> None:
        self._sight = sight

    def view(self) -> MeepleView:
        """The seat's view now."""
        return _seen(self._sight.view())


def touched(events: list[Event], before: Recent) -> Recent:
    """The tiles that these events touched, or those of before."""
    tiles: set[int] = set()
    for event in events:
        match event:
            case Moved(src=src, dst=dst) | Intimidated(src=src, dst=dst):
                tiles |= {src, dst}
            case Landed(tile=tile) | Laid(tile=tile) | Battle(tile=tile) | Destroyed(tile=tile):
                tiles.add(tile)
            case TokenLaid(tile=tile) | TreeLaid(tile=tile):
                tiles.add(tile)
            case Ventured(src=src) | Entered(src=src):
                tiles.add(src)
    return Recent(frozenset(tiles) or before.cells)


TABLE = MeepleTable
