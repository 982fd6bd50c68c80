"""Arenas as text: a game in the middle, and questions to it in the notation of the rules.

    table = staged(red="king D5 dmg=3", blue="queen E5 ; bill A1", dice="critical lock armor")
    assert table.why("cast gobbolob D6") == "KA-12.7"
    table.do("cast gobbolob E5")
    assert table.damage("queen") == 2 and table.unrolled == 0

`warbook.games.krosmaster.scenes.positions` says what a scene can say. Pieces are called by their names there and in
actions: `lay 1 king`, `next tofu#2`, `cast gobbolob E5`, `use J11`.
"""

from __future__ import annotations

from typing import TypeVar

import msgspec

from warbook.games.krosmaster.combat.dice import FACES
from warbook.games.krosmaster.content.tables import NOBODY, POWERS
from warbook.games.krosmaster.game import KrosmasterArena
from warbook.games.krosmaster.present.events import Rolled
from warbook.games.krosmaster.present.notation import CELLS, SEATS
from warbook.games.krosmaster.scenes.names import piece_named, spoken
from warbook.games.krosmaster.scenes.positions import Scene, stage
from warbook.games.krosmaster.state import KrosmasterState
from warbook.kernel.api import Refusal, Seat
from warbook.kernel.run import step
from warbook.kernel.wire import Decision, Event, Option

GAME = KrosmasterArena()
E = TypeVar("E", bound=Event)


class Table:
    """A game on the table, asked and played in notation with names."""

    def __init__(self, state: KrosmasterState, game: KrosmasterArena = GAME) -> None:
        self.state = state
        self.game = game
        self.events: list[Event] = []  # of the last action
        self.all: list[Event] = []  # of all actions

    @property
    def seat(self) -> Seat:
        """The first seat that decides now."""
        return self.game.acting(self.state)[0]

    @property
    def asks(self) -> int:
        """The kind of question that is open (terms.py)."""
        return self.state.stack[-1].kind

    @property
    def active(self) -> str:
        """The name of the active character's kind, "" for nobody."""
        return "" if self.state.active == NOBODY else self.name(self.state.active)

    @property
    def unrolled(self) -> int:
        """How many of the scripted dice have not been rolled."""
        return len(self.state.rng.script)

    def name(self, piece: int) -> str:
        """The name of a piece's kind."""
        return self.state.tables.kind_names[self.state.kind[piece]]

    def piece(self, name: str) -> int:
        """A piece by its name."""
        return piece_named(self.state, name)

    def legal(self, start: str = "", seat: str = "") -> list[str]:
        """The legal actions of whoever decides, or of a seat, that begin so; in plain notation."""
        asked = Seat(SEATS.index(seat)) if seat else self.seat
        texts = [self.game.write(action) for action in self.game.legal(self.state, asked)]
        begin = spoken(self.state, start)
        return [text for text in texts if not start or text == begin or text.startswith(begin + " ")]

    def cells(self, start: str) -> set[str]:
        """The cells of the legal actions that begin so: `cells("cast gobbolob")`, `cells("move")`."""
        return {text.split()[-1] for text in self.legal(start)}

    def why(self, text: str, seat: str = "") -> str:
        """The rule that forbids an action, "" when it is legal; the legal list has to agree."""
        asked = Seat(SEATS.index(seat)) if seat else self.seat
        action = self.game.read(spoken(self.state, text), asked)
        refusal = self.game.refuse(self.state, action)
        listed = action in self.game.legal(self.state, asked) or action in self.game.aside(self.state, asked)
        assert listed == (refusal is None), f"{text}: the list and the refusal disagree"
        return "" if refusal is None else refusal.rule

    def do(self, *texts: str) -> Table:
        """Play actions, each made by whoever has the decision."""
        for text in texts:
            self.by(SEATS[self.seat], text)
        return self

    def by(self, seat: str, text: str) -> Table:
        """Play an action for a seat."""
        done = step(self.game, self.state, self.game.read(spoken(self.state, text), Seat(SEATS.index(seat))))
        assert not isinstance(done, Refusal), f"{text} is refused by {done.rule}"
        self.events = done.events
        self.all += done.events
        return self

    def told(self, kind: type[E]) -> list[E]:
        """The events of one kind that the last action made."""
        return [event for event in self.events if isinstance(event, kind)]

    def rolls(self) -> list[tuple[str, str, str]]:
        """The rolls of the last action: who, for what, the faces (`("king", "lock", "lock wild")`)."""
        return [
            (
                SEATS[roll.seat] if roll.piece == NOBODY else self.name(roll.piece),
                roll.roll,
                " ".join(FACES[face] for face in roll.faces),
            )
            for roll in self.told(Rolled)
        ]

    def cell(self, name: str) -> str:
        """Where a piece stands, "" out of the arena."""
        cell = self.state.cell[self.piece(name)]
        return CELLS[cell] if cell >= 0 else ""

    def damage(self, name: str) -> int:
        """The damage markers on a piece."""
        return int(self.state.damage[self.piece(name)])

    def powers(self, name: str) -> set[str]:
        """The powers of a piece, from wherever."""
        mask = int(self.state.power[self.piece(name)])
        return {power for bit, power in enumerate(POWERS) if mask >> bit & 1}

    def on(self, cell: str) -> str:
        """The name of what stands on a cell, "" for nothing."""
        piece = int(self.state.at[CELLS.index(cell)])
        return "" if piece == NOBODY else self.name(piece)

    def honour(self) -> tuple[int, ...]:
        """The GG of the seats, and the wild ones last."""
        return (*(int(self.state.gg[seat]) for seat in range(self.state.seats)), self.state.wild)

    def coins(self) -> int:
        """All coins there are: board, pools and bank."""
        return int(sum(self.state.coins) + sum(self.state.pool)) + self.state.bank


def staged(game: KrosmasterArena = GAME, /, **given: object) -> Table:
    """A table with this scene; the words are those of `Scene`."""
    return Table(stage(game.tables, msgspec.convert(given, Scene)), game)


def started(scenario: str = "duel", seed: int = 7, **options: str) -> Table:
    """A new game at its first question."""
    seats = GAME.seats(scenario)[0]
    return Table(GAME.setup(scenario, seats, options, seed))


def asked(state: object, seat: int = 0) -> Decision:
    """What a seat is asked."""
    decision = GAME.decision(state, Seat(seat))  # type: ignore[arg-type]  # any state of this game
    assert decision is not None
    return decision


def answer(decision: Decision, notation: str) -> Option:
    """The option that is written so."""
    return next(option for option in decision.options if option.notation == notation)
