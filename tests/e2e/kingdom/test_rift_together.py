"""Kingdom Rush: Rift in Time in company: two people over links, two at one screen, one among bots."""

from __future__ import annotations

from functools import partial

from playwright.sync_api import expect

from tests.e2e.browser_driver import Message
from tests.e2e.conftest import Visit
from tests.e2e.kingdom.driver import Defender, verb_of
from tests.rules import rule


def agreed(people: list[Defender]) -> bool:
    """Whether everybody has been told the same."""
    views = [dict(me.view(seat)) for me in people for seat in me.me.latest]
    for view in views:
        view.pop("seat", None)
    return len(views) == len(people) and all(view == views[0] for view in views)


def passes(me: Defender, seat: int) -> list[Message]:
    """The towers that a seat can pass on now."""
    return [each for each in me.options(seat) if verb_of(each) == "pass"] if me.asked() == seat else []


@rule("RT-6.3", "RT-33.3")
def test_two_people_over_links_play_to_the_end(visit: Visit) -> None:
    red, blue = Defender(visit(), luck=3, fights=1), Defender(visit(), luck=4, fights=1)
    table, invites = red.sit("me", "open", scenario="RS01")
    blue.me.accept(table, invites[0])
    people, acted, taken_back = [red, blue], [0, 0], False
    for turn in range(200):
        red.me.until(lambda: agreed(people), "the same truth for both")
        if red.is_over:
            break
        if not taken_back and passes(red, 0) and passes(blue, 1):
            take_back(red, blue)
            taken_back = True
            continue
        seat = next(seat for seat in (turn % 2, 1 - turn % 2) if people[seat].asked() == seat)
        people[seat].act(seat, people[seat].wish(seat))
        acted[seat] += 1
    assert taken_back and min(acted) > 6
    for person in people:
        expect(person.me.over).to_be_visible()
        expect(person.page.locator("[data-stars]")).to_have_attribute("data-stars", "0")  # they fought for one round
        expect(person.page.locator("#place-log")).to_contain_text("Round 2")


def take_back(red: Defender, blue: Defender) -> None:
    """Each passes a tower; Blue, who was the last, takes that back without asking, and Red would have to ask."""
    for seat, person in enumerate((red, blue)):
        person.act(seat, passes(person, seat)[0])
        red.me.until(lambda: agreed([red, blue]), "the same truth for both")
    hands = [player["hand"] for player in red.view(0)["players"]]
    assert all(player.get("incoming") for player in red.view(0)["players"])
    blue.me.settle(1)
    assert red.page.get_by_role("button", name="Undo", exact=True).count() == 0
    blue.page.get_by_role("button", name="Undo", exact=True).click()
    red.me.until(lambda: agreed([red, blue]) and not red.view(0)["players"][0].get("incoming"), "Blue's tower back")
    after = red.view(0)["players"]
    assert after[1]["incoming"] and after[1]["hand"] != hands[1] and after[0]["hand"] == hands[0]


def test_what_others_do_turns_no_page(visit: Visit) -> None:
    """Whoever looks at somebody's hand goes on looking at it while others play."""
    red, blue = Defender(visit(), luck=3), Defender(visit(), luck=4)
    table, invites = red.sit("me", "open", scenario="RS01")
    blue.me.accept(table, invites[0])
    people = [red, blue]
    for _ in range(20):
        red.me.until(lambda: agreed(people), "the same truth for both")
        if passes(red, 0) and passes(blue, 1):
            break
        seat = next(seat for seat in (0, 1) if people[seat].asked() == seat)
        people[seat].act(seat, people[seat].wish(seat))
    red.me.settle(0)
    theirs = red.page.locator('[data-hand="1"]')
    theirs.click()
    blue.act(1, passes(blue, 1)[0])
    red.me.until(lambda: agreed(people), "the same truth for both")
    red.me.settle(0)
    expect(theirs).to_have_attribute("aria-pressed", "true")
    red.act(0, passes(red, 0)[0])  # whoever plays is back at the own hand
    red.me.settle(0)
    expect(theirs).to_have_attribute("aria-pressed", "false")


def test_two_at_one_screen_act_in_any_order(visit: Visit) -> None:
    me = Defender(visit(), luck=5)
    me.sit("me", "here", scenario="RS01")
    me.play(until=1)
    log = me.page.locator("#place-log")
    expect(log).to_contain_text("Round 2")
    for side in ("Red", "Blue"):
        expect(log).to_contain_text(f"{side} builds")


def test_one_person_among_three_bots_plays_some_rounds(visit: Visit) -> None:
    me = Defender(visit(), luck=3)
    me.me.context.set_default_timeout(8000)  # what a bot has taken away does not come back
    me.sit("me", *["bot:greedy"] * 3, scenario="RS02")
    made = me.play(until=2)
    assert made > 6 and (me.is_over or int(me.view(0)["round"]) == 3)
    me.me.settle(0)
    expect(me.page.locator("#place-log")).to_contain_text("Round 2")
    for seat in range(4):
        hero = me.view(0)["players"][seat]["hero"]
        me.me.until(partial(looks_at, me, seat, hero), f"the hand of seat {seat}")


def looks_at(me: Defender, seat: int, hero: str) -> bool:
    """Look at a hand, once more if one was asked something new meanwhile: that brings the own hand back."""
    me.page.locator(f'[data-hand="{seat}"]').click()
    me.page.wait_for_timeout(100)
    return me.page.locator(f"#place-hand [data-hero={hero}]").is_visible()
