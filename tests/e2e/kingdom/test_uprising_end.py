"""Kingdom Rush: Elemental Uprising in a real browser to the end of games: won, shown, kept in the campaign."""

from __future__ import annotations

import tomllib
from importlib import resources
from typing import Any

from playwright.sync_api import Locator, Route, expect

from tests.e2e.conftest import Visit
from tests.e2e.kingdom.replay_driver import Reciter, late, written
from tests.rules import rule

GAME = "elemental-uprising"
SIDES = ("red", "blue")
RIFT_HEROES = {"alleria", "malik", "magnus", "ignus", "lilith"}


def parted(action: str) -> tuple[int, str]:
    """Whose action it is, and what."""
    seat, _, notation = action.partition(":")
    return int(seat), notation


def is_won(me: Reciter) -> None:
    """The end is on the page: the ribbon over the map, and the box with what can be done next."""
    expect(me.me.over).to_contain_text("You have won!")
    expect(me.page.get_by_role("img", name="Won: a badge")).to_be_visible()
    expect(me.page.locator("#place-log")).to_contain_text("The Kingdom is saved")
    me.me.until(lambda: any(text.startswith('{"t":"over"') for text in me.me.frames[-9:]), "the end to be kept")


def campaign(me: Reciter, table: str, scenario: str, badge: str) -> Locator:
    """What the map of the campaign keeps of it: a badge of this scenario, and its replay."""
    page = me.me.go(f"/campaign/{GAME}")
    expect(page.locator("main")).to_contain_text("1 of 13 won")
    found = page.locator(f'[data-scenario="{scenario}"]')
    found.click()
    expect(page.locator(".gained")).to_have_text(badge)
    expect(page.locator(f'section.place a[href="/replay/{table}"]')).to_be_visible()
    return found


def told() -> dict[str, Any]:
    """The coach's file."""
    file = resources.files("warbook.games.kingdom") / "uprising" / "lessons" / "coach" / "P.toml"
    return tomllib.loads(file.read_text(encoding="utf-8"))


@rule("EU-6.8", "EU-30.1")
def test_the_prologue_is_won_with_its_coach(visit: Visit) -> None:
    me, words, game = Reciter(visit()), told(), written("solo-prologue-won")
    made = me.deal(game, "me")

    def dealt(route: Route) -> None:  # the lobby's button leads to this table: the cards are known
        if route.request.method == "POST":
            route.fulfill(json=made)
        else:
            route.fallback()

    page = me.me.go("/")
    page.route("**/api/tables", dealt)
    page.locator('[data-tutorial="P"]').click()
    page.wait_for_url(f"**/table/{made['table']}")
    coach = page.locator("section.coach")
    expect(coach).to_contain_text(words["goal"]["en"])
    met: list[str] = []
    for action in game["actions"]:
        seat, notation = parted(action)
        me.me.until(lambda: me.asked() == 0, "a question")
        me.me.settle(seat)
        while concept := coach.get_attribute("data-coach"):
            met.append(concept)
            coach.get_by_role("button", name="Got it").click()
            expect(coach).not_to_have_attribute("data-coach", concept)
        me.recite(seat, notation)
    is_won(me)
    expect(coach).to_contain_text(words["won"]["en"])
    assert {"hero", "bench", "closing", "build", "tiles", "spawn"} <= set(met)
    assert len(met) == len(set(met)) > 10  # nothing is told twice
    campaign(me, made["table"], "P", "Easy")
    me.me.go("/")
    expect(page.locator('[data-tutorial="P"].won')).to_be_visible()


@rule("EU-24.1")
def test_two_at_one_screen_win_with_modifications(visit: Visit) -> None:
    me, game = Reciter(visit()), written("two-modifications-won")
    begun = late(game, "modify")
    table = me.deal(game, "me", "here", at=begun)["table"]
    me.me.go(f"/table/{table}")
    for action in game["actions"][begun:]:
        me.recite(*parted(action))
    is_won(me)
    campaign(me, table, game["scenario"], "Easy")


@rule("EU-24.1", "EU-33.1")
def test_two_people_over_links_see_a_modification(visit: Visit) -> None:
    """From a fork with others at it chance is new, so the rest of the game cannot be recited."""
    red, blue, game = Reciter(visit()), Reciter(visit()), written("two-modifications-won")
    begun = max(place for place, action in enumerate(game["actions"]) if ":modify " in action)
    made = red.deal(game, "me", "open", at=begun)
    red.me.go(f"/table/{made['table']}")
    blue.me.accept(made["table"], made["invites"][0])
    seat, notation = parted(game["actions"][begun])
    (red, blue)[seat].recite(seat, notation)
    both_see_the_sticker(red, blue, *notation.split(" ")[1:3])


def both_see_the_sticker(red: Reciter, blue: Reciter, modification: str, side: str) -> None:
    """In both browsers the tower in that player's hand shows what sticks on it."""
    for me in (red, blue):
        me.page.locator(f'[data-hand="{SIDES.index(side)}"]').click()
        expect(me.page.locator(f'#place-hand [data-tower] [data-sticker="{modification}"]').first).to_be_visible()


@rule("EU-27.2", "EU-27.9")
def test_a_boss_is_beaten_layer_by_layer(visit: Visit) -> None:
    me, game = Reciter(visit()), written("solo-boss-won")
    begun = late(game)
    made = me.deal(game, "me", at=begun)
    me.me.go(f"/table/{made['table']}")
    layers: list[int] = []
    for action in game["actions"][begun:]:
        me.recite(*parted(action))
        left = int(me.view(0).get("boss", {"left": 0})["left"])
        if left and left not in layers:
            layers.append(left)
            expect(me.page.locator("[data-boss-left]")).to_have_text(str(left))
    assert layers and layers == list(range(len(layers), 0, -1))
    expect(me.page.locator("[data-boss-left]")).to_have_count(0)
    is_won(me)
    campaign(me, made["table"], game["scenario"], "Easy")


@rule("EU-5.4", "EU-30.1")
def test_an_iron_challenge_is_won_and_marked_by_itself(visit: Visit) -> None:
    me, game = Reciter(visit()), written("solo-iron-won")
    made = me.deal(game, "me")
    me.me.go(f"/table/{made['table']}")
    for action in game["actions"]:
        me.recite(*parted(action))
    is_won(me)
    found = campaign(me, made["table"], game["scenario"], "Iron challenge")
    expect(found.locator(".earned")).to_have_count(1)


@rule("EU-29.2")
def test_two_at_one_screen_win_with_a_hero_of_the_other_game(visit: Visit) -> None:
    me, game = Reciter(visit()), written("two-guests-won")
    begun = late(game)
    made = me.deal(game, "me", "here", at=begun)
    me.me.go(f"/table/{made['table']}")
    for action in game["actions"][begun:]:
        me.recite(*parted(action))
    is_won(me)
    guests = RIFT_HEROES & {player["hero"] for player in me.view(0)["players"]}
    assert guests
    for guest in guests:
        is_drawn(me, guest)
    campaign(me, made["table"], game["scenario"], "Easy")


def is_drawn(me: Reciter, hero: str) -> None:
    """A guest has a picture, a name and abilities as the heroes of this game have."""
    seat = next(each["seat"] for each in me.view(0)["players"] if each["hero"] == hero)
    me.page.locator(f'[data-hand="{seat}"]').click()
    card = me.page.locator(f"#place-hand [data-hero={hero}]")
    expect(card.locator(".face svg path").first).to_be_visible()
    expect(card.get_by_role("heading")).to_contain_text(hero.title())
