"""A table for rule tests: a scene in words, dice laid out in advance, actions and questions by names.

Pieces are called as scenes call them: `king`, `tofu#2`, `blue.bill`. Dice are their faces: `lock wild`. An action is
its verb and what it is applied to: `cast con E5`, `lay 1 anna`, `joker 2 dodge`; `blue: end` is Blue's.
"""

from __future__ import annotations

from typing import TypeVar

import msgspec

from warbook.games.krosmaster import frames, verbs
from warbook.games.krosmaster.board.pieces import refresh
from warbook.games.krosmaster.combat.dice import FACES
from warbook.games.krosmaster.combat.spells import slots_of, spell_in
from warbook.games.krosmaster.content.schema import Figure, Spell, Summon
from warbook.games.krosmaster.content.tables import NOBODY, RANKS, Tables, cell_name, cell_named, powers_mask
from warbook.games.krosmaster.flow import activate
from warbook.games.krosmaster.game import KrosmasterArena
from warbook.games.krosmaster.present.events import Rolled
from warbook.games.krosmaster.present.notation import AXES, EDGES, SEATS
from warbook.games.krosmaster.scenes.names import piece_named
from warbook.games.krosmaster.scenes.positions import Scene, stage
from warbook.games.krosmaster.state import KrosmasterState
from warbook.kernel.api import Action, Frame, Refusal, Seat, act, arg_of, seat_of, verb_of
from warbook.kernel.run import step
from warbook.kernel.wire import Event

GAME = KrosmasterArena()
WORDS = {name: verb for verb, name in enumerate(verbs.VERB_NAMES) if name}
QUESTIONS = (
    *("TEAMS", "DRAFT", "ARENA", "EDGE", "ZONE", "ORDER", "DEPLOY", "JOKERS", "NAMING", "INSPIRE", "NEXT", "DETONATE"),
    *("ACTIVATION", "LOCKERS", "HIT_JOKERS", "AXIS", "ASSIGN", "FROM", "FALLEN"),
)

E = TypeVar("E", bound=Event)


class Table:
    """A game on the table, asked and played in words."""

    def __init__(self, state: KrosmasterState, game: KrosmasterArena = GAME) -> None:
        self.state = state
        self.game = game
        self.events: list[Event] = []  # of the last action

    # who and where

    def piece(self, name: str) -> int:
        """The piece that is called so; p3 is the piece of that number."""
        return int(name[1:]) if name[1:].isdigit() else piece_named(self.state, name)

    def at(self, name: str) -> str:
        """The cell of a piece, empty for one that is not in the arena."""
        cell = int(self.state.cell[self.piece(name)])
        return "" if cell == frames.GONE else cell_name(cell)

    def on(self, cell: str) -> str:
        """The name of the character or bomb on a cell, empty for none."""
        piece = int(self.state.at[cell_named(cell)])
        return "" if piece == NOBODY else self.game.tables.kind_names[self.state.kind[piece]]

    def damage(self, name: str) -> int:
        """The damage markers on a piece."""
        return int(self.state.damage[self.piece(name)])

    def has(self, name: str, power: str) -> bool:
        """Whether a piece has a power."""
        return bool(self.state.power[self.piece(name)] & powers_mask((power,)))

    def gg(self) -> tuple[int, ...]:
        """The GG of every seat, and then the wild ones."""
        return (*(int(self.state.gg[seat]) for seat in range(self.state.seats)), self.state.wild)

    # what is asked

    @property
    def asks(self) -> str:
        """What is asked now, empty when the game is over."""
        if self.state.over:
            return ""
        return next(name for name in QUESTIONS if vars(frames)[name] == self.state.stack[-1].kind)

    @property
    def seat(self) -> str:
        """Who is asked; of several the first."""
        return SEATS[self.game.acting(self.state)[0]]

    @property
    def active(self) -> str:
        """The character whose turn it is."""
        return "" if self.state.active == NOBODY else self.game.tables.kind_names[self.state.kind[self.state.active]]

    @property
    def points(self) -> tuple[int, int]:
        """The AP and MP that the active character has left."""
        return self.state.ap, self.state.mp

    # actions in words

    def action(self, text: str) -> Action:
        """An action in words, of the seat that is asked if none is named."""
        who, _, said = text.rpartition(": ")
        word, *args = said.split()
        return act(SEATS.index(who or self.seat), WORDS[word], self.arg(word, args))

    def arg(self, word: str, args: list[str]) -> int:
        """What a verb is applied to, as a number."""
        if not args:
            return 0
        if word in ("cast", "break"):
            return verbs.aim_arg(self.slot(args[0]), cell_named(args[1]))
        if word == "place":
            return verbs.aim_arg(self.piece(args[0]), cell_named(args[1]))
        if word == "lay":
            return verbs.lay_arg(int(args[0]) - 1, self.piece(args[1]))
        if word == "joker":
            return 4 * (int(args[0]) - 1) + FACES.index(args[1])
        if word == "use":
            return 1024 * (int(args[0]) - 1) + self.choice(args[1:])
        if word == "buy":
            rank, _, pile = args[0].partition("-")
            return 2 * RANKS.index(rank) + int(pile) - 1 + 6 * (args[1:] == ["blind"])
        return self.plain(word, args[0])

    def choice(self, said: list[str]) -> int:
        """What a reward is used for: nothing more, a player, or a cell."""
        if not said:
            return verbs.WHOLE
        return verbs.PAID_BY + SEATS.index(said[0]) if said[0] in SEATS else cell_named(said[0])

    def plain(self, word: str, said: str) -> int:
        """An arg that is one thing."""
        if word in ("move", "punch"):
            return cell_named(said)
        if word == "sell":
            return int(said) - 1
        tables = self.game.tables
        if word in ("take", "give-back", "card"):
            return tables.figure_names.index(said)
        names = {"start": EDGES, "axis": AXES, "name": SEATS, "take-from": SEATS, "arena": tuple(tables.arena_names)}
        return names[word].index(said) if word in names else self.piece(said)

    def slot(self, name: str) -> int:
        """The place of a spell on the active character's card."""
        piece = self.state.active
        spells = [spell_in(self.state, piece, slot) for slot in range(slots_of(self.state, piece))]
        return spells.index(self.game.tables.spell_names.index(name))

    # playing

    def why(self, text: str) -> str:
        """The rule that forbids an action, empty when it is legal; the list of options says the same."""
        action = self.action(text)
        refusal = self.game.refuse(self.state, action)
        listed = action in self.game.legal(self.state, Seat(seat_of(action)))
        assert listed == (refusal is None), text
        return "" if refusal is None else refusal.rule

    def do(self, text: str, dice: str | None = "") -> Table:
        """Take an action that rolls exactly these dice; None leaves it to chance."""
        faces = [FACES.index(face) for face in (dice or "").split()]
        assert self.why(text) == "", f"{text}: {self.why(text)}"
        drawn = self.state.rng.drawn
        self.state.rng.script = faces[:]
        done = step(self.game, self.state, self.action(text))
        assert not isinstance(done, Refusal)
        rolled = self.state.rng.drawn - drawn
        assert dice is None or rolled == len(faces), f"{text}: {rolled} dice rolled"
        self.events = done.events
        return self

    def all(self, *texts: str) -> Table:
        """Take several actions without dice."""
        for text in texts:
            self.do(text)
        return self

    def told(self, kind: type[E]) -> list[E]:
        """The events of one kind that the last action made."""
        return [event for event in self.events if isinstance(event, kind)]

    def rolls(self) -> list[str]:
        """What was rolled in the last action: `critical 2, armor 1`, each with the number of its dice."""
        return [f"{event.roll} {len(event.faces)}" for event in self.events if isinstance(event, Rolled)]

    def options(self, word: str) -> list[int]:
        """The args of the legal actions with a verb."""
        found = self.game.legal(self.state, Seat(SEATS.index(self.seat)))
        return [arg_of(action) for action in found if verb_of(action) == WORDS[word]]

    def cells(self, name: str) -> set[str]:
        """The cells at which the active character may cast a spell."""
        first = 144 * self.slot(name)
        return {cell_name(arg - first) for arg in self.options("cast") if first <= arg < first + 144}

    def steps(self) -> set[str]:
        """The cells that the active character may move to."""
        return {cell_name(arg) for arg in self.options("move")}

    # preparing

    def give(self, name: str, *powers: str) -> Table:
        """Let a piece have more powers, as from dice."""
        piece = self.piece(name)
        self.state.dice[piece] |= powers_mask(powers)
        refresh(self.state, piece)
        return self

    def wake(self, name: str) -> Table:
        """Begin the activation of another character of the same game turn."""
        piece = self.piece(name)
        self.state.stack = [*self.state.stack[:1], Frame(frames.PRELIMINARY, int(self.state.owner[piece]), piece)]
        self.state.active = piece
        self.state.cast = 0
        self.state.reach = 0
        activate(self.state, piece)
        return self


def staged(game: KrosmasterArena = GAME, /, **scene: object) -> Table:
    """A table with this scene on it; see `positions` for how one is written."""
    return Table(stage(game.tables, msgspec.convert(scene, Scene)), game)


def begun(scenario: str = "duel", seed: int = 1, **options: str) -> Table:
    """A game from its very beginning."""
    return Table(GAME.setup(scenario, GAME.seats(scenario)[0], options, seed))


# cards for tests


def extended(spells: dict[str, Spell], figures: dict[str, Figure], summons: dict[str, Summon]) -> KrosmasterArena:
    """The game with more cards and tokens than its box has."""
    game = KrosmasterArena()
    content = game.tables.content
    figures, summons = content.figures | figures, content.summons | summons
    spells = content.spells | spells
    game.tables = Tables(msgspec.structs.replace(content, spells=spells, figures=figures, summons=summons))
    return game


def figure(*spells: str, powers: tuple[str, ...] = (), **numbers: int) -> Figure:
    """A card for a test; what is not named is ordinary."""
    ordinary = {"level": 3, "initiative": 5, "mp": 3, "hp": 10, "ap": 6}
    card = {**ordinary, **numbers, "name": "white", "breed": "test", "spells": spells, "source": "", "powers": powers}
    return msgspec.convert(card, Figure)


def spell(kind: str, reach: str, **rest: object) -> Spell:
    """A spell for a test; the range is written `normal 1-3`."""
    name, _, ends = reach.partition(" ")
    least, most = map(int, (ends or ("0-0" if name == "personal" else "1-1")).split("-"))
    card = {"kind": kind, "range": name, "min": least, "max": most, "source": "", "ap": 3, **rest}
    return msgspec.convert({key.replace("_", "-"): value for key, value in card.items()}, Spell)
