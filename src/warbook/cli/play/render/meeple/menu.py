"""The answers in groups, each with the effect of what it uses."""

from __future__ import annotations

from typing import Final

from warbook.cli.play.joined import listed, sentences
from warbook.cli.play.render.meeple.path import about, action_name
from warbook.cli.play.screen import Entry, Group
from warbook.games.meeple import verbs
from warbook.games.meeple.board.hexes import DQ, DR, opposite
from warbook.games.meeple.frames import BACK, FRONT, LEFT, RIGHT, SLOT_NAMES, SLOTS
from warbook.games.meeple.present.cardbook import Printed, PrintedBuilding, Space
from warbook.games.meeple.present.view import MeepleView
from warbook.kernel.api import Action, arg_of, verb_of
from warbook.kernel.content.texts import Texts
from warbook.kernel.wire import Decision, Option, Word

MARCHES: Final = (verbs.STEP, verbs.CAVE, verbs.TUNNEL)
TOKENS: Final = (verbs.TOKEN, verbs.PLANT)
SAFEST: Final = (BACK, LEFT, RIGHT, FRONT)  # slots, the hardest to reach first
LEARNING: Final = 3  # rounds in which a worker's way shows what its action does


class Menu:
    """The list of one view, in one language."""

    def __init__(self, view: MeepleView, printed: Printed, texts: Texts) -> None:
        """Store the view."""
        self.view = view
        self.printed = printed
        self.texts = texts
        self.buildings = {building.name: building for building in printed.buildings}

    def groups(self, decision: Decision, with_tokens: bool = True) -> list[Group]:
        """Group the options by what they use, tokens last; the tree's borders only with forest."""
        sorted_in: dict[str, list[Entry]] = {}
        tokens: list[Entry] = []
        for option in self._listed(decision):
            entry = Entry(option.action, option.notation, self._note(option))
            if verb_of(Action(option.action)) not in TOKENS:
                sorted_in.setdefault(self._title(option), []).append(entry)
            elif with_tokens and not self._is_idle(option):
                tokens.append(entry)
        found = [Group(title, tuple(each)) for title, each in sorted_in.items()]
        found = [*self._without_use(decision), *found, *self._other_slots(decision)]
        return [*found, Group(self._say("menu-tokens"), tuple(tokens))] if tokens else found

    def _listed(self, decision: Decision) -> list[Option]:
        """All options without duplicates of a new building: only one builder and the safest free slot."""
        builds = [option for option in decision.options if verb_of(Action(option.action)) == verbs.BUILD]
        if not builds:
            return list(decision.options)
        first = min(verbs.slot_of(arg_of(Action(option.action))) for option in builds)
        slots = self.view.slots[SLOTS * self.view.turn : SLOTS * self.view.turn + SLOTS]
        free = next((place for place in SAFEST if not slots[place].building), None)
        hidden = {
            option.action
            for option in builds
            if verbs.slot_of(arg_of(Action(option.action))) != first
            or (free is not None and verbs.slot_of(verbs.rest_of(arg_of(Action(option.action)))) != free)
        }
        return [option for option in decision.options if option.action not in hidden]

    def _other_slots(self, decision: Decision) -> list[Group]:
        """One note on the other slots for a building."""
        builds = [option for option in decision.options if verb_of(Action(option.action)) == verbs.BUILD]
        return [Group(self._say("menu-slots", move=builds[-1].notation), ())] if builds else []

    def _say(self, key: str, **words: Word) -> str:
        return self.texts.say(key, words)

    def _note(self, option: Option) -> str:
        """An answer's effect; for a new building the group's title has it."""
        verb, words = verb_of(Action(option.action)), option.words
        if verb == verbs.BUILD:
            key = "menu-into-over" if option.text.endswith("-over") else "menu-into"
            into = self._say(key, slot=words["old_slot"], building=words["old_building"])
            return f"{into} · {self._building(verbs.rest_of(verbs.rest_of(arg_of(Action(option.action)))))}"
        if verb == verbs.FOUND:
            return self._say("menu-into", slot=words["slot"])
        said = self.texts.say(option.text, words)
        if "action" in words and self.view.round <= LEARNING:
            n = words["n"]
            return self._explained(said, about(self.texts, self.printed, str(words["action"])[1:], n=n))
        if verb in (verbs.UPGRADE, verbs.TOKEN):
            return self._explained(said, about(self.texts, self.printed, str(words["token"])[1:]))
        return said

    def _explained(self, said: str, told: str) -> str:
        return sentences(self.texts, [said, told])

    def _title(self, option: Option) -> str:
        verb, arg = verb_of(Action(option.action)), arg_of(Action(option.action))
        if verb == verbs.FOUND:
            return self._building(verbs.rest_of(arg))
        if verbs.BUILD <= verb <= verbs.UPGRADE:
            return self.giver(verbs.slot_of(arg))
        if verb in MARCHES:
            return self._say("menu-from", tile=option.words["tile"], kind=option.words["kind"])
        return self._say("menu-other" if verb == verbs.DONE else "menu-answers")

    def _building(self, number: int) -> str:
        """A building to build: its defence spaces, its steps, and the ends of its path."""
        building = self.printed.buildings[number]
        printed: dict[str, Word] = {"defence": building.defence, "site": building.site_defence, "build": building.build}
        told = self.texts.say("card-building", printed)
        ends = listed(self.texts, self._ends(building, 0, 0))
        return self._say("menu-building", building=f"@building-{building.name}", about=told, ends=ends)

    def _ends(self, building: PrintedBuilding, space: int, steps: int) -> list[str]:
        here = building.spaces[space]
        if here.action:
            return [self._say("menu-end", steps=steps, action=action_name(self.texts, here.action, here.n))]
        return [end for after in here.after for end in self._ends(building, after, steps + 1)]

    def _without_use(self, decision: Decision) -> list[Group]:
        """The waiting actions that can do nothing now."""
        if self.view.question.kind != "acting":
            return []
        used = {verbs.slot_of(arg_of(Action(option.action))) for option in decision.options if _acts(option)}
        slots = self.view.slots[SLOTS * self.view.turn : SLOTS * self.view.turn + SLOTS]
        idle = [place for place, slot in enumerate(slots) if slot.pending and place not in used]
        return [Group(self._say("menu-idle", giver=self.giver(place)), ()) for place in idle]

    def giver(self, place: int) -> str:
        """The building that gives an action, and its slot."""
        slot, space = self.view.slots[SLOTS * self.view.turn + place], self.space(place)
        words: dict[str, Word] = {"slot": SLOT_NAMES[place], "building": f"@building-{slot.building}"}
        return self.texts.say("menu-slot", {**words, "action": action_name(self.texts, space.action, space.n)})

    def space(self, place: int) -> Space:
        """The space of the worker of a current player's building."""
        slot = self.view.slots[SLOTS * self.view.turn + place]
        return self.buildings[slot.building].spaces[slot.space]

    def _is_idle(self, option: Option) -> bool:
        """Whether the tree token would be on a border without forest; that can be typed but is not listed."""
        if verb_of(Action(option.action)) != verbs.PLANT:
            return False
        border = arg_of(Action(option.action))
        number, edge = verbs.inner_tile(border), verbs.edge_of(border)
        here = next(tile for tile in self.view.tiles if tile.tile == number)
        cell = here.q + DQ[edge], here.r + DR[edge]
        beyond = [tile for tile in self.view.tiles if (tile.q, tile.r) == cell]
        return edge not in here.forest and not any(opposite(edge) in tile.forest for tile in beyond)


def _acts(option: Option) -> bool:
    return verbs.BUILD <= verb_of(Action(option.action)) <= verbs.UPGRADE
