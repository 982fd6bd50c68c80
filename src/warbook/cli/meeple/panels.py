"""What stands around the map: whose turn it is, points and meeples of each player, villages with workers, the table."""

from __future__ import annotations

from rich.console import Group as Stack
from rich.console import RenderableType
from rich.padding import Padding
from rich.text import Text

from warbook.cli.joined import listed
from warbook.cli.meeple.board import COLOUR, LETTERS, draw_map
from warbook.cli.meeple.path import action_name, reachable
from warbook.cli.table import Recent
from warbook.games.meeple.cardbook import Printed
from warbook.games.meeple.notation import SEATS
from warbook.games.meeple.parts import PlayerView, SlotView
from warbook.games.meeple.terms import SLOT_NAMES, SLOTS
from warbook.games.meeple.view import MeepleView
from warbook.kernel.texts import Texts
from warbook.kernel.wire import Word


class Panels:
    """Draws everything of one view, in one language."""

    def __init__(self, view: MeepleView, recent: Recent, players: list[str], printed: Printed, texts: Texts) -> None:
        """Take what there is to show."""
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
        """What there is of several things, in a line."""
        return gap.join(part for part in parts if part)

    def listed(self, things: list[str]) -> str:
        """Several things as a list of words."""
        return listed(self.texts, things)

    def side(self, seat: int) -> str:
        """A player's name."""
        return self.say(f"side-{SEATS[seat]}")

    def screen(self, width: int) -> RenderableType:
        """The whole table."""
        field = draw_map(self.view, self.recent.cells, width)
        players = [self.player(player) for player in self.view.players]
        return Stack(self.header(), field, Text(self.say("legend"), style="dim"), *players, *self.table())

    def header(self) -> Text:
        """The title, the scenario, the round, the phase, and who decides."""
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
        return Text.assemble("\n", (self.joined(parts), "bold"))

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
        lines = [self.slot(slot) for slot in slots]
        held = [f"{token} {self._token(token)}" for token in player.tokens]
        extras = [
            self.say("tree-token") if player.tree else "",
            self.say("label-tokens", tokens=self.listed(held)) if held else "",
            self.say("label-recycles") if player.recycles else "",
            self.say("label-shields", n=len(player.shields)) if player.shields else "",
            self._named("label-stock", player.stock),
            self._named("label-destroyed", player.destroyed),
        ]
        return [*lines, self.joined(extras)]

    def _token(self, token: str) -> str:
        return self.say(f"bonus-{self.printed.tokens[token].bonus}")

    def _named(self, key: str, buildings: tuple[str, ...]) -> str:
        names = [self.say(f"building-{building}") for building in buildings]
        return self.say(key, buildings=self.listed(names)) if names else ""

    def slot(self, slot: SlotView) -> str:
        """One slot: its building, its defence spaces, where its worker stands and what it can reach when."""
        name = SLOT_NAMES[slot.slot % SLOTS]
        if not slot.building:
            return f"{name} {self.say('free-slot')}"
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
            return self.say("label-site", left=building.build - slot.space)
        space = building.spaces[slot.space]
        if space.action:
            name = action_name(self.texts, space.action, space.n)
            return self.say("label-waiting", action=name) if slot.pending else self.say("label-at", action=name)
        return self.say("label-on-the-way") if slot.space else self.say("label-start")

    def _ahead(self, slot: SlotView) -> str:
        """The actions that the worker can reach, by how many own turns it takes."""
        building = self.buildings[slot.building]
        parts = []
        for turns, ends in reachable(building, slot).items():
            names = [action_name(self.texts, building.spaces[end].action, building.spaces[end].n) for end in ends]
            parts.append(self.say("label-in-turns", turns=turns - self._steps_now(slot), actions=self.listed(names)))
        return self.joined(parts)

    def _steps_now(self, slot: SlotView) -> int:
        """1 if the worker still takes its step of this turn, 0 if its next step is in the next turn."""
        view = self.view
        if view.turn != slot.slot // SLOTS or view.phase > 2:
            return 0
        return int(view.phase < 2 or slot.slot >= view.question.slot)

    # what belongs to everybody

    def table(self) -> list[RenderableType]:
        """The supply and the pool, what is in force this turn, cells and battles to come."""
        view = self.view
        pool = [f"{token} {self._token(token)}" for token in view.pool]
        counts = [
            self.say("label-supply", n=view.supply),
            self.say("label-pool", tokens=self.listed(pool)) if pool else "",
            self.say("label-forge", n=view.weapons) if view.weapons else "",
            self.say("label-nature") if view.nature else "",
        ]
        lines = [self.joined(counts)]
        if view.drawn:
            drawn = self.printed.faces[self.printed.tiles[view.question.tile]]
            lines.append(self.say("label-drawn", tile=view.drawn, kind=f"@kind-{drawn.kind}"))
        for battle in view.battles:
            lines.append(self._battle(battle.tile, battle.seats, battle.men, battle.lost))
        return [Text(line) for line in lines]

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
    """What the sentence about the end needs: who has won, and with how many points."""
    names = listed(texts, [texts.say(f"side-{SEATS[seat]}") for seat in winners])
    return {"winner": names, "count": len(winners), "points": points}
