"""Coached games: every coach's file is whole, and every concept comes up when the scenario is played."""

from __future__ import annotations

import re

import msgspec
import pytest

from tests.architecture.tree import SOURCE
from tests.rules import rule
from tests.server.client import Person
from warbook.games import GAMES
from warbook.kernel.api import Seat
from warbook.kernel.content.texts import LANGUAGES
from warbook.kernel.rng import seeded
from warbook.kernel.run import Step, step
from warbook.kernel.wire import Event
from warbook.match.coach import Progress, coached, coaching, is_meant, is_triggered, load_coach, read_coach
from warbook.server.errors import Denied
from warbook.server.http.coach import coach_info
from warbook.server.http.library import games

GAME = "krosmaster-arena"
COACHED = [(game, scenario) for game in GAMES for scenario in coached(game)]
LEARNER = Seat(0)
MOST_GAMES = 30  # a tile that is explored in one game of ten has to be among them
MOST_DECISIONS = 400  # of one game
FILE = (SOURCE / "warbook" / "games" / "krosmaster" / "lessons" / "coach" / "tutorial-1.toml").read_text("utf-8")


@rule("KA-29.1", "KA-29.2", "KA-29.3", "KA-29.4", "KA-29.5", "KA-29.6", "KA-29.7")
def test_all_seven_tutorials_have_a_coach() -> None:
    assert coached(GAME) == tuple(f"tutorial-{number}" for number in range(1, 8))
    info = next(info for info in games() if info.name == GAME)
    assert [scenario.name for scenario in info.scenarios if scenario.coach] == list(coached(GAME))


def test_the_lesson_of_meeple_war_is_its_quick_game_for_whoever_wants_to_learn() -> None:
    assert coached("meeple-war") == ("quick",)
    info = next(info for info in games() if info.name == "meeple-war")
    assert {scenario.name: scenario.coach for scenario in info.scenarios} == {"normal": "", "quick": "asked"}
    assert info.scenarios[1].seats[0] == 2
    assert coaching(GAME, "tutorial-1") == "always" and coaching(GAME, "duel") == ""


@rule("RT-23.4")
def test_the_first_scenario_of_rift_in_time_teaches_whoever_plays_it_alone() -> None:
    assert coached("rift-in-time") == ("RS01",) and coaching("rift-in-time", "RS01") == "asked"
    assert GAMES["rift-in-time"].seats("RS01")[0] == 1
    assert coached("elemental-uprising") == ("P",) and coaching("elemental-uprising", "P") == "asked"


@pytest.mark.parametrize(("game", "scenario"), COACHED)
def test_every_concept_comes_up_in_some_game(game: str, scenario: str) -> None:
    left = {concept.id: concept.when for concept in load_coach(game, scenario).concept}
    for seed in range(MOST_GAMES):
        left = {id: when for id, when in left.items() if id not in met(game, scenario, seed, left)}
        if not left:
            return
    assert not left, f"never met: {left}"


def met(game: str, scenario: str, seed: int, wanted: dict[str, str]) -> set[str]:
    """The concepts that a learner meets in a game, until there is nothing left to meet.

    Every other game is played by the quick policy, the others by chance: learners go where a bot sees no use.
    """
    rules = GAMES[game]
    state = rules.setup(scenario, rules.seats(scenario)[0], {}, seed)
    rng = seeded(seed)
    found: set[str] = set()
    events: tuple[Event, ...] = ()
    progress = Progress(load_coach(game, scenario))
    for _ in range(MOST_DECISIONS):
        found |= {concept.id for concept in progress.hear(rules.decision(state, LEARNER), events)} & set(wanted)
        if state.over or len(found) == len(wanted):
            break
        seat = rules.acting(state)[0]
        legal = rules.legal(state, seat)
        by_chance = legal[int(rng.below(len(legal)))]
        done = step(rules, state, by_chance if seed % 2 else rules.prior(state, seat, rng))
        assert isinstance(done, Step)
        seen = (rules.redact(event, LEARNER) for event in done.events)
        events = tuple(event for event in seen if event is not None)
    return found


@pytest.mark.parametrize(("game", "scenario"), COACHED)
def test_a_coach_speaks_three_languages_and_keeps_it_short(game: str, scenario: str) -> None:
    info = coach_info(game, scenario)
    for sentence in (info.goal, info.won, info.lost):
        assert tuple(sentence) == LANGUAGES
    for concept in info.concepts:
        assert tuple(concept.text) == LANGUAGES
        tellings = [concept.text[language] for language in LANGUAGES]
        assert len({telling.tell for telling in tellings}) == len(LANGUAGES)
        assert all(len(telling.tell) <= 260 and len(telling.title) <= 40 for telling in tellings)


# what one does with a finger or a mouse
TAPPING = re.compile(
    r"\b(tap|press|click|drag|button|glows?|point at)\b|點選|點一|按下|按「|游標|dotkn|naciśn|klikn|przyciśn|wskaż",
    re.IGNORECASE,
)


@pytest.mark.parametrize(("game", "scenario"), COACHED)
def test_whoever_types_is_not_told_to_tap(game: str, scenario: str) -> None:
    for concept in load_coach(game, scenario).concept:
        for language, words in concept.explained().items():
            said = words.typed or words.tell
            assert TAPPING.search(said) is None, f"{concept.id} {language}: {said}"
            assert bool(words.typed) == bool(concept.en.typed), f"{concept.id} {language}"


@pytest.mark.parametrize(
    ("old", "new", "reason"),
    [
        ('when = "start"', 'when = "soon"', "tutorial-1.toml: walk: when: soon is not one of start"),
        ('when = "start"', 'when = "start:now"', "walk: when: now means nothing behind start"),
        ('when = "start"', 'when = "turn:0"', "walk: when: 0 is no number of a turn"),
        ('when = "start"', 'when = "event"', "walk: when: event of what"),
        ('when = "start"', 'when = "prompt:prompt-activation:x"', "walk: when: x means nothing behind a prompt"),
        ("event:move", "event:fly", "end: when: the game has no event fly"),
        ("option:do-punch", "option:do-kick", "punch: when: the game has no option do-kick"),
        ('"KA-9.1"', '"KA-99.1"', "walk: rules: there is no rule KA-99.1"),
        ('id = "end"', 'id = "walk"', "walk: id: it is there twice"),
        ("[goal]", "[aim]", "tutorial-1.toml: Object contains unknown field `aim`"),
        ("[concept.pl]", "[concept.de]", "tutorial-1.toml: "),
        ("[goal]", "[goal", "tutorial-1.toml: "),
    ],
)
def test_a_mistake_in_a_file_is_said_with_its_place(old: str, new: str, reason: str) -> None:
    assert old in FILE
    with pytest.raises(ValueError, match=r"^tutorial-1\.toml: ") as caught:
        read_coach(GAME, "tutorial-1.toml", FILE.replace(old, new, 1))
    assert reason in str(caught.value)


def test_a_trigger_means_what_it_says() -> None:
    assert is_meant("do-cast*", "do-cast-at") and not is_meant("do-cast", "do-cast-at")
    rules = GAMES[GAME]
    state = rules.setup("tutorial-1", 2, {}, 1)
    decision = rules.decision(state, LEARNER)
    assert decision is not None
    assert is_triggered("start", None, (), 0)
    assert is_triggered("turn:2", None, (), 2) and not is_triggered("turn:2", decision, (), 1)
    assert is_triggered("prompt:prompt-activation", decision, (), 1)
    assert not is_triggered("prompt:prompt-activation", None, (), 1)
    assert is_triggered("option:do-move", decision, (), 1) and not is_triggered("option:do-punch", decision, (), 1)
    assert is_triggered("option:do-move:0", decision, (), 1) and not is_triggered("option:do-move:1", decision, (), 1)


def test_there_is_no_coach_where_none_is_written() -> None:
    for game, scenario in ((GAME, "duel"), ("meeple-war", "normal"), ("chess", "standard"), (GAME, "../first")):
        with pytest.raises(Denied):
            coach_info(game, scenario)


def test_the_page_gets_a_coach_over_http(ada: Person) -> None:
    told = ada.get(f"/api/coach/{GAME}/tutorial-2")
    assert told == msgspec.json.decode(msgspec.json.encode(coach_info(GAME, "tutorial-2")))
    status, answer = ada.ask("GET", f"/api/coach/{GAME}/duel")
    assert status == 404 and answer["error"]["key"] == "server-no-coach"
