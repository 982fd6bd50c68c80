"""A table that continues a replay says so: in the lobby, where one is invited, and at the table."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.e2e.browser_driver import PHONE
from tests.e2e.conftest import Visit


@pytest.mark.parametrize(
    ("language", "fresh", "same"),
    [
        ("en", "Continued from replay {replay} after 12 actions, with fresh chance", "with the same chance"),
        ("zh-Hant", "從重播 {replay} 的第 12 個行動之後接著玩，隨機結果重新產生", "隨機結果與重播相同"),
        ("pl", "Ciąg dalszy powtórki {replay} po 12 akcjach, z nowym losowaniem", "z tym samym losowaniem"),
    ],
)
def test_a_fork_is_told_wherever_it_is_met(visit: Visit, language: str, fresh: str, same: str) -> None:
    ada, ben = visit(language=language), visit(language=language)
    ada.upload()
    form = {"at": 12, "seats": [{"who": "me"}, {"who": "open"}]}
    made = ada.fetch(f"/api/replays/{ada.uploaded}/fork", form)
    sentence = fresh.format(replay=ada.uploaded)
    expect(ben.go(f"/join#{made['table']}.{made['invites'][0]['ticket']}").get_by_text(sentence)).to_be_visible()
    expect(ada.go("/").get_by_text(sentence)).to_be_visible()
    link = ada.go(f"/table/{made['table']}").get_by_text(sentence)
    expect(link).to_be_visible()
    alone = ada.fork(12, {"who": "here"})
    page = ada.go(f"/table/{alone}")
    page.locator("main.curtain button").click()
    expect(page.get_by_text(same)).to_be_visible()
    page.get_by_text(same).click()
    expect(page).to_have_url(f"{ada.address}/replay/{ada.uploaded}/12")


def test_a_phone_shows_it_with_the_log(visit: Visit) -> None:
    ada = visit(size=PHONE)
    ada.upload()
    page = ada.go(f"/table/{ada.fork(12, {'who': 'bot', 'bot': 'random'})}")
    page.locator("#tab-log").click()
    expect(page.get_by_text("with the same chance")).to_be_visible()
