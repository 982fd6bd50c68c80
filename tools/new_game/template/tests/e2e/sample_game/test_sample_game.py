"""Sample Game in a real browser: whole games by tapping cells, the lesson, the rules."""

from __future__ import annotations

import tomllib
from importlib import resources

import pytest
from playwright.sync_api import ViewportSize, expect

from tests.e2e.browser_driver import PHONE, WIDE, Message
from tests.e2e.conftest import Visit
from tests.e2e.game_driver import Player
from warbook.games.sample_game.content.tables import NAMES


class Seeker(Player):
    """Hides anywhere, and goes for the cells that nobody has searched yet."""

    GAME = "sample-game"

    def wish(self, seat: int) -> Message:
        """A cell of the enemy's home that was not searched, if it is near; else any."""
        view = self.view(seat)
        home = view["ranks"] - 1 if seat == 0 else 0
        near = [each for each in self.options(seat) if self.cell_of(each) % view["ranks"] == home]
        fresh = [each for each in near if self.cell_of(each) not in view["searched"]]
        return self.luck.choice(fresh or self.options(seat))

    def show(self, seat: int, option: Message) -> None:
        self.me.cell(self.cell_of(option)).click()

    def cell_of(self, option: Message) -> int:
        return int(option["picks"][0]["index"])


@pytest.mark.parametrize("size", [WIDE, PHONE], ids=["laptop", "phone"])
def test_a_game_against_a_bot_is_played_to_its_end(visit: Visit, size: ViewportSize) -> None:
    seeker = Seeker(visit(size=size))
    seeker.sit("me", "bot:greedy")
    seeker.play(60)
    expect(seeker.me.over).to_be_visible()


def test_the_lesson_to_its_end(visit: Visit) -> None:
    lesson = resources.files("warbook.games.sample_game") / "lessons" / "first.toml"
    me = visit(size=PHONE)
    page = me.go("/lesson/sample-game")
    for number, step in enumerate(tomllib.loads(lesson.read_text(encoding="utf-8"))["step"]):
        if number:
            page.get_by_role("button", name="Next step").click()
        expect(page.get_by_role("heading", name=step["en"]["title"], exact=True)).to_be_visible()
        for move in step["do"]:
            if not move.startswith("blue:"):
                cell = me.cell(NAMES.index(move.split()[1]))
                cell.click()
                cell.click()  # once more, to be sure
        expect(page.locator(".answer .good")).to_contain_text(step["en"]["done"])


def test_the_rules_and_what_the_game_is_about_are_on_its_page(visit: Visit) -> None:
    page = visit().go("/rules/sample-game")
    expect(page.locator("[id='QZ-3.4']")).to_be_visible()
    expect(page.locator("[data-drawn]").first).to_be_visible()
