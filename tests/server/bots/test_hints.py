"""Hints: one of the own options, for people without other people, from what the seat may know, and not too often."""

from __future__ import annotations

from pathlib import Path
from time import monotonic

import msgspec
import pytest

from tests.server.client import Line, Message, Person, serving
from warbook.cli.commands.serve import limits_for
from warbook.games import GAMES
from warbook.kernel.api import Action, Seat
from warbook.kernel.rng import seeded
from warbook.server.bots.hints import Hints
from warbook.server.bots.worker_main import Asked, decide

KROSMASTER = {"game": "krosmaster-arena", "scenario": "tutorial-1", "options": {}}


def hint(line: Line, seat: int = 0) -> Message:
    line.catch_up()
    line.say("hint", seat, seq=line.seq(seat))
    return line.until("hint", "error")


def test_a_hint_is_one_of_the_options_and_changes_nothing(ada: Person) -> None:
    table, _ = ada.make("me", "bot:greedy", **KROSMASTER)
    with ada.sit(table) as line:
        before = line.seq(0)
        told = hint(line)
        decision = line.decision(0)
        assert decision is not None
        option = next(each for each in decision["options"] if each["action"] == told["action"])
        wanted = {key: option[key] for key in ("action", "notation", "text")} | {"words": option.get("words", {})}
        assert told == {"t": "hint", "seat": 0, "seq": before, **wanted}
        line.catch_up()
        assert line.seq(0) == before
        assert line.do("act", 0, action=told["action"])["seq"] == before + 1


def test_both_seats_of_one_screen_get_hints(ada: Person) -> None:
    table, _ = ada.make("me", "here", **KROSMASTER)
    with ada.sit(table) as line:
        assert hint(line)["t"] == "hint"
        assert hint(line, 1) == {"t": "error", "key": "server-nothing", "words": {}}  # it is not asked
        line.type(0, "end")
        assert hint(line, 1)["t"] == "hint"


def test_nobody_is_helped_against_people(ada: Person, ben: Person) -> None:
    table, invites = ada.make("me", "open", **KROSMASTER)
    with ada.sit(table) as line:
        assert hint(line)["key"] == "server-no-help"  # whoever comes may be a person
        ben.post("/api/join", {"table": table, "ticket": invites[0]["ticket"]})
        line.until("people")
        assert hint(line)["key"] == "server-no-help"
        ben.post(f"/api/tables/{table}/takeover", {"seat": 1, "bot": "greedy", "seconds": 0.05})
        line.until("people")
        assert hint(line)["key"] == "server-no-help"  # a bot that plays for a person who may come back


def test_a_stale_question_is_answered_with_the_present_truth(ada: Person) -> None:
    table, _ = ada.make("me", "here", **KROSMASTER)
    with ada.sit(table) as line:
        line.type(0, "end")
        line.catch_up()
        line.say("hint", 0, seq=line.seq(0) - 1)
        assert line.until("hint", "update", "error")["t"] == "update"


def test_a_seat_of_somebody_else_gets_none(ada: Person, eve: Person) -> None:
    table, _ = ada.make("me", "bot:greedy", **KROSMASTER)
    with eve.sit(table) as line:
        line.say("hint", 0, seq=0)
        assert line.until("hint", "error")["key"] == "server-not-yours"


def test_one_hint_is_sought_at_a_time(ada: Person) -> None:
    table, _ = ada.make("me", "bot:greedy", **KROSMASTER)
    with ada.sit(table) as line:
        for _ in range(2):
            line.say("hint", 0, seq=line.seq(0))
        heard = [line.until("hint", "error") for _ in range(2)]
        assert [each.get("key") for each in heard] == ["server-fast", None]


def test_hints_are_rationed(tmp_path: Path) -> None:
    with serving(tmp_path / "data") as served:
        ada = Person(served)
        table, _ = ada.make("me", "bot:greedy", **KROSMASTER)
        with ada.sit(table) as line:
            for _ in range(40):
                if hint(line).get("key") == "server-fast":
                    return
    pytest.fail("forty hints on end")


def test_a_server_without_limits_does_not_ration_hints() -> None:
    hints = Hints(limits_for(0, grace=0).hint_rate)
    assert all(hints._bucket.take(1.0) for _ in range(100))
    rationed = Hints(limits_for(None, grace=0).hint_rate)
    assert sum(rationed._bucket.take(monotonic()) for _ in range(100)) < 100


def test_a_hint_comes_from_what_the_seat_may_know() -> None:
    """Two deals that a seat cannot tell apart are one and the same to the bot that is asked for it."""
    game = GAMES["summoner-war"]
    state = game.setup("standard", 2, {"augment_count": "0"}, 7)
    for seat in (0, 1):
        while Seat(seat) in game.acting(state):
            game.apply(state, game.prior(state, Seat(seat), seeded(seat + 5)))
    asked = game.acting(state)[0]
    other = game.determinize(state, asked, seeded(99))
    view = game.view(state, asked)
    assert msgspec.json.encode(game.view(other, asked)) == msgspec.json.encode(view)
    assert game.dump(other) != game.dump(state)

    def advised(dealt: object) -> int:
        known = game.determinize(dealt, asked, seeded(3))
        return decide(Asked(game.name, game.content, game.dump(known), int(asked), "greedy", 3, 0.1))

    found = advised(state)
    assert game.refuse(state, Action(found)) is None
    assert advised(other) == found
