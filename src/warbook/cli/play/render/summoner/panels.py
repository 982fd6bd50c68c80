"""The panels around the board: turn, sides with their dead and cards, the tally."""

from __future__ import annotations

from typing import Final

from rich.console import Group as Stack
from rich.console import RenderableType
from rich.padding import Padding
from rich.table import Column
from rich.table import Table as Grid
from rich.text import Text

from warbook.cli.play.joined import listed
from warbook.cli.play.render.summoner.board import (
    COLOUR,
    INNER,
    NARROW,
    SLIM,
    WIDTH,
    Layout,
    Signs,
    draw_board,
    shown_pieces,
)
from warbook.cli.play.render.summoner.tally import unseen, uses_left
from warbook.cli.play.screen import Recent
from warbook.games.summoner.content.tables import BEARER, CODES, LETTERS, NOBODY, RANKS, home
from warbook.games.summoner.options import read_options
from warbook.games.summoner.present.view import SummonerView
from warbook.kernel.content.texts import Texts
from warbook.kernel.wire import Word

SIDES: Final = ("red", "blue")
WIDE: Final = 124  # columns from which the sides are beside the board
AGAIN: Final = "SW-8.16"


def about(texts: Texts, letter: str, options: dict[str, str]) -> str:
    """A piece type's description, in a line."""
    return texts.say(f"about-{letter}", {"range": options["soldier_range"]})


class Panels:
    """Draws everything of one view, in one language."""

    def __init__(self, view: SummonerView, recent: Recent, players: list[str], texts: Texts, look: Signs) -> None:
        """Store the view."""
        self.view = view
        self.recent = recent
        self.players = players
        self.texts = texts
        self.look = look

    def screen(self, width: int) -> RenderableType:
        """The whole table; in a wide terminal the sides are beside the board."""
        lower = 1 if self.view.seat == 1 else 0
        if width < NARROW:  # a sentence next to the question
            narrow = Text(self.say("label-narrow", columns=NARROW, width=width), style="bold")
            return Stack(self.header(), self.brief(1 - lower), self.brief(lower), narrow)
        if self.view.draft is not None and not self.view.sides[lower].locked:
            return self.preparation(width)
        if width < WIDE:
            return Stack(self.header(), *self.field(width), self.brief(1 - lower), self.brief(lower))
        grid = Grid.grid(padding=(0, 2))
        grid.add_column(min_width=WIDTH, max_width=WIDTH)
        grid.add_column(max_width=width - WIDTH - 4, overflow="fold")
        grid.add_row(Stack(*self.field(width)), Stack(self.side(1 - lower), Text(), self.side(lower)))
        return Stack(Text(), self.header(), grid)

    def field(self, width: int, ranks: tuple[int, ...] = tuple(range(RANKS))) -> list[RenderableType]:
        """The board with its legend."""
        layout = Layout(INNER if width >= WIDTH else SLIM, width >= WIDE, ranks)
        legend = self.legend()
        board = draw_board(self.view, self.recent.cells, self.texts, self.look, layout)
        return [board, legend] if legend else [board]

    def preparation(self, width: int) -> RenderableType:
        """Your half of the board and the pieces' descriptions, within 24 lines."""
        own = self.view.seat
        half = tuple(rank for rank in range(RANKS) if home(own, rank))
        names = Text("   ").join([self.name(1 - own), self.name(own)])
        left = self.say("label-to-place", pieces=self._counted(self._to_place()))
        state = Padding(Text(f"{self.cards(own)} · {left}"), (0, 2), expand=False)
        goal = Text.assemble(self.header(), " · ", (self.say("label-goal"), "bold"))
        return Stack(goal, *self.field(width, half), self.pieces(), names, state)

    def pieces(self) -> RenderableType:
        """The piece types' descriptions."""
        grid = Grid.grid(
            Column(style="bold", no_wrap=True), Column(no_wrap=True), Column(overflow="fold"), padding=(0, 1)
        )
        for letter in LETTERS:
            grid.add_row(f" {letter}", self.say(f"piece-{letter}"), about(self.texts, letter, self.view.options))
        return grid

    def name(self, side: int) -> Text:
        """A side with its player; during preparation, whether it is ready."""
        shown = self.view.sides[side]
        name = Text.assemble(
            (f"{self.look.sides[side]} {self.say(f'side-{SIDES[side]}')}", f"bold {COLOUR[side]}"),
            f" · {self.players[side]}" if self.players[side] else "",
        )
        if self.view.phase == "setup":
            name.append(f" · {self.say('label-locked' if shown.locked else 'label-preparing')}")
        return name

    def brief(self, side: int) -> RenderableType:
        """One side in as few lines as possible."""
        lines = self.facts(side)
        first, rest = (lines[0], lines[1:]) if self.view.phase != "setup" else ("", lines)
        name = Text.assemble(self.name(side), f" · {first}" if first else "")
        return Stack(name, Padding(Text(" · ".join(rest)), (0, 2), expand=False))

    def say(self, key: str, **words: Word) -> str:
        """A message."""
        return self.texts.say(key, words)

    def header(self) -> Text:
        """Title, turn, acting side, and the draw counters."""
        view = self.view
        parts = [(self.say("title"), "bold")]
        if view.phase == "setup":
            parts.append((self.say("label-setup"), ""))
        elif view.phase == "over":
            winner = "none" if view.winner == NOBODY else SIDES[view.winner]
            parts.append((self.say(f"ending-{view.ending.replace('_', '-')}", winner=winner), "bold"))
        else:
            parts += self._turn()
        return Text(" · ").join([Text(text, style=style) for text, style in parts])

    def _turn(self) -> list[tuple[str, str]]:
        view = self.view
        options = read_options(view.options)
        acting = view.acting[0]
        parts = [
            (self.say("label-number", number=view.turns + 1), ""),
            (self.say(f"label-{view.label}", side=SIDES[acting]), f"bold {COLOUR[acting]}"),
        ]
        if self.recent.turn_rule == AGAIN and view.label == "turn":
            parts.append((self.say("label-again", rule=AGAIN), ""))
        if view.offer != NOBODY:
            asked = {view.seat: "label-offered", 1 - view.seat: "label-offer-asked"} if view.seat >= 0 else {}
            parts.append((self.say(asked.get(view.offer, "label-offer"), side=SIDES[view.offer]), "bold"))
        if view.quiet:
            parts.append((self.say("label-quiet", count=view.quiet, limit=options.no_progress_limit), "dim"))
        if view.repetition > 1:
            counts = {"count": view.repetition, "limit": options.repetition_limit}
            parts.append((self.say("label-repetition", **counts), "bold"))
        return parts

    def side(self, side: int) -> RenderableType:
        """One side: its player, its dead, its cards, and its hidden types."""
        return Stack(self.name(side), Padding(Text("\n".join(self.facts(side))), (0, 2), expand=False))

    def facts(self, side: int) -> list[str]:
        """A side's dead, its cards, and what it hides or still has to place."""
        view, shown = self.view, self.view.sides[side]
        lines = [self.cards(side)]
        if view.phase == "setup":
            if side == view.seat:
                lines.append(self.say("label-to-place", pieces=self._counted(self._to_place())))
        else:
            dead = " ".join(shown.dead) or self.say("label-none")
            lines.insert(0, self.say("label-dead", pieces=dead))
            if any(piece.side == side and not piece.kind for piece in view.pieces):
                left = unseen(view, side)
                lines.append(self.say("label-unseen", pieces=self._counted(left), count=sum(left.values())))
        return lines

    def _counted(self, pieces: dict[str, int]) -> str:
        listed = [letter if count == 1 else f"{letter}×{count}" for letter, count in pieces.items() if count]
        text = " ".join(listed) or self.say("label-none")
        return text.replace("×", self.look.diagonal)

    def _to_place(self) -> dict[str, int]:
        left = dict(zip(LETTERS, read_options(self.view.options).composition, strict=True))
        for piece in shown_pieces(self.view):
            left[piece.kind] -= 1
        return left

    def cards(self, side: int) -> str:
        """A side's cards in a line: all with remaining uses for their owner, otherwise the public ones."""
        view, shown = self.view, self.view.sides[side]
        codes = shown.public_cards if shown.cards is None else shown.cards
        words = [self._card(side, code) for code in codes]
        if shown.cards is None and view.phase == "setup":
            words = [self.say("label-secret")]
        elif shown.cards is None and shown.secret_cards:
            words.append(self.say("label-secret-cards", count=shown.secret_cards))
        if shown.pursuit:
            words.append(self.say("label-pursuit"))
        return self.say("label-cards", cards=listed(self.texts, words) or self.say("label-none"))

    def _card(self, side: int, code: str) -> str:
        view = self.view
        marks = [LETTERS[BEARER[CODES.index(code)]]]
        if side == view.seat and view.phase == "play":
            left = uses_left(view, code)
            marks.append(self.say("label-lasting") if left is None else self.say("label-uses", count=left))
            if code in view.sides[side].public_cards:
                marks.append(self.say("label-public"))
        elif code in view.sides[side].spent_cards:
            marks.append(self.say("label-uses", count=0))
        return self.say("label-card", card=f"@card-{code}", marks=listed(self.texts, marks))

    def legend(self) -> Text | None:
        """The meaning of the small signs on the board."""
        pieces, look = self.view.pieces, self.look
        found = [
            (look.used, "legend-used", any(piece.used and not piece.transformed for piece in pieces)),
            (look.transformed, "legend-transformed", any(piece.transformed for piece in pieces)),
            ("+1", "legend-cross", any(piece.orthogonal for piece in pieces)),
            (f"{look.diagonal}1", "legend-diag", any(piece.diagonal for piece in pieces)),
            (look.sniper, "legend-snipe", any(piece.sniper for piece in pieces)),
            ("{ }", "legend-known", any(piece.public_type for piece in pieces)),
            (look.last, "legend-last", bool(self.recent.cells)),
        ]
        said = [f"{sign} {self.say(key)}" for sign, key, there in found if there]
        return Text("   " + "   ".join(said), style="dim") if said else None
