"""What each event says: a key of the texts and its words. A decision is told by what came of it."""

from __future__ import annotations

from typing import Final

from warbook.games.kingdom.content.tables import Tables
from warbook.games.kingdom.effects.vocabulary import DAMAGES
from warbook.games.kingdom.frames import BOARD
from warbook.games.kingdom.present import events as told
from warbook.games.kingdom.present.labels import colour_key, facing_words, seat_key
from warbook.games.kingdom.present.sentences.names import Names, Says, Words, at, key_of
from warbook.games.kingdom.present.sentences.tokens import TokenSentences
from warbook.kernel.wire import Event, Sentence


class Sentences(Names):
    """The sentences of a game of the family with its content packs."""

    def __init__(self, tables: Tables) -> None:
        """Know the names of what events number."""
        super().__init__(tables)
        self.says: Final[Says] = {**TokenSentences(tables).says, **self.of_team(), **self.of_hordes()}

    # each is only ever given its own kind

    def of_team(self) -> Says:
        """Rounds, towers and heroes."""
        return {
            told.Acted: self.silent,
            told.RoundBegan: self.round_began,
            told.PhaseBegan: self.phase_began,
            told.HeroChosen: self.hero_chosen,
            told.ColourClosed: self.colour_closed,
            told.GoalReached: self.goal_reached,
            told.Ended: self.ended,
            told.Built: self.built,
            told.Passed: self.passed,
            told.TurnedDown: self.turned_down,
            told.TowerLost: self.tower_lost,
            told.Taken: self.of_tower,
            told.Bought: self.bought,
            told.HeroMoved: self.hero_moved,
            told.Engaged: self.engaged,
            told.AbilityUsed: self.ability_used,
            told.BasicAttack: self.basic_attack,
            told.Rested: self.of_hero,
            told.Healed: self.healed,
            told.Refreshed: self.refreshed,
            told.Guarded: self.of_hero,
            told.Hurt: self.hurt,
            told.KnockedOut: self.of_hero,
            told.Revived: self.of_hero,
            told.SpellCast: self.spell_cast,
        }

    def of_hordes(self) -> Says:
        """Hordes and bosses."""
        return {
            told.Spawned: self.spawned,
            told.Revealed: self.revealed,
            told.TrailOpened: self.trail_opened,
            told.TilePlaced: self.tile_placed,
            told.SoldierPlaced: self.of_horde,
            told.SoldierTaken: self.of_horde,
            told.TrayDestroyed: self.destroyed,
            told.TrayHealed: self.of_horde,
            told.TrayBlocked: self.of_horde,
            told.TrayMoved: self.horde_moved,
            told.Aimed: self.of_horde,
            told.Escaped: self.escaped,
            told.PortalOpened: self.portal_opened,
            told.BossDrew: self.boss_drew,
            told.BossLost: self.boss_lost,
        }

    def sentence(self, event: Event) -> Sentence | None:
        """What an event says; None for one that others tell better."""
        return self.says[type(event)](event)

    def silent(self, event: told.Acted) -> None:
        """Whatever a player does has events of its own."""

    # rounds

    def round_began(self, event: told.RoundBegan) -> Sentence:
        """A new round."""
        return Sentence("event-round", {"round": event.number}, heads=True)

    def phase_began(self, event: told.PhaseBegan) -> Sentence:
        """A phase by its name."""
        return Sentence("event-phase", {"name": f"@phase-{event.phase}"}, heads=True)

    def hero_chosen(self, event: told.HeroChosen) -> Sentence:
        """Who plays whom, or who waits."""
        key = "event-hero-bench" if event.bench else "event-hero"
        return Sentence(key, {"player": seat_key(event.seat), "hero": self.hero(event.figure)}, event.seat)

    def colour_closed(self, event: told.ColourClosed) -> Sentence:
        """The colour by its name."""
        return Sentence("event-close", {"colour": colour_key(event.colour)})

    def goal_reached(self, event: told.GoalReached) -> Sentence:
        """The team has only to hold out."""
        return Sentence("event-goal")

    def ended(self, event: told.Ended) -> Sentence:
        """How the game has ended."""
        return Sentence(f"ending-{event.how}", heads=True)

    # towers

    def built(self, event: told.Built) -> Sentence:
        """Who has built what, where and which way round."""
        words: Words = {"player": seat_key(event.seat), "tower": self.tower(event.shown), "cell": at(event.cell)}
        return Sentence("event-build", {**words, **facing_words(event.facing)}, event.seat, heads=True)

    def passed(self, event: told.Passed) -> Sentence:
        """A tower goes to a player, raised or as it is."""
        more = "-unchanged" if event.raised == event.tower else "-own" if event.seat == event.receiver else ""
        words: Words = {"player": seat_key(event.seat), "receiver": seat_key(event.receiver)}
        words |= {"tower": self.tower(event.shown), "raised": self.tower(event.raised_shown)}
        return Sentence(f"event-pass{more}", words, event.seat)

    def turned_down(self, event: told.TurnedDown) -> Sentence:
        """A tower lies face down."""
        return Sentence("event-face-down", {"tower": self.tower(event.shown)})

    def tower_lost(self, event: told.TowerLost) -> Sentence:
        """A tower is gone from its site."""
        return Sentence("event-ruin", {"tower": self.tower(event.shown), "cell": at(event.cell)})

    def of_tower(self, event: told.Taken | told.Bought) -> Sentence:
        """A tower comes to a player's hand."""
        return Sentence(key_of(event), {"player": seat_key(event.seat), "tower": self.tower(event.shown)}, event.seat)

    def bought(self, event: told.Bought) -> Sentence:
        """And what it has cost."""
        said = self.of_tower(event)
        return Sentence(said.text, {**said.words, "price": event.price}, said.seat)

    # heroes

    def of_hero(
        self,
        event: told.Rested | told.Guarded | told.KnockedOut | told.Revived | told.Healed | told.Hurt | told.BasicAttack,
    ) -> Sentence:
        """What becomes of a figure."""
        return Sentence(key_of(event), {"hero": self.hero(event.figure)})

    def hero_moved(self, event: told.HeroMoved) -> Sentence:
        """A step, a way made free, or the way home."""
        words: Words = {"hero": self.hero(event.figure)}
        if event.cell == BOARD:
            return Sentence("event-move-home", words)
        return Sentence("event-displace" if event.displaced else "event-move", {**words, "cell": at(event.cell)})

    def engaged(self, event: told.Engaged) -> Sentence:
        """Who stands on which horde."""
        return Sentence("event-engage", {"hero": self.hero(event.figure), "horde": self.horde(event.tray, event.horde)})

    def ability_used(self, event: told.AbilityUsed) -> Sentence:
        """An ability, the figure's own or another hero's."""
        words: Words = {"hero": self.hero(event.figure), "ability": self.ability(event.hero, event.ability)}
        return Sentence("event-ability", words, heads=True)

    def basic_attack(self, event: told.BasicAttack) -> Sentence:
        """An attack that needs no card."""
        return Sentence("event-basic", self.of_hero(event).words, heads=True)

    def refreshed(self, event: told.Refreshed) -> Sentence:
        """An ability can be used again."""
        words: Words = {"hero": self.hero(event.figure), "ability": self.ability(event.figure, event.ability)}
        return Sentence("event-refresh", words)

    def healed(self, event: told.Healed) -> Sentence:
        """How much."""
        return Sentence("event-heal", {**self.of_hero(event).words, "n": event.amount})

    def hurt(self, event: told.Hurt) -> Sentence:
        """How much, and what is left."""
        return Sentence("event-hurt", {**self.of_hero(event).words, "n": event.amount, "left": event.left})

    def spell_cast(self, event: told.SpellCast) -> Sentence:
        """Who has cast what."""
        words: Words = {"player": seat_key(event.seat), "spell": f"@spell-{self.tables.spell_names[event.spell]}"}
        return Sentence("event-cast", words, event.seat, heads=True)

    # hordes and bosses

    def of_horde(
        self, event: told.SoldierPlaced | told.SoldierTaken | told.TrayHealed | told.TrayBlocked | told.Aimed
    ) -> Sentence:
        """What becomes of a horde, or what it does."""
        return Sentence(key_of(event), {"horde": self.horde(event.tray, event.horde)})

    def spawned(self, event: told.Spawned) -> Sentence:
        """Who comes, and where."""
        return Sentence("event-spawn", {"horde": self.card_on(event.tray, event.card), "cell": at(event.cell)})

    def revealed(self, event: told.Revealed) -> Sentence:
        """Who is about to come."""
        return Sentence("event-reveal", {"horde": self.card(event.card)})

    def trail_opened(self, event: told.TrailOpened) -> Sentence:
        """Which marker spawns from now on."""
        return Sentence("event-trail", {"route": event.route + 1})

    def tile_placed(self, event: told.TilePlaced) -> Sentence:
        """How large a tile, and of which damage."""
        words: Words = {"horde": self.horde(event.tray, event.horde), "n": event.mask.bit_count()}
        return Sentence("event-tile", {**words, "damage": f"@damage-{DAMAGES[event.damage]}"})

    def destroyed(self, event: told.TrayDestroyed) -> Sentence:
        """Which horde, and what it has brought."""
        return Sentence("event-destroy", {"horde": self.card_on(event.tray, event.card), "n": event.crystals})

    def horde_moved(self, event: told.TrayMoved) -> Sentence:
        """Where it has gone."""
        return Sentence("event-advance", {"horde": self.horde(event.tray, event.horde), "cell": at(event.cell)})

    def escaped(self, event: told.Escaped) -> Sentence:
        """What it costs."""
        words: Words = {"horde": self.card_on(event.tray, event.card), "n": event.hearts, "crystals": event.crystals}
        return Sentence("event-escape", words)

    def portal_opened(self, event: told.PortalOpened) -> Sentence:
        """A horde is a portal from now on."""
        return Sentence("event-rift", {"horde": self.horde(event.tray, event.horde), "level": event.level})

    def boss_drew(self, event: told.BossDrew) -> Sentence:
        """A card, and what it says."""
        card = self.tables.content.bosses[event.boss].cards[event.card]
        words: Words = {"boss": f"@boss-{event.boss}", "card": f"@card-{card.name}"}
        if not card.steps:
            return Sentence("event-boss-card", words)
        return Sentence("event-boss-card-about", {**words, "about": f"@card-{card.name}-about"})

    def boss_lost(self, event: told.BossLost) -> Sentence:
        """How much is left of it."""
        return Sentence("event-boss-health", {"boss": f"@boss-{event.boss}", "n": event.left})
