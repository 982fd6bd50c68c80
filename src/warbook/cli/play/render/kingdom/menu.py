"""The answers to a question in groups, each with what it would do: read before one chooses."""

from __future__ import annotations

from typing import Final

from warbook.cli.play.render.kingdom.board import name_of
from warbook.cli.play.render.kingdom.cards import Cards
from warbook.cli.play.screen import Entry, Group
from warbook.games.kingdom import verbs
from warbook.games.kingdom.board.shapes import FORMS, SQUARES, squares_of
from warbook.games.kingdom.content.tables import Tables
from warbook.games.kingdom.present.notation import CELL_NAMES, SQUARE_NAMES, TRAY_NAMES
from warbook.games.kingdom.present.view import KingdomView
from warbook.kernel.api import Action, arg_of, verb_of
from warbook.kernel.content.texts import Texts
from warbook.kernel.wire import Decision, Option, Word

MOVES: Final = (verbs.MOVE, verbs.STEP, verbs.RESEAT, verbs.SEAT, verbs.MARCH, verbs.STAND, verbs.WAY)
SQUARED: Final = (verbs.TILE, verbs.SEAT, verbs.RESEAT)  # answers that cover more enemies or fewer
HEROES: Final = (verbs.ACTIVATE, verbs.CALL_CAT, verbs.BRING, verbs.REST, verbs.TEND, verbs.LIGHT)
RAISED: Final = (verbs.PASS, verbs.RAISE, verbs.RAISE_START)
ENDS: Final = (verbs.DONE, verbs.STOP, verbs.NOT_DONE)
# answers whose thing is told in full beside them, by the word that names it
TOLD: Final = {verbs.CAST: "spell", verbs.PICK_SPELL: "spell", verbs.PICK_ABILITY: "ability", verbs.SIGHT: "token"}
# and those that have it in the title above them, for there are several for one thing
TITLED: Final = {verbs.ABILITY: "ability", verbs.MODIFY: "modification", verbs.COPY: "ability"}
BRING: Final = "bring "  # a space for each hero on the bench
TOWERS: Final = (verbs.BUY, verbs.GIVE, verbs.RETURN)


class Menu:
    """One question's answers in one language."""

    def __init__(self, view: KingdomView, tables: Tables, texts: Texts) -> None:
        """Know the table and what is printed on the cards."""
        self.view = view
        self.tables = tables
        self.texts = texts
        self.cards = Cards(tables.content, texts)

    def say(self, key: str, **words: Word) -> str:
        """A message."""
        return self.texts.say(key, words)

    def groups(self, decision: Decision) -> list[Group]:
        """The options by what they are done with: what is long or useless first, tiles that cover most last."""
        sorted_in: dict[str, list[tuple[int, Entry]]] = {}
        for option in decision.options:
            entry = Entry(option.action, option.notation, self.note(option))
            sorted_in.setdefault(self.title(option), []).append((self._worth(option), entry))
        groups = [
            Group(title, tuple(entry for _, entry in sorted(entries, key=lambda each: each[0])))
            for title, entries in sorted_in.items()
        ]
        return sorted(groups, key=self._place)

    def _place(self, group: Group) -> int:
        """Where a group stands: on top what is long or of no use, at the end what ends something."""
        if group.title == self.say("menu-useless") or group.entries[0].notation.startswith(BRING):
            return 0
        return 2 if group.title == self.say("menu-other") else 1

    def _worth(self, option: Option) -> int:
        hits = option.words.get("hits")
        return hits if verb_of(Action(option.action)) in SQUARED and isinstance(hits, int) else 0

    # what stands behind an answer

    def note(self, option: Option) -> str:
        """What an answer does, in a line."""
        verb = verb_of(Action(option.action))
        if verb == verbs.TILE:
            return self._tile(option)
        if verb == verbs.BUILD:
            return self._build(option)
        if verb == verbs.BRING:
            return self._there(str(option.words["cell"]))
        if verb == verbs.BUY:
            return self.say("menu-price", n=option.words["price"])
        if verb == verbs.MODIFY:
            return self.say("do-attach-direction" if "direction" in option.words else "do-attach", **option.words)
        said = self.say(option.text, **option.words)
        more = self._more(verb, option)
        return f"{said} · {more}" if more else said

    def _more(self, verb: int, option: Option) -> str:
        players = len(self.view.players)
        if verb == verbs.PICK_HERO:
            return self.cards.summary(_name(option.words["hero"]), players)
        if verb == verbs.ACTIVATE:
            return self.told(option.words["hero"])
        if verb == verbs.PICK_BENCH:
            return self.cards.bench(_name(option.words["hero"]))
        if verb in RAISED and "raised" in option.words:
            return self.cards.attacks(_name(option.words["raised"]))
        if verb in MOVES and "horde" in option.words and "cell" in option.words:
            return " ".join(self._trays(str(option.words["cell"])))
        return self.told(option.words[TOLD[verb]]) if verb in TOLD else ""

    def told(self, word: Word) -> str:
        """What is told about a thing that a word names."""
        key = f"{str(word).removeprefix('@')}-about"
        return self.say(key) if self.texts.has(key) else ""

    def _build(self, option: Option) -> str:
        """The hordes that the tower would have in range, or that there are none."""
        return self.say(option.forecast.text, **option.forecast.words) if option.forecast else ""

    def _there(self, cell: str) -> str:
        """The hordes in a space."""
        names = self._trays(cell)
        return self.say("menu-onto", trays=" ".join(names)) if names else self.say("menu-free")

    def _trays(self, cell: str) -> list[str]:
        return [name_of(tray) for tray in self.view.trays if CELL_NAMES[tray.cell] == cell]

    def _tile(self, option: Option) -> str:
        """How many enemies a tile would cover, behind its squares where there are several."""
        words = option.words
        squares = f"{self._squares(option)} " if words["size"] != 1 else ""
        key = "menu-covers-none" if not words["hits"] else "menu-covers" if words["left"] else "menu-covers-all"
        return self.say(key, squares=squares, hits=words["hits"])

    def _squares(self, option: Option) -> str:
        """All squares of a tile, for its corner and the number of its form say little."""
        place = arg_of(Action(option.action)) % verbs.PLACES
        assert self.view.volley is not None
        name = self.view.volley.tiles[place // SQUARES // FORMS]
        (shape,) = (shape for shape in self.tables.shapes if shape.name == name)
        mask = shape.forms[place // SQUARES % FORMS].masks[place % SQUARES]
        return "+".join(SQUARE_NAMES[square] for square in squares_of(mask))

    # what stands above answers

    def title(self, option: Option) -> str:
        """What an answer belongs to, told in full where there are several for one thing."""
        verb, arg, words = verb_of(Action(option.action)), arg_of(Action(option.action)), option.words
        if verb in (verbs.BUILD, *TOWERS):
            return self._tower(verb, option.notation.split()[1])
        if verb in (verbs.PASS, verbs.RAISE):
            return self.say("menu-pass", tower=words["tower"])
        if verb in TITLED:
            name = words[TITLED[verb]]
            return " · ".join(part for part in (self.say("menu-tower", tower=name), self.told(name)) if part)
        if verb == verbs.BRING:
            return self.say("menu-bring", hero=words["hero"], about=self.cards.bench(_name(words["hero"])))
        if verb == verbs.BASIC:
            return f"{self.say('menu-basic')} · {self.basic(_name(words['hero']))}"
        if verb == verbs.TILE:
            tray = TRAY_NAMES[arg // verbs.PLACES]
            said = self.say("menu-shape", shape=words["shape"], tray=tray, horde=words["horde"])
            return said if words["hits"] else self.say("menu-useless")
        if verb == verbs.SOLDIER:
            return self.say("menu-soldier", tray=TRAY_NAMES[arg // SQUARES], horde=words["horde"])
        return self.say(self._shelf(verb))

    def basic(self, name: str) -> str:
        """What a hero attacks with: one who came from the bench has an attack of its own."""
        brought = any(figure.name == name and figure.role == "brought" for figure in self.view.figures)
        return self.cards.bench(name) if brought else self.say(f"hero-{name}-about")

    def _shelf(self, verb: int) -> str:
        if verb in HEROES:
            return "menu-heroes"
        if verb in MOVES:
            return "menu-moves"
        if verb == verbs.CAST:
            return "menu-spells"
        return "menu-other" if verb in ENDS else "menu-answers"

    def _tower(self, verb: int, code: str) -> str:
        """A tower card with its attack; one with modifications by its stickers."""
        said = self.printed(code)
        return self.say("menu-build", tower=said) if verb == verbs.BUILD else said

    def printed(self, code: str) -> str:
        """All that is printed on a tower card, and on its stickers."""
        name, *stickers = self.card(code).split("+")
        if not stickers:
            return self.cards.tower(name).plain
        worn = [self.cards.about(f"modification-{each.partition(':')[0]}").plain for each in stickers]
        return " · ".join((f"{code} {self.cards.tower(name).plain}", *worn))

    def card(self, code: str) -> str:
        """The card that a code names: `m2` is the second one with modifications."""
        if code in self.tables.content.towers:
            return code
        return self.view.cards[str(len(self.tables.tower_names) + int(code[1:]) - 1)]


def _name(word: Word) -> str:
    """What a word names: `@hero-malik` is malik."""
    return str(word).partition("-")[2]
