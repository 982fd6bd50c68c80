"""A table with one chair: made, played over a socket to its end, kept as a replay; a bot may sit there too."""

from __future__ import annotations

import random

from tests.rules import rule
from tests.server.client import Person


@rule("RT-18.1")
def test_somebody_plays_a_whole_game_alone(ada: Person) -> None:
    table, invites = ada.make("me", game="rift-in-time", scenario="RS01", options={"difficulty": "three-stars"})
    assert invites == []
    rng = random.Random(4)
    with ada.sit(table) as line:
        assert line.hello["mine"] == [0]
        for _ in range(1500):
            decision = line.decision(0)
            if decision is None:
                break
            assert line.do("act", 0, action=rng.choice(decision["options"])["action"])["t"] == "update"
        assert line.latest[0]["view"]["phase"] == "over"
    info = ada.get(f"/api/tables/{table}")
    assert info["over"] and info["result"] in ("0", "1")
    assert ada.get(f"/api/tables/{table}/replay")["options"]["difficulty"] == "three-stars"


def test_a_bot_plays_a_whole_game_alone(ada: Person) -> None:
    table, _ = ada.make("bot:random", game="rift-in-time", scenario="RS01", options={})
    with ada.sit(table) as line:
        while line.latest[-1]["view"]["phase"] != "over":
            line.until("update")
