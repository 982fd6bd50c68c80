"""Sample Game as a table of the terminal."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec import structs
from rich.console import Group as Stack
from rich.console import RenderableType
from rich.text import Text

from warbook.cli.play.render.sample_game.board import COLOUR, draw_board
from warbook.cli.play.screen import Entry, Group, Recent, Sight, Table
from warbook.games.sample_game.content.tables import NAMES, NOWHERE
from warbook.games.sample_game.present.events import Found, Hid, Moved, Searched
from warbook.games.sample_game.present.notation import SIDES
from warbook.games.sample_game.present.sentences import WINNERS
from warbook.games.sample_game.present.view import SampleGameView
from warbook.games.sample_game.verbs import GO, HIDE_BANNER
from warbook.kernel.api import SPECTATOR, Action, verb_of
from warbook.kernel.wire import Decision, Event, View, Word

RULES = {HIDE_BANNER: "QZ-2.2", GO: "QZ-3.2"}


def _seen(view: View) -> SampleGameView:
    assert isinstance(view, SampleGameView)
    return view


class SampleGameTable(Table):
    """Everything of the game that the terminal shows."""

    def side(self, seat: int) -> str:
        """`red` or `blue`."""
        return SIDES[seat]

    def hides(self, view: View) -> bool:
        """As long as the game goes on, both banners are secrets."""
        return _seen(view).phase != "over"

    def screen(self, view: View, recent: Recent, players: list[str], width: int) -> RenderableType:
        """A line about the game, the board, and a line for each side."""
        seen = _seen(view)
        lines = [self._side(seen, seat, players[seat]) for seat in range(len(SIDES))]
        return Stack(self._header(seen), draw_board(seen, recent.cells, self.ascii_only), *lines)

    def touched(self, events: list[Event], before: Recent) -> Recent:
        """The cells of the last move."""
        cells: set[int] = set()
        for event in events:
            match event:
                case Moved(src=src, dst=dst):
                    cells |= {src, dst}
                case Hid(cell=cell) | Searched(cell=cell) | Found(cell=cell) if cell != NOWHERE:
                    cells.add(cell)
        return Recent(frozenset(cells) or before.cells)

    def menu(self, view: View, decision: Decision) -> list[Group]:
        """All answers in one group."""
        said = [self.texts.say(option.text, option.words) for option in decision.options]
        entries = [Entry(each.action, each.notation, note) for each, note in zip(decision.options, said, strict=True)]
        hiding = _seen(view).phase == "hiding"
        return [Group(self.texts.say("menu-hide" if hiding else "menu-go"), tuple(entries))]

    def cards(self, view: View, word: str = "") -> RenderableType:
        """There are no cards: what each side has is told instead."""
        seen = _seen(view)
        return Stack(*(self._side(seen, seat, "") for seat in range(len(SIDES))))

    def shortcut(self, line: str, sight: Sight) -> Iterator[Action] | None:
        """There are none: every action is one short line."""
        return None

    def tidied(self, line: str) -> str:
        """The notation has no capitals."""
        return line.lower()

    def effect(self, view: View, action: Action) -> tuple[str, str]:
        """What is done says everything; the rule is that of the verb."""
        return "", RULES.get(verb_of(action), "QZ-4.3")

    def full_view(self, views: list[View]) -> View:
        """Each side as its owner sees it."""
        both = [_seen(view) for view in views]
        sides = tuple(seen.sides[seat] for seat, seen in enumerate(both))
        return structs.replace(both[0], seat=int(SPECTATOR), sides=sides)

    def _header(self, view: SampleGameView) -> Text:
        parts = [Text(self.texts.say("title"), style="bold")]
        if view.phase == "over":
            parts.append(Text(self._say(f"ending-{view.ending}", winner=WINNERS[view.winner]), style="bold"))
        else:
            parts.append(Text(self._say("label-acting", side=SIDES[view.acting[0]])))
            parts.append(Text(self._say("label-turns-left", left=view.turns_left)))
        return Text(" · ").join(parts)

    def _side(self, view: SampleGameView, seat: int, player: str) -> Text:
        side = view.sides[seat]
        banner = "label-banner" if side.banner != NOWHERE else f"label-banner-{'' if side.hidden else 'un'}hidden"
        parts = [
            Text(self._say(f"side-{SIDES[seat]}"), style=f"bold {COLOUR[seat]}"),
            Text(player),
            Text(self._say("label-scout", cell=NAMES[side.scout])),
            Text(self._say(banner, cell=NAMES[side.banner])),
        ]
        return Text(" · ").join(part for part in parts if part.plain)

    def _say(self, key: str, **words: Word) -> str:
        return self.texts.say(key, words)


TABLE = SampleGameTable
