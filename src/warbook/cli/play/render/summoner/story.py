"""Events as sentences. The pieces' names are followed from event to event, so that a move names who moves."""

from __future__ import annotations

from typing import Final

from warbook.cli.play.render.summoner.panels import SIDES
from warbook.cli.play.screen import Line, Recent
from warbook.cli.play.telling import Words
from warbook.games.summoner.content.tables import LETTERS, NOBODY
from warbook.games.summoner.present.events import (
    Acted,
    Became,
    CardShown,
    Died,
    DrawDeclined,
    DrawOffered,
    Ended,
    Gained,
    Hid,
    Locked,
    Moved,
    Passed,
    Revealed,
    SummonerEvent,
    Survived,
    Swapped,
    TurnBegan,
)
from warbook.games.summoner.present.notation import write, write_cell
from warbook.games.summoner.present.view import ENDINGS, SummonerView
from warbook.games.summoner.verbs import CHOOSE, LOCK, RESIGN
from warbook.kernel.api import Action, verb_of
from warbook.kernel.content.texts import Texts
from warbook.kernel.wire import Event

OnBoard = Revealed | Moved | Died | Swapped | Hid | Became | Gained | Survived
UNKNOWN: Final = ""


class Story:
    """Follows the pieces through one step."""

    def __init__(self, before: SummonerView, texts: Texts) -> None:
        """Begin with what the audience knew before the step."""
        self.texts = texts
        self.side = {piece.cell: piece.side for piece in before.pieces}
        self.kind = {piece.cell: piece.kind for piece in before.pieces}

    def lines(self, events: list[Event]) -> list[Line]:
        """A sentence for each event, in order."""
        told: list[Line] = []
        heads = False
        for event in events:
            if not isinstance(event, SummonerEvent) or _is_draft(event):
                continue
            if _is_aside(event):
                heads = True  # the sentence that follows says it better than the notation
                continue
            told.append(self._line(event, heads))
            heads = False
        return told

    def _line(self, event: SummonerEvent, heads: bool) -> Line:
        key, words = self._told(event)
        # a rule may have a sentence of its own: a trap kills in other words than a blade
        special = f"{key}-{event.rule.replace('.', '-')}"
        routine = isinstance(event, TurnBegan) and not self.texts.has(special)
        return Line(
            special if self.texts.has(special) else key,
            words,
            event.rule,
            heads=heads or isinstance(event, Acted),
            routine=routine,
        )

    def _told(self, event: SummonerEvent) -> tuple[str, Words]:
        match event:
            case Acted(side=side, action=action):
                return "event-act", {"side": SIDES[side], "move": write(Action(action))}
            case CardShown(side=side, code=code):
                return "event-card", {"side": SIDES[side], "card": f"@card-{code}"}
            case Ended(winner=winner, ending=ending):
                won = "none" if winner == NOBODY else SIDES[winner]
                return f"ending-{ENDINGS[ending].replace('_', '-')}", {"winner": won}
            case Passed() | Locked() | TurnBegan() | DrawOffered() | DrawDeclined():
                return f"event-{event.__struct_config__.tag}", {"side": SIDES[event.side]}
        return self._on_board(event)

    def _on_board(self, event: OnBoard) -> tuple[str, Words]:
        match event:
            case Revealed(cell=cell, side=side, kind=kind):
                self.side[cell], self.kind[cell] = side, LETTERS[kind]
                return "event-reveal", self._named(cell)
            case Moved(src=src, dst=dst):
                words = {**self._named(src), "to": write_cell(dst)}
                self._put(dst, self._take(src))
                return "event-move", words
            case Died(cell=cell, side=side, kind=kind):
                was = self._take(cell)[1]
                self_named: Words = {"side": SIDES[side], "cell": write_cell(cell), "piece": f"@piece-{LETTERS[kind]}"}
                if was not in (UNKNOWN, LETTERS[kind]):
                    return "event-die-transformed", {**self_named, "was": f"@piece-{was}"}
                return "event-die", self_named
            case Swapped(one=one, other=other):
                here, there = self._take(one), self._take(other)
                self._put(one, there)
                self._put(other, here)
                return "event-swap", {"one": write_cell(one), "other": write_cell(other)}
            case Became(cell=cell, kind=kind):
                words = {**self._named(cell), "becomes": f"@piece-{LETTERS[kind]}"}
                self.kind[cell] = LETTERS[kind]
                return "event-become", words
            case Gained(cell=cell, bonus=bonus):
                return f"event-bonus-{bonus}", self._named(cell)
            case Hid(cell=cell):
                return "event-hide", self._named(cell)
            case Survived(cell=cell):
                return "event-survive", self._named(cell)

    def _named(self, cell: int) -> Words:
        # only face-up pieces are ever named, so the name is there
        return {"side": SIDES[self.side[cell]], "piece": f"@piece-{self.kind[cell]}", "cell": write_cell(cell)}

    def _take(self, cell: int) -> tuple[int, str]:
        return self.side.pop(cell), self.kind.pop(cell)

    def _put(self, cell: int, piece: tuple[int, str]) -> None:
        self.side[cell], self.kind[cell] = piece


def _is_draft(event: SummonerEvent) -> bool:
    return isinstance(event, Acted) and CHOOSE <= verb_of(Action(event.action)) <= LOCK


def _is_aside(event: SummonerEvent) -> bool:
    return isinstance(event, Acted) and verb_of(Action(event.action)) >= RESIGN


def touched(events: list[Event], before: Recent) -> Recent:
    """The cells that these events touched, or those of before, and why it is this side's turn."""
    cells: set[int] = set()
    turn_rule = before.turn_rule
    for event in events:
        match event:
            case Moved(src=src, dst=dst):
                cells |= {src, dst}
            case Swapped(one=one, other=other):
                cells |= {one, other}
            case Revealed() | Died() | Hid() | Became() | Gained() | Survived():
                cells.add(event.cell)
            case TurnBegan(rule=rule):
                turn_rule = rule
    return Recent(frozenset(cells) or before.cells, turn_rule)
