"""A table for rule tests: a position written as text, then decisions in notation.

Seats are `red`, `blue`, `green`, `yellow`. A decision is written as the log writes it and is taken by the first player
who is asked: `build A1 c N`, or by another: `blue: done`. Trays are t0, t1, … as
`warbook.games.kingdom.scenes.positions` has them.
"""

from __future__ import annotations

from typing import TypeVar

from msgspec import convert

from warbook.games.kingdom.attacks.modifications import all_cards, card_name
from warbook.games.kingdom.board.field import NONE
from warbook.games.kingdom.board.shapes import squares_of
from warbook.games.kingdom.board.trays import cell_of
from warbook.games.kingdom.frames import BOARD, ENDINGS, LAYERS, PHASES, TOWERS
from warbook.games.kingdom.game import KingdomGame
from warbook.games.kingdom.present.notation import CELL_NAMES, SEATS, SITE_NAMES, TRAY_NAMES, figure_names
from warbook.games.kingdom.present.prompts import QUESTIONS
from warbook.games.kingdom.present.view import KingdomView
from warbook.games.kingdom.present.views.parts import BossView
from warbook.games.kingdom.rift.game import RiftInTime
from warbook.games.kingdom.scenes.positions import Scene, stage
from warbook.games.kingdom.state import KingdomState
from warbook.kernel.api import Action, Seat
from warbook.kernel.run import Step, step
from warbook.kernel.wire import Event

GAME = RiftInTime()
TABLES = GAME.tables

E = TypeVar("E", bound=Event)


def staged(**scene: object) -> Table:
    """A table at the first question of a scene."""
    return Table(stage(GAME, convert(scene, Scene)))


def new_game(scenario: str = "RS01", seats: int = 2, seed: int = 1, **options: str) -> Table:
    """A table before its heroes are chosen."""
    return Table(GAME.setup(scenario, seats, options, seed))


class Table:
    """A game at a question: decide, look."""

    def __init__(self, state: KingdomState, game: KingdomGame = GAME) -> None:
        self.state = state
        self.game = game
        self.events: list[Event] = []  # of the last decision

    # deciding

    def action(self, text: str) -> Action:
        """What is written; without a seat it is a decision of the first one who is asked."""
        who, colon, what = text.rpartition(": ")
        asked = self.game.acting(self.state)
        return self.game.read(what, Seat(SEATS.index(who)) if colon else asked[0] if asked else Seat(0))

    def do(self, *texts: str) -> Table:
        """Take decisions that must be allowed, one after the other."""
        for text in texts:
            done = step(self.game, self.state, self.action(text))
            assert isinstance(done, Step), f"{text}: {done.rule}"
            self.events = list(done.events)
        return self

    def refused(self, text: str) -> str:
        """The rule that forbids a decision, empty for an allowed one."""
        refusal = self.game.refuse(self.state, self.action(text))
        return "" if refusal is None else refusal.rule

    def offers(self, word: str = "", seat: str = "") -> list[str]:
        """What may be decided now by the first who is asked, or by a seat, as far as it begins with a word."""
        asked = self.game.acting(self.state)
        if not asked:
            return []
        who = Seat(SEATS.index(seat)) if seat else asked[0]
        found = [self.game.write(each) for each in self.game.legal(self.state, who)]
        return [text for text in found if text.split()[0] == word or not word]

    def until(self, phase: str, most: int = 400) -> Table:
        """Go on, doing as little as possible, until something is asked in this phase or the game is over."""
        for _ in range(most):
            if self.state.over or self.phase == phase:
                return self
            offers = self.offers()
            self.do(next((text for text in ("done", "stop") if text in offers), offers[0]))
        raise AssertionError(self.asks)

    def end_phase(self) -> Table:
        """Everybody is done."""
        phase = self.state.phase
        for seat in self.game.acting(self.state):
            if self.state.phase == phase and not self.state.over:
                self.do(f"{SEATS[seat]}: done")
        return self

    # looking

    @property
    def asks(self) -> str:
        """What is asked; `over` at the end."""
        return "over" if self.state.over else QUESTIONS[self.state.stack[-1].kind]

    @property
    def phase(self) -> str:
        """The phase of the round."""
        return PHASES[self.state.phase]

    @property
    def ending(self) -> str:
        """How the game ended, empty as long as it goes on."""
        return ENDINGS[self.state.ending]

    def view(self, seat: int = 0) -> KingdomView:
        """What a seat sees, or a spectator."""
        view = self.game.view(self.state, Seat(seat))
        assert isinstance(view, KingdomView)
        return view

    def boss(self) -> BossView:
        """What everybody sees of the boss that is there."""
        boss = self.view().boss
        assert boss is not None
        return boss

    def figure(self, name: str) -> int:
        """The number of a hero, of the wildcat or of a Sand Warrior."""
        return figure_names(self.game.tables).index(name)

    def space(self, name: str) -> str:
        """Where a figure stands: r3c1, or `board`."""
        cell = int(self.state.cell[self.figure(name)])
        return "board" if cell == BOARD else CELL_NAMES[cell]

    def health(self, name: str) -> int:
        """A hero's health."""
        return int(self.state.health[self.figure(name)])

    def tray(self, name: str) -> str:
        """The space of a tray, empty once it is gone."""
        tray = TRAY_NAMES.index(name)
        return "" if self.state.card[tray] == NONE else CELL_NAMES[cell_of(self.state, tray)]

    def tiled(self, name: str) -> list[str]:
        """The squares under the tiles of a tray."""
        return [f"{square // 5}{square % 5}" for square in squares_of(int(self.state.tiled[TRAY_NAMES.index(name)]))]

    def soldiers(self, name: str) -> list[str]:
        """The squares of the soldiers on a tray."""
        squares = squares_of(int(self.state.soldiers[TRAY_NAMES.index(name)]))
        return [f"{square // 5}{square % 5}" for square in squares]

    def cards(self, seat: str, where: str = "hand") -> list[str]:
        """The towers in a hand or, with `incoming`, in the slot beside it."""
        counts = self.state.hand if where == "hand" else self.state.incoming
        first = TOWERS * SEATS.index(seat)
        numbers = range(all_cards(self.state))
        return [card_name(self.state, number) for number in numbers for _ in range(counts[first + number])]

    def supply(self, tower: str) -> int:
        """How many cards of a tower lie in the supply."""
        return int(self.state.supply[self.game.tables.tower_names.index(tower)])

    def on_site(self, site: str) -> list[str]:
        """The towers of a site, from below."""
        first = LAYERS * SITE_NAMES.index(site)
        built = self.state.built[first : first + LAYERS]
        return [card_name(self.state, int(tower)) for tower in built if tower != NONE]

    def told(self, kind: type[E]) -> list[E]:
        """The events of a kind that the last decision caused."""
        return [event for event in self.events if isinstance(event, kind)]
