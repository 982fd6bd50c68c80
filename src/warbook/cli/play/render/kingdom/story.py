"""What happened, in sentences: trays are followed from event to event, so that each horde is named."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from warbook.cli.play.render.kingdom.naming import Naming
from warbook.cli.play.render.kingdom.omens import omen
from warbook.cli.play.screen import Recent
from warbook.cli.play.telling import Teller, Told, Words
from warbook.games.kingdom.board.field import NONE
from warbook.games.kingdom.effects.vocabulary import DAMAGES
from warbook.games.kingdom.frames import BOARD
from warbook.games.kingdom.present import events as told
from warbook.games.kingdom.present.labels import colour_key
from warbook.games.kingdom.present.notation import CELL_NAMES, FACINGS
from warbook.kernel.wire import Event


class Story(Naming, Teller):
    """Follows the trays through one step."""

    heads = (told.RoundBegan, told.Built, told.SpellCast, told.BasicAttack, told.AbilityUsed)
    routine = (told.PhaseBegan,)

    def tellers(self) -> Sequence[Callable[[Event], Told]]:
        """Who tells of which events."""
        return (
            self._of_rounds,
            self._of_towers,
            self._of_tiles,
            self._of_moves,
            self._of_deeds,
            self._of_health,
            self._of_hordes,
            self._of_marches,
            self._of_bosses,
            lambda event: omen(self, event),
        )

    # rounds, towers, tiles

    def _of_rounds(self, event: Event) -> Told:
        match event:
            case told.RoundBegan(number=number):
                return "event-round", {"round": number}
            case told.PhaseBegan(phase=phase):
                return "event-phase", {"name": f"@phase-{phase}"}
            case told.HeroChosen(seat=seat, figure=figure, bench=bench):
                words: Words = {"player": self.seat(seat), "hero": self.hero(figure)}
                return ("event-hero-bench" if bench else "event-hero"), words
            case told.ColourClosed(colour=colour):
                return "event-close", {"colour": colour_key(colour)}
            case told.GoalReached():
                return "event-goal", {}
            case told.Ended(how=how):
                return f"ending-{how}", {}
        return None

    def _of_towers(self, event: Event) -> Told:
        match event:
            case told.Built(seat=seat, tower=tower, site=site, facing=facing):
                words: Words = {"player": self.seat(seat), "tower": self.tower(tower)}
                return "event-build", {
                    **words,
                    "cell": self.site(site),
                    "facing": f"@facing-{FACINGS[facing]}",
                }
            case told.Passed(seat=seat, tower=tower, receiver=receiver, raised=raised):
                words = {"player": self.seat(seat), "tower": self.tower(tower), "receiver": self.seat(receiver)}
                more = "-unchanged" if raised == tower else "-own" if seat == receiver else ""
                return f"event-pass{more}", {**words, "raised": self.tower(raised)}
            case told.TurnedDown(tower=tower):
                return "event-face-down", {"tower": self.tower(tower)}
            case told.TowerLost(site=site, tower=tower):
                return "event-ruin", {"tower": self.tower(tower), "cell": self.site(site)}
            case told.Taken(seat=seat, tower=tower):
                return "event-take", {"player": self.seat(seat), "tower": self.tower(tower)}
            case told.Bought(seat=seat, tower=tower, price=price):
                return "event-buy", {"player": self.seat(seat), "tower": self.tower(tower), "price": price}
        return None

    def _of_tiles(self, event: Event) -> Told:
        match event:
            case told.TilePlaced(tray=tray, mask=mask, damage=damage):
                words: Words = {"horde": self.horde(tray), "n": mask.bit_count()}
                return "event-tile", {**words, "damage": f"@damage-{DAMAGES[damage]}"}
            case told.SoldierPlaced(tray=tray):
                return "event-soldier", {"horde": self.horde(tray)}
            case told.SoldierTaken(tray=tray):
                return "event-take-soldier", {"horde": self.horde(tray)}
        return None

    # heroes

    def _of_moves(self, event: Event) -> Told:
        match event:
            case told.HeroMoved(figure=figure, cell=cell, displaced=displaced):
                if cell == BOARD:
                    return "event-move-home", {"hero": self.hero(figure)}
                key = "event-displace" if displaced else "event-move"
                return key, {"hero": self.hero(figure), "cell": CELL_NAMES[cell]}
            case told.Engaged(figure=figure, tray=tray):
                return "event-engage", {"hero": self.hero(figure), "horde": self.horde(tray)}
        return None

    def _of_deeds(self, event: Event) -> Told:
        match event:
            case told.AbilityUsed(figure=figure, hero=hero, ability=ability):
                return "event-ability", {"hero": self.hero(figure), "ability": self.ability(hero, ability)}
            case told.BasicAttack(figure=figure):
                return "event-basic", {"hero": self.hero(figure)}
            case told.Rested(figure=figure):
                return "event-rest", {"hero": self.hero(figure)}
            case told.Refreshed(figure=figure, ability=ability):
                return "event-refresh", {"hero": self.hero(figure), "ability": self.ability(figure, ability)}
            case told.SpellCast(seat=seat, spell=spell):
                name = f"@spell-{self.tables.spell_names[spell]}"
                return "event-cast", {"player": self.seat(seat), "spell": name}
        return None

    def _of_health(self, event: Event) -> Told:
        match event:
            case told.Healed(figure=figure, amount=amount):
                return "event-heal", {"hero": self.hero(figure), "n": amount}
            case told.Guarded(figure=figure):
                return "event-protect", {"hero": self.hero(figure)}
            case told.Hurt(figure=figure, amount=amount, left=left):
                return "event-hurt", {"hero": self.hero(figure), "n": amount, "left": left}
            case told.KnockedOut(figure=figure):
                return "event-knock-out", {"hero": self.hero(figure)}
            case told.Revived(figure=figure):
                return "event-revive", {"hero": self.hero(figure)}
        return None

    # hordes

    def _of_hordes(self, event: Event) -> Told:
        match event:
            case told.Spawned(tray=tray, card=card, cell=cell):
                self.card[tray] = card
                return "event-spawn", {"horde": self.horde(tray), "cell": CELL_NAMES[cell]}
            case told.Revealed(card=card):
                return "event-reveal", {"horde": f"@horde-{self.tables.cards[card].name}"}
            case told.TrailOpened(route=route):
                return "event-trail", {"route": route + 1}
            case told.TrayDestroyed(tray=tray, crystals=crystals):
                return "event-destroy", {"horde": self.horde(tray), "n": crystals}
            case told.TrayHealed(tray=tray):
                return "event-tray-heal", {"horde": self.horde(tray)}
            case told.PortalOpened(tray=tray, level=level):
                return "event-rift", {"horde": self.horde(tray), "level": level}
        return None

    def _of_marches(self, event: Event) -> Told:
        match event:
            case told.TrayBlocked(tray=tray):
                return "event-block", {"horde": self.horde(tray)}
            case told.TrayMoved(tray=tray, cell=cell):
                return "event-advance", {"horde": self.horde(tray), "cell": CELL_NAMES[cell]}
            case told.Aimed(tray=tray):
                return "event-aim", {"horde": self.horde(tray)}
            case told.Escaped(tray=tray, hearts=hearts, crystals=crystals):
                return "event-escape", {"horde": self.horde(tray), "n": hearts, "crystals": crystals}
        return None

    def _of_bosses(self, event: Event) -> Told:
        match event:
            case told.BossDrew(card=card):
                assert self.before.boss is not None
                name = self.tables.content.bosses[self.before.boss.name].cards[card].name
                words: Words = {"boss": self.boss(), "card": f"@card-{name}"}
                return "event-boss-card", {**words, "about": f"@card-{name}-about"}
            case told.BossLost(left=left):
                return "event-boss-health", {"boss": self.boss(), "n": left}
        return None


def touched(events: list[Event], before: Recent) -> Recent:
    """The cells that these events touched, or those of before."""
    cells: set[int] = set()
    for event in events:
        match event:
            case told.Spawned(cell=cell) | told.TrayMoved(cell=cell) | told.HeroMoved(cell=cell):
                cells.add(cell)
    return Recent(frozenset(cells - {NONE}) or before.cells)
