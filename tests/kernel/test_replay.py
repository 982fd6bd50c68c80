"""Replays: written, read, played again, and what is said when that does not work."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest
from msgspec import structs

from warbook.games import GAMES
from warbook.kernel.content.replay_files import read_replay, write_replay
from warbook.kernel.replay import digest, record, replay_states, replay_steps, replayed
from warbook.kernel.rng import seeded
from warbook.kernel.run import step
from warbook.kernel.wire import Replay, Reseeded

GAME = GAMES["summoner-war"]
OPTIONS = {"augment_count": "2", "first_player": "random"}


def played(seed: int = 11) -> Replay:
    """A random game to its end."""
    state = GAME.setup("standard", 2, OPTIONS, seed)
    rng = seeded(seed)
    actions = []
    while not state.over:
        acting = GAME.acting(state)
        options = GAME.legal(state, acting[int(rng.below(len(acting)))])
        actions.append(options[int(rng.below(len(options)))])
        step(GAME, state, actions[-1])
    return record(GAME, "standard", 2, OPTIONS, seed, actions, state)


REPLAY = played()
NUMBER = len(REPLAY.actions) - 5  # an action of the game proper


def changed(place: int, text: str) -> Replay:
    """The replay with another action at a place."""
    return structs.replace(REPLAY, actions=[*REPLAY.actions[:place], text, *REPLAY.actions[place + 1 :]])


def test_a_replay_ends_where_the_game_ended() -> None:
    assert digest(GAME, replayed(GAME, REPLAY)) == REPLAY.digest
    assert REPLAY.result in ("1-0", "0-1", "0.5-0.5")


def test_options_are_written_down_as_given() -> None:
    assert REPLAY.options == OPTIONS


def test_a_file_brings_a_replay_back(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    write_replay(path, REPLAY)
    assert read_replay(path) == REPLAY
    assert [file.name for file in tmp_path.iterdir()] == ["game.json"]


def test_writing_replaces_a_file_whole_or_leaves_it(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    write_replay(path, REPLAY)
    write_replay(path, structs.replace(REPLAY, seed=12))
    assert read_replay(path).seed == 12
    broken = structs.replace(REPLAY, options={"name": object()})  # cannot be written
    with pytest.raises(TypeError):
        write_replay(path, broken)
    assert read_replay(path).seed == 12
    assert [file.name for file in tmp_path.iterdir()] == ["game.json"]


def test_the_states_of_a_replay_are_one_more_than_its_actions() -> None:
    states = list(replay_states(GAME, REPLAY))
    assert len(states) == len(REPLAY.actions) + 1
    assert [state.steps for state in states] == list(range(len(states)))
    assert digest(GAME, states[-1]) == REPLAY.digest


def test_the_steps_of_a_replay_tell_what_happened() -> None:
    steps = list(replay_steps(GAME, REPLAY))
    assert [f"{int(action) >> 24}:{GAME.write(action)}" for action, _, _ in steps] == REPLAY.actions
    assert all(done.events for _, done, _ in steps)


def test_an_unfinished_game_has_no_result() -> None:
    state = GAME.setup("standard", 2, {}, 1)
    replay = record(GAME, "standard", 2, {}, 1, [], state)
    assert replay.result == ""
    assert digest(GAME, replayed(GAME, replay)) == replay.digest


@pytest.mark.parametrize(
    ("replay", "sentence"),
    [
        (structs.replace(REPLAY, format=2), "the replay has format 2, and only format 1 can be read"),
        (structs.replace(REPLAY, game="chess"), "the replay is of chess, not of summoner-war"),
        (
            structs.replace(REPLAY, rules=GAME.rules + 1),
            f"the replay was played by rules number {GAME.rules + 1}, and summoner-war is at {GAME.rules}",
        ),
        (
            structs.replace(REPLAY, content="0" * 16),
            f"the replay was played with content {'0' * 16}, and summoner-war has {GAME.content}",
        ),
        (structs.replace(REPLAY, scenario="islands"), "scenario 'islands'"),
        (structs.replace(REPLAY, seats=3), "3 seats"),
        (structs.replace(REPLAY, options={"weather": "fine"}), "option weather: not known"),
        (
            structs.replace(REPLAY, options={"augment_count": "9"}),
            "option augment_count: '9' is not a number from 0 to 7",
        ),
        (structs.replace(REPLAY, digest="00"), f"the replay ends on digest {REPLAY.digest}, and 00 was recorded"),
        (structs.replace(REPLAY, result="2-0"), "and '2-0' was recorded"),
        (changed(NUMBER, "0:h1-a4"), rf"action {NUMBER + 1} of {len(REPLAY.actions)}, '0:h1-a4': refused by rule SW-"),
        (changed(NUMBER, "+d1"), f"action {NUMBER + 1} of .* begins with no seat from 0 to 1 and a colon"),
        (changed(NUMBER, "2:+d1"), f"action {NUMBER + 1} of .* begins with no seat from 0 to 1 and a colon"),
        (changed(NUMBER, "0:+z9"), f"action {NUMBER + 1} of .*, '0:[+]z9': garbled cell: text 'z9'"),
        (changed(NUMBER, "0:"), f"action {NUMBER + 1} of .*, '0:': garbled empty"),
    ],
)
def test_a_replay_of_something_else_is_refused_in_one_sentence(replay: Replay, sentence: str) -> None:
    with pytest.raises(ValueError, match=sentence) as caught:
        replayed(GAME, replay)
    assert "\n" not in str(caught.value)
    with pytest.raises(ValueError, match=sentence):
        list(replay_states(GAME, replay))


def test_an_action_after_the_end_is_refused() -> None:
    longer = structs.replace(REPLAY, actions=[*REPLAY.actions, "0:resign"])
    with pytest.raises(ValueError, match=f"action {len(longer.actions)} of .*: refused by rule SW-4.11"):
        replayed(GAME, longer)


WRITTEN = msgspec.json.encode(REPLAY)


def with_new_chance(*places: int) -> bytes:
    """The replay as if its chance had been made new at these places."""
    made = tuple(Reseeded(at, f"blake2b:{'ab' * 32}") for at in places)
    return msgspec.json.encode(structs.replace(REPLAY, reseeded=made))


@pytest.mark.parametrize(
    ("data", "sentence"),
    [
        (WRITTEN[:200], "Input data was truncated - the file has 200 bytes"),
        (WRITTEN[:-1], "truncated"),
        (b"", "truncated - the file has 0 bytes"),
        (b"hello", r"invalid character \(byte 0\)"),
        (b"\xff\xfe", r"invalid character \(byte 0\)"),
        (b"[]", "Expected `object`, got `array`"),
        (b"{}", "missing required field `format`"),
        (WRITTEN.replace(b'"seed":11', b'"seed":"11"'), r"names the generator '11', .* - at `\$.seed`"),
        (WRITTEN.replace(b'"seed":11', b'"seed":null'), r"Expected `int \| str`, got `null` - at `\$.seed`"),
        (WRITTEN.replace(b'"seed":11', b'"seed":"blake2b:00"'), r"has 2 digits .* - at `\$.seed`"),
        (with_new_chance(-1), r"after -1 actions, .* - at `\$.reseeded\[0\].at`"),
        (with_new_chance(len(REPLAY.actions) + 1), r"within \d+ actions - at `\$.reseeded\[0\].at`"),
        (with_new_chance(3, 3), r"have to go up .* - at `\$.reseeded\[1\].at`"),
        (with_new_chance(3).replace(b"blake2b:ab", b"blake2b:zz"), r"'z' in its key, .* - at `\$.reseeded\[0\].seed`"),
        (with_new_chance(3).replace(b'"at":3', b'"at":3,"of":1'), r"unknown field `of` - at `\$.reseeded\[0\]`"),
        (WRITTEN.replace(b'"seed":11', b'"seed":11,"mood":"good"'), "unknown field `mood`"),
        (WRITTEN.replace(b'"seed":11,', b""), "missing required field `seed`"),
        (
            WRITTEN.replace(b'"format":1', b'"format":7'),
            r"has format 7, and only format 1 can be read - at `\$.format`",
        ),
        (b'{"format":1,"game":' + b"[" * 50_000, "recursion"),
    ],
)
def test_a_file_that_is_no_replay_is_refused_with_its_name_and_the_place(
    data: bytes, sentence: str, tmp_path: Path
) -> None:
    path = tmp_path / "game.json"
    path.write_bytes(data)
    with pytest.raises(ValueError, match=sentence) as caught:
        read_replay(path)
    assert str(caught.value).startswith(f"{path}: ")
    assert "\n" not in str(caught.value)
