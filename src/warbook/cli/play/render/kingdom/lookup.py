"""The full text of the thing an action uses: a tower, a hero, an ability, a spell, a modification, a token."""

from __future__ import annotations

from typing import Final

from warbook.cli.play.render.kingdom.board import name_of
from warbook.cli.play.render.kingdom.library import Library
from warbook.cli.play.render.kingdom.menu import Menu
from warbook.games.kingdom import verbs
from warbook.games.kingdom.content.tables import Tables
from warbook.games.kingdom.present.notation import CELL_NAMES
from warbook.games.kingdom.present.view import KingdomView
from warbook.kernel.api import Action, arg_of, verb_of
from warbook.kernel.content.texts import Texts

TOWERS: Final = (verbs.BUILD, verbs.PASS, verbs.RAISE, verbs.BUY, verbs.GIVE, verbs.RAISE_START, verbs.RETURN)
HEROES: Final = (verbs.PICK_HERO, verbs.PICK_BENCH, verbs.ACTIVATE, verbs.BRING)


class Lookup:
    """Finds the text of the thing that an action names."""

    def __init__(self, view: KingdomView, tables: Tables, texts: Texts) -> None:
        """Store the table and its cards."""
        self.view = view
        self.tables = tables
        self.texts = texts
        self.menu = Menu(view, tables, texts)
        self.library = Library(view, tables, texts)

    def about(self, action: Action, notation: str) -> str:
        """Its full text, or "" without a card."""
        verb, arg, named = verb_of(action), arg_of(action), notation.split()[1:]
        if verb in TOWERS:
            return self.menu.printed(named[0])
        if verb in HEROES:
            return self._hero(named[0])
        if verb in (verbs.CAST, verbs.PICK_SPELL):
            return self._told(f"spell-{named[0]}")
        if verb == verbs.MODIFY:
            return "\n".join((self._told(f"modification-{named[0]}"), self.menu.printed(named[2])))
        if verb in (verbs.ABILITY, verbs.PICK_ABILITY, verbs.COPY):
            return self._ability(verb, arg)
        if verb == verbs.BASIC:
            return self.menu.basic(self.tables.hero_names[self.view.question.figure])
        if verb == verbs.SIGHT:
            return self._token(named[0])
        if verb in (verbs.TILE, verbs.SOLDIER, verbs.TARGET):
            return self._horde(named[0])
        return ""

    def _told(self, key: str) -> str:
        return self.library.cards.about(key).plain

    def _hero(self, name: str) -> str:
        return "\n".join(line.plain for entry in self.library.found(name)[:1] for line in entry.lines)

    def _ability(self, verb: int, arg: int) -> str:
        if verb == verbs.COPY:
            figure, ability = verbs.copied_from(arg), verbs.copied(arg)
        elif verb == verbs.ABILITY:
            figure, ability = self.view.question.figure, verbs.ability_of(arg)
        else:
            names = {player.seat: player.hero for player in self.view.players}
            figure, ability = self.tables.hero_names.index(names[self.view.seat]), arg
        return self._told(f"ability-{self.tables.heroes[figure].ability_names[ability]}")

    def _token(self, cell: str) -> str:
        kinds = [token.kind for token in self.view.tokens if CELL_NAMES[token.cell] == cell]
        entries = [entry for entry in self.library.land() if entry.code in kinds]
        return "\n".join(line.plain for entry in entries for line in entry.lines)

    def _horde(self, tray: str) -> str:
        """The enemies of a horde with their texts."""
        (there,) = (each for each in self.view.trays if name_of(each) == tray)
        card = next(card for card in self.tables.cards if card.name == there.card)
        enemies = self.tables.content.enemies
        lines = [self.library.cards.enemy(name, enemy) for name, enemy in enemies.items() if enemy.code in card.grid]
        return "\n".join(line.plain for line in lines)
