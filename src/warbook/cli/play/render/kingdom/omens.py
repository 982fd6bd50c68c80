"""What happens to tokens, Rift cards, modifications and rules in force, in sentences."""

from __future__ import annotations

from typing import Final

from warbook.cli.play.render.kingdom.naming import Naming
from warbook.cli.play.telling import Told
from warbook.games.kingdom.present import token_events as told
from warbook.games.kingdom.present.notation import CELL_NAMES
from warbook.kernel.wire import Event

MARKS: Final = {1: "frozen", 2: "silent", 4: "cursed"}


def omen(names: Naming, event: Event) -> Told:
    """The sentence of an event that Rift in Time does not have; None for any other."""
    for tell in (_of_towers, _of_rules, _of_tokens, _of_marks, _of_hordes):
        said = tell(names, event)
        if said is not None:
            return said
    return None


def _of_towers(names: Naming, event: Event) -> Told:
    match event:
        case told.StartGiven(seat=seat, tower=tower):
            return "event-start-given", {"player": names.seat(seat), "tower": names.tower(tower)}
        case told.StartRaised(tower=tower, higher=higher):
            return "event-start-raised", {"tower": names.tower(tower), "higher": names.tower(higher)}
        case told.StartReturned(tower=tower):
            return "event-start-returned", {"tower": names.tower(tower)}
        case told.Modified(seat=seat, tower=tower, card=card, modification=modification):
            names.printed[card] = names.tables.tower_names[tower]
            name = f"@modification-{names.tables.mod_names[modification]}"
            return "event-modified", {"player": names.seat(seat), "tower": names.tower(tower), "modification": name}
        case told.Tithe(modification=modification, gold=gold):
            return "event-tithe", {"modification": f"@modification-{names.tables.mod_names[modification]}", "n": gold}
    return None


def _of_rules(names: Naming, event: Event) -> Told:
    match event:
        case told.EventCame(name=name):
            return "event-story", {"story": f"@event-marker-{name}", "about": f"@event-marker-{name}-about"}
        case told.RiftOpened(card=card):
            name = f"@rift-{names.tables.rifts[card].name}"
            return "event-rift-open", {"rift": name, "about": f"{name}-about"}
        case told.RiftClosed(card=card):
            return "event-rift-closed", {"rift": f"@rift-{names.tables.rifts[card].name}"}
        case told.RuleHeld(force=force, until=until):
            return "event-force", {"force": f"@force-{force}", "until": f"@until-{until}"}
        case told.SiteShut(site=site):
            return "event-shut", {"cell": names.site(site)}
        case told.LastStand(hearts=hearts):
            return "event-last-stand", {"n": hearts}
    return None


def _of_tokens(names: Naming, event: Event) -> Told:
    match event:
        case told.WelledUp(card=card):
            return "event-well-up", {"horde": f"@horde-{names.tables.cards[card].name}"}
        case told.PiecePlaced(kind=kind, cell=cell):
            return "event-placed", {"piece": names.token(kind), "cell": CELL_NAMES[cell]}
        case told.PieceRemoved(kind=kind, cell=cell):
            return "event-removed", {"piece": names.token(kind), "cell": CELL_NAMES[cell]}
        case told.Drifted(kind=kind, cell=cell):
            return "event-drift", {"piece": names.token(kind), "cell": CELL_NAMES[cell]}
        case told.SightUsed(kind=kind, cell=cell, gold=gold, crystals=crystals):
            key = "event-sight-goods" if gold or crystals else "event-sight"
            where = {"token": names.token(kind), "cell": CELL_NAMES[cell]}
            return key, {**where, "gold": gold, "crystals": crystals}
        case told.Bloomed():
            return "event-bloom", {}
        case told.BeaconTurned(cell=cell, lit=lit):
            return ("event-beacon-lit" if lit else "event-beacon-out"), {"cell": CELL_NAMES[cell]}
    return None


def _of_marks(names: Naming, event: Event) -> Told:
    match event:
        case told.TrayMarked(tray=tray, mark=mark):
            return f"event-mark-{MARKS[mark]}", {"horde": names.horde(tray)}
        case told.TrayFrozen(tray=tray):
            return "event-frozen", {"horde": names.horde(tray)}
        case told.SkullsChanged(figure=figure, skulls=skulls):
            return "event-skulls", {"hero": names.hero(figure), "n": skulls}
        case told.Redirected(figure=figure):
            return "event-instead", {"hero": names.hero(figure)}
        case told.Rewarded(crystals=crystals, gold=gold):
            return "event-reward", {"crystals": crystals, "gold": gold}
    return None


def _of_hordes(names: Naming, event: Event) -> Told:
    match event:
        case told.TrayPushed(tray=tray, cell=cell):
            return "event-pushed", {"horde": names.horde(tray), "cell": CELL_NAMES[cell]}
        case told.Mended(tray=tray):
            return "event-mend", {"horde": names.horde(tray)}
        case told.HordeCharged(tray=tray):
            return "event-charge", {"horde": names.horde(tray)}
        case told.Triggered(tray=tray, icon=icon):
            return "event-trigger-icon", {"horde": names.horde(tray), "icon": f"@icon-{names.tables.icon_names[icon]}"}
    return None
