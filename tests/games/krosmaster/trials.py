"""Trials: positions of the box, or with figures for what nobody in the box can do, and more questions to a table.

Rewards are used by their names and what has to be chosen: `use G08`, `use J05 fire E5`, `use J10 2`, `use A01 blue`.
"""

from __future__ import annotations

from pathlib import Path

import msgspec

from tests.games.krosmaster.boards import GAME, QUESTIONS, Table
from warbook.games.krosmaster import frames
from warbook.games.krosmaster.content.tables import CREATURE, ELEMENTS, NONE, cell_name, cell_named
from warbook.games.krosmaster.game import KrosmasterArena
from warbook.games.krosmaster.present.notation import SEATS
from warbook.games.krosmaster.present.view import ENDINGS, KrosmasterView
from warbook.games.krosmaster.scenes.positions import Scene, stage
from warbook.games.krosmaster.verbs import ONE_OF, PAID_BY, WHOLE
from warbook.kernel.api import SPECTATOR, Seat, seat_of

EXTENDED = KrosmasterArena(Path(__file__).parent / "data")  # with the pack of trials


class Trial(Table):
    """A game on the table, with questions about markers, rewards, coins and the end."""

    def arg(self, word: str, args: list[str]) -> int:
        """What a verb is applied to; a reward is called by its name."""
        if word != "use":
            return super().arg(word, args)
        names, tokens = self.game.tables.reward_names, self.game.tables.tokens
        held = [names[tokens[token]] for token in self.state.held[self.state.active]]
        return 1024 * held.index(args[0]) + choice_of(args[1:])

    def why(self, text: str) -> str:
        """The rule that forbids an action, empty when it is legal; the lists, also that of asides, say the same."""
        action = self.action(text)
        seat = Seat(seat_of(action))
        refusal = self.game.refuse(self.state, action)
        listed = action in self.game.legal(self.state, seat) + self.game.aside(self.state, seat)
        assert listed == (refusal is None), text
        return "" if refusal is None else refusal.rule

    @property
    def asks(self) -> str:
        """Who is asked what: `red activation king`, `blue lockers`; `over` when nobody is."""
        if self.state.over:
            return "over"
        frame = self.state.stack[-1]
        kind = next(name for name in QUESTIONS if vars(frames)[name] == frame.kind).lower()
        asked = f"{SEATS[frame.seat]} {kind}"
        return f"{asked} {self.active}" if kind == "activation" else asked

    @property
    def result(self) -> str:
        """`ongoing`, `red by knock-out`, `drawn`."""
        if not self.state.over:
            return "ongoing"
        by = ENDINGS[self.state.ending]
        return f"{SEATS[self.state.winner]} by {by}" if self.state.winner >= 0 else by

    def damages(self, *names: str) -> tuple[int, ...]:
        """The damage markers on several pieces."""
        return tuple(self.damage(name) for name in names)

    def markers(self, name: str) -> tuple[int, int]:
        """The AP and MP markers on a character: how many +1, less how many -1."""
        state, piece = self.state, self.piece(name)
        return int(state.ap_plus[piece] - state.ap_minus[piece]), int(state.mp_plus[piece] - state.mp_minus[piece])

    def held(self, name: str) -> list[str]:
        """The rewards on a card: `+J16` face up, `-J16` face down."""
        tables, state = self.game.tables, self.state
        return [
            ("+" if state.up[token] else "-") + tables.reward_names[tables.tokens[token]]
            for token in state.held[self.piece(name)]
        ]

    def pools(self) -> tuple[int, ...]:
        """The coins of the seats, then those of the bank."""
        return (*(int(self.state.pool[seat]) for seat in range(self.state.seats)), self.state.bank)

    def shop(self) -> list[str]:
        """The rewards face up in the market, "" for an empty place."""
        tables = self.game.tables
        return ["" if token == NONE else tables.reward_names[tables.tokens[token]] for token in self.state.shop]

    def summons(self) -> set[str]:
        """Where summon tokens are."""
        found = range(frames.KROSMASTERS, frames.PIECES)
        return {cell_name(int(self.state.cell[piece])) for piece in found if self.state.cell[piece] != frames.GONE}

    def words(self) -> set[str]:
        """The verbs that are legal now."""
        legal = self.game.legal(self.state, Seat(SEATS.index(self.seat)))
        return {self.game.verbs[action >> 16 & 0xFF] for action in legal}

    def end_turn(self, tension: str = "armor lock") -> Trial:
        """End all character turns of this game turn; the next player rolls these dice and sells them."""
        turns = self.state.turns
        while self.state.turns == turns and not self.state.over:
            if self.asks.endswith("next"):
                self.do(f"next p{self.options('next')[0]}")
            else:
                self.do("end", "" if self.waiting() else tension)
        while self.asks.endswith("inspire"):
            self.do("sell 1" if self.state.die[0] != NONE else "sell 2")
        return self

    def waiting(self) -> list[int]:
        """Who still acts in this game turn after the active character."""
        state = self.state
        return [
            piece
            for piece in range(frames.PIECES)
            if state.cell[piece] != frames.GONE
            and state.owner[piece] == state.turn
            and not state.acted >> piece & 1
            and self.game.tables.species[state.kind[piece]] <= CREATURE
        ]

    def view(self, seat: str = "") -> KrosmasterView:
        """What a seat may know, or the spectators."""
        seen = self.game.view(self.state, Seat(SEATS.index(seat)) if seat else SPECTATOR)
        assert isinstance(seen, KrosmasterView)
        return seen


def choice_of(said: list[str]) -> int:
    """What was chosen for a reward: nothing, a number from 1, a seat, a cell, or an element and a cell."""
    if not said:
        return WHOLE
    if said[0] in ELEMENTS:
        return 144 * ELEMENTS.index(said[0]) + cell_named(said[1])
    if said[0] in SEATS:
        return PAID_BY + SEATS.index(said[0])
    return ONE_OF + int(said[0]) - 1 if said[0].isdigit() else cell_named(said[0])


def staged(**scene: object) -> Trial:
    """A position of the game as the box has it; see `positions` for how one is written."""
    return Trial(stage(GAME.tables, msgspec.convert(scene, Scene)), GAME)


def tried(**scene: object) -> Trial:
    """A position with the figures of the pack of trials."""
    return Trial(stage(EXTENDED.tables, msgspec.convert(scene, Scene)), EXTENDED)


def begun(scenario: str, seed: int = 1, **options: str) -> Trial:
    """A game from its very beginning."""
    return Trial(GAME.setup(scenario, GAME.seats(scenario)[0], options, seed))
