"""Summoner War at the terminal: binds board, panels, menu and preparation together."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec import structs
from rich.console import Group as Stack
from rich.console import RenderableType
from rich.padding import Padding
from rich.text import Text

from warbook.cli.play.looking import having
from warbook.cli.play.render.summoner.board import shown_pieces, signs
from warbook.cli.play.render.summoner.menu import Menu
from warbook.cli.play.render.summoner.panels import SIDES, Panels
from warbook.cli.play.render.summoner.preparation import shortcut
from warbook.cli.play.render.summoner.tally import uses_left
from warbook.cli.play.screen import Group, Recent, Sight, Table
from warbook.games.summoner.content.reading import read_content
from warbook.games.summoner.content.tables import CARD_RULE, CODES, KIND_RULE, LETTERS, NOBODY
from warbook.games.summoner.present.events import (
    Became,
    Died,
    Gained,
    Hid,
    Moved,
    Revealed,
    Survived,
    Swapped,
    TurnBegan,
)
from warbook.games.summoner.present.view import SummonerView
from warbook.games.summoner.verbs import (
    ACCEPT_DRAW,
    CHOOSE,
    DECLINE,
    DECLINE_DRAW,
    DROP,
    FLAG,
    HIDDEN_ATTACK,
    LOCK,
    OFFER_DRAW,
    PASS,
    RESIGN,
    SUMMON,
    card_of,
    src_of,
)
from warbook.kernel.api import SPECTATOR, Action, arg_of, verb_of
from warbook.kernel.wire import Decision, Event, View

RULES = {
    SUMMON: "SW-9.1",
    HIDDEN_ATTACK: "SW-6.4",
    DECLINE: "SW-13.4",
    PASS: "SW-4.8",
    RESIGN: "SW-12.9",
    FLAG: "SW-12.9",
    OFFER_DRAW: "SW-12.8",
    ACCEPT_DRAW: "SW-12.8",
    DECLINE_DRAW: "SW-12.8",
}


def _seen(view: View) -> SummonerView:
    assert isinstance(view, SummonerView)
    return view


class SummonerTable(Table):
    """Summoner War at the terminal."""

    def side(self, seat: int) -> str:
        """`red` or `blue`."""
        return SIDES[seat]

    def screen(self, view: View, recent: Recent, players: list[str], width: int) -> RenderableType:
        """The board with everything around it."""
        return Panels(_seen(view), recent, players, self.texts, signs(self.ascii_only)).screen(width)

    def touched(self, events: list[Event], before: Recent) -> Recent:
        """The cells of the last events, and why it is this side's turn."""
        return touched(events, before)

    def menu(self, view: View, decision: Decision) -> list[Group]:
        """The options by piece."""
        menu = Menu(_seen(view), self.texts)
        return [*menu.groups(decision), *(Group(warning, ()) for warning in menu.warnings(decision))]

    def cards(self, view: View, word: str = "") -> RenderableType:
        """During preparation all cards; then the viewer's and the public ones of the other side."""
        seen = _seen(view)
        if seen.phase == "setup":
            titles = [self._title(code, self._chosen(seen, code)) for code in CODES]
            return Stack(having([*titles], word), self._hint())
        parts: list[RenderableType] = []
        for side in (0, 1):
            shown = seen.sides[side]
            parts.append(Text(self.texts.say(f"side-{SIDES[side]}"), style="bold"))
            parts += [self._card(code, self._uses(seen, side, code)) for code in shown.cards or shown.public_cards]
            if shown.cards is None and shown.secret_cards:
                parts.append(Text("  " + self.texts.say("label-secret-cards", {"count": shown.secret_cards})))
        return having(parts, word)

    def _chosen(self, view: SummonerView, code: str) -> str:
        return self.texts.say("label-chosen") if code in (view.sides[view.seat].cards or ()) else ""

    def _uses(self, view: SummonerView, side: int, code: str) -> str:
        if side != view.seat:
            return self.texts.say("label-uses", {"count": 0}) if code in view.sides[side].spent_cards else ""
        left = uses_left(view, code)
        return self.texts.say("label-lasting") if left is None else self.texts.say("label-uses", {"count": left})

    def _hint(self) -> Text:
        return Text(self.texts.say("label-cards-more"), style="dim")

    def _card(self, code: str, mark: str) -> RenderableType:
        return Stack(self._title(code, mark), Padding(Text(self.texts.say(f"effect-{code}")), (0, 4), expand=False))

    def _title(self, code: str, mark: str) -> Text:
        card = read_content().cards[code]
        title = Text.assemble((code.ljust(10), "bold"), self.texts.say(f"card-{code}"))
        title.append(f" · {self.texts.say(f'piece-{card.bearer}')} · {self.texts.say(f'timing-{card.timing}')}", "dim")
        if mark:
            title.append(f" · {mark}", "bold")
        return title

    def shortcut(self, line: str, sight: Sight) -> Iterator[Action] | None:
        """A whole deployment or selection in one line."""
        return shortcut(line, _DraftSight(sight))

    def tidied(self, line: str) -> str:
        """Codes and piece letters in upper case, cells and words in lower case."""
        words = [word.upper() if word.upper().lstrip("$!&%") in CODES else word.lower() for word in line.split()]
        if len(words) == 3 and words[0] == "place":
            words[1] = words[1].upper()
        return " ".join(words)

    def effect(self, view: View, action: Action) -> tuple[str, str]:
        """A card's text; otherwise the rule of the acting piece or of the verb."""
        verb, arg = verb_of(action), arg_of(action)
        card = arg if verb in (CHOOSE, DROP) else card_of(verb)
        if card != NOBODY:
            return self.texts.say(f"effect-{CODES[card]}"), CARD_RULE[card]
        if CHOOSE <= verb <= LOCK:
            return "", "SW-2.2"
        if verb in RULES:
            return "", RULES[verb]
        acting = next(piece for piece in _seen(view).pieces if piece.cell == src_of(arg))
        return "", KIND_RULE[LETTERS.index(acting.kind)]

    def full_view(self, views: list[View]) -> View:
        """Each piece and each side as its owner sees it, with drafts on the board."""
        both = [_seen(view) for view in views]
        pieces = [piece for side in (0, 1) for piece in shown_pieces(both[side]) if piece.side == side]
        base = both[both[0].acting[0]] if both[0].phase == "play" else both[0]
        return structs.replace(
            base,
            seat=int(SPECTATOR),
            draft=None,
            pieces=tuple(sorted(pieces, key=lambda piece: piece.cell)),
            sides=(both[0].sides[0], both[1].sides[1]),
        )


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


class _DraftSight:
    """A sight with this game's view type."""

    def __init__(self, sight: Sight) -> None:
        self._sight = sight

    def view(self) -> SummonerView:
        return _seen(self._sight.view())

    def prior(self) -> Action:
        return self._sight.prior()


TABLE = SummonerTable
