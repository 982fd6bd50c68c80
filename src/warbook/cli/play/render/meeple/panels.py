"""The panels around the map: turn, points and meeples, villages with workers, the table."""

from __future__ import annotations

from typing import Final

from rich.console import Group as Stack
from rich.console import RenderableType
from rich.padding import Padding
from rich.text import Text

from warbook.cli.play.joined import listed, noted
from warbook.cli.play.render.meeple.board import COLOUR, LETTERS, columns_for, draw_map
from warbook.cli.play.render.meeple.legend import legend
from warbook.cli.play.render.meeple.path import action_name, reachable
from warbook.cli.play.screen import Recent
from warbook.games.meeple.board.hexes import EDGE_NAMES
from warbook.games.meeple.content.schema import Tile
from warbook.games.meeple.frames import SLOT_NAMES, SLOTS
from warbook.games.meeple.present.cardbook import Printed
from warbook.games.meeple.present.notation import SEATS
from warbook.games.meeple.present.view import MeepleView
from warbook.games.meeple.present.view_parts import PlayerView, SlotView
from warbook.kernel.content.texts import Texts
from warbook.kernel.wire import Word

# questions about villages rather than the map
AT_HOME: Final = ("found", "fork", "acting")


class Panels:
    """Draws everything of one view, in one language."""

    def __init__(self, view: MeepleView, recent: Recent, players: list[str], printed: Printed, texts: Texts) -> None:
        """Store the view."""
        self.view = view
        self.recent = recent
        self.players = players
        self.texts = texts
        self.printed = printed
        self.buildings = {building.name: building for building in printed.buildings}
        self.kind = {tile.tile: tile.kind for tile in view.tiles}

    def say(self, key: str, **words: Word) -> str:
        """A message."""
        return self.texts.say(key, words)

    def joined(self, parts: list[str], gap: str = " · ") -> str:
        """Join non-empty texts in a line."""
        return gap.join(part for part in parts if part)

    def listed(self, things: list[str]) -> str:
        """Join texts as a list."""
        return listed(self.texts, things)

    def side(self, seat: int) -> str:
        """A player's name."""
        return self.say(f"side-{SEATS[seat]}")

    def screen(self, width: int) -> RenderableType:
        """The whole table."""
        others = [self.player(player) for player in self.view.players if player.seat != self.own]
        own, field = self.player(self.view.players[self.own]), self.field(width)
        # the question's subject comes last: in a small window the rest scrolls away
        parts = [*field, own] if self.view.question.kind in AT_HOME else [own, *field]
        return Stack(*self.header(), *self.table(), *others, *parts)

    def field(self, width: int) -> list[RenderableType]:
        """The map below its legend; in a window that is too narrow, a sentence."""
        needed = columns_for(self.view)
        if width < needed:
            return [Text(self.say("label-narrow", columns=needed))]
        signs = Text(legend(self.view, self.texts), style="dim")
        return [signs, draw_map(self.view, self.recent.cells, width)]

    @property
    def own(self) -> int:
        """The village shown in full: the viewer's or, for a spectator, the current player's."""
        return self.view.seat if self.view.seat >= 0 else self.view.turn

    def header(self) -> list[Text]:
        """Title, scenario, round, phase, and who decides; in the first round also the goal."""
        view = self.view
        parts = [self.say("title"), self.say(f"scenario-{view.scenario}")]
        if view.question.kind == "over":
            points = max(view.players[seat].points for seat in view.winners)
            parts.append(self.say(f"ending-{view.ending}", **ending_words(self.texts, view.winners, points)))
        else:
            parts.append(self.say("label-round", round=view.round))
            if view.phase:
                parts.append(self.say("label-phase", phase=view.phase, name=f"@phase-{view.phase}"))
            parts.append(self.say("label-to-act", player=self.side(view.question.seat)))
        goal = self.say("label-goal", goal=view.goal, ladder=view.ladder, garrison=self.printed.figures["garrison"])
        told = [Text(goal, style="dim")] if view.round == 1 and view.question.kind != "over" else []
        return [Text.assemble("\n", (self.joined(parts), "bold")), *told]

    # the players

    def player(self, player: PlayerView) -> RenderableType:
        """One player: points, bravery and meeples, then the village."""
        view = self.view
        head = [
            f"{LETTERS[player.seat]} {self.side(player.seat)}",
            self.players[player.seat],
            self.say("label-hammer") if view.turn == player.seat else "",
            self.say("label-points", points=player.points, goal=view.goal),
            self.say("label-coming", n=player.coming) if player.coming and view.turn != player.seat else "",
            self.say("label-bravery", step=player.bravery, ladder=view.ladder),
            self.say("label-depot", n=player.depot),
            self.say("label-reserve", n=player.reserve),
            self.say("label-out") if player.gone else "",
        ]
        title = Text(self.joined(head), style=f"bold {COLOUR[player.seat]}")
        village = [Text(line) for line in self._village(player)]
        return Stack(title, *(Padding(line, (0, 0, 0, 2), expand=False) for line in village))

    def _village(self, player: PlayerView) -> list[str]:
        slots = self.view.slots[SLOTS * player.seat : SLOTS * player.seat + SLOTS]
        free = [SLOT_NAMES[slot.slot % SLOTS] for slot in slots if not slot.building]
        held = [f"{token} {self._token(token)}" for token in player.tokens]
        is_own = player.seat == self.own
        extras = [
            self.say("label-free", slots=self.listed(free)) if free and is_own else "",
            self.say("tree-token") if player.tree and is_own else "",
            self.say("label-tokens", tokens=self.listed(held)) if held else "",
            self.say("label-recycles") if player.recycles else "",
            self.say("label-shields", n=len(player.shields)) if player.shields else "",
            self._named("label-destroyed", player.destroyed) if is_own else "",
        ]
        built = [slot for slot in slots if slot.building]
        lines = [self.slot(slot) for slot in built] if is_own else [self.joined([self.brief(slot) for slot in built])]
        return [line for line in (*lines, self.joined(extras)) if line]

    def brief(self, slot: SlotView) -> str:
        """Another player's slot: its building, its defence spaces, and its next action."""
        name, taken = SLOT_NAMES[slot.slot % SLOTS], f"{sum(slot.guests)}/{slot.defence}"
        head = f"{name} {self.say(f'building-{slot.building}')} {taken}"
        building = self.buildings[slot.building]
        if not slot.done:
            return noted(self.texts, head, self.say("label-site", left=building.build - slot.space))
        return noted(self.texts, head, self._ahead(slot, 1))

    def _token(self, token: str) -> str:
        return self.say(f"bonus-{self.printed.tokens[token].bonus}")

    def _named(self, key: str, buildings: tuple[str, ...]) -> str:
        names = [self.say(f"building-{building}") for building in buildings]
        return self.say(key, buildings=self.listed(names)) if names else ""

    def slot(self, slot: SlotView) -> str:
        """One slot: its building, its defence spaces, its worker's space and what it can reach when."""
        name = SLOT_NAMES[slot.slot % SLOTS]
        parts = [
            f"{name} {self.say(f'building-{slot.building}')}",
            self.say("label-defence", taken=sum(slot.guests), defence=slot.defence),
            self._worker(slot),
            self._ahead(slot),
        ]
        return self.joined(parts)

    def _worker(self, slot: SlotView) -> str:
        building = self.buildings[slot.building]
        if not slot.done:
            return self.say("label-site", left=slot.left)
        space = building.spaces[slot.space]
        if space.action:
            name = action_name(self.texts, space.action, space.n)
            return self.say("label-waiting", action=name) if slot.pending else self.say("label-at", action=name)
        return self.say("label-on-the-way") if slot.space else self.say("label-start")

    def _ahead(self, slot: SlotView, most: int = 9) -> str:
        """The actions the worker can reach, by number of its player's turns, nearest first."""
        building = self.buildings[slot.building]
        parts = []
        for turns, ends in list(reachable(slot).items())[:most]:
            names = [action_name(self.texts, building.spaces[end].action, building.spaces[end].n) for end in ends]
            parts.append(self.say("label-in-turns", turns=turns - self._steps_now(slot), actions=self.listed(names)))
        return self.joined(parts)

    def _steps_now(self, slot: SlotView) -> int:
        """1 if the worker still takes its step of this turn, 0 if its next step is in the next turn."""
        view = self.view
        if view.turn != slot.slot // SLOTS or view.phase > 2:
            return 0
        return int(view.phase < 2 or slot.slot >= view.question.slot)

    # shared things

    def table(self) -> list[RenderableType]:
        """The supply and the pool, effects of this turn, waiting cells and battles."""
        view = self.view
        pool = [f"{token} {self._token(token)}" for token in view.pool] if self._takes_tokens() else []
        counts = [
            self.say("label-supply", n=view.supply),
            self.say("label-pool", tokens=self.listed(pool)) if pool else "",
            self.say("label-forge", n=view.weapons) if view.weapons else "",
            self.say("label-nature") if view.nature else "",
        ]
        lines = [self.joined(counts)]
        if view.drawn:
            drawn = self.printed.faces[self.printed.tiles[view.question.tile]]
            lines.append(self._drawn(drawn))
        for battle in view.battles:
            lines.append(self._battle(battle.tile, battle.seats, battle.men, battle.lost))
        return [Text(line) for line in lines]

    def _drawn(self, face: Tile) -> str:
        """The drawn tile: where its forest is printed, and where the meeples came from."""
        came = [EDGE_NAMES[edge] for edge in self.view.cells[self.view.question.cell].edges]
        words: dict[str, Word] = {"tile": self.view.drawn, "kind": f"@kind-{face.kind}", "entry": " ".join(came)}
        return self.texts.say("label-drawn", {**words, "forest": " ".join(EDGE_NAMES[edge] for edge in face.forest)})

    def _takes_tokens(self) -> bool:
        """Whether a waiting action takes an upgrade token."""
        waiting = [slot for slot in self.view.slots if slot.pending]
        return any(self.buildings[slot.building].spaces[slot.space].action == "upgrade" for slot in waiting)

    def _battle(self, tile: int, seats: tuple[int, int], men: tuple[int, int], lost: tuple[int, int]) -> str:
        words: dict[str, Word] = {
            "tile": self.printed.codes[tile],
            "player": self.side(seats[0]),
            "foe": self.side(seats[1]),
            "men": men[0],
            "foes": men[1],
            "left": men[0] - lost[0],
            "foes_left": men[1] - lost[1],
        }
        return self.texts.say("label-battle", words)


def ending_words(texts: Texts, winners: tuple[int, ...], points: int) -> dict[str, Word]:
    """The arguments of the ending's sentence: the winners and their points."""
    names = listed(texts, [texts.say(f"side-{SEATS[seat]}") for seat in winners])
    return {"winner": names, "count": len(winners), "points": points}
