"""A table for rule tests: territories, meeples and buildings put where they are wanted, then decisions in notation.

Seats are `orange`, `blue`, `green`, `purple`, or their numbers; slots are `blue-L`; territories are their tiles, `T03`.
A decision is written as the log writes it, and is taken by whoever is asked: `step T03 E`, or for another `blue: done`.
"""

from __future__ import annotations

from typing import TypeVar

from msgspec import convert

from warbook.games.meeple.board.territories import lay_tile, tile_at
from warbook.games.meeple.content.tables import NONE
from warbook.games.meeple.flow import settle
from warbook.games.meeple.frames import PHASE_FOUR, PHASE_ONE, PHASE_THREE, PHASE_TWO, SLOTS, TURN
from warbook.games.meeple.game import MeepleWar
from warbook.games.meeple.options import read_terms
from warbook.games.meeple.present.notation import SEATS, VILLAGE_SLOTS
from warbook.games.meeple.present.view import QUESTIONS
from warbook.games.meeple.scenes.positions import Scene, stage
from warbook.games.meeple.setup import set_up
from warbook.games.meeple.state import MeepleState, new_state
from warbook.games.meeple.victory import points
from warbook.games.meeple.village.bonuses import take_stock
from warbook.kernel.api import Action, Frame, Refusal, Seat
from warbook.kernel.rng import seeded
from warbook.kernel.run import Step, heard, step
from warbook.kernel.wire import Decision, Event, Option

GAME = MeepleWar()
TABLES = GAME.tables
PHASES = [TURN, PHASE_ONE, PHASE_TWO, PHASE_THREE, PHASE_FOUR]

# a village that is never founded anew, so that its turns are short (MW-16.9)
RAZED = f"empty ; lost {' '.join(TABLES.building_names)}"

E = TypeVar("E", bound=Event)


def staged(**scene: object) -> Table:
    """A table at the first question of a scene: see `warbook.games.meeple.scenes.positions`."""
    table = Table()
    table.state = stage(TABLES, convert(scene, Scene))
    return table


def seat_named(seat: int | str) -> int:
    """The number of a seat."""
    return seat if isinstance(seat, int) else SEATS.index(seat)


class Table:
    """A game set up and not begun: lay out what the test needs, begin a phase, decide."""

    def __init__(self, seats: int = 2, turn: int | str = 0, scenario: str = "normal", windows: str = "called") -> None:
        self.state: MeepleState = new_state(TABLES, read_terms(scenario, seats, {"token_windows": windows}), seeded(1))
        set_up(self.state)
        self.state.first = self.state.turn = seat_named(turn)
        self.state.turns = 1
        self.last: Step | None = None

    # laying out

    def tile(self, code: str) -> int:
        """The number of a tile."""
        return TABLES.tile_names.index(code)

    def at(self, q: int, r: int) -> str:
        """The tile that lies in a cell."""
        return TABLES.tile_names[tile_at(self.state, q, r)]

    def lay(self, code: str, q: int, r: int, rotation: int = 0) -> None:
        """Lay a tile of the supply."""
        assert self.tile(code) in self.state.supply
        self.state.supply = [tile for tile in self.state.supply if tile != self.tile(code)]
        lay_tile(self.state, self.tile(code), q, r, rotation)

    def next_tiles(self, *codes: str) -> None:
        """The tiles that are drawn next, in this order."""
        first = [self.tile(code) for code in codes]
        self.state.supply = [tile for tile in self.state.supply if tile not in first] + first[::-1]

    def put(self, seat: int | str, code: str, count: int = 1) -> None:
        """Meeples from the reserve onto a territory."""
        self.state.reserve[seat_named(seat)] -= count
        self.state.men[4 * self.tile(code) + seat_named(seat)] += count

    def building(self, slot: str, name: str, space: str = "S", done: bool = True, **guests: int) -> None:
        """A building in a slot, its worker on a space of the action path; whoever stands on its defence spaces."""
        place, number = VILLAGE_SLOTS.index(slot), TABLES.building_names.index(name)
        state, seat = self.state, place // SLOTS
        if state.building[place] == NONE:
            state.workers[seat] -= 1
        else:
            state.stock[TABLES.buildings * seat + state.building[place]] = 0
        state.building[place] = number
        state.done[place] = int(done)
        state.space[place] = TABLES.paths[number].names.index(space) if done else 0
        state.stock[TABLES.buildings * seat + number] = 1
        for guest, count in guests.items():
            state.guests[4 * place + seat_named(guest)] = count
            state.reserve[seat_named(guest)] -= count

    def waits(self, where: str, name: str, space: str) -> None:
        """A building of the current player whose action waits to be performed."""
        self.building(f"{SEATS[self.state.turn]}-{where}", name, space)
        self.state.pending |= 1 << "FLRB".index(where)

    def home(self, seat: int | str, reserve: int, depot: int) -> None:
        """So many meeples at home, whatever is elsewhere."""
        self.state.reserve[seat_named(seat)] = reserve
        self.state.depot[seat_named(seat)] = depot

    def begin(self, phase: int) -> Table:
        """Begin a phase, 0 for the whole turn; what is controlled is counted as it stands."""
        if phase > 1:
            take_stock(self.state)
            self.state.bonuses = []
        self.state.stack = [Frame(PHASES[phase], self.state.turn, NONE if phase == 2 else 0)]
        settle(self.state)
        return self

    # deciding

    def action(self, text: str) -> Action:
        """What is written; without a seat it is a decision of whoever is asked."""
        who, colon, what = text.rpartition(": ")
        seat = seat_named(who) if colon else self.state.stack[-1].seat if self.state.stack else 0
        return heard(GAME, self.state, what, Seat(seat))

    def do(self, *texts: str) -> Table:
        """Take decisions that must be allowed, one after the other."""
        for text in texts:
            done = step(GAME, self.state, self.action(text))
            assert isinstance(done, Step), f"{text}: {done.rule}"
            self.last = done
        return self

    def until(self, asks: str) -> Table:
        """Go on, doing as little as possible, until this is asked (`blue moving`) or the game is over."""
        for _ in range(400):
            if self.asks in (asks, "over"):
                break
            self.do("done" if "done" in self.offers() else self.offers()[0])
        assert self.asks == asks, self.asks
        return self

    def refused(self, text: str) -> str:
        """The rule that forbids a decision, empty for an allowed one."""
        refusal = GAME.refuse(self.state, self.action(text))
        return refusal.rule if isinstance(refusal, Refusal) else ""

    def offers(self, word: str = "") -> list[str]:
        """What may be decided now by whoever is asked, as far as it begins with a word."""
        if self.state.over:
            return []
        found = [GAME.write(action) for action in GAME.legal(self.state, Seat(self.state.stack[-1].seat))]
        return [text for text in found if text.split()[0] == word or not word]

    # looking

    @property
    def asks(self) -> str:
        """Who is asked what, as `orange moving`; `over` at the end."""
        if self.state.over:
            return "over"
        return f"{SEATS[self.state.stack[-1].seat]} {QUESTIONS[self.state.stack[-1].kind]}"

    def men(self, code: str) -> list[int]:
        """Who stands on a territory, by seat."""
        return [int(self.state.men[4 * self.tile(code) + seat]) for seat in range(self.state.seats)]

    def guests(self, slot: str) -> list[int]:
        """Who stands on the defence spaces of a building, by seat."""
        return [int(self.state.guests[4 * VILLAGE_SLOTS.index(slot) + seat]) for seat in range(self.state.seats)]

    def in_slot(self, slot: str) -> str:
        """The building in a slot, empty without one."""
        number = int(self.state.building[VILLAGE_SLOTS.index(slot)])
        return "" if number == NONE else TABLES.building_names[number]

    def worker(self, slot: str) -> str:
        """The space of a worker: its name on an action path, the steps taken on a construction path."""
        place = VILLAGE_SLOTS.index(slot)
        space = int(self.state.space[place])
        return TABLES.paths[self.state.building[place]].names[space] if self.state.done[place] else str(space)

    def has(self, seat: int | str) -> tuple[int, int, int, int]:
        """A player's reserve, depot, honour mountain and bravery."""
        state, number = self.state, seat_named(seat)
        columns = (state.reserve, state.depot, state.honour, state.bravery)
        return int(columns[0][number]), int(columns[1][number]), int(columns[2][number]), int(columns[3][number])

    def points(self, seat: int | str) -> int:
        """A player's victory points now."""
        return points(self.state, seat_named(seat))

    def told(self, kind: type[E]) -> list[E]:
        """The events of a kind that the last decision caused."""
        return [] if self.last is None else [event for event in self.last.events if isinstance(event, kind)]


def asked(table: Table) -> Decision:
    """What is asked, of whoever is asked."""
    decision = GAME.decision(table.state, Seat(table.state.stack[-1].seat))
    assert decision is not None
    return decision


def answer(table: Table, notation: str) -> Option:
    """The option that is written so."""
    return next(option for option in asked(table).options if option.notation == notation)
