"""Playing at a table: over sockets, with a spectator, with bots, with undo, votes and clocks."""

import json
import random
import time

import pytest

from tests.rules import rule
from tests.server.client import Line, Message, Person


def act(line: Line, seat: int, option: Message) -> Message:
    """Take an option, and wait for what comes of it."""
    return line.do("act", seat, action=option["action"])


def play_out(lines: list[Line], seed: int) -> int:
    """Random play until the game is over; how many moves it took."""
    rng = random.Random(seed)
    for moves in range(2000):
        for line in lines:
            line.catch_up()
        asked = [(line, seat) for line in lines for seat in line.hello["mine"] if line.decision(seat)]
        if not asked:
            return moves
        line, seat = asked[0]
        decision = line.decision(seat)
        assert decision is not None
        assert act(line, seat, rng.choice(decision["options"]))["t"] == "update"
    raise AssertionError("the game does not end")


def test_a_whole_game_between_two_people_with_a_spectator(ada: Person, ben: Person, eve: Person) -> None:
    table, invites = ada.make("me", "open", name="Ada")
    assert ben.post("/api/join", {"table": table, "ticket": invites[0]["ticket"], "name": "Ben"})["seat"] == 1
    with ada.sit(table) as red, ben.sit(table) as blue, eve.sit(table) as watcher:
        assert (red.hello["mine"], blue.hello["mine"], watcher.hello["mine"]) == ([0], [1], [])
        assert [seat["name"] for seat in watcher.hello["seats"]] == ["Ada", "Ben"]
        red.deploy(0)
        blue.deploy(1)
        assert play_out([red, blue], 3) > 5
        for line, seat in ((red, 0), (blue, 1), (watcher, -1)):
            line.catch_up()
            assert line.latest[seat]["view"]["phase"] == "over"
            assert any('"t":"over"' in text for text in line.raw)
        assert len(watcher.raw) < len(red.raw)  # it is told nothing of the preparations
    info = eve.get(f"/api/tables/{table}")
    assert info["over"] and info["result"] in ("1-0", "0-1", "0.5-0.5")
    replay = eve.get(f"/api/tables/{table}/replay")
    frames = eve.frames(table)
    assert len(frames) == len(replay["actions"]) + 1
    assert frames[-1]["view"]["phase"] == "over"


def test_the_numbers_of_an_audience_have_no_gaps(ada: Person) -> None:
    table, _ = ada.make("me", "here")
    with ada.sit(table) as line:
        line.deploy(0)
        line.deploy(1)
        play_out([line], 5)
        for seat in (0, 1):
            updates = [json.loads(text) for text in line.raw if f'"t":"update","seat":{seat},' in text]
            assert [update["seq"] for update in updates] == list(range(len(updates)))


def test_a_bot_plays_to_the_end(ada: Person) -> None:
    table, _ = ada.make("me", "bot:random")
    with ada.sit(table) as line:
        line.say("prepare", 0, seq=0)
        assert line.until("update")["seq"] == 1
        assert line.type(0, "lock")["t"] == "update"
        ends = time.monotonic() + 60
        while line.latest[0]["view"]["phase"] != "over":
            decision = line.decision(0)
            if decision is None:
                line.until("update")
            else:
                act(line, 0, decision["options"][len(line.raw) % len(decision["options"])])
            assert time.monotonic() < ends


def test_two_bots_play_alone(ada: Person) -> None:
    table, _ = ada.make("bot:random", "bot:random")
    with ada.sit(table) as line:
        while line.latest[-1]["view"]["phase"] != "over":
            line.until("update")


@rule("SW-16.14")
def test_a_window_on_the_own_turn_is_not_noticed_by_anyone_else(ada: Person, ben: Person, eve: Person) -> None:
    table, invites = ada.make("me", "open", options={"augment_count": "1"})
    ben.post("/api/join", {"table": table, "ticket": invites[0]["ticket"]})
    with ada.sit(table) as red, ben.sit(table) as blue, eve.sit(table) as watcher:
        red.deploy(0, cards="COMMAND")
        blue.deploy(1, "FWPBSPWF/KBAFHFAK", cards="PROPHECY")
        red.catch_up()
        assert red.type(0, "+d1")["t"] == "update"
        blue.catch_up()
        watcher.catch_up()
        red.catch_up()
        heard = len(red.raw), len(watcher.raw)
        played = eve.get(f"/api/tables/{table}")["played"]
        time.sleep(1.1)  # it is told in seconds
        answer = blue.type(1, "+c3")  # a Priest: the window opens for Blue alone
        assert eve.get(f"/api/tables/{table}")["played"] == played
        assert answer["decision"]["prompt"] == "prompt-on-summon"
        red.catch_up()
        watcher.catch_up()
        assert (len(red.raw), len(watcher.raw)) == (heard[0] + 1, heard[1] + 1)  # nothing but the pongs
        assert blue.type(1, ".")["t"] == "update"
        told = [event["e"] for event in red.until("update")["events"]]
        assert told == ["act", "reveal", "turn"]


def test_a_stale_or_repeated_action_is_answered_and_never_done_twice(ada: Person) -> None:
    table, _ = ada.make("me", "here")
    with ada.sit(table) as line:
        decision = line.decision(0)
        assert decision is not None
        first = decision["options"][0]
        assert act(line, 0, first)["seq"] == 1
        line.say("act", 0, seq=0, action=first["action"])
        again = line.until("update", "refused")
        assert (again["seq"], again["seat"]) == (1, 0)
        assert again["view"] == line.latest[0]["view"]
        line.say("act", 0, seq=99, action=first["action"])
        assert line.until("update", "refused")["seq"] == 1


def test_side_by_side_nobody_makes_the_other_stale(ada: Person, ben: Person) -> None:
    table, invites = ada.make("me", "open")
    ben.post("/api/join", {"table": table, "ticket": invites[0]["ticket"]})
    with ada.sit(table) as red, ben.sit(table) as blue:
        red.type(0, "place S a1")
        blue.deploy(1)  # its lock is told to Red
        red.catch_up()
        assert red.seq(0) == 2
        red.say("type", 0, seq=1, text="place H b1")  # decided before Red was told
        assert red.until("update")["view"]["draft"] == {"a1": "S", "b1": "H"}
        red.say("type", 0, seq=1, text="place W c1")  # the same number again is a repetition
        assert red.until("update")["view"]["draft"] == {"a1": "S", "b1": "H"}
        red.say("type", 0, seq=0, text="place W c1")
        assert red.until("update")["seq"] == 3


def test_a_refused_move_names_its_rule_and_changes_nothing(ada: Person) -> None:
    table, _ = ada.make("me", "here")
    with ada.sit(table) as line:
        answer = line.type(0, "place S a3")
        assert (answer["t"], answer["rule"], answer["text"]) == ("refused", "SW-2.3", "refused-SW-2-3")
        line.say("why", 0, text="place S a3")
        why = line.until("why")
        assert (why["rule"], why["legal"]) == ("SW-2.3", False)
        line.say("why", 0, text="place S a1")
        assert line.until("why")["legal"]
        assert line.type(0, "nonsense") == {"t": "error", "key": "garbled-move", "words": {"text": "nonsense"}}
        line.say("sync", 0, seq=0)
        assert line.until("update")["seq"] == 0


def test_a_shortcut_stops_where_it_is_refused(ada: Person) -> None:
    table, _ = ada.make("me", "here")
    with ada.sit(table) as line:
        decision = line.decision(0)
        assert decision is not None
        places = {option["notation"]: option["action"] for option in decision["options"]}
        wanted = [places["place S a1"], places["place H b1"], places["place W a1"], places["place W c1"]]
        line.say("many", 0, seq=0, actions=wanted)
        update = line.until("update")
        assert update["seq"] == 1
        assert update["view"]["draft"] == {"a1": "S", "b1": "H"}
        assert [event["e"] for event in update["events"]] == ["act", "act"]
        assert line.until("refused")["notation"] == "place W a1"


def test_undo_takes_back_and_the_other_side_does_not_notice(ada: Person, ben: Person) -> None:
    table, invites = ada.make("me", "open")
    ben.post("/api/join", {"table": table, "ticket": invites[0]["ticket"]})
    with ada.sit(table) as red, ben.sit(table) as blue:
        red.type(0, "place S a1")
        blue.type(1, "place H a3")
        blue.catch_up()
        heard = len(blue.raw)
        assert red.latest[0]["undo"]
        red.say("undo", 0, seq=red.seq(0))
        back = red.until("update")
        assert back["view"]["draft"] == {} and not back["undo"] and back["seq"] == 2
        assert back["log"] == [{"seq": 2, "events": [], "back": {"by": 0, "count": 1}}]
        blue.catch_up()
        assert len(blue.raw) == heard + 1
        blue.say("sync", 1, seq=0)
        again = blue.until("update")
        assert again["seq"] == 1 and len(again["events"]) == 1


def test_undo_beyond_the_fence_asks_everyone(ada: Person, ben: Person) -> None:
    table, invites = ada.make("me", "open")
    ben.post("/api/join", {"table": table, "ticket": invites[0]["ticket"]})
    with ada.sit(table) as red, ben.sit(table) as blue:
        red.deploy(0)
        blue.deploy(1)
        red.catch_up()
        red.type(0, "+d1")
        blue.catch_up()
        assert red.latest[0]["ask"] and not red.latest[0]["undo"]
        for answer, expected in ((False, 1), (True, 0)):
            red.say("undo", 0, seq=red.seq(0))
            assert red.until("update")["vote"] == {"kind": "undo", "by": 0, "yes": [0], "waiting": [1]}
            assert blue.until("update")["vote"]["waiting"] == [1]
            blue.say("vote", 1, yes=answer)
            settled = red.until("update")
            assert settled["vote"] is None
            assert settled["view"]["turn"] == expected
            assert blue.until("update")["vote"] is None
        assert settled["decision"]["prompt"] == "prompt-duty"
        assert settled["log"] is not None
        assert red.type(0, "+d1")["t"] == "update"


def test_the_log_shows_every_undo_to_all_who_saw_what_is_gone(ada: Person, ben: Person, eve: Person) -> None:
    table, invites = ada.make("me", "open")
    ben.post("/api/join", {"table": table, "ticket": invites[0]["ticket"]})
    with ada.sit(table) as red, ben.sit(table) as blue, eve.sit(table) as watcher:
        red.deploy(0)
        blue.deploy(1)
        red.catch_up()
        red.type(0, "+d1")
        red.say("undo", 0, seq=red.seq(0))
        red.until("update")
        blue.catch_up()
        blue.say("vote", 1, yes=True)
        for line in (red, blue, watcher):
            line.catch_up()
        assert red.type(0, "+d1")["t"] == "update"
        watcher.catch_up()
        assert watcher.latest[-1]["vote"] is None
    for person, seat in ((ada, 0), (ben, 1), (eve, -1)):  # it is there again for whoever comes back
        with person.sit(table) as line:
            backs = [entry["back"] for entry in line.latest[seat]["log"] if "back" in entry]
            assert backs == [{"by": 0, "count": 1}]


def test_a_person_keeps_the_vote_while_a_bot_stands_in(ada: Person, ben: Person) -> None:
    """Else whoever is taken over could be attacked, looked at, and attacked anew."""
    table, invites = ada.make("me", "open")
    ben.post("/api/join", {"table": table, "ticket": invites[0]["ticket"]})
    with ada.sit(table) as red, ben.sit(table) as blue:
        red.deploy(0)
        blue.deploy(1)
        red.catch_up()
        ben.post(f"/api/tables/{table}/takeover", {"seat": 1, "bot": "random", "seconds": 0.05})
        red.type(0, "+d1")
        while red.decision(0) is None:
            red.until("update")
        red.say("undo", 0, seq=red.seq(0))
        asked = red.until("update")
        assert asked["vote"]["waiting"] == [1] and asked["log"] is None
        blue.catch_up()
        blue.say("vote", 1, yes=True)
        assert red.until("update")["log"] is not None


def test_alone_with_a_bot_undo_goes_beyond_the_fence_at_once(ada: Person) -> None:
    table, _ = ada.make("me", "bot:random")
    with ada.sit(table) as line:
        line.deploy(0)
        while line.decision(0) is None or line.latest[0]["view"]["phase"] != "play":
            line.until("update")
        assert line.type(0, "+d1")["t"] == "update"
        while line.decision(0) is None:
            line.until("update")
        assert line.do("undo", 0)["log"] is not None
        assert line.decision(0)["prompt"] == "prompt-duty"  # type: ignore[index]  # the decision is there


def test_a_bot_takes_over_for_who_left_and_hands_back(ada: Person, ben: Person) -> None:
    table, invites = ada.make("me", "open")
    ben.post("/api/join", {"table": table, "ticket": invites[0]["ticket"]})
    path = f"/api/tables/{table}/takeover"
    with ada.sit(table) as red:
        with ben.sit(table):
            status, answer = ada.ask("POST", path, {"seat": 1, "bot": "random", "seconds": 0.05})
            assert (status, answer["error"]["key"]) == (403, "server-present")
        red.until("people")
        red.deploy(0)
        status, answer = ada.ask("POST", path, {"seat": 1, "bot": "random", "seconds": 0.05})
        assert (status, answer["error"]["key"]) == (403, "server-grace")  # not the moment the line drops
        assert 170 < ada.get(f"/api/tables/{table}")["seats"][1]["grace"] <= 180
        ben.post(path, {"seat": 1, "bot": "random", "seconds": 0.05})
        while red.latest[0]["view"]["phase"] != "play":
            red.until("update")
        assert ada.ask("POST", path, {"seat": 1, "bot": None})[0] == 403
        seats = ben.post(path, {"seat": 1, "bot": None})["seats"]
        assert not seats[1]["stand_in"]
        red.type(0, "+d1")
        with ben.sit(table) as blue:
            assert blue.decision(1) is not None
            option = blue.decision(1)["options"][0]  # type: ignore[index]  # asserted above
            assert act(blue, 1, option)["t"] == "update"
    assert ben.ask("POST", path, {"seat": 7, "bot": "random"})[0] == 404
    assert Person(ada.server).ask("POST", path, {"seat": 0, "bot": "random"})[0] == 403


@rule("SW-12.9")
def test_a_clock_that_runs_out_loses_the_game(ada: Person, ben: Person) -> None:
    table, invites = ada.make("me", "open", clock={"minutes": 0.02, "increment": 0.0})
    with ada.sit(table) as red:
        assert red.latest[0]["clocks"] == [{"seat": seat, "left": 1200, "running": False} for seat in (0, 1)]
        ben.post("/api/join", {"table": table, "ticket": invites[0]["ticket"]})
        over = red.until("over", timeout=10)
        assert over == {"t": "over", "replay": table}
        assert red.latest[0]["view"]["ending"] == "time"
        assert red.type(0, "place S a1")["rule"] == "SW-4.11"


def test_nobody_can_drop_their_own_flag(ada: Person) -> None:
    table, _ = ada.make("me", "here")
    with ada.sit(table) as line:
        assert all(aside["notation"] != "flag" for aside in line.latest[0]["asides"])
        assert line.type(0, "flag")["key"] == "server-flag"


def test_my_tables_say_where_it_is_my_turn(ada: Person, ben: Person) -> None:
    table, invites = ada.make("me", "open", listed=True)
    assert [info["table"] for info in ben.get("/api/tables")].count(table) == 1
    ben.post("/api/join", {"table": table, "ticket": invites[0]["ticket"]})
    with ada.sit(table) as red, ben.sit(table) as blue:
        red.deploy(0)
        assert not ada.get("/api/mine")[0]["turn"]
        assert ben.get("/api/mine")[0]["turn"]
        blue.deploy(1)
        assert ada.get("/api/mine")[0]["turn"]
        assert ada.get("/api/mine")[0]["mine"] == [0]


def test_play_on_from_a_moment_of_a_replay(ada: Person, ben: Person) -> None:
    table, _ = ada.make("me", "here")
    with ada.sit(table) as line:
        line.deploy(0)
        line.deploy(1)
        line.type(0, "+d1")
        line.type(1, "resign")
    replay = ada.get(f"/api/tables/{table}/replay")
    kept = ben.post("/api/replays", replay)["replay"]
    status, answer = ben.ask("POST", "/api/replays", {**replay, "rules": 99})
    assert status == 409 and answer["error"]["key"] == "server-replay-rules"
    assert answer["error"]["words"]["found"] == 99
    forked = ben.post(f"/api/replays/{kept}/fork", {"at": 34, "seats": [{"who": "me"}, {"who": "here"}]})["table"]
    with ben.sit(forked) as line:
        assert line.decision(0)["prompt"] == "prompt-duty"  # type: ignore[index]  # it is Red's first turn
        assert line.type(0, "+d1")["t"] == "update"
    replay["digest"] = "0" * 32
    status, answer = ben.ask("POST", "/api/replays", replay)
    assert (status, answer["error"]["key"]) == (400, "server-replay")
    assert ben.ask("POST", f"/api/replays/{kept}/fork", {"at": 999, "seats": []})[0] == 400


@pytest.mark.parametrize("language", ["en", "zh-Hant", "pl"])
def test_texts_rules_and_examples_can_be_read(ada: Person, language: str) -> None:
    shared, own = ada.get(f"/api/texts/{language}")["ftl"], ada.get(f"/api/texts/{language}/summoner-war")["ftl"]
    assert "server-legal =" in shared and "piece-S =" in own and "piece-S =" not in shared
    rules = ada.get("/api/rules/summoner-war")
    assert rules["chapters"][0]["title"][language]
    id = rules["vectors"]["SW-7.71"][0]
    example = ada.get(f"/api/vectors/summoner-war/{id}")
    assert example["frames"][0]["view"]["pieces"]
    assert "SW-7.71" in example["rules"]
