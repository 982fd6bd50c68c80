"""The games of the family as a table of the terminal: binds map, panels, cards, story and shortcuts together."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from msgspec import structs
from rich.console import RenderableType

from warbook.cli.kingdom.cards import Cards
from warbook.cli.kingdom.panels import Panels
from warbook.cli.kingdom.story import Story, touched
from warbook.cli.table import Entry, Group, Line, Recent, Sight, Table
from warbook.games.kingdom import verbs
from warbook.games.kingdom.game import KingdomGame
from warbook.games.kingdom.notation import SEATS, SQUARE_NAMES, TRAY_NAMES
from warbook.games.kingdom.shapes import FORMS, SQUARES, squares_of
from warbook.games.kingdom.terms import TOWERS
from warbook.games.kingdom.view import KingdomView
from warbook.kernel.api import SPECTATOR, Action, Game, arg_of, verb_of
from warbook.kernel.texts import Texts
from warbook.kernel.wire import Decision, Event, Option, View, Word

# the clause that says what each verb does
CLAUSES: Final = {
    verbs.PICK_HERO: "heroes",
    verbs.PICK_ABILITY: "abilities",
    verbs.PICK_BENCH: "bench",
    verbs.PICK_SPELL: "spells",
    verbs.CLOSE: "colour-closed",
    verbs.BUILD: "tower-in-hand",
    verbs.PASS: "pass",
    verbs.ACTIVATE: "once-a-round",
    verbs.CALL_CAT: "companion",
    verbs.BRING: "bench-hero",
    verbs.CAST: "spell",
    verbs.TILE: "attack",
    verbs.SOLDIER: "soldier-count",
    verbs.LIFT: "soldier-moved",
    verbs.MOVE: "move-range",
    verbs.SEAT: "engage",
    verbs.RESEAT: "reseat",
    verbs.BASIC: "act-once",
    verbs.ABILITY: "ability-down",
    verbs.REST: "rest",
    verbs.STEP: "move-range",
    verbs.CHOOSE: "choose-hero",
    verbs.TURN_UP: "refresh",
    verbs.COPY: "copy",
    verbs.RAISE: "pass",
    verbs.STOP: "forfeit",
    verbs.DISPLACE: "displace",
    verbs.GHOST: "ghost",
    verbs.RUIN: "boss-ruin",
    verbs.TAKE: "white-site",
    verbs.BUY: "supply",
    verbs.DONE: "any-order",
    verbs.GIVE: "start-towers",
    verbs.RAISE_START: "raised-towers",
    verbs.RETURN: "returned-towers",
    verbs.MODE: "mode",
    verbs.MODIFY: "mod-price",
    verbs.ATTACH: "mod-brought",
    verbs.UNTILE: "icon-heal",
    verbs.GAIN: "reward",
    verbs.SUFFER: "harm-order",
    verbs.WAY: "way",
    verbs.RAZE: "raze-order",
    verbs.TARGET: "target",
    verbs.SIGHT: "flower",
    verbs.SPEND: "spend",
    verbs.SCATTER: "scatter",
    verbs.MARCH: "warrior-march",
    verbs.STAND: "warrior-square",
    verbs.TEND: "rest-task",
    verbs.LIGHT: "beacon",
    verbs.SPOT: "piece-placed",
    verbs.SHUT: "site-closing",
    verbs.RESIGN: "over",
    verbs.FLAG: "over",
    verbs.NOT_DONE: "any-order",
}
CARDS: Final = len(SEATS) * TOWERS * 8  # ways to attach one modification
RANDOM: Final = "random"
MOVES: Final = (verbs.MOVE, verbs.STEP, verbs.RESEAT, verbs.SEAT, verbs.MARCH, verbs.STAND, verbs.WAY)
HEROES: Final = (
    verbs.ACTIVATE,
    verbs.CALL_CAT,
    verbs.BRING,
    verbs.BASIC,
    verbs.ABILITY,
    verbs.REST,
    verbs.TEND,
    verbs.LIGHT,
)


def _seen(view: View) -> KingdomView:
    assert isinstance(view, KingdomView)
    return view


class KingdomTable(Table):
    """Everything of a game of the family that the terminal shows."""

    # a game of any state: the table of a name is only ever given that game
    def __init__(self, game: Game[Any], texts: Texts, ascii_only: bool) -> None:
        """Know what is printed on the cards."""
        super().__init__(game, texts, ascii_only)
        assert isinstance(game, KingdomGame)
        self.tables = game.tables
        self.law = game.law

    def side(self, seat: int) -> str:
        """`red`, `blue`, `green` or `yellow`."""
        return SEATS[seat]

    def is_preparing(self, view: View, decision: Decision) -> bool:
        """Heroes and spells are chosen with the same words as everything else."""
        return False

    def hides(self, view: View) -> bool:
        """Nobody hides anything from anybody (RT-33.3)."""
        return False

    def screen(self, view: View, recent: Recent, players: list[str], width: int) -> RenderableType:
        """The map with everything around it."""
        return Panels(_seen(view), recent, players, self.tables, self.texts).screen(width)

    def tell(self, before: View, events: list[Event]) -> list[Line]:
        """What happened, as sentences."""
        return Story(_seen(before), self.tables).lines(events)

    def touched(self, events: list[Event], before: Recent) -> Recent:
        """The cells that were touched last."""
        return touched(events, before)

    def menu(self, view: View, decision: Decision) -> list[Group]:
        """The options by what they are done with; tiles that would cover no enemy may be typed, but are not listed."""
        sorted_in: dict[str, list[Entry]] = {}
        for option in decision.options:
            if option.words.get("hits") != 0 or verb_of(Action(option.action)) != verbs.TILE:
                note = self.texts.say(option.text, {**option.words, **self._covered(_seen(view), option)})
                sorted_in.setdefault(self._title(option), []).append(Entry(option.action, option.notation, note))
        return [Group(title, tuple(entries)) for title, entries in sorted_in.items()]

    def _covered(self, view: KingdomView, option: Option) -> dict[str, Word]:
        """Where a tile would lie: all its squares, for its corner and the number of its form say little."""
        place = arg_of(Action(option.action)) % verbs.PLACES
        if verb_of(Action(option.action)) != verbs.TILE or view.volley is None:
            return {}
        name = view.volley.tiles[place // SQUARES // FORMS]
        (shape,) = (shape for shape in self.tables.shapes if shape.name == name)
        mask = shape.forms[place // SQUARES % FORMS].masks[place % SQUARES]
        return {"square": "+".join(SQUARE_NAMES[square] for square in squares_of(mask))}

    def _title(self, option: Option) -> str:
        verb, arg = verb_of(Action(option.action)), arg_of(Action(option.action))
        if verb == verbs.BUILD:
            return self.texts.say("menu-tower", {"tower": option.words["tower"]})
        if verb in (verbs.PASS, verbs.RAISE):
            return self.texts.say("menu-pass", {"tower": option.words["tower"]})
        if verb == verbs.TILE:
            words = {"shape": option.words["shape"], "tray": TRAY_NAMES[arg // verbs.PLACES]}
            return self.texts.say("menu-tile", {**words, "horde": option.words["horde"]})
        if verb == verbs.SOLDIER:
            words = {"tray": TRAY_NAMES[arg // SQUARES], "horde": option.words["horde"]}
            return self.texts.say("menu-soldier", words)
        if verb in HEROES:
            return self.texts.say("menu-heroes")
        if verb in MOVES:
            return self.texts.say("menu-moves")
        if verb == verbs.CAST:
            return self.texts.say("menu-spells")
        if verb == verbs.MODIFY:
            return self.texts.say("menu-tower", {"tower": option.words["modification"]})
        return self.texts.say("menu-other" if verb in (verbs.DONE, verbs.STOP) else "menu-answers")

    def cards(self, view: View) -> RenderableType:
        """Towers, enemies, heroes and spells."""
        return Cards(self.tables.content, self.texts).shown(_seen(view))

    def shortcut(self, line: str, sight: Sight) -> Iterator[Action] | None:
        """`random` lets the quick policy answer."""
        return iter([sight.prior()]) if line.strip().lower() == RANDOM else None

    def tidied(self, line: str) -> str:
        """The notation understands capitals and small letters alike."""
        return line

    def effect(self, view: View, action: Action) -> tuple[str, str]:
        """What an ability, a spell or a modification does, and the rule of what is done."""
        verb = verb_of(action)
        key = ""
        if verb in (verbs.CAST, verbs.PICK_SPELL):
            key = f"spell-{self.tables.spell_names[arg_of(action)]}-about"
        elif verb == verbs.MODIFY:
            key = f"modification-{self.tables.mod_names[arg_of(action) // CARDS]}-about"
        elif verb == verbs.ABILITY:
            figure = _seen(view).question.figure
            key = f"ability-{self.tables.heroes[figure].ability_names[arg_of(action) // 4]}-about"
        return (self.texts.say(key) if self.texts.has(key) else ""), self.law[CLAUSES[verb]]

    def referee(self, views: list[View]) -> View:
        """Everybody sees the same."""
        return structs.replace(_seen(views[0]), seat=int(SPECTATOR))
