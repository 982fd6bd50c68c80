"""The log of a table, what a screen reader reads of it, and the replay say the same sentences, in each language."""

from __future__ import annotations

import json

import msgspec
import pytest
from playwright.sync_api import Locator, expect

from tests.e2e.browser_driver import ROOT, Message
from tests.e2e.conftest import Visit
from tests.e2e.meeple.driver import Marcher
from warbook.games import GAMES, package_of
from warbook.kernel.api import SPECTATOR
from warbook.kernel.content.replay_files import read_replay
from warbook.kernel.content.texts import LANGUAGES, Texts
from warbook.kernel.replay import replay_steps
from warbook.kernel.wire import Sentence

GAME = GAMES["meeple-war"]  # nothing is secret: everybody reads the same
FILE = ROOT / "tests" / "games" / "meeple" / "golden" / "two-by-bravery.json"
MOVES = 45  # on the first page of the replay

# the words of a line alone: without the sign of its side, and the link to its rule
SENTENCE = """lines => lines.map((line) => {
  const copy = line.cloneNode(true);
  copy.querySelectorAll('svg, .rule-link').forEach((each) => each.remove());
  return copy.textContent.trim();
})"""


def lines_in(found: Locator) -> list[str]:
    """What the lines say."""
    lines: list[str] = found.evaluate_all(SENTENCE)
    return lines


def plain(text: str) -> str:
    """With a blank that does not break as any other: a browser's copy of the page has it, its tree has not."""
    return text.replace("\N{NO-BREAK SPACE}", " ")


@pytest.mark.parametrize("language", LANGUAGES)
def test_log_screen_reader_and_replay_say_the_same(visit: Visit, language: str) -> None:
    texts = Texts(language, (package_of(GAME),), GAME.words(language))
    expected: list[str] = []
    for _, done, _ in list(replay_steps(GAME, read_replay(FILE)))[:MOVES]:
        for event in done.events:
            told = GAME.redact(event, SPECTATOR)
            said = None if told is None else GAME.sentence(told)
            if said is not None and not said.routine:
                expected.append(texts.say(said.text, said.words))

    me = Marcher(visit(language))
    replay = me.me.fetch("/api/replays", json.loads(FILE.read_text()))["replay"]
    form: Message = {"at": MOVES, "seats": [{"who": "me"}, {"who": "here"}]}
    page = me.me.go(f"/table/{me.me.fetch(f'/api/replays/{replay}/fork', form)['table']}")
    log = page.get_by_role("log")
    lines = log.locator(".step p")
    expect(lines).to_have_count(len(expected))
    assert lines_in(lines) == expected
    assert log.get_attribute("aria-live") == "polite"
    read = plain(log.aria_snapshot())
    assert all(plain(line) in read for line in expected)

    seat = me.wait()
    assert seat is not None
    me.act(seat, me.wish(seat))
    news = [each["said"] for each in me.me.latest[seat]["events"] if each.get("said")]
    told_now = [msgspec.convert(said, Sentence) for said in news]
    more = [texts.say(said.text, said.words) for said in told_now if not said.routine]
    me.me.settle(seat)
    expect(lines).to_have_count(len(expected) + len(more))
    assert lines_in(lines)[len(expected) :] == more

    page = me.me.go(f"/replay/{replay}/{MOVES}")
    steps = page.locator(f'.log [data-place="{MOVES}"]')
    expect(steps).to_be_visible()
    shown: list[str] = []
    for step in page.locator(".log .step[data-place]").all():
        if 0 < int(step.get_attribute("data-place") or 0) <= MOVES:
            shown += lines_in(step.locator("button, p"))
    assert shown == expected
