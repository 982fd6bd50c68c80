"""What stands around the map: phase, hearts, what is asked, trays with what will become of them, players, the table."""

from __future__ import annotations

from rich.columns import Columns
from rich.console import Group as Stack
from rich.console import RenderableType
from rich.padding import Padding
from rich.text import Text

from warbook.cli.kingdom.board import COLOUR, LETTERS, drawn_map, drawn_tray, name_of
from warbook.cli.kingdom.cards import scenario_about
from warbook.cli.table import Recent
from warbook.games.kingdom.field import NONE
from warbook.games.kingdom.notation import CELL_NAMES, SEATS, SITE_NAMES
from warbook.games.kingdom.parts import FateView, FigureView, MarkerView, SeatView, TrayView, WoundView
from warbook.games.kingdom.tables import Tables
from warbook.games.kingdom.terms import BOSS_TRAY
from warbook.games.kingdom.view import KingdomView
from warbook.kernel.texts import Texts
from warbook.kernel.wire import Word


class Panels:
    """Draws everything of one view, in one language."""

    def __init__(self, view: KingdomView, recent: Recent, players: list[str], tables: Tables, texts: Texts) -> None:
        """Take what there is to show."""
        self.view = view
        self.recent = recent
        self.players = players
        self.tables = tables
        self.texts = texts
        self.fates = {fate.tray: fate for fate in view.fates}
        self.wounds = {wound.figure: wound for wound in view.wounds}

    def say(self, key: str, **words: Word) -> str:
        """A message."""
        return self.texts.say(key, words)

    def joined(self, parts: list[str]) -> str:
        """What there is of several things, in a line."""
        return " · ".join(part for part in parts if part)

    def listed(self, things: list[str]) -> str:
        """Several things as a list of words."""
        return self.say("comma").join(things)

    def side(self, seat: int) -> str:
        """A player's name."""
        return self.say(f"side-{SEATS[seat]}")

    def screen(self, width: int) -> RenderableType:
        """The whole table."""
        grids = [drawn_tray(tray, self.view, self.tables, tray.cell in self.recent.cells) for tray in self.view.trays]
        return Stack(
            self.header(),
            *self._opening(),
            drawn_map(self.view, self.tables, self.recent.cells),
            Text(self.say("legend"), style="dim"),
            Columns(grids, padding=(0, 3)),
            Text(self.say("legend-tray"), style="dim"),
            *(Text(self.tray(tray)) for tray in self.view.trays),
            *(self.player(player) for player in self.view.players),
            *(Text(line) for line in self.table() if line),
        )

    def _opening(self) -> list[Text]:
        """Before the first round, what the scenario is about."""
        return [] if self.view.round else [Text(scenario_about(self.view, self.tables.content, self.texts))]

    def header(self) -> Text:
        """The title, the scenario, the round, the phase, hearts and crystals, and who decides."""
        view = self.view
        first = [self.say("title"), self.say(f"scenario-{view.scenario}")]
        if view.question.kind == "over":
            first.append(self.say(f"ending-{view.ending}"))
        else:
            key = "label-round" if view.rounds else "label-round-open"
            first.append(self.say(key, round=view.round, rounds=view.rounds))
            first.append(self.say("label-phase", name=f"@phase-{view.phase}"))
        second = [
            self.say("label-hearts", n=view.hearts),
            self.say("label-crystals", n=view.crystals),
            self.say("label-gold", n=view.gold) if self.tables.mods else "",
            self.say("label-soldiers", n=view.soldiers),
            self.say("label-goal", goal=f"@goal-{view.goal}"),
            self.say("label-portals", n=view.portals) if view.portals else "",
            self.say("label-cap", n=view.level_cap),
        ]
        if view.question.seats:
            players = self.listed([self.side(seat) for seat in view.question.seats])
            second.append(self.say("label-to-act", players=players))
        return Text.assemble("\n", (self.joined(first), "bold"), "\n", self.joined(second))

    # hordes

    def tray(self, tray: TrayView) -> str:
        """A tray in words: how much is open, its icons, how far it is, what will become of it."""
        view = self.view
        if tray.tray == BOSS_TRAY and view.boss is not None:
            head = self.say("label-boss", boss=f"@boss-{view.boss.name}", cell=CELL_NAMES[tray.cell], n=view.boss.left)
        else:
            words: dict[str, Word] = {"tray": name_of(tray), "horde": f"@horde-{tray.card}"}
            head = self.say("label-tray", **words, cell=CELL_NAMES[tray.cell], left=len(tray.uncovered))
        parts = [
            head,
            self.say("label-level", n=tray.level) if tray.level else "",
            self.listed([self.say(f"icon-{icon}") for icon in tray.icons]),
            self.listed([self.say(f"mark-{mark}") for mark in tray.marks]),
            self.listed([self.say("card-resists", damage=f"@damage-{damage}") for damage in tray.resists]),
            self.say("label-distance", n=tray.left) if any(tray.cell in route for route in view.routes) else "",
            *self._fate(self.fates.get(tray.tray)),
        ]
        return self.joined(parts)

    def _fate(self, fate: FateView | None) -> list[str]:
        if fate is None:
            return []
        return [f"→ {self.say(f'fate-{fate.fate}', n=fate.hearts)}", self.say("fate-lost") if fate.lost else ""]

    # players

    def player(self, player: SeatView) -> RenderableType:
        """One player: who it is, the hand, and the figures."""
        head = [
            f"{LETTERS[player.seat]} {self.side(player.seat)}",
            self.players[player.seat],
            self.say("label-done") if player.done else "",
            self._towers("label-hand", player.hand),
            self._towers("label-incoming", player.incoming),
        ]
        title = Text(self.joined(head), style=f"bold {COLOUR[player.seat]}")
        own = [Text(self.figure(figure)) for figure in self.view.figures if figure.owner == player.seat]
        return Stack(title, *(Padding(line, (0, 0, 0, 2), expand=False) for line in own))

    def _towers(self, key: str, held: dict[str, int]) -> str:
        names = [f"{self._tower(tower)}{f' × {n}' if n > 1 else ''}" for tower, n in held.items()]
        return self.say(key, towers=self.listed(names)) if names else ""

    def _tower(self, card: str) -> str:
        """A card by its code and its name, the stickers behind it."""
        code, *stickers = card.split("+")
        return f"{code} {self.say(f'tower-{code}')}" + "".join(f" + {self._sticker(sticker)}" for sticker in stickers)

    def _sticker(self, sticker: str) -> str:
        """A modification, and where it points as long as the card faces north."""
        name, _, direction = sticker.partition(":")
        said = self.say(f"modification-{name}")
        return self.say("label-pointing", modification=said, direction=f"@facing-{direction}") if direction else said

    def figure(self, figure: FigureView) -> str:
        """A hero: health, place, abilities; those face down in brackets."""
        place = self.say("label-board") if figure.cell == NONE else CELL_NAMES[figure.cell]
        if figure.role == "bench":
            place = self.say("label-bench")
        words: dict[str, Word] = {"hero": f"@hero-{figure.name}", "health": figure.health, "most": figure.most}
        names = []
        for ability in figure.abilities:
            name = self.say(f"ability-{ability.name}")
            names.append(
                f"{ability.ability + 1} {name if ability.ready else self.say('label-ability-down', ability=name)}"
            )
        parts = [
            self.say("label-figure", **words, place=place) if figure.most else self._companion(figure, place),
            self.say("label-used") if figure.used else "",
            self.say("label-protected") if figure.guarded else "",
            self.say("label-down", hero=f"@hero-{figure.name}") if figure.down else "",
            self.say("label-skulls", n=figure.skulls, most=figure.skull_limit) if figure.skull_limit else "",
            *self._wound(figure, self.wounds.get(figure.figure)),
            self.say("label-abilities", abilities=self.listed(names)) if names else "",
        ]
        return self.joined(parts)

    def _wound(self, figure: FigureView, wound: WoundView | None) -> list[str]:
        if wound is None:
            return []
        key = "fate-down" if wound.down else "fate-wounds"
        told = self.say(key, hero=f"@hero-{figure.name}", n=wound.damage)
        return [f"→ {told}", self.say("fate-lost") if wound.lost else ""]

    def _companion(self, figure: FigureView, place: str) -> str:
        return self.say("label-companion", hero=f"@hero-{figure.name}", place=place)

    # what belongs to everybody

    def table(self) -> list[str]:
        """The attack that is being made, decks, spells and the supply."""
        view = self.view
        decks = [self._deck(marker) for marker in view.markers]
        spells = self.listed([self.say(f"spell-{spell}") for spell in view.spells])
        supply = [f"{tower} × {count}" for tower, count in view.supply.items()]
        mods = self.listed([self.say(f"modification-{mod}") for mod in view.modifications])
        price = self.tables.numbers.modification_price
        return [
            self._volley(),
            self._modified(),
            self.joined(decks),
            *self._omens(),
            self.say("label-spells", spells=spells) if spells else "",
            self.say("label-modifications", modifications=mods, price=price) if mods else "",
            self.say("label-supply", towers=self.listed(supply)) if supply else "",
        ]

    def _modified(self) -> str:
        """The towers on the map whose modifications do not fit into their cells."""
        sites = [(SITE_NAMES[site.site], tower.tower) for site in self.view.sites for tower in site.towers]
        names = [f"{site} {self._tower(tower)}" for site, tower in sites if "+" in tower]
        return self.say("label-modified", towers=self.listed(names)) if names else ""

    def _omens(self) -> list[str]:
        """The open Rift cards and the other rules in force, each with what it does, and the events to come."""
        rifts = [f"{self.say(f'rift-{card}')}: {self.say(f'rift-{card}-about')}" for card in self.view.rift]
        forces = [f"{self.say(force.source)}: {self.say(f'{force.source}-about')}" for force in self.view.forces]
        events = [
            self.say("label-event", route=event.route + 1, n=event.left, story=f"@event-marker-{event.name}")
            for event in self.view.happenings
        ]
        return [*(self.say("label-rifts", rifts=rift) for rift in rifts), *forces, self.joined(events)]

    def _deck(self, marker: MarkerView) -> str:
        """How many cards a marker has, and where backs are seen what the next one is worth."""
        said = self.say("label-deck", route=marker.route + 1, n=marker.cards)
        if marker.closed:
            return f"{said} ({self.say('label-deck-closed')})"
        if not marker.top:
            return said
        top = f"@horde-{marker.top}" if marker.top in self.tables.content.hordes else marker.top
        if marker.either:
            goods = self.say("label-back-either", n=marker.either)
        else:
            goods = self.say("label-back-goods", crystals=marker.crystals, gold=marker.gold)
        return f"{said} ({self.say('label-back', top=top, goods=goods)})"

    def _volley(self) -> str:
        volley = self.view.volley
        if volley is None:
            return ""
        parts = [f"{place + 1} {shape}" for place, shape in enumerate(volley.tiles) if shape]
        if volley.soldiers:
            parts.append(self.say("label-volley-soldiers", n=volley.soldiers))
        return self.say("label-volley", tiles=self.listed(parts), damage=f"@damage-{volley.damage}")
