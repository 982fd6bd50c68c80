"""Somebody who plays Elemental Uprising in a browser: attacks chosen on a card, stickers that point, hordes."""

from __future__ import annotations

from tests.e2e.browser_driver import Message
from tests.e2e.kingdom.driver import Defender, verb_of

RECEIVER = 100  # where the buttons for players begin
DIRECTION = 200  # and those for directions
AHEAD = (-16, 1, 16, -1)  # from a cell to the next one to the north, east, south, west
# what is worth more comes first
FIRST = (
    *("tile", "soldier", "modify", "seat", "stand", "scatter", "attack", "ability", "sight", "gain", "move"),
    *("build", "activate", "bring", "march", "buy", "step"),
)


class Warden(Defender):
    """Covers as many enemies as it can, and spends all gold."""

    GAME = "elemental-uprising"

    def wish(self, seat: int) -> Message:
        """The option that covers most, else what is worth more, else the first of what is left."""
        options = self.options(seat)
        for verb in FIRST if int(self.view(seat)["round"]) <= self.fights else ():
            wanted = [each for each in options if verb_of(each) == verb]
            if wanted:
                best = max(self.worth(seat, each) for each in wanted)
                return self.luck.choice([each for each in wanted if self.worth(seat, each) == best])
        ends = [each for each in options if verb_of(each) in ("stop", "done", "rest")]
        return ends[0] if ends else self.luck.choice(options)

    def worth(self, seat: int, option: Message) -> int:
        """How many enemies it covers; a tower is worth something when it looks at a horde."""
        if verb_of(option) != "build":
            return int(option["words"].get("hits", 0))
        _, cell, facing = (int(pick["index"]) for pick in option["picks"])
        return sum(tray["cell"] == cell + AHEAD[facing] for tray in self.view(seat)["trays"])

    def point(self, pick: Message, option: Message, last: bool) -> bool:
        """Click one thing, wherever it is drawn; whether that was the whole of it."""
        kind, index = pick["kind"], int(pick["index"])
        if kind == "piece":
            tray = next(each for each in self.view(0)["trays"] if each["tray"] == index)
            self.page.locator(f'[role=grid] [data-pick="cell:{tray["cell"]}"]').click()
            return True
        if kind == "button" and verb_of(option) == "mode":
            self.hand(f'[data-mode="{index}"]').click()
            return True
        if kind == "button" and verb_of(option) in ("modify", "attach") and option["text"].endswith("-direction"):
            if index >= DIRECTION:
                self.hand(f'[data-way="{index - DIRECTION}"]').click()
                return True
            bearer = self.page.locator(f'#place-hand [data-bearer="{index - RECEIVER}"]')
            if bearer.count() > 0:  # several players hold such a card
                bearer.click()
            return False
        return super().point(pick, option, last)
