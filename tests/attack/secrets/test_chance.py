"""Points 4 and 10: dice that are computed from earlier dice, and tables whose maker knows every roll."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.attack.people import Honest, visitor
from tests.attack.scale import scaled
from tests.attack.secrets.seed_search import found, rolled_at, stream
from tests.server.client import Message, Person, Served, serving

GOLDEN = Path(__file__).parents[2] / "games" / "krosmaster" / "golden" / "duel-free.json"
SEED = 2  # of the golden replay: anybody can read it there
REACH = 500  # draws before the first die that was written down
ME, HERE, OPEN = {"who": "me"}, {"who": "here"}, {"who": "open"}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """A server without rates: many moves are made, as fast as they can."""
    with serving(tmp_path_factory.mktemp("chance") / "data", "--rate", "0") as served:
        yield served
    assert "Traceback" not in served.log.read_text()


def forked(person: Person, at: int, *seats: Message) -> Message:
    """A table that begins with the first moves of a replay whose seed everybody knows."""
    kept = person.post("/api/replays", GOLDEN.read_bytes())["replay"]
    made: Message = person.post(f"/api/replays/{kept}/fork", {"at": at, "seats": list(seats)})
    return {**made, "of": kept}


def foretold(dice: bytes) -> bool:
    """Whether sixteen of these dice in a row are what the known seed gives somewhere: by chance they never are."""
    known = stream(SEED, 6, 2000)
    return any(dice[start : start + 16] in known for start in range(len(dice) - 15))


def test_the_attack_finds_a_seed_of_the_quick_generator_and_foretells_the_dice(server: Served) -> None:
    """Else the next tests would show nothing: alone at a fork somebody keeps the replay's known seed."""
    ada, eve = visitor(server), visitor(server)
    dice = rolled_at(forked(ada, 0, ME, HERE)["table"], eve, ada, wanted=60)
    first, rest = dice[:24], dice[24:]
    [(seed, place)] = found(first, range(scaled(400, 20_000)), REACH)
    assert seed == SEED
    assert stream(seed, 6, place + len(dice))[place + 24 :] == rest and foretold(dice)


def test_the_attack_finds_nothing_at_a_new_table(server: Served, honest: Honest) -> None:
    eve = visitor(server)
    for _ in range(scaled(2, 5)):
        ada = visitor(server)
        table, _ = ada.make("me", "here", game="krosmaster-arena", options={})
        dice = rolled_at(table, eve, ada)
        assert len(dice) >= 24
        assert found(dice, range(scaled(400, 20_000)), REACH) == []


def test_a_seed_is_too_long_to_be_tried_and_public_only_after_the_end(server: Served) -> None:
    ada, eve = visitor(server), visitor(server)
    seeds = set()
    for _ in range(2):
        table, _ = ada.make("me", "here", game="krosmaster-arena", options={})
        assert eve.ask("GET", f"/api/tables/{table}/replay")[0] == 403
        with ada.sit(table) as line:
            line.type(0, "resign")
        seed = eve.get(f"/api/tables/{table}/replay")["seed"]
        assert isinstance(seed, str) and len(seed.partition(":")[2]) * 4 >= 128
        seeds.add(seed)
    assert len(seeds) == 2


@pytest.mark.parametrize("at", [0, 60])
def test_the_maker_of_a_rigged_table_does_not_know_the_dice(server: Served, honest: Honest, at: int) -> None:
    ada, ben, eve = visitor(server), visitor(server), visitor(server)
    made = forked(ada, at, ME, OPEN)
    table = made["table"]
    ben.post("/api/join", {"table": table, "ticket": made["invites"][0]["ticket"], "name": "Ben"})
    told = {"replay": made["of"], "at": at, "fresh": True}
    assert eve.get(f"/api/tables/{table}")["fork"] == told
    with ben.sit(table) as line:
        assert line.hello["fork"] == told
    dice = rolled_at(table, eve, ada, ben)
    assert len(dice) >= 24
    assert not foretold(dice)


def test_a_fork_of_a_rigged_table_is_not_rigged_either(server: Served) -> None:
    """Finish the fork alone, and fork that one with somebody else at the table."""
    ada, ben, eve = visitor(server), visitor(server), visitor(server)
    alone = forked(ada, 60, ME, HERE)["table"]
    with ada.sit(alone) as line:
        line.type(0, "resign")
    made = ada.post(f"/api/replays/{alone}/fork", {"at": 60, "seats": [ME, OPEN]})
    ben.post("/api/join", {"table": made["table"], "ticket": made["invites"][0]["ticket"]})
    dice = rolled_at(made["table"], eve, ada, ben)
    assert len(dice) >= 24
    assert not foretold(dice)
