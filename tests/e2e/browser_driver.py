"""Somebody at a browser of their own: what is on the page, what came over the line, and a hand that clicks."""

from __future__ import annotations

import json
import subprocess
import time
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any, Literal, Self

from playwright.sync_api import Browser, ConsoleMessage, Locator, Page, Playwright, ViewportSize, WebSocket, expect

from tests.server.client import Served
from warbook.games.summoner.content.tables import CODES

Message = dict[str, Any]  # a message as the page reads it
WIDE = ViewportSize(width=1400, height=900)
PHONE = ViewportSize(width=390, height=844)
ROOT = Path(__file__).parents[2]
GOLDEN = ROOT / "tests" / "games" / "summoner" / "golden"
PATIENCE = 30  # seconds: two cores may have other work
BY_HAND = 4  # options of a kind: later ones of a long game are typed, which is quicker

FLAGS = [
    "--no-sandbox",
    "--headless",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]

# the page's chance (the first deployment, the cards dealt) by a number, so that a test plays the same game every time;
# and the sockets, so that a test can cut one
SCRIPT = """(() => {
  let state = LUCK;
  Math.random = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
  const Plain = WebSocket;
  window.sockets = [];
  window.WebSocket = class extends Plain {
    constructor(...words) { super(...words); window.sockets.push(this); }
  };
})()"""


def chromium(playwright: Playwright) -> Browser:
    """The system's browser, without a window; one sentence when there is none."""
    found = subprocess.run([ROOT / "tools" / "browser"], capture_output=True, text=True)
    if found.returncode:
        raise FileNotFoundError(found.stderr.strip())
    return playwright.chromium.launch(executable_path=found.stdout.strip(), args=FLAGS)


def middle(thing: Locator) -> tuple[float, float]:
    """Where a thing is on the page."""
    box = thing.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


class Visitor:
    """A browser context of its own with one page."""

    def __init__(
        self,
        browser: Browser,
        server: Served,
        language: str = "en",
        size: ViewportSize = WIDE,
        luck: int = 1,
        look: Literal["light", "dark"] = "light",
        motion: bool = False,
    ) -> None:
        self.address = f"http://localhost:{server.port}"
        self.context = browser.new_context(
            base_url=self.address,
            locale=language,
            viewport=size,
            color_scheme=look,
            reduced_motion="no-preference" if motion else "reduce",
        )
        self.context.set_default_timeout(PATIENCE * 1000)
        self.context.add_init_script(SCRIPT.replace("LUCK", str(luck)))
        self.frames: list[str] = []
        self.latest: dict[int, Message] = {}
        self.errors: list[str] = []
        self.uploaded = ""  # the replay that the last battle came from
        self.done: Counter[str] = Counter()  # kinds of options, in this game
        self.page = self.context.new_page()
        self.page.on("websocket", self._listen)
        self.page.on("console", self._note)
        self.page.on("pageerror", lambda error: self.errors.append(str(error)))

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", self._hear)

    def _hear(self, text: str | bytes) -> None:
        assert isinstance(text, str)
        self.frames.append(text)
        message = json.loads(text)
        if message["t"] == "update":
            self.latest[message["seat"]] = message

    def _note(self, message: ConsoleMessage) -> None:
        # a page that was left early has not used all that was fetched ahead for it
        if message.type in ("error", "warning") and "preloaded using link preload" not in message.text:
            self.errors.append(message.text)

    # asking

    def go(self, path: str) -> Page:
        """Open a page of the server."""
        self.page.goto(path)
        return self.page

    def fetch(self, path: str, body: object = None) -> Any:
        """Ask the server as this person would."""
        url = self.address + path
        request = self.context.request
        answer = request.get(url) if body is None else request.post(url, data=body)
        assert answer.ok, answer.text()
        return answer.json()

    def make(self, *seats: str, **more: object) -> tuple[str, list[Message]]:
        """A table; a seat is me, here, open or bot:NAME."""
        forms = []
        for seat in seats:
            who, _, bot = seat.partition(":")
            forms.append({"who": who, **({"bot": bot, "seconds": 0.05} if bot else {})})
        made = self.fetch("/api/tables", {"game": "summoner-war", "seats": forms, **more})
        return made["table"], made["invites"]

    def accept(self, table: str, invite: Message, name: str = "Ben") -> None:
        """Come to a table by an invitation, and sit down."""
        self.fetch("/api/join", {"table": table, "ticket": invite["ticket"], "name": name})
        self.go(f"/table/{table}")

    def upload(self) -> list[Message]:
        """A finished game; its frames."""
        game = json.loads((GOLDEN / "summoner-by-attack.json").read_text())
        self.uploaded = str(self.fetch("/api/replays", game)["replay"])
        return self.moments(self.uploaded)

    def moments(self, replay: str) -> list[Message]:
        """Every frame of a replay, from all its pages."""
        info = self.fetch(f"/api/replays/{replay}")
        frames: list[Message] = list(info["page"]["frames"])
        while len(frames) < info["page"]["total"]:
            frames += self.fetch(f"/api/replays/{replay}/pages/{len(frames) // info['size']}")["frames"]
        return frames

    def fork(self, at: int, other: Message | None = None) -> str:
        """A table that begins in the finished game; I am Red."""
        form = {"at": at, "seats": [{"who": "me"}, other or {"who": "open"}]}
        return str(self.fetch(f"/api/replays/{self.uploaded}/fork", form)["table"])

    def battle(self, other: Message | None = None) -> str:
        """A table in full swing, Red to move."""
        frames = list(enumerate(self.upload()))[60:]
        at = next(at for at, each in frames if each["acting"] == [0] and each["view"]["label"] == "turn")
        return self.fork(at, other)

    def until(self, holds: Callable[[], bool], what: str) -> None:
        """Let the page live until something holds."""
        ends = time.monotonic() + PATIENCE
        while not holds():
            assert time.monotonic() < ends, f"waited in vain: {what}"
            self.page.wait_for_timeout(15)

    def settle(self, seat: int) -> None:
        """Until the page shows a seat the newest that has come for it: a hand that is faster points at the past."""
        shown = self.page.locator("main.places")
        self.until(
            lambda: (
                shown.count() > 0
                and shown.get_attribute("data-shown") == f"{seat}:{self.seq(seat)}"
                and shown.get_attribute("data-busy") == "false"
            ),
            f"what seat {seat} is shown",
        )

    # what there is

    @property
    def over(self) -> Locator:
        return self.page.locator("article.over")

    @property
    def curtain(self) -> Locator:
        return self.page.get_by_role("button", name="show the board")

    @property
    def is_over(self) -> bool:
        views = [update["view"] for update in self.latest.values()]
        return any("over" in (view.get("phase"), view.get("question", {}).get("kind")) for view in views)

    def cell(self, index: int) -> Locator:
        return self.page.locator(f'[data-pick="cell:{index}"]')

    def seq(self, seat: int) -> int:
        return int(self.latest[seat]["seq"])

    def decision(self, seat: int) -> Message | None:
        found: Message | None = self.latest[seat]["decision"] if seat in self.latest else None
        return found

    # doing

    def lock(self, seat: int) -> None:
        """Be content with the deployment that the page proposes."""
        self.page.get_by_role("button", name="Lock in the deployment").click()
        self.until(lambda: bool(self.latest[seat]["view"]["sides"][seat]["locked"]), "the lock")

    def play(self, seat: int, luck: Random) -> str:
        """Make a move: an attack when there is one, so that games come to an end."""
        decision = self.decision(seat)
        assert decision is not None
        options = decision["options"]
        option = luck.choice([each for each in options if "x" in each["notation"]] or options)
        if self.is_known(option):
            self.type(seat, option["notation"])
        else:
            self.choose(seat, option)
        return str(option["notation"])

    def is_known(self, option: Message) -> bool:
        """Whether options of this kind have been pointed at often enough to be typed, where that is possible."""
        self.done[option["text"]] += 1
        return self.done[option["text"]] > BY_HAND and self.page.locator("#typed-move").is_visible()

    def type(self, seat: int, notation: str) -> None:
        """Write a move into the bar."""
        self.settle(seat)
        before = self.seq(seat)
        typed = self.page.locator("#typed-move")
        typed.fill(notation)
        typed.press("Enter")
        self.until(lambda: self.seq(seat) > before, f"an answer to {notation}")

    def choose(self, seat: int, option: Message) -> None:
        """Point at the things of an option, one after the other, until the server has taken it."""
        decision = self.decision(seat)
        assert decision is not None
        self.settle(seat)
        before = self.seq(seat)
        path: list[Message] = []
        for pick in option["picks"]:
            path.append(pick)
            self.point(pick, option)
        left = [each for each in decision["options"] if each["picks"][: len(path)] == path]
        waits = decision["timing"] == "turn" and len(path) == 1 and path[0]["kind"] != "button"
        if len(left) > 1 or waits:
            self._decide([each for each in left if each["picks"] == path], option)
        self.until(lambda: self.seq(seat) > before, f"an answer to {option['notation']}")

    def _decide(self, menu: list[Message], option: Message) -> None:
        last = option["picks"][-1]
        if menu == [option] and last["kind"] == "cell":
            self.cell(last["index"]).click()  # once more
        else:
            choices = self.page.locator(".choices > button")
            choices.nth(menu.index(option)).click()

    def point(self, pick: Message, option: Message) -> None:
        """Click one thing, which has to glow."""
        kind, index = pick["kind"], pick["index"]
        if kind == "button":
            self.page.locator(f'[data-action="{option["notation"]}"]').click()
        elif kind == "card":
            self.page.locator(f'button.pickable[data-card="{CODES[index]}"]').click()
        else:
            self.page.locator(f'.pickable[data-pick="{kind}:{index}"]').click()

    def sit(self) -> None:
        """Open the curtain."""
        self.curtain.click()
        expect(self.page.get_by_role("grid")).to_be_visible()

    def cut(self) -> None:
        """The line breaks."""
        self.page.evaluate("window.sockets.at(-1).close()")

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.context.close()
