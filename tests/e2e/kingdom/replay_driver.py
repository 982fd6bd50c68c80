"""Somebody who plays a whole game in a browser as it is written down: what is new is pointed at, the rest is typed."""

from __future__ import annotations

import json
from contextlib import suppress

from playwright.sync_api import Error

from tests.e2e.browser_driver import ROOT, Message, Visitor
from tests.e2e.kingdom.driver import verb_of
from tests.e2e.kingdom.uprising_driver import Warden

TURNING = 300  # milliseconds
LATE = 80  # decisions
GOLDEN = ROOT / "tests" / "games" / "kingdom" / "uprising" / "golden"


def written(name: str) -> Message:
    """A golden game."""
    found: Message = json.loads((GOLDEN / f"{name}.json").read_text())
    return found


def late(game: Message, verb: str = "") -> int:
    """How many decisions are made before a late part of a game, in which that verb is still to come."""
    actions = game["actions"]
    at = max(0, len(actions) - LATE)
    wanted = [place for place, action in enumerate(actions) if f":{verb} " in action]
    return min([at, *wanted[-1:]])


class Reciter(Warden):
    """Knows what to do; the first deed of each kind is done by hand."""

    def __init__(self, me: Visitor) -> None:
        super().__init__(me)
        self.shown: set[str] = set()  # kinds of deeds

    def deal(self, game: Message, *seats: str, at: int = 0) -> Message:
        """A table with the very cards of a game that is written down, where so many decisions have been made."""
        replay = self.me.fetch("/api/replays", game)["replay"]
        form = {"at": at, "seats": [{"who": who} for who in seats]}
        made: Message = self.me.fetch(f"/api/replays/{replay}/fork", form)
        return made

    def recite(self, seat: int, notation: str) -> None:
        """Do what is written, once it can be done."""
        self.me.until(lambda: seat in self.me.latest and self.named(seat, notation) is not None, f"{seat}:{notation}")
        option = self.named(seat, notation)
        assert option is not None
        if verb_of(option) in self.shown:
            self.type(seat, notation)
        else:
            self.shown.add(verb_of(option))
            self.act(seat, option)

    def named(self, seat: int, notation: str) -> Message | None:
        """The option that is written so."""
        decision = self.me.decision(seat)
        options: list[Message] = [] if decision is None else decision["options"]
        return next((each for each in options if each["notation"] == notation), None)

    def type(self, seat: int, notation: str) -> None:
        """Write it into the bar; several people at one screen say first who it is."""
        self.me.until(lambda: self.is_shown(seat), f"the page of seat {seat}")
        self.me.type(seat, notation)

    def is_shown(self, seat: int) -> bool:
        """Whether the page is this seat's; it may turn to it by itself, or by a click."""
        shown = self.page.locator("main.places").get_attribute("data-shown") or ""
        if not shown.startswith(f"{seat}:"):
            with suppress(Error):
                self.page.locator(f'[data-join="{seat}"]').click(timeout=TURNING)
        return shown.startswith(f"{seat}:")
