"""The answers to a question in groups, each with its effect."""

from __future__ import annotations

from typing import Final

from warbook.cli.play.render.kingdom.board import name_of
from warbook.cli.play.render.kingdom.cards import Cards
from warbook.cli.play.screen import Entry, Group
from warbook.games.kingdom import verbs
from warbook.games.kingdom.board.shapes import squares_of
from warbook.games.kingdom.content.tables import Tables
from warbook.games.kingdom.present.notation import CELL_NAMES, SQUARE_NAMES, TRAY_NAMES
from warbook.games.kingdom.present.view import KingdomView
from warbook.kernel.api import Action, arg_of, verb_of
from warbook.kernel.content.texts import Texts
from warbook.kernel.wire import Decision, Option, Word

MOVES: Final = (verbs.MOVE, verbs.STEP, verbs.RESEAT, verbs.SEAT, verbs.MARCH, verbs.STAND, verbs.WAY)
SQUARED: Final = (verbs.TILE, verbs.SEAT, verbs.RESEAT)  # answers that cover a number of enemies
HEROES: Final = (verbs.ACTIVATE, verbs.CALL_CAT, verbs.BRING, verbs.REST, verbs.TEND, verbs.LIGHT)
RAISED: Final = (verbs.PASS, verbs.RAISE, verbs.RAISE_START)
ENDS: Final = (verbs.DONE, verbs.STOP, verbs.NOT_DONE)
# answers with the full text of their thing, by the word that names it
TOLD: Final = {verbs.CAST: "spell", verbs.PICK_SPELL: "spell", verbs.PICK_ABILITY: "ability", verbs.SIGHT: "token"}
# answers with the text in the group's title, because several belong to one thing
TITLED: Final = {verbs.ABILITY: "ability", verbs.MODIFY: "modification", verbs.COPY: "ability"}
BRING: Final = "bring "  # one space for each bench hero
TOWERS: Final = (verbs.BUY, verbs.GIVE, verbs.RETURN)


class Menu:
    """One question's answers in one language."""

    def __init__(self, view: KingdomView, tables: Tables, texts: Texts) -> None:
        """Store the table and the cards."""
        self.view = view
        self.tables = tables
        self.texts = texts
        self.cards = Cards(tables.content, texts)

    def say(self, key: str, **words: Word) -> str:
        """A message."""
        return self.texts.say(key, words)

    def groups(self, decision: Decision) -> list[Group]:
        """Group the options by what they use: long or useless groups first, tiles that cover most last."""
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
        """The sort key of a group: long or useless ones first, endings last."""
        if group.title == self.say("menu-useless") or group.entries[0].notation.startswith(BRING):
            return 0
        return 2 if group.title == self.say("menu-other") else 1

    def _worth(self, option: Option) -> int:
        hits = option.words.get("hits")
        return hits if verb_of(Action(option.action)) in SQUARED and isinstance(hits, int) else 0

    # notes after an answer

    def note(self, option: Option) -> str:
        """An answer's effect, in a line."""
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
        """The text of the thing that a word names."""
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
        """How many enemies a tile would cover, after its squares if there are several."""
        words = option.words
        squares = f"{self._squares(option)} " if words["size"] != 1 else ""
        key = "menu-covers-none" if not words["hits"] else "menu-covers" if words["left"] else "menu-covers-all"
        return self.say(key, squares=squares, hits=words["hits"])

    def _squares(self, option: Option) -> str:
        """All squares of a tile, because its corner and form number are hard to read."""
        arg = arg_of(Action(option.action))
        assert self.view.volley is not None
        name = self.view.volley.tiles[verbs.tile_piece(arg)]
        (shape,) = (shape for shape in self.tables.shapes if shape.name == name)
        mask = shape.forms[verbs.tile_form(arg)].masks[verbs.tile_anchor(arg)]
        return "+".join(SQUARE_NAMES[square] for square in squares_of(mask))

    # titles of groups

    def title(self, option: Option) -> str:
        """The title of an answer's group, with the full text if several answers belong to one thing."""
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
            tray = TRAY_NAMES[verbs.tile_tray(arg)]
            said = self.say("menu-shape", shape=words["shape"], tray=tray, horde=words["horde"])
            return said if words["hits"] else self.say("menu-useless")
        if verb == verbs.SOLDIER:
            return self.say("menu-soldier", tray=TRAY_NAMES[verbs.tray_of(arg)], horde=words["horde"])
        return self.say(self._shelf(verb))

    def basic(self, name: str) -> str:
        """A hero's attack; bench heroes have a special one."""
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
        """A tower card with its attack or its stickers."""
        said = self.printed(code)
        return self.say("menu-build", tower=said) if verb == verbs.BUILD else said

    def printed(self, code: str) -> str:
        """The full text of a tower card and its stickers."""
        name, *stickers = self.card(code).split("+")
        if not stickers:
            return self.cards.tower(name).plain
        worn = [self.cards.about(f"modification-{each.partition(':')[0]}").plain for each in stickers]
        return " · ".join((f"{code} {self.cards.tower(name).plain}", *worn))

    def card(self, code: str) -> str:
        """The card for a code: `m2` is the second card with modifications."""
        if code in self.tables.content.towers:
            return code
        return self.view.cards[str(len(self.tables.tower_names) + int(code[1:]) - 1)]


def _name(word: Word) -> str:
    """The id in a word: `@hero-malik` is malik."""
    return str(word).partition("-")[2]
