"""What each event says: a key of the texts and its words. A decision is told by what came of it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from warbook.games.meeple.board.hexes import EDGE_NAMES
from warbook.games.meeple.content.tables import ACTIONS, BONUSES, KINDS, NONE, Tables
from warbook.games.meeple.frames import SLOT_NAMES, SLOTS
from warbook.games.meeple.present import events as told
from warbook.games.meeple.present.notation import SEATS
from warbook.games.meeple.present.view import ENDINGS
from warbook.games.meeple.verbs import CALL
from warbook.kernel.api import Action, verb_of
from warbook.kernel.wire import Argument, Event, Phrase, Sentence

Words = dict[str, Argument]


def player(seat: int) -> str:
    """A player, as a word."""
    return f"@side-{SEATS[seat]}"


def key_of(event: Event) -> str:
    """The key of a kind of events."""
    return f"event-{event.__struct_config__.tag}"


class Sentences:
    """The sentences of a game with its content packs."""

    def __init__(self, tables: Tables) -> None:
        """Know the names of tiles, tokens and buildings."""
        self.tables = tables
        # each is only ever given its own kind
        self.says: Final[dict[type[Event], Callable[[Any], Sentence | None]]] = {
            told.Acted: self.acted,
            told.TurnBegan: self.turn_began,
            told.PhaseBegan: self.phase_began,
            told.TokenLaid: self.token_laid,
            told.TreeLaid: self.tree_laid,
            told.Controlled: self.controlled,
            told.Assembled: self.counted,
            told.Landed: self.counted_there,
            told.WorkerMoved: self.worker_moved,
            told.Finished: self.of_building,
            told.Built: self.of_building,
            told.Founded: self.of_building,
            told.Cleared: self.of_building,
            told.SentHome: self.counted,
            told.Intimidated: self.intimidated,
            told.Destroyed: self.destroyed,
            told.Converted: self.converted,
            told.Bombed: self.on_building,
            told.TokenTaken: self.token_taken,
            told.Moved: self.moved,
            told.Ventured: self.ventured,
            told.Entered: self.entered,
            told.Drawn: self.drawn,
            told.Laid: self.laid,
            told.Battle: self.battle,
            told.Brave: self.brave,
            told.Honoured: self.counted,
            told.BuildingFell: self.of_building,
            told.Left: self.left,
            told.Ended: self.ended,
        }

    def sentence(self, event: Event) -> Sentence | None:
        """What an event says; None for one that others tell better."""
        return self.says[type(event)](event)

    # names

    def tile(self, tile: int, name: str = "") -> Words:
        """A territory: its code, and what it is."""
        kind = KINDS[self.tables.kind[tile]]
        return {f"{name}tile": self.tables.tile_names[tile], f"{name}kind": f"@kind-{kind}"}

    def building(self, building: int) -> str:
        """A building, as a word."""
        return "@free-slot" if building == NONE else f"@building-{self.tables.building_names[building]}"

    def token(self, token: int) -> str:
        """A token is called by what it gives."""
        return f"@bonus-{BONUSES[self.tables.token_bonus[token]]}"

    # turns and tokens

    def acted(self, event: told.Acted) -> Sentence | None:
        """A call for a window, which has no event of its own."""
        if verb_of(Action(event.action)) != CALL:
            return None
        return Sentence("event-call", {"player": player(event.seat)}, event.seat)

    def turn_began(self, event: told.TurnBegan) -> Sentence:
        """Whose turn it is."""
        return Sentence("event-turn", {"player": player(event.seat), "round": event.round}, event.seat, heads=True)

    def phase_began(self, event: told.PhaseBegan) -> Sentence:
        """Every turn has its phases."""
        return Sentence("event-phase", {"phase": event.phase, "name": f"@phase-{event.phase}"}, routine=True)

    def token_laid(self, event: told.TokenLaid) -> Sentence:
        """A token and where it lies."""
        words: Words = {"player": player(event.seat), "token": self.token(event.token), **self.tile(event.tile)}
        return Sentence("event-token", words, event.seat)

    def tree_laid(self, event: told.TreeLaid) -> Sentence:
        """The tree and its border."""
        words: Words = {"player": player(event.seat), "edge": f"@edge-{EDGE_NAMES[event.edge]}"}
        return Sentence("event-tree", {**words, **self.tile(event.tile)}, event.seat)

    def token_taken(self, event: told.TokenTaken) -> Sentence:
        """A token from the pool."""
        return Sentence("event-take", {"player": player(event.seat), "token": self.token(event.token)}, event.seat)

    def controlled(self, event: told.Controlled) -> Sentence:
        """What territories give, as one list."""
        counts = {"flags": event.flags, "weapons": event.weapons, "shields": event.shields}
        bonuses = [Phrase(f"control-{name}", {"n": count}) for name, count in counts.items() if count]
        bonuses += [Phrase("control-nature")] if event.nature else []
        return Sentence("event-control", {"player": player(event.seat), "bonuses": tuple(bonuses)}, event.seat)

    def left(self, event: told.Left) -> Sentence:
        """Who has left."""
        return Sentence("event-left", {"player": player(event.seat)}, event.seat)

    def ended(self, event: told.Ended) -> Sentence:
        """Who has won, alone or together, and how."""
        names = tuple(player(seat) for seat in event.winners)
        words: Words = {"winner": names, "count": len(names), "points": event.points}
        return Sentence(f"ending-{ENDINGS[event.ending]}", words, event.winners[0], heads=True)

    # villages

    def worker_moved(self, event: told.WorkerMoved) -> Sentence:
        """A step of construction, or one on the path to an action."""
        said = self.of_building(event)
        if not event.done:
            left = int(self.tables.build[event.building]) - event.space
            return Sentence("event-worker-site", {**said.words, "left": left}, said.seat)
        path = self.tables.paths[event.building]
        if path.action[event.space] != NONE:
            action = f"@action-{ACTIONS[path.action[event.space]]}"
            words = {**said.words, "action": action, "n": path.n[event.space]}
            return Sentence("event-worker-action", words, said.seat)
        if event.space == 0:
            return Sentence("event-worker-start", said.words, said.seat)
        return Sentence("event-worker", said.words, said.seat, routine=True)

    def of_building(
        self,
        event: told.WorkerMoved | told.Finished | told.Built | told.Founded | told.Cleared | told.BuildingFell,
    ) -> Sentence:
        """A building comes or goes, in one of its owner's slots."""
        owner, place = divmod(event.slot, SLOTS)
        words: Words = {"player": player(owner), "slot": f"@slot-{SLOT_NAMES[place]}"}
        return Sentence(key_of(event), {**words, "building": self.building(event.building)}, owner)

    def on_building(self, event: told.Converted | told.Bombed | told.Entered) -> Sentence:
        """A player does something to somebody's building."""
        words: Words = {"player": player(event.seat), "owner": player(event.slot // SLOTS)}
        return Sentence(key_of(event), {**words, "building": self.building(event.building)}, event.seat)

    def converted(self, event: told.Converted) -> Sentence:
        """Whose meeple was exchanged."""
        said = self.on_building(event)
        return Sentence(said.text, {**said.words, "victim": player(event.victim)}, said.seat)

    def counted(self, event: told.Assembled | told.SentHome | told.Landed | told.Honoured) -> Sentence:
        """So many meeples of a player."""
        return Sentence(key_of(event), {"player": player(event.seat), "n": event.count}, event.seat)

    # on the map

    def counted_there(self, event: told.Landed) -> Sentence:
        """So many meeples, and where."""
        said = self.counted(event)
        return Sentence(said.text, {**said.words, **self.tile(event.tile)}, said.seat)

    def moved(self, event: told.Moved) -> Sentence:
        """A step, or a way through caves or tunnels."""
        return Sentence(f"event-move-{event.how}", self.way(event), event.seat)

    def intimidated(self, event: told.Intimidated) -> Sentence:
        """Meeples were driven away."""
        return Sentence("event-intimidate", {**self.way(event), "n": event.count}, event.seat)

    def way(self, event: told.Moved | told.Intimidated) -> Words:
        """Whose meeple went from where to where."""
        return {"player": player(event.seat), **self.tile(event.src), **self.tile(event.dst, "to_")}

    def ventured(self, event: told.Ventured) -> Sentence:
        """A step into an empty cell."""
        return Sentence("event-venture", {"player": player(event.seat), **self.tile(event.src)}, event.seat)

    def entered(self, event: told.Entered) -> Sentence:
        """A step onto a defence space."""
        said = self.on_building(event)
        return Sentence(said.text, {**said.words, **self.tile(event.src)}, said.seat)

    def drawn(self, event: told.Drawn) -> Sentence:
        """A new territory."""
        return Sentence("event-draw", {"player": player(event.seat), **self.tile(event.tile)}, event.seat)

    def laid(self, event: told.Laid) -> Sentence:
        """It was told when it was drawn."""
        return Sentence("event-lay", self.tile(event.tile), routine=True)

    def battle(self, event: told.Battle) -> Sentence:
        """How many each had and lost."""
        words: Words = {"player": player(event.one), "foe": player(event.other), **self.tile(event.tile)}
        (men, foes), (lost, foes_lost) = event.men, event.lost
        words |= {"men": men, "foes": foes, "lost": lost, "foes_lost": foes_lost}
        return Sentence("event-battle", words, event.one)

    def destroyed(self, event: told.Destroyed) -> Sentence | None:
        """Meeples are gone; those of a battle were counted there."""
        if event.how == "battle":
            return None
        words: Words = {"player": player(event.seat), "n": event.count, **self.tile(event.tile)}
        return Sentence(f"event-destroy-{event.how}", words, event.seat)

    def brave(self, event: told.Brave) -> Sentence:
        """Steps on the ladder."""
        words: Words = {"player": player(event.seat), "n": event.points}
        return Sentence("event-bravery", {**words, "step": event.step, "ladder": self.tables.ladder}, event.seat)
