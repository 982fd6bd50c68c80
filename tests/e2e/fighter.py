"""Somebody who plays Krosmaster: Arena in a browser by pointing at real things."""

from __future__ import annotations

from playwright.sync_api import Page

from tests.e2e.visitor import Message, Visitor

CALM = "localStorage.setItem('warbook-settings', JSON.stringify({ lessonOffered: true, confirm: %s }))"
# what a fighter does first
FIRST = (
    "do-ready",
    "do-take",
    "do-use",
    "do-cast-at",
    "do-punch",
    "do-cast",
    "do-buy-gg",
    "do-buy",
    "do-pick",
)


class Fighter:
    """Somebody who plays by pointing at real things: attacks when it can, walks up to the enemy when it cannot."""

    def __init__(self, me: Visitor, asks: bool = False) -> None:
        self.me = me
        me.context.add_init_script(CALM % ("true" if asks else "false"))

    @property
    def page(self) -> Page:
        return self.me.page

    def sit(self, *seats: str, **more: object) -> str:
        """A table of this game, and the page of it."""
        self.me.go("/")  # nothing of another table is heard any more
        self.me.latest.clear()
        table, _ = self.me.make(*seats, game="krosmaster-arena", **more)
        self.me.go(f"/table/{table}")
        return table

    def view(self, seat: int) -> Message:
        found: Message = self.me.latest[seat]["view"]
        return found

    def piece(self, seat: int, piece: int) -> Message:
        return next(each for each in self.view(seat)["pieces"] if each["piece"] == piece)

    def asked(self) -> int | None:
        """The seat of this screen that is asked something."""
        return next((seat for seat in sorted(self.me.latest) if self.me.decision(seat) is not None), None)

    def wait(self) -> int | None:
        """Until one of this screen is asked, or the game is over."""
        self.me.until(lambda: self.me.is_over or self.asked() is not None, "a question or the end")
        return None if self.me.is_over else self.asked()

    def options(self, seat: int) -> list[Message]:
        """Everything that the seat may decide now."""
        decision = self.me.decision(seat)
        assert decision is not None
        found: list[Message] = decision["options"]
        return found

    def answered(self, seat: int, before: int) -> None:
        self.me.until(lambda: self.me.seq(seat) > before, "an answer")

    def wish(self, seat: int) -> Message:
        """What it would like to do."""
        options = self.options(seat)
        for text in FIRST:
            wanted = [each for each in options if each["text"].startswith(text) and self.is_sensible(seat, each)]
            if wanted:
                return wanted[0]
        steps = [each for each in options if each["text"] == "do-move"]
        nearer = [each for each in steps if self.distance(seat, each["picks"][0]["index"]) < self.distance(seat)]
        return nearer[0] if nearer else options[-1]

    def is_sensible(self, seat: int, option: Message) -> bool:
        """No spell at nobody or at a friend; only summoning needs an empty cell."""
        if not option["text"].startswith(("do-cast", "do-use")):
            return True
        at = option["picks"][-1]
        if at["kind"] != "cell":
            return True
        found = [each for each in self.view(seat)["pieces"] if each.get("cell", -1) == at["index"]]
        if found:
            return self.side(seat, found[0]["owner"]) != self.side(seat, seat)
        return "summon" in str(option["words"].get("spell"))

    def side(self, seat: int, of: int) -> int:
        return int(self.view(seat)["players"][of]["side"])

    def distance(self, seat: int, cell: int | None = None) -> int:
        """How far the nearest enemy of the active character is from a cell, or from where it stands."""
        view = self.view(seat)
        actor = self.piece(seat, view["active"]["piece"])
        here = actor["cell"] if cell is None else cell
        foes = [
            each["cell"]
            for each in view["pieces"]
            if each.get("cell", -1) >= 0 and self.side(seat, each["owner"]) != self.side(seat, actor["owner"])
        ]
        return min((abs(here % 12 - foe % 12) + abs(here // 12 - foe // 12) for foe in foes), default=0)

    def act(self, seat: int, option: Message) -> None:
        """Point at the things of an option, one after the other, until the server has taken it."""
        before = self.me.seq(seat)
        self.point(option)
        self.me.until(lambda: self.me.seq(seat) > before, f"an answer to {option['notation']}")

    def point(self, option: Message) -> None:
        page, picks, notation = self.page, option["picks"], option["notation"]
        verb = notation.split()[0]
        if verb in ("take", "card"):
            page.locator(f'[data-take="{notation.split()[1]}"]').click()
        elif verb == "arena":
            page.locator(f'[data-action-card="{notation}"]').click()
        elif verb == "start":
            page.locator(f'[data-edge="{notation}"] .name').click()
        elif verb == "joker":
            page.locator(f'[data-joker="{notation}"]').click()
        elif verb == "buy":
            page.locator(f'[data-pick="card:{picks[0]["index"]}"]:visible').click()
            page.locator(f'.detail [data-action="{notation}"]').click()
        elif verb == "use":
            page.locator(f'[data-use="{notation.split()[1]}"]').click()
            self.follow(option, picks[1:])
        else:
            self.follow(option, picks)

    def follow(self, option: Message, picks: list[Message]) -> None:
        for pick in picks:
            if pick["kind"] == "button":  # it stands in the bar and is all that is left to say
                self.page.locator(f'.choices [data-action="{option["notation"]}"]').click()
                return
            places = ".pieces, .dice, .spells, .timeline" if pick["kind"] != "cell" else "[role=grid]"
            thing = f'[data-pick="{pick["kind"]}:{pick["index"]}"]'
            self.page.locator(places).locator(thing).first.click()

    def prepare(self) -> None:
        """Answer until the first turn begins."""
        while True:
            seat = self.wait()
            assert seat is not None
            if self.view(seat)["phase"] != "setup":
                return
            self.act(seat, self.wish(seat))

    def fight(self, most: int = 2000) -> int:
        """Play to the end, or so many decisions; how many were made."""
        for made in range(most):
            seat = self.wait()
            if seat is None:
                return made
            if self.me.curtain.is_visible():
                self.me.sit()
            self.act(seat, self.wish(seat))
        return most
