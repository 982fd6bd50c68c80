"""The panels around the map: phase, hearts, question, trays with their forecast, players, the table."""

from __future__ import annotations

from typing import Final

from rich.console import RenderableType
from rich.text import Text

from warbook.cli.play.joined import labelled, listed, noted
from warbook.cli.play.render.kingdom.board import COLOUR, LETTERS, drawn_map, least_width, name_of, token_sign
from warbook.cli.play.render.kingdom.cards import Cards, scenario_about
from warbook.cli.play.render.kingdom.grids import TALL, WIDE, drawn_tray, joined_blocks, side_by_side, signs_of
from warbook.cli.play.render.kingdom.sheet import Part, Sheet
from warbook.cli.play.screen import Recent
from warbook.games.kingdom.board.field import NONE
from warbook.games.kingdom.content.tables import Tables
from warbook.games.kingdom.frames import BOSS_TRAY
from warbook.games.kingdom.present.notation import CELL_NAMES, SEATS, SITE_NAMES
from warbook.games.kingdom.present.view import KingdomView
from warbook.games.kingdom.present.views.parts import FateView, FigureView, MarkerView, SeatView, TrayView, WoundView
from warbook.kernel.content.texts import Texts
from warbook.kernel.wire import Word

LEAST: Final = 60  # columns for the map
LOW: Final = 13  # lines of a folded map
GAP: Final = 3  # between the map and the trays


class Panels:
    """Draws everything of one view, in one language."""

    def __init__(self, view: KingdomView, recent: Recent, players: list[str], tables: Tables, texts: Texts) -> None:
        """Store the view."""
        self.view = view
        self.recent = recent
        self.players = players
        self.tables = tables
        self.texts = texts
        self.printed = Cards(tables.content, texts)
        self.fates = {fate.tray: fate for fate in view.fates}
        self.wounds = {wound.figure: wound for wound in view.wounds}

    def say(self, key: str, **words: Word) -> str:
        """A message."""
        return self.texts.say(key, words)

    def joined(self, parts: list[str]) -> str:
        """Join non-empty texts in a line."""
        return " · ".join(part for part in parts if part)

    def listed(self, things: list[str]) -> str:
        """Join texts as a list."""
        return listed(self.texts, things)

    def side(self, seat: int) -> str:
        """A player's name."""
        return self.say(f"side-{SEATS[seat]}")

    def screen(self, width: int) -> RenderableType:
        """The whole table: less urgent parts on top, map and status next to the question."""
        view = self.view
        own = [player for player in view.players if player.seat == view.seat]
        others = [player for player in view.players if player.seat != view.seat]
        buying = view.phase == "spend"
        return Sheet(
            [
                Part(8, [Text(self.say(key), style="dim") for key in ("legend", "legend-tray")]),
                Part(2 if buying else 7, self._lines([self.goods(), self.supply()])),
                Part(6, self._lines([self.decks(), self.say_spells()])),
                Part(4, self._lines([*self.omens(), self.modified()])),
                Part(5, self.letters()),
                Part(4, [line for player in others for line in self.player(player)]),
                Part(2, self._lines([self.tray(tray) for tray in view.trays])),
                Part(1, [line for player in own for line in self.player(player)]),
                *self.ground(width),
                Part(0, self.header()),
                Part(0, self._lines([self.volley()])),
            ],
            self.say("left-out"),
        )

    def around(self) -> list[Text]:
        """Everything but the map, as text."""
        lines = [self.decks(), self.say_spells(), *self.omens(), self.modified(), self.goods(), self.supply()]
        players = [line for player in self.view.players for line in self.player(player)]
        grids = side_by_side([self._grid(tray) for tray in self._urgent()], LEAST)
        return [*self._lines(lines), *grids, *self._lines([self.tray(tray) for tray in self.view.trays]), *players]

    def _lines(self, sentences: list[str]) -> list[Text]:
        return [Text(sentence) for sentence in sentences if sentence]

    def ground(self, width: int) -> list[Part]:
        """The map with trays beside it, or above it without room; a sentence if the map is too wide."""
        land = self._land(width) if width >= LEAST else []
        if not land:
            least = max(LEAST, least_width(self.view, self.tables))
            narrow = Text(self.say("too-narrow", width=width, least=least), style="bold")
            return [*self._grids(self._urgent(), width), Part(0, [narrow])]
        right = width - max(len(line.plain) for line in land) - GAP
        room = max(0, right + 1) // WIDE * max(1, len(land) // TALL)
        trays = self._urgent()
        beside = [self._grid(tray) for tray in trays[:room]]
        return [
            *self._grids(trays[room:], width),
            Part(0, joined_blocks(land, side_by_side(beside, right), GAP) if beside else land),
        ]

    def _land(self, width: int) -> list[Text]:
        """The map, folded to make room for two trays beside it if it stays low enough."""
        trays = min(2, len(self.view.trays))
        folded = drawn_map(self.view, self.tables, self.recent.cells, width - GAP - WIDE * trays + 1)
        return folded if 0 < len(folded) <= LOW else drawn_map(self.view, self.tables, self.recent.cells, width)

    def _urgent(self) -> list[TrayView]:
        """The trays: those that the attack can hit first, then by distance to the exit."""
        volley = self.view.volley
        targets = (*volley.targets, *volley.posts) if volley is not None else ()
        return sorted(self.view.trays, key=lambda tray: (tray.tray not in targets, tray.left, tray.tray))

    def _grid(self, tray: TrayView) -> list[Text]:
        return drawn_tray(tray, self.view, self.tables, tray.cell in self.recent.cells)

    def _grids(self, trays: list[TrayView], width: int) -> list[Part]:
        """Rows of grids, the most urgent ones last, next to the map."""
        across = max(1, (width + 1) // WIDE)
        rows = [trays[first : first + across] for first in range(0, len(trays), across)]
        ranked = [Part(3, side_by_side([self._grid(tray) for tray in row], width)) for row in rows]
        return ranked[::-1]

    def letters(self) -> list[Text]:
        """The meaning of the letters on the map's trays and tokens."""
        there = {sign for tray in self.view.trays for sign in signs_of(tray, self.view, self.tables)}
        known = self.tables.content.enemies.items()
        listed = [self.printed.enemy(name, enemy).plain for name, enemy in known if enemy.code in there]
        kinds = dict.fromkeys(token.kind for token in self.view.tokens)
        listed += [f"{token_sign(kind)} {self.printed.token(kind)}" for kind in kinds]
        return [Text("  ".join(listed), style="dim")] if listed else []

    def header(self) -> list[Text]:
        """The scenario, the round, the phase; hearts and crystals; the goal, and who decides."""
        view = self.view
        first = [self.say(f"scenario-{view.scenario}")]
        if view.question.kind == "over":
            first.append(self.say(f"ending-{view.ending}"))
        elif view.round:
            key = "label-round" if view.rounds else "label-round-open"
            first.append(self.say(key, round=view.round, rounds=view.rounds))
        if view.question.kind not in ("over", "closing"):  # a colour is closed before the round's first phase
            first.append(self.say("label-phase", name=f"@phase-{view.phase}"))
        players = [self.side(seat) for seat in view.question.seats if seat != view.seat]
        second = [
            self.say("label-hearts", n=view.hearts),
            self.say("label-crystals", n=view.crystals),
            self.say("label-gold", n=view.gold) if self.tables.mods else "",
            self.say("label-soldiers", n=view.soldiers),
            self.say("label-cap", n=view.level_cap),
            self.say("label-to-act", players=self.listed(players)) if players else "",
        ]
        return [Text(self.joined(first), style="bold"), Text(self.joined(second)), Text(self.goal())]

    def goal(self) -> str:
        """Before the first round the scenario's text, later the goal in short."""
        if not self.view.round:
            return scenario_about(self.view, self.tables.content, self.texts)
        portals = self.say("label-portals", n=self.view.portals) if self.view.portals else ""
        return self.joined([self.say("label-goal", goal=f"@goal-{self.view.goal}"), portals])

    # hordes

    def tray(self, tray: TrayView) -> str:
        """A tray as text: uncovered squares, icons, distance, forecast."""
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
            self._shield(tray),
            self.listed([self.say("card-resists", damage=f"@damage-{damage}") for damage in tray.resists]),
            self._distance(tray),
            *self._fate(self.fates.get(tray.tray)),
        ]
        return self.joined(parts)

    def _distance(self, tray: TrayView) -> str:
        if tray.tray == BOSS_TRAY and self.view.boss is not None and self.view.boss.steps != NONE:
            return self.say("label-boss-steps", n=self.view.boss.steps)
        on_route = any(tray.cell in route for route in self.view.routes)
        return self.say("label-distance", n=tray.left) if on_route else ""

    def _shield(self, tray: TrayView) -> str:
        """The side from which its shieldbearers cannot be covered (EU-19.6)."""
        card = self.tables.content.hordes.get(tray.card)
        return self.say("label-shield", side=f"@facing-{card.shield}") if card is not None and card.shield else ""

    def _fate(self, fate: FateView | None) -> list[str]:
        if fate is None:
            return []
        key = "fate-escapes-boss" if fate.tray == BOSS_TRAY and fate.fate == "escapes" else f"fate-{fate.fate}"
        return [f"→ {self.say(key, n=fate.hearts)}", self.say("fate-lost") if fate.lost else ""]

    # players

    def player(self, player: SeatView) -> list[Text]:
        """One player: name, hand, and figures."""
        head = [
            f"{LETTERS[player.seat]} {self.side(player.seat)}",
            self.players[player.seat],
            self.say("label-done") if player.done else "",
            self._towers("label-hand", player.hand),
            self._towers("label-incoming", player.incoming),
        ]
        title = Text(self.joined(head), style=f"bold {COLOUR[player.seat]}")
        own = [figure for figure in self.view.figures if figure.owner == player.seat]
        lines = [self.figure(figure) for figure in own if figure.role != "bench"]
        bench = [self.say(f"hero-{figure.name}") for figure in own if figure.role == "bench"]
        if bench:
            lines.append(self.joined([self.listed(bench), self.say("label-bench")]))
        return [title, *(Text(f"  {line}") for line in lines)]

    def _towers(self, key: str, held: dict[str, int]) -> str:
        names = [f"{self.printed.held(tower)}{f' × {n}' if n > 1 else ''}" for tower, n in held.items()]
        return self.say(key, towers=self.listed(names)) if names else ""

    def figure(self, figure: FigureView) -> str:
        """A hero: health, place, abilities (in brackets if face down)."""
        place = self.say("label-board") if figure.cell == NONE else CELL_NAMES[figure.cell]
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

    # shared things

    def decks(self) -> str:
        """The markers' decks."""
        return self.joined([self._deck(marker) for marker in self.view.markers])

    def say_spells(self) -> str:
        """The remaining spells."""
        spells = self.listed([self.say(f"spell-{spell}") for spell in self.view.spells])
        return self.say("label-spells", spells=spells) if spells else ""

    def supply(self) -> str:
        """The towers in the supply."""
        supply = [f"{tower} × {count}" for tower, count in self.view.supply.items()]
        return self.say("label-supply", towers=self.listed(supply)) if supply else ""

    def goods(self) -> str:
        """The modifications for sale."""
        mods = self.listed([self.say(f"modification-{mod}") for mod in self.view.modifications])
        price = self.tables.numbers.modification_price
        return self.say("label-modifications", modifications=mods, price=price) if mods else ""

    def modified(self) -> str:
        """Towers whose modifications do not fit into their map cells."""
        sites = [(SITE_NAMES[site.site], tower.tower) for site in self.view.sites for tower in site.towers]
        names = [f"{site} {self.printed.held(tower)}" for site, tower in sites if "+" in tower]
        return self.say("label-modified", towers=self.listed(names)) if names else ""

    def omens(self) -> list[str]:
        """Open Rift cards and other rules in force with their effects, and coming events."""
        rifts = [
            labelled(self.texts, self.say(f"rift-{card}"), self.say(f"rift-{card}-about")) for card in self.view.rift
        ]
        forces = [
            labelled(self.texts, self.say(force.source), self.say(f"{force.source}-about"))
            for force in self.view.forces
        ]
        events = [
            self.say("label-event", route=event.route + 1, n=event.left, story=f"@event-marker-{event.name}")
            for event in self.view.happenings
        ]
        return [*(self.say("label-rifts", rifts=rift) for rift in rifts), *forces, self.joined(events)]

    def _deck(self, marker: MarkerView) -> str:
        """The number of cards at a marker, and the value of the next one if its back is visible."""
        said = self.say("label-deck", route=marker.route + 1, n=marker.cards)
        if marker.closed:
            return noted(self.texts, said, self.say("label-deck-closed"))
        if not marker.top:
            return said
        top = f"@horde-{marker.top}" if marker.top in self.tables.content.hordes else marker.top
        if marker.either:
            goods = self.say("label-back-either", n=marker.either)
        else:
            goods = self.say("label-back-goods", crystals=marker.crystals, gold=marker.gold)
        return noted(self.texts, said, self.say("label-back", top=top, goods=goods))

    def volley(self) -> str:
        """The attack in progress."""
        volley = self.view.volley
        if volley is None:
            return ""
        parts = [f"{place + 1} {self.printed.shape(shape)}" for place, shape in enumerate(volley.tiles) if shape]
        if volley.soldiers:
            parts.append(self.say("label-volley-soldiers", n=volley.soldiers))
        return self.say("label-volley", tiles=self.listed(parts), damage=f"@damage-{volley.damage}")
