"""What happened, in sentences: buildings are followed from event to event, so that each is named."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from warbook.cli.play.joined import listed
from warbook.cli.play.render.meeple.panels import ending_words
from warbook.cli.play.screen import Recent
from warbook.cli.play.telling import Teller, Told, Words
from warbook.games.meeple.board.hexes import EDGE_NAMES
from warbook.games.meeple.content.tables import ACTIONS, BONUSES, KINDS, NONE, Tables
from warbook.games.meeple.frames import SLOT_NAMES, SLOTS
from warbook.games.meeple.present import events as told
from warbook.games.meeple.present.notation import SEATS, write
from warbook.games.meeple.present.view import ENDINGS, MeepleView
from warbook.games.meeple.verbs import CALL
from warbook.kernel.api import Action, verb_of
from warbook.kernel.content.texts import Texts
from warbook.kernel.wire import Event


class Story(Teller):
    """Follows the villages through one step."""

    heads = (told.TurnBegan,)
    routine = (told.PhaseBegan, told.Laid)
    routine_keys = ("event-worker",)

    def __init__(self, before: MeepleView, tables: Tables, texts: Texts) -> None:
        """Begin with what the audience knew before the step."""
        self.before = before
        self.tables = tables
        self.texts = texts
        self.turn = before.turn
        self.flags = before.flags
        self.honour = {player.seat: player.honour for player in before.players}
        self.building = {
            slot.slot: tables.building_names.index(slot.building) if slot.building else NONE for slot in before.slots
        }
        self.done = {slot.slot: slot.done for slot in before.slots}

    def tellers(self) -> Sequence[Callable[[Event], Told]]:
        """Who tells of which events."""
        return (
            self._of_turns,
            self._of_tokens,
            self._of_workers,
            self._of_buildings,
            self._of_depots,
            self._of_moves,
            self._of_battles,
            self._of_honour,
        )

    # names

    def _seat(self, seat: int) -> str:
        return self.texts.say(f"side-{SEATS[seat]}")

    def _tile(self, tile: int, name: str = "") -> Words:
        kind = KINDS[self.tables.kind[tile]]
        return {f"{name}tile": self.tables.tile_names[tile], f"{name}kind": f"@kind-{kind}"}

    def _slot(self, slot: int, owner: str = "player") -> Words:
        """A slot: whose it is, which, and what stands there."""
        building = self.building[slot]
        name = "@free-slot" if building == NONE else f"@building-{self.tables.building_names[building]}"
        place = f"@slot-{SLOT_NAMES[slot % SLOTS]}"
        return {owner: self._seat(slot // SLOTS), "slot": place, "building": name}

    def _token(self, token: int) -> str:
        return f"@bonus-{BONUSES[self.tables.token_bonus[token]]}"

    # turns and tokens

    def _of_turns(self, event: Event) -> Told:
        match event:
            case told.Acted(seat=seat, action=action) if verb_of(Action(action)) == CALL:
                return "event-act", {"player": self._seat(seat), "move": write(self.tables, Action(action))}
            case told.TurnBegan(seat=seat, number=number):
                self.turn, self.flags = seat, 0
                seats = len(self.before.players)
                return "event-turn", {"player": self._seat(seat), "round": (number + seats - 1) // seats}
            case told.PhaseBegan(phase=phase):
                return "event-phase", {"phase": phase, "name": f"@phase-{phase}"}
            case told.Left(seat=seat):
                return "event-left", {"player": self._seat(seat)}
            case told.Ended(winners=winners, ending=ending):
                points = max(self.honour[seat] + (self.flags if seat == self.turn else 0) for seat in winners)
                return f"ending-{ENDINGS[ending]}", {**ending_words(self.texts, winners, points)}
        return None

    def _of_tokens(self, event: Event) -> Told:
        match event:
            case told.TokenLaid(seat=seat, token=token, tile=tile):
                return "event-token", {"player": self._seat(seat), "token": self._token(token), **self._tile(tile)}
            case told.TreeLaid(seat=seat, tile=tile, edge=edge):
                words = {"player": self._seat(seat), "edge": f"@edge-{EDGE_NAMES[edge]}"}
                return "event-tree", {**words, **self._tile(tile)}
            case told.TokenTaken(seat=seat, token=token):
                return "event-take", {"player": self._seat(seat), "token": self._token(token)}
            case told.Controlled(seat=seat, flags=flags):
                self.flags = flags
                return "event-control", {"player": self._seat(seat), "bonuses": self._controlled(event)}
        return None

    def _controlled(self, event: told.Controlled) -> str:
        counts = {"flags": event.flags, "weapons": event.weapons, "shields": event.shields, "nature": int(event.nature)}
        said = [self.texts.say(f"control-{name}", {"n": count}) for name, count in counts.items() if count]
        return listed(self.texts, said)

    # villages

    def _of_workers(self, event: Event) -> Told:
        match event:
            case told.WorkerMoved(slot=slot, space=space):
                return self._worker(slot, space)
            case told.Finished(slot=slot):
                self.done[slot] = True
                return "event-finish", self._slot(slot)
        return None

    def _worker(self, slot: int, space: int) -> Told:
        words, building = self._slot(slot), self.building[slot]
        if not self.done[slot]:
            return "event-worker-site", {**words, "left": int(self.tables.build[building]) - space}
        path = self.tables.paths[building]
        if path.action[space] != NONE:
            return "event-worker-action", {
                **words,
                "action": f"@action-{ACTIONS[path.action[space]]}",
                "n": path.n[space],
            }
        return "event-worker" if space else "event-worker-start", words

    def _of_buildings(self, event: Event) -> Told:
        match event:
            case told.Built(slot=slot, building=building):
                self.building[slot], self.done[slot] = building, False
                return "event-build", self._slot(slot)
            case told.Founded(slot=slot, building=building):
                self.building[slot], self.done[slot] = building, False
                return "event-found", self._slot(slot)
            case told.Cleared(slot=slot):
                words = self._slot(slot)
                self.building[slot] = NONE
                return "event-clear", words
            case told.BuildingFell(slot=slot):
                words = self._slot(slot)
                self.building[slot] = NONE
                return "event-fall", words
            case told.Converted(seat=seat, slot=slot, victim=victim):
                words = {**self._slot(slot, "owner"), "player": self._seat(seat), "victim": self._seat(victim)}
                return "event-convert", words
            case told.Bombed(seat=seat, slot=slot):
                return "event-bomb", {**self._slot(slot, "owner"), "player": self._seat(seat)}
        return None

    def _of_depots(self, event: Event) -> Told:
        match event:
            case told.Assembled(seat=seat, count=count):
                return "event-assemble", {"player": self._seat(seat), "n": count}
            case told.Landed(seat=seat, tile=tile, count=count):
                return "event-land", {"player": self._seat(seat), "n": count, **self._tile(tile)}
            case told.SentHome(seat=seat, count=count):
                return "event-home", {"player": self._seat(seat), "n": count}
        return None

    # on the map

    def _of_moves(self, event: Event) -> Told:
        match event:
            case told.Moved(seat=seat, src=src, dst=dst, how=how):
                return f"event-move-{how}", {
                    "player": self._seat(seat),
                    **self._tile(src),
                    **self._tile(dst, "to_"),
                }
            case told.Intimidated(seat=seat, src=src, dst=dst, count=count):
                words = {"player": self._seat(seat), "n": count, **self._tile(src), **self._tile(dst, "to_")}
                return "event-intimidate", words
            case told.Ventured(seat=seat, src=src):
                return "event-venture", {"player": self._seat(seat), **self._tile(src)}
            case told.Entered(seat=seat, src=src, slot=slot):
                words = {**self._slot(slot, "owner"), "player": self._seat(seat), **self._tile(src)}
                return "event-enter", words
            case told.Drawn(tile=tile):
                return "event-draw", {"player": self._seat(self.turn), **self._tile(tile)}
            case told.Laid(tile=tile):
                return "event-lay", self._tile(tile)
        return None

    def _of_battles(self, event: Event) -> Told:
        match event:
            case told.Battle(tile=tile, one=one, other=other, men=men, lost=lost):
                words: Words = {"player": self._seat(one), "foe": self._seat(other), **self._tile(tile)}
                return "event-battle", {
                    **words,
                    "men": men[0],
                    "foes": men[1],
                    "lost": lost[0],
                    "foes_lost": lost[1],
                }
            case told.Destroyed(how="battle"):
                return None  # the battle has told it
            case told.Destroyed(seat=seat, tile=tile, count=count, how=how):
                return f"event-destroy-{how}", {"player": self._seat(seat), "n": count, **self._tile(tile)}
        return None

    def _of_honour(self, event: Event) -> Told:
        match event:
            case told.Brave(seat=seat, points=points, step=step):
                words: Words = {"player": self._seat(seat), "n": points, "step": step, "ladder": self.before.ladder}
                return "event-bravery", words
            case told.Honoured(seat=seat, count=count):
                self.honour[seat] += max(count, 1)  # a point may be without a meeple (MW-15.5)
                return "event-honour", {"player": self._seat(seat), "n": count}
        return None


def touched(events: list[Event], before: Recent) -> Recent:
    """The tiles that these events touched, or those of before."""
    tiles: set[int] = set()
    for event in events:
        match event:
            case told.Moved(src=src, dst=dst) | told.Intimidated(src=src, dst=dst):
                tiles |= {src, dst}
            case told.Landed(tile=tile) | told.Laid(tile=tile) | told.Battle(tile=tile) | told.Destroyed(tile=tile):
                tiles.add(tile)
            case told.TokenLaid(tile=tile) | told.TreeLaid(tile=tile):
                tiles.add(tile)
            case told.Ventured(src=src) | told.Entered(src=src):
                tiles.add(src)
    return Recent(frozenset(tiles) or before.cells)
