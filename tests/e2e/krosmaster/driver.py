"""Somebody who plays Krosmaster: Arena in a browser by pointing at real things."""

from __future__ import annotations

from tests.e2e.browser_driver import Message
from tests.e2e.game_driver import Player

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


class Fighter(Player):
    """Somebody who plays by pointing at real things: attacks when it can, walks up to the enemy when it cannot."""

    GAME = "krosmaster-arena"

    def piece(self, seat: int, piece: int) -> Message:
        return next(each for each in self.view(seat)["pieces"] if each["piece"] == piece)

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

    def show(self, seat: int, option: Message) -> None:
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
