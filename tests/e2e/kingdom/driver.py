"""Somebody who plays Kingdom Rush in a browser by pointing at real things."""

from __future__ import annotations

from contextlib import suppress
from typing import Any

from playwright.sync_api import Error, Locator

from tests.e2e.browser_driver import Message, Visitor
from tests.e2e.game_driver import Player

SQUARE = 1000  # where the squares of a tray begin
HERO = 100  # and the cards of heroes
BASE = [[0, 0], [0, 1], [1, 0], [1, 1]]
TURNING = 3000  # milliseconds
LAYING = ("tile", "soldier", "lift", "seat", "reseat", "untile", "stand", "scatter")
# what is worth more comes first
FIRST = ("tile", "soldier", "seat", "attack", "ability", "move", "build", "activate", "buy", "step")


class Defender(Player):
    """Covers as many enemies as it can, with whatever is offered."""

    GAME = "rift-in-time"

    def __init__(self, me: Visitor, luck: int = 1, asks: bool = False, fights: int = 1000) -> None:
        super().__init__(me, luck, asks)
        self.fights = fights  # rounds: later it only says that it is done
        self._shapes: dict[str, Any] = {}

    # what it wants

    def wish(self, seat: int) -> Message:
        """The option that covers most, else what is worth more, else the first of what is left."""
        options = self.options(seat)
        for verb in FIRST if int(self.view(seat)["round"]) <= self.fights else ():
            wanted = [each for each in options if verb_of(each) == verb]
            if wanted:
                best = max(hits_of(each) for each in wanted)
                return self.luck.choice([each for each in wanted if hits_of(each) == best])
        ends = [each for each in options if verb_of(each) in ("stop", "done", "rest")]
        return ends[0] if ends else self.luck.choice(options)

    # doing it

    def play(self, most: int = 3000, until: int = 1000) -> int:
        """Play to the end, or so many decisions or rounds: without a curtain, and no look away after the question."""
        for made in range(most):
            seat = self.wait()
            if seat is None or int(self.view(seat)["round"]) > until:
                return made
            self.act(seat, self.wish(seat))
        return most

    def act(self, seat: int, option: Message) -> None:
        """Do something; what somebody else's move has taken from under the hand is left to the next wish."""
        join = self.page.locator(f'[data-join="{seat}"]')
        if join.count() > 0:  # several people at one screen; the page may turn to this one by itself meanwhile
            with suppress(Error):
                join.click(timeout=TURNING)
        self.me.settle(seat)
        before = self.me.seq(seat)
        if not self.offers(seat, option):
            return
        self.put_back()
        if self.me.is_known(option):
            self.me.type(seat, option["notation"])
            return
        try:
            self.show(seat, option)
        except (Error, AssertionError):
            if self.me.seq(seat) == before:
                raise
            return
        self.answered(seat, before, option["notation"])

    def offers(self, seat: int, option: Message) -> bool:
        """Whether it can still be done."""
        decision = self.me.decision(seat)
        return decision is not None and any(each["notation"] == option["notation"] for each in decision["options"])

    def put_back(self) -> None:
        """Nothing is picked any more."""
        back = self.page.get_by_role("button", name="Back", exact=True)
        while back.is_visible():
            back.click()

    def show(self, seat: int, option: Message) -> None:
        if verb_of(option) in LAYING:
            self.lay(seat, option)
            return
        for place, pick in enumerate(option["picks"]):
            if self.point(pick, option, last=place == len(option["picks"]) - 1):
                break

    def point(self, pick: Message, option: Message, last: bool) -> bool:
        """Click one thing, wherever it is drawn; whether that was the whole of it."""
        kind, index = pick["kind"], pick["index"]
        if kind == "button":
            there = f'.choices [data-action="{option["notation"]}"]'
            self.page.locator(f'[data-facing="{index}"], {there}' if last and index < 4 else there).first.click()
            return True
        if kind == "cell":
            self.page.locator(f'[role=grid] [data-pick="cell:{index}"]').click()
        else:
            self.hand(f'[data-pick="{kind}:{index}"]').click()
        return False

    def hand(self, what: str) -> Locator:
        """Something in the hand, whose tab comes to the front on a small screen."""
        tab = self.page.locator("#tab-hand")
        if tab.is_visible():
            tab.click()
        return self.page.locator(f"#place-hand {what}").first

    def lay(self, seat: int, option: Message) -> None:
        """Lay a tile, a soldier or a base on the enlarged tray."""
        self.hold(seat, option)
        self.square(self.under(seat, option)).click()

    def hold(self, seat: int, option: Message) -> None:
        """Open the tray, take the piece, turn it."""
        picks = {pick["kind"]: pick["index"] for pick in option["picks"]}
        page = self.page
        page.locator(".rack").wait_for()
        chip = page.locator(f'.zoom [data-pick="piece:{picks.get("piece", -1)}"]')
        if chip.count() > 0:
            chip.click()
        page.locator(f'[data-piece="{piece_of(option)}"]').click()
        if piece_of(option) < 0:
            return
        for _ in range(16):
            form = int(page.locator(".rack").get_attribute("data-form") or 0)
            if form == picks["die"]:
                return
            flips = page.locator("[data-flip]")
            turns = page.locator("[data-turn]")
            (flips if flips.count() > 0 and self.is_behind(seat, option, form) else turns).click()
        raise AssertionError(f"no way to hold {option['notation']}")

    def is_behind(self, seat: int, option: Message, form: int) -> bool:
        """Whether the wanted form is one of the other side."""
        after = self.shape(seat, option)["after"]
        picks = {pick["kind"]: pick["index"] for pick in option["picks"]}
        return (form in after) != (picks["die"] in after)

    def shape(self, seat: int, option: Message) -> Message:
        """The tile that an option lays, as it is printed."""
        if not self._shapes:
            printed = self.me.fetch(f"/api/content/{self.GAME}")["shapes"]
            self._shapes = {each["name"]: each for each in printed}
        found: Message = self._shapes[self.view(seat)["volley"]["tiles"][piece_of(option)]]
        return found

    def under(self, seat: int, option: Message) -> int:
        """The square to point at: the one of the piece that is nearest to its middle."""
        anchor = next(pick["index"] for pick in option["picks"] if pick["kind"] == "cell") - SQUARE
        verb = verb_of(option)
        if verb == "tile":
            form = next(pick["index"] for pick in option["picks"] if pick["kind"] == "die")
            squares = self.shape(seat, option)["forms"][form]
        else:
            squares = BASE if verb in ("seat", "reseat") else [[0, 0]]
        high, wide = (max(each[axis] for each in squares) for axis in (0, 1))
        row, column = min(squares, key=lambda each: abs(each[0] - high / 2) + abs(each[1] - wide / 2))
        return int(anchor + 5 * row + column)

    def square(self, square: int) -> Locator:
        """A square of the enlarged tray."""
        return self.page.locator(f'.zoom [data-pick="cell:{SQUARE + square}"]')


def verb_of(option: Message) -> str:
    """The first word of an option's notation."""
    return str(option["notation"]).split(" ")[0]


def hits_of(option: Message) -> int:
    """How many enemies it covers."""
    return int(option["words"].get("hits", 0))


def piece_of(option: Message) -> int:
    """Which piece in hand an option lays: a tile by its place, else as the page numbers the others below zero."""
    verb, first = verb_of(option), int(option["picks"][0]["index"])
    if verb == "tile":
        return first - 400
    if verb == "scatter":
        return -100 - (first - HERO)
    return {"soldier": -1, "lift": -3, "untile": -4, "stand": -5}.get(verb, -2)
