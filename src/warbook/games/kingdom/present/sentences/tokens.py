"""What events of tokens, Rift cards, modifications and rules in force say."""

from __future__ import annotations

from typing import Final

from warbook.games.kingdom.content.tables import Tables
from warbook.games.kingdom.present import token_events as told
from warbook.games.kingdom.present.labels import seat_key
from warbook.games.kingdom.present.sentences.names import Names, Says, Words, at, key_of
from warbook.kernel.wire import Sentence

MARKS: Final = {1: "frozen", 2: "silent", 4: "cursed"}


class TokenSentences(Names):
    """The sentences of what Rift in Time has only with guests."""

    def __init__(self, tables: Tables) -> None:
        """Know the names of what events number."""
        super().__init__(tables)
        # each is only ever given its own kind
        self.says: Final[Says] = {
            told.StartGiven: self.start_given,
            told.StartRaised: self.start_raised,
            told.StartReturned: self.start_returned,
            told.EventCame: self.event_came,
            told.BackSeen: self.back_seen,
            told.RiftOpened: self.rift_opened,
            told.RiftClosed: self.rift_closed,
            told.RuleHeld: self.rule_held,
            told.WelledUp: self.welled_up,
            told.PiecePlaced: self.of_piece,
            told.PieceRemoved: self.of_piece,
            told.Bloomed: self.bloomed,
            told.SiteShut: self.site_shut,
            told.BeaconTurned: self.beacon_turned,
            told.Modified: self.modified,
            told.Tithe: self.tithe,
            told.TrayMarked: self.marked,
            told.TrayPushed: self.pushed,
            told.SkullsChanged: self.skulls,
            told.SightUsed: self.sight_used,
            told.Drifted: self.of_piece,
            told.Rewarded: self.rewarded,
            told.Mended: self.of_horde,
            told.HordeCharged: self.of_horde,
            told.TrayFrozen: self.of_horde,
            told.Redirected: self.redirected,
            told.Triggered: self.triggered,
            told.LastStand: self.last_stand,
        }

    # towers

    def start_given(self, event: told.StartGiven) -> Sentence:
        """Who takes which tower."""
        return Sentence(
            "event-start-given", {"player": seat_key(event.seat), "tower": self.tower(event.tower)}, event.seat
        )

    def start_raised(self, event: told.StartRaised) -> Sentence:
        """What becomes of it."""
        return Sentence("event-start-raised", {"tower": self.tower(event.tower), "higher": self.tower(event.higher)})

    def start_returned(self, event: told.StartReturned) -> Sentence:
        """A tower that nobody takes."""
        return Sentence("event-start-returned", {"tower": self.tower(event.tower)})

    def modified(self, event: told.Modified) -> Sentence:
        """Whose tower has a modification from now on."""
        words: Words = {"player": seat_key(event.seat), "tower": self.tower(event.tower)}
        return Sentence("event-modified", {**words, "modification": self.modification(event.modification)}, event.seat)

    def tithe(self, event: told.Tithe) -> Sentence:
        """Gold from a modification."""
        return Sentence("event-tithe", {"modification": self.modification(event.modification), "n": event.gold})

    # cards and rules

    def event_came(self, event: told.EventCame) -> Sentence:
        """What happens in the scenario."""
        name = f"@event-marker-{event.name}"
        return Sentence("event-story", {"story": name, "about": f"{name}-about"})

    def back_seen(self, event: told.BackSeen) -> None:
        """The back of a deck is seen on the map."""

    def rift_opened(self, event: told.RiftOpened) -> Sentence:
        """A Rift card, and what it says."""
        name = f"@rift-{self.tables.rifts[event.card].name}"
        return Sentence("event-rift-open", {"rift": name, "about": f"{name}-about"})

    def rift_closed(self, event: told.RiftClosed) -> Sentence:
        """A Rift card is gone."""
        return Sentence("event-rift-closed", {"rift": f"@rift-{self.tables.rifts[event.card].name}"})

    def rule_held(self, event: told.RuleHeld) -> Sentence:
        """Which rule, and for how long."""
        return Sentence("event-force", {"force": f"@force-{event.force}", "until": f"@until-{event.until}"})

    def last_stand(self, event: told.LastStand) -> Sentence:
        """What it costs."""
        return Sentence("event-last-stand", {"n": event.hearts})

    # the map

    def of_piece(self, event: told.PiecePlaced | told.PieceRemoved | told.Drifted) -> Sentence:
        """What becomes of a token, and where."""
        return Sentence(key_of(event), {"piece": self.token(event.kind), "cell": at(event.cell)})

    def sight_used(self, event: told.SightUsed) -> Sentence:
        """A flower, or what the team takes from a feature."""
        words: Words = {"token": self.token(event.kind), "cell": at(event.cell)}
        if event.gold or event.crystals:
            return Sentence("event-sight-goods", {**words, "gold": event.gold, "crystals": event.crystals})
        return Sentence("event-sight", words)

    def bloomed(self, event: told.Bloomed) -> Sentence:
        """All flowers at once."""
        return Sentence("event-bloom")

    def beacon_turned(self, event: told.BeaconTurned) -> Sentence:
        """Lit or out."""
        return Sentence("event-beacon-lit" if event.lit else "event-beacon-out", {"cell": at(event.cell)})

    def site_shut(self, event: told.SiteShut) -> Sentence:
        """Where nobody builds for a while."""
        return Sentence("event-shut", {"cell": at(event.cell)})

    # hordes and heroes

    def of_horde(self, event: told.Mended | told.HordeCharged | told.TrayFrozen) -> Sentence:
        """What becomes of a horde, or what it does."""
        return Sentence(key_of(event), {"horde": self.horde(event.tray, event.horde)})

    def welled_up(self, event: told.WelledUp) -> Sentence:
        """Who comes out of an ink pool."""
        return Sentence("event-well-up", {"horde": self.card(event.card)})

    def marked(self, event: told.TrayMarked) -> Sentence:
        """What a horde cannot do for a while."""
        return Sentence(f"event-mark-{MARKS[event.mark]}", {"horde": self.horde(event.tray, event.horde)})

    def pushed(self, event: told.TrayPushed) -> Sentence:
        """Where it is now."""
        return Sentence("event-pushed", {"horde": self.horde(event.tray, event.horde), "cell": at(event.cell)})

    def triggered(self, event: told.Triggered) -> Sentence:
        """Which ability."""
        icon = f"@icon-{self.tables.icon_names[event.icon]}"
        return Sentence("event-trigger-icon", {"horde": self.horde(event.tray, event.horde), "icon": icon})

    def skulls(self, event: told.SkullsChanged) -> Sentence:
        """How many a hero has."""
        return Sentence("event-skulls", {"hero": self.hero(event.figure), "n": event.skulls})

    def redirected(self, event: told.Redirected) -> Sentence:
        """Whom a Sand Warrior has spared."""
        return Sentence("event-instead", {"hero": self.hero(event.figure)})

    def rewarded(self, event: told.Rewarded) -> Sentence:
        """Crystals and gold."""
        return Sentence("event-reward", {"crystals": event.crystals, "gold": event.gold})
