"""Somebody who plays Meeple War in a browser by pointing at real things."""

from __future__ import annotations

from tests.e2e.browser_driver import Message
from tests.e2e.game_driver import Player

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


class Marcher(Player):
    """Builds up, marches to the nearest enemy village and fills its buildings."""

    GAME = "meeple-war"
    count = 1  # how many go where a group may

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

    def act(self, seat: int, option: Message) -> None:
        """A conversion names a slot of another village, which the hand does not always show."""
        if option["text"].startswith("do-convert"):
            self.me.settle(seat)
            self.me.type(seat, option["notation"])
        else:
            super().act(seat, option)

    def is_typed(self, option: Message) -> bool:
        """A group goes by hand."""
        return self.count == 1 or not option["text"].startswith(("do-step", "do-cave", "do-tunnel"))

    def show(self, seat: int, option: Message) -> None:
        options = self.options(seat)
        for pick in option["picks"]:
            self.point(pick, option)
        same = [each for each in options if each["picks"] == option["picks"]]
        if len(same) > 1:  # two ways between the same cells: a small menu
            self.page.locator(".choices > button").nth(same.index(option)).click()
        else:
            self.group(option)

    def group(self, option: Message) -> None:
        """How many go, if that is asked."""
        if option["text"].startswith(("do-step", "do-cave", "do-tunnel")):
            self.page.wait_for_timeout(20)
            buttons = self.page.locator("[data-go]")
            if buttons.count() > 0:
                buttons.nth(min(self.count, buttons.count()) - 1).click()

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
            page.locator(f'[role=grid] [data-pick="cell:{index}"]').click()
        else:
            page.locator(f'#place-hand [data-pick="{kind}:{index}"]').click()


def distance(cell: int, slot: Message) -> int:
    """From a cell, numbered as in picks, to a slot of a village."""
    q, r = cell % 128 - 64 - int(slot["q"]), cell // 128 - 64 - int(slot["r"])
    return max(abs(q), abs(r), abs(q + r))
