"""Somebody who plays Meeple War in a browser by pointing at real things."""

from __future__ import annotations

from random import Random

from playwright.sync_api import Page

from tests.e2e.visitor import Message, Visitor

CALM = "localStorage.setItem('warbook-settings', JSON.stringify({ lessonOffered: true, confirm: false }))"
# what is worth more comes first: a worker's way, an action, a step
FIRST = (
    "do-rotate",
    "do-bonus",
    "do-fork-action",
    "do-fork",
    "do-productivity",
    "do-bomb",
    "do-burn",
    "do-deploy",
    "do-reinforce",
    "do-assemble",
    "do-airborne",
    "do-build",
    "do-upgrade",
    "do-intimidate",
    "do-stealth",
    "do-convert",
    "do-token",
    "do-kill",
    "do-explore",
    "do-altar",
    "do-battle",
    "do-honour",
    "do-drop",
    "do-spare",
    "do-step-fill",
    "do-step-attack",
)
ARMIES = ("@action-deploy", "@action-reinforce", "@action-airborne")
ASSEMBLY = ("@action-assemble",)


class Marcher:
    """Builds up, marches to the nearest enemy village and fills its buildings."""

    def __init__(self, me: Visitor, luck: int = 1) -> None:
        self.me = me
        self.luck = Random(luck)
        me.context.add_init_script(CALM)

    @property
    def page(self) -> Page:
        return self.me.page

    def sit(self, *seats: str, **more: object) -> tuple[str, list[Message]]:
        """A table of this game, and the page of it; the invites to it."""
        table, invites = self.me.make(*seats, game="meeple-war", **more)
        self.me.go(f"/table/{table}")
        return table, invites

    def view(self, seat: int) -> Message:
        found: Message = self.me.latest[seat]["view"]
        return found

    @property
    def is_over(self) -> bool:
        return any(update["view"].get("ending") for update in self.me.latest.values())

    def asked(self) -> int | None:
        """The seat of this screen that is asked something."""
        return next((seat for seat in sorted(self.me.latest) if self.me.decision(seat) is not None), None)

    def wait(self) -> int | None:
        """Until one of this screen is asked, or the game is over."""
        self.me.until(lambda: self.is_over or self.asked() is not None, "a question or the end")
        return None if self.is_over else self.asked()

    def options(self, seat: int) -> list[Message]:
        """Everything that the seat may decide now."""
        decision = self.me.decision(seat)
        assert decision is not None
        found: list[Message] = decision["options"]
        return found

    # what it wants

    def wish(self, seat: int) -> Message:
        """What it would like to do."""
        options = self.options(seat)
        for text in FIRST:
            wanted = [each for each in options if each["text"].startswith(text)]
            if wanted and text == "do-fork-action":
                return self.way(seat, wanted)
            if wanted:
                return max(wanted, key=lambda each: int(each["words"].get("n", 0)))
        steps = [each for each in options if each["text"].startswith(("do-step", "do-cave")) and self.is_sensible(each)]
        nearer = [each for each in steps if self.gain(seat, each) > 0]
        if nearer:
            return max(nearer, key=lambda each: self.gain(seat, each))
        return next(each for each in options if each["notation"] == "done")

    def way(self, seat: int, ways: list[Message]) -> Message:
        """Where a worker goes: to what brings meeples onto the map, or into the depot when that is empty."""
        wanted = ARMIES if int(self.view(seat)["players"][seat]["depot"]) > 1 else ASSEMBLY
        found = [each for each in ways if each["words"]["action"] in wanted]
        return self.luck.choice(found or ways)

    def is_sensible(self, option: Message) -> bool:
        """No step into a battle that nobody survives."""
        return not option["text"].endswith("-battle") or int(option["words"]["left"]) > 0

    def gain(self, seat: int, option: Message) -> int:
        """How much nearer the step leads to a building of an enemy."""
        src, dst = (pick["index"] for pick in option["picks"])
        foes = [slot for slot in self.view(seat)["slots"] if slot["slot"] // 4 != seat and slot.get("building")]
        return min(distance(src, foe) for foe in foes) - min(distance(dst, foe) for foe in foes)

    # doing it

    def act(self, seat: int, option: Message, count: int = 1) -> None:
        """Point at the things of an option, one after the other, until the server has taken it."""
        before = self.me.seq(seat)
        options = self.options(seat)
        for pick in option["picks"]:
            self.point(pick, option)
        same = [each for each in options if each["picks"] == option["picks"]]
        if len(same) > 1:  # two ways between the same cells: a small menu
            self.page.locator(".choices > button").nth(same.index(option)).click()
        else:
            self.group(option, count)
        self.me.until(lambda: self.me.seq(seat) > before, f"an answer to {option['notation']}")

    def group(self, option: Message, count: int) -> None:
        """How many go, if that is asked."""
        if option["text"].startswith(("do-step", "do-cave", "do-tunnel")):
            self.page.wait_for_timeout(20)
            buttons = self.page.locator("[data-go]")
            if buttons.count() > 0:
                buttons.nth(min(count, buttons.count()) - 1).click()

    def point(self, pick: Message, option: Message) -> None:
        """Click one thing, wherever it is drawn."""
        page, kind, index = self.page, pick["kind"], pick["index"]
        if option["notation"].startswith("rotate"):
            for _ in range(6):
                if page.locator(f'[data-lay="{index}"]').count() > 0:
                    break
                page.locator("[data-turn=left]").click()
            page.locator(f'[data-lay="{index}"]').click()
        elif kind == "button":
            page.locator(f'.choices [data-action="{option["notation"]}"]').click()
        elif kind == "cell":
            # it breathes while it may be picked: never quite still
            page.locator(f'[role=grid] [data-pick="cell:{index}"]').click(force=True)
        else:
            page.locator(f'#place-hand [data-pick="{kind}:{index}"]').click()

    def march(self, most: int = 3000, until: int = 1000) -> int:
        """Play to the end, or so many decisions or rounds; how many decisions were made."""
        for made in range(most):
            seat = self.wait()
            if seat is None or int(self.view(seat)["round"]) > until:
                return made
            if self.me.curtain.is_visible():
                self.me.sit()
            self.act(seat, self.wish(seat), count=13)
        return most


def distance(cell: int, slot: Message) -> int:
    """From a cell, numbered as in picks, to a slot of a village."""
    q, r = cell % 128 - 64 - int(slot["q"]), cell // 128 - 64 - int(slot["r"])
    return max(abs(q), abs(r), abs(q + r))
