"""Boards drawn as text: a state from a diagram, and questions to it in the notation of the rules.

Four lines, rank 4 on top: the rank, a space, eight cells of three characters; then the line with the file letters.
` W ` is a face-up Red Warrior, `(W)` a face-down one, lower case is Blue, ` . ` is empty.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from inspect import cleandoc
from typing import TypeVar

import msgspec

from warbook.games.summoner.content.tables import BLUE, CODES, LETTERS, NOBODY, RED
from warbook.games.summoner.game import SummonerWar
from warbook.games.summoner.present.notation import read_cell, read_deployment, write_cell
from warbook.games.summoner.present.view import ENDINGS, SummonerView, view
from warbook.games.summoner.scenes.positions import position
from warbook.games.summoner.state import SummonerState, is_up
from warbook.kernel.api import SPECTATOR, Refusal, Seat
from warbook.kernel.run import step
from warbook.kernel.vectors.format import Entry, Vector
from warbook.kernel.wire import Event

GAME = SummonerWar()
SEATS = {"red": Seat(RED), "blue": Seat(BLUE), "spectator": SPECTATOR}
NAMES = ("red", "blue")
PLAIN = re.compile(r"\+([a-h][1-4])|~?([a-h][1-4])[-x][a-h][1-4]")

E = TypeVar("E", bound=Event)


class Table:
    """A game on the table, asked and played in notation."""

    def __init__(self, state: SummonerState) -> None:
        self.state = state
        self.events: list[Event] = []  # of the last action

    @property
    def seat(self) -> Seat:
        """The one seat that decides now."""
        (seat,) = GAME.acting(self.state)
        return seat

    @property
    def chosen(self) -> tuple[int, int]:
        """How many turns Red and Blue have chosen."""
        red, blue = self.state.chosen
        return red, blue

    @property
    def next(self) -> str:
        """Who decides: `red` for a turn, `red:response` for the answer to a window."""
        frame = self.state.stack[-1]
        waits = GAME.decision(self.state, self.seat)
        assert waits is not None
        windows = ("prompt-on-summon", "prompt-switch")
        return NAMES[frame.seat] + (":response" if waits.prompt in windows else "")

    @property
    def result(self) -> str:
        """`ongoing`, `red wins (summoner)`, `draw (repetition)`."""
        if not self.state.over:
            return "ongoing"
        winner = self.state.winner
        return f"{'draw' if winner == NOBODY else NAMES[winner] + ' wins'} ({ENDINGS[self.state.ending]})"

    def legal(self, seat: str = "") -> list[str]:
        """The legal list of the seat that decides, or of another one."""
        return [GAME.write(action) for action in GAME.legal(self.state, SEATS[seat] if seat else self.seat)]

    def of(self, cell: str) -> set[str]:
        """The plain actions of the piece on a cell: summon, moves, attacks, hidden attacks."""
        plain = [match for match in map(PLAIN.fullmatch, self.legal()) if match]
        return {match[0] for match in plain if cell in (match[1], match[2])}

    def cards(self, start: str) -> set[str]:
        """The legal actions that begin so: `$COMMAND`, `!`, `&`."""
        return {text for text in self.legal() if text.startswith(start)}

    def why(self, text: str, seat: str = "") -> str:
        """The rule that forbids an action, "" when it is legal; the legal list has to agree."""
        asked = SEATS[seat] if seat else self.seat
        action = GAME.read(text, asked)
        refusal = GAME.refuse(self.state, action)
        listed = action in GAME.legal(self.state, asked) or action in GAME.aside(self.state, asked)
        assert listed == (refusal is None), f"{text}: the list and the refusal disagree"
        return "" if refusal is None else refusal.rule

    def do(self, *texts: str) -> Table:
        """Play actions, each made by whoever has the decision."""
        for text in texts:
            self.by(NAMES[self.seat], text)
        return self

    def by(self, seat: str, text: str) -> Table:
        """Play an action for a seat that need not have the decision."""
        done = step(GAME, self.state, GAME.read(text, SEATS[seat]))
        assert not isinstance(done, Refusal), f"{text} is refused by {done.rule}"
        self.events = done.events
        return self

    def told(self, kind: type[E]) -> list[E]:
        """The events of one kind that the last action made."""
        return [event for event in self.events if isinstance(event, kind)]

    def heard(self, seat: str) -> list[Event]:
        """The events of the last action as a seat or the spectators get them."""
        redacted = [GAME.redact(event, SEATS[seat]) for event in self.events]
        return [event for event in redacted if event is not None]

    def on(self, cell: str) -> str:
        """What stands on a cell: `W`, `(w)`, or `.`."""
        piece = self.state.at[read_cell(cell)]
        if piece == NOBODY:
            return "."
        letter = LETTERS[self.state.kind[piece]]
        letter = letter if self.state.side[piece] == RED else letter.lower()
        return letter if is_up(self.state, piece) else f"({letter})"

    def board(self) -> str:
        """The whole board with nothing hidden, one rank a line, rank 4 first."""
        return "\n".join(" ".join(self.on(f"{file}{rank}") for file in "abcdefgh") for rank in "4321")

    def piece(self, cell: str) -> int:
        """The number of the piece on a cell."""
        return self.state.at[read_cell(cell)]

    def view(self, seat: str) -> SummonerView:
        """What a seat or the spectators may know."""
        return view(self.state, SEATS[seat])

    def seen(self, seat: str, cell: str) -> str:
        """What a viewer sees on a cell: `W`, `(W)` when it knows the type, `{W}` when all do, `(X)` when not."""
        for piece in self.view(seat).pieces:
            if write_cell(piece.cell) == cell:
                letter = piece.kind or "X"
                letter = letter if piece.side == RED else letter.lower()
                known = "{}" if piece.public_type else "()"
                return letter if piece.up else known[0] + letter + known[1]
        return "."

    def dead(self, side: str) -> str:
        """A side's dead, in the order of their death: `F H W`."""
        return " ".join(LETTERS[self.state.born[piece]] for piece in self.state.dead[SEATS[side]])

    def public(self, side: str) -> str:
        """A side's public cards: `CHAIN PIERCE`."""
        mask = self.state.public[SEATS[side]]
        return " ".join(code for card, code in enumerate(CODES) if mask >> card & 1)


def drawn(
    diagram: str,
    turn: str = "red",
    red: str = "",
    blue: str = "",
    *,
    turns: tuple[int, int] | None = None,
    shown: str = "",
    dead_red: str = "",
    dead_blue: str = "",
    quiet: int = 0,
    **options: str,
) -> Table:
    """A table with this board, at the start of a turn.

    Unless `turns` says otherwise both opening duties are done; a Hero then counts as shown only when it is face-up
    or its side is named in `shown`. `quiet` is the number of turns without progress. Cards are codes; those that are
    missing are secret cards without effect.
    """
    facts = {"dead_red": dead_red, "dead_blue": dead_blue, "no_progress": str(quiet)}
    if turns is not None:
        facts |= {"turns": f"{turns[0]},{turns[1]}", "shown": shown}
    given = {
        "turn": turn,
        "cards": f"red={red or '-'} blue={blue or '-'}",
        "state": _pairs(facts),
        "options": _pairs(options),
    }
    entries = [Entry(key, "", text, (), 1) for key, text in given.items() if text]
    entries.append(Entry("before", "", "", tuple(cleandoc(diagram).splitlines()), 1))
    return Table(position(Vector("SW-EX-0", "", (), "", tuple(entries), "board", 1)))


def redrawn(diagram: str, **cells: str) -> str:
    """The diagram with other tokens on some cells: `redrawn(board, c2="(A)", d4="w")`."""
    lines = cleandoc(diagram).splitlines()
    for cell, token in cells.items():
        row, at = 4 - int(cell[1]), 2 + 3 * "abcdefgh".index(cell[0])
        lines[row] = lines[row][:at].ljust(at) + token.center(3) + lines[row][at + 3 :]
    return "\n".join(lines)


def _pairs(facts: Mapping[str, str]) -> str:
    return " ; ".join(f"{name}={value}" for name, value in facts.items() if value)


RED_DEPLOYMENT = "FWPSBPWF/KAFHFABK"
BLUE_DEPLOYMENT = "KFPAFWAK/FWSBHPBF"


def blank(**options: str) -> Table:
    """A table at which nobody has prepared anything."""
    return Table(GAME.setup("standard", 2, options, 7))


def prepare(table: Table, seat: str, deployment: str, cards: str) -> Table:
    """A side places its pieces and chooses its cards; it does not lock in."""
    for action in read_deployment(deployment, SEATS[seat]):
        table.by(seat, GAME.write(action))
    for code in cards.split():
        table.by(seat, f"card {code}")
    return table


def started(
    red: str = "CHAIN PIERCE MIMIC",
    blue: str = "CHAIN PIERCE MIMIC",
    red_deployment: str = RED_DEPLOYMENT,
    blue_deployment: str = BLUE_DEPLOYMENT,
    **options: str,
) -> Table:
    """A whole game whose preparations are done: the first player is to take the first turn."""
    table = blank(**options)
    prepare(table, "red", red_deployment, red)
    prepare(table, "blue", blue_deployment, blue)
    return table.by("red", "lock").by("blue", "lock")


def encoded(view: SummonerView) -> bytes:
    return msgspec.json.encode(view)
