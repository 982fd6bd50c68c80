"""Somebody who plays a game in a browser by pointing at real things: what all games have in common."""

from __future__ import annotations

from random import Random

from playwright.sync_api import Page

from tests.e2e.browser_driver import Message, Visitor

SETTINGS = """{
  const kept = JSON.parse(localStorage.getItem('warbook-settings') ?? '{}');
  localStorage.setItem('warbook-settings', JSON.stringify({ ...kept, lessonOffered: true, confirm: %s, warn: %s }));
}"""


class Player:
    """Waits until one of this screen is asked, decides, and points; a game says what it wants and where to point."""

    GAME = ""

    def __init__(self, me: Visitor, luck: int = 1, asks: bool = False) -> None:
        self.me = me
        self.luck = Random(luck)
        me.context.add_init_script(SETTINGS % (("true" if asks else "false",) * 2))

    @property
    def page(self) -> Page:
        return self.me.page

    def sit(self, *seats: str, **more: object) -> tuple[str, list[Message]]:
        """A table of this game, and the page of it; the invites to it."""
        self.me.go("/")  # nothing of another table is heard any more
        self.me.latest.clear()
        table, invites = self.me.make(*seats, game=self.GAME, **more)
        self.me.go(f"/table/{table}")
        return table, invites

    def resume(self, game: Message, at: int, *seats: Message) -> None:
        """A table that begins in a game that is written down, and the page of it."""
        replay = self.me.fetch("/api/replays", game)["replay"]
        table = self.me.fetch(f"/api/replays/{replay}/fork", {"at": at, "seats": list(seats)})["table"]
        self.me.go(f"/table/{table}")

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

    def wish(self, seat: int) -> Message:
        """What it would like to do."""
        raise NotImplementedError

    def show(self, seat: int, option: Message) -> None:
        """Point at the things of an option, one after the other."""
        raise NotImplementedError

    def act(self, seat: int, option: Message) -> None:
        """Do something, once the page shows what is asked, until the server has taken it."""
        self.me.settle(seat)
        if self.is_typed(option) and self.me.is_known(option):
            self.me.type(seat, option["notation"])
            return
        before = self.me.seq(seat)
        self.show(seat, option)
        self.answered(seat, before, option["notation"])

    def is_typed(self, option: Message) -> bool:
        """Whether typing an option does the same as pointing at it."""
        return True

    def answered(self, seat: int, before: int, what: str = "a click") -> None:
        self.me.until(lambda: self.me.seq(seat) > before, f"an answer to {what}")

    def play(self, most: int = 3000, until: int = 1000) -> int:
        """Play to the end, or so many decisions or rounds; how many decisions were made."""
        for made in range(most):
            seat = self.wait()
            if seat is None or int(self.view(seat).get("round", 0)) > until:
                return made
            if self.me.curtain.is_visible():
                self.me.sit()
            self.act(seat, self.wish(seat))
        return most
