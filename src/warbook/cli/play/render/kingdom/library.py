"""Lookup of the goal, the signs, and every card and token of the scenario, by topic or word."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import NamedTuple

from rich.console import Group as Stack
from rich.console import RenderableType
from rich.text import Text

from warbook.cli.play.joined import listed
from warbook.cli.play.render.kingdom.cards import Cards, scenario_about
from warbook.cli.play.render.kingdom.panels import Panels
from warbook.cli.play.screen import Recent
from warbook.games.kingdom.content.tables import Tables
from warbook.games.kingdom.present.view import KingdomView
from warbook.kernel.content.texts import Texts
from warbook.kernel.wire import Word


class Entry(NamedTuple):
    """One thing: its notation, its name, and its whole text."""

    code: str
    name: str
    lines: list[Text]

    def says(self) -> str:
        """All its text, for a search."""
        return "\n".join([self.code, *(line.plain for line in self.lines)])


def plain(text: str) -> str:
    """A text for comparison: plain blanks, lower case."""
    return text.replace("\N{NO-BREAK SPACE}", " ").casefold()


class Library:
    """The content of one scenario in one language."""

    def __init__(self, view: KingdomView, tables: Tables, texts: Texts) -> None:
        """Prepare the entries for a view."""
        self.view = view
        self.tables = tables
        self.content = tables.content
        self.texts = texts
        self.cards = Cards(tables.content, texts)
        self.shelves: dict[str, Callable[[], list[Entry]]] = {
            "towers": self.towers,
            "heroes": self.heroes,
            "spells": self.spells,
            "modifications": self.modifications,
            "enemies": self.enemies,
            "boss": self.boss,
            "land": self.land,
        }

    def say(self, key: str, **words: Word) -> str:
        """A message."""
        return self.texts.say(key, words)

    def shown(self, word: str) -> RenderableType:
        """A topic, the results for a word, or the list of topics."""
        asked = word.strip().lower()
        if not asked:
            return Stack(self.goal(), *self.index())
        if asked == "goal":
            return self.goal()
        if asked == "signs":
            return Stack(*self.signs())
        if asked == "table":
            return Stack(*self.table())
        if asked in self.shelves:
            return self._printed(self.shelves[asked](), word)
        return self._printed(self.found(asked), word)

    def _printed(self, entries: list[Entry], word: str) -> RenderableType:
        if not entries:
            return Text(self.say("cards-none", text=word))
        return Stack(*(line for entry in entries for line in entry.lines))

    def found(self, word: str) -> list[Entry]:
        """The entries with that notation or name; otherwise those with the word in the name, then in the text."""
        shelves = [shelf() for name, shelf in self.shelves.items() if name != "land"]
        entries = [entry for shelf in (*shelves, self._lands(), self._told("rift", self.view.rift)) for entry in shelf]
        word = plain(word)
        for fits in (
            [entry for entry in entries if word in (entry.code.lower(), plain(entry.name))],
            [entry for entry in entries if word in plain(entry.name)],
        ):
            if fits:
                return fits
        return [entry for entry in entries if word in plain(entry.says())]

    def goal(self) -> Text:
        """How the scenario is won."""
        about = scenario_about(self.view, self.content, self.texts)
        return Text.assemble((self.say(f"scenario-{self.view.scenario}"), "bold"), f" · {about}")

    def signs(self) -> list[Text]:
        """Every sign of the map and the trays, then the letters of the enemies on it."""
        panels = self._panels()
        return [*(Text(self.say(key)) for key in ("legend", "legend-tray", "card-signs")), *panels.letters()]

    def _panels(self) -> Panels:
        return Panels(self.view, Recent(), [""] * len(self.view.players), self.tables, self.texts)

    def table(self) -> list[Text]:
        """Everything around the map, for a window that is too low for it."""
        return self._panels().around()

    def index(self) -> list[Text]:
        """The topics with the names of their entries."""
        lines = [Text(self.say("cards-topics"), style="dim")]
        for topic, shelf in self.shelves.items():
            names = listed(self.texts, [" ".join(dict.fromkeys((each.code, each.name))) for each in shelf()])
            if names:
                lines.append(Text.assemble((f"cards {topic}", "cyan"), f"  {names}"))
        return lines

    # topics

    def towers(self) -> list[Entry]:
        """The scenario's towers."""
        return [
            Entry(name, self.say(f"tower-{name}"), self._tower(name))
            for name, tower in self.content.towers.items()
            if tower.level <= self.view.level_cap
        ]

    def _tower(self, name: str) -> list[Text]:
        shapes = self.cards.shapes(name)
        return [self.cards.tower(name), *([Text(f"  {shapes}", style="dim")] if shapes else [])]

    def heroes(self) -> list[Entry]:
        """The heroes to choose from, and those at the table."""
        players = len(self.view.players)
        scenario = self.content.scenarios[self.view.scenario]
        slots = scenario.abilities or scenario.players[str(players)].abilities
        names = list(self.tables.hero_names)
        if self.view.options.get("guests") != "on":
            names = names[: self.tables.own_heroes]
        return [Entry(name, self.say(f"hero-{name}"), self.cards.hero(name, players, slots)) for name in names]

    def spells(self) -> list[Entry]:
        """The spells, if the scenario has any."""
        scenario = self.content.scenarios[self.view.scenario]
        return self._told("spell", self.tables.spell_names if scenario.spells or self.view.spells else [])

    def modifications(self) -> list[Entry]:
        """The modifications for sale and on cards."""
        worn = {sticker.partition(":")[0] for card in self.view.cards.values() for sticker in card.split("+")[1:]}
        names = [name for name in self.content.modifications if name in {*self.view.modifications, *worn}]
        return self._told("modification", names)

    def enemies(self) -> list[Entry]:
        """The enemies with their letters, then the icons' effects."""
        found = [
            Entry(enemy.code, self.say(f"enemy-{name}"), [self.cards.enemy(name, enemy)])
            for name, enemy in self.content.enemies.items()
        ]
        icons = dict.fromkeys(icon for enemy in self.content.enemies.values() for icon in enemy.icons)
        return [*found, *(Entry(icon, self.say(f"icon-{icon}"), [self.cards.icon(icon)]) for icon in icons)]

    def boss(self) -> list[Entry]:
        """The boss with its cards."""
        boss = self.view.boss
        return [] if boss is None else [Entry(boss.name, self.say(f"boss-{boss.name}"), self.cards.boss(boss.name))]

    def land(self) -> list[Entry]:
        """Tokens on the map: flowers, features, totems, pieces; and open Rift cards."""
        scenario = self.content.scenarios[self.view.scenario]
        there = {*scenario.flowers, *scenario.features, *(token.kind for token in self.view.tokens)}
        return [entry for entry in self._lands() if entry.code in there] + self._told("rift", self.view.rift)

    def _lands(self) -> list[Entry]:
        """All kinds of tokens."""
        found = self._told("flower", self.content.flowers)
        found += self._told("feature", self.content.features) + self._told("totem", self.content.totems)
        kinds = dict.fromkeys(token.kind for token in self.view.tokens)
        return found + self._told("piece", [kind for kind in kinds if self.texts.has(f"piece-{kind}")])

    def _told(self, kind: str, names: Iterable[str]) -> list[Entry]:
        return [Entry(name, self.say(f"{kind}-{name}"), [self.cards.about(f"{kind}-{name}")]) for name in names]
