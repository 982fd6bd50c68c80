"""Somebody who watches with motion on: what is shown is counted on the page, never timed."""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from pathlib import Path

from playwright.sync_api import expect

from tests.e2e.browser_driver import ROOT, Message, Visitor

# the first time only: what is set on the page later is kept
SETTINGS = """{
  const kept = JSON.parse(localStorage.getItem('warbook-settings') ?? '{}');
  const first = { lessonOffered: true, confirm: false, warn: false, pace: 'PACE' };
  localStorage.setItem('warbook-settings', JSON.stringify({ ...first, ...kept }));
}"""
# every beat that the page acts out, as "number/gesture:event"
WATCH = """() => {
  window.beats = [];
  const main = document.querySelector('main.places');
  const note = () => { if (main.dataset.beat) window.beats.push(main.dataset.beat); };
  new MutationObserver(note).observe(main, { attributeFilter: ['data-beat'] });
}"""


class Watcher:
    """A visitor whose page notes what it shows."""

    def __init__(self, me: Visitor, pace: str = "fast") -> None:
        self.me = me
        self.page = me.page
        me.context.add_init_script(SETTINGS.replace("PACE", pace))

    def watch(self) -> None:
        """Note every beat from now on."""
        self.idle()
        self.page.evaluate(WATCH)
        self.me.frames.clear()

    def idle(self) -> None:
        """Until nothing is being shown any more."""
        expect(self.page.locator("main.places")).to_have_attribute("data-busy", "false")

    def is_busy(self) -> bool:
        """Whether something is being shown."""
        return self.page.locator("main.places").get_attribute("data-busy") == "true"

    @property
    def beats(self) -> list[str]:
        """What has been shown since `watch`, by the events' names."""
        return [beat.split(":")[1] for beat in self.page.evaluate("window.beats")]

    @property
    def gestures(self) -> list[tuple[str, str]]:
        """The gesture of each beat, and its event."""
        return [(beat.split("/")[1].split(":")[0], beat.split(":")[1]) for beat in self.page.evaluate("window.beats")]

    def told(self, seat: int) -> list[str]:
        """What the server has told this seat since `watch`, by the events' names."""
        messages = [json.loads(frame) for frame in self.me.frames]
        updates = [each for each in messages if each["t"] == "update" and each["seat"] == seat]
        return [event["e"] for update in updates for event in update["events"]]

    def before(self, file: Path, wanted: Callable[[Message], bool]) -> Message:
        """A table just before something happens in a recorded game, all seats mine; and the moment after it."""
        replay = self.me.fetch("/api/replays", json.loads((ROOT / file).read_text()))["replay"]
        seats = self.me.fetch(f"/api/replays/{replay}")["replay"]["seats"]
        moments = self.me.moments(replay)
        at = next(at for at, moment in enumerate(moments) if wanted(moment))
        form = {"at": at - 1, "seats": [{"who": "me"}, *[{"who": "here"}] * (seats - 1)]}
        table = self.me.fetch(f"/api/replays/{replay}/fork", form)["table"]
        self.me.go(f"/table/{table}")
        self.page.get_by_role("grid").first.wait_for()
        return moments[at]

    def type(self, move: str) -> None:
        """Make a move by its notation."""
        self.page.locator("#typed-move").fill(move)
        self.page.locator("#typed-move").press("Enter")


def only(events: Sequence[str], wanted: Sequence[str]) -> list[str]:
    """Of these events the wanted ones, in their order."""
    return [event for event in events if event in wanted]
