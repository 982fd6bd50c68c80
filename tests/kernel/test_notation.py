"""Actions as short texts: parts in the order they are said, whatever the order they are packed in."""

import pytest

from warbook.kernel.api import Seat, act, arg_of
from warbook.kernel.mistakes import Said
from warbook.kernel.notation import Form, Grammar, counted, listed, part, words

COLOUR = words(("red", "blue"), {"rot": 0})
NAMES = listed(["ann", "bo"], 4)
USE = part(["", "fire", "big fire"], "garbled-use")
GRAMMAR = Grammar(
    {
        0: Form("paint", (COLOUR, counted(3)), example=4),
        1: Form("give", (COLOUR, NAMES), (1, 0)),
        2: Form("use", (counted(2), USE)),
        3: Form("end"),
    }
)


@pytest.mark.parametrize(
    ("text", "verb", "arg"),
    [
        ("paint blue 2", 0, 1 * 3 + 1),
        ("give blue ann", 1, 0 * 2 + 1),
        ("give red bo", 1, 1 * 2 + 0),
        ("give red #3", 1, 3 * 2),
        ("use 2", 2, 3),
        ("use 1 big fire", 2, 2),
        ("end", 3, 0),
    ],
)
def test_a_text_is_read_and_written(text: str, verb: int, arg: int) -> None:
    action = GRAMMAR.read(text, Seat(1))
    assert action == act(1, verb, arg)
    assert GRAMMAR.write(action) == text


def test_more_is_understood_than_is_written() -> None:
    assert arg_of(GRAMMAR.read("  PAINT   Rot 1 ", Seat(0))) == 0
    assert GRAMMAR.write(GRAMMAR.read("paint rot 1", Seat(0))) == "paint red 1"


@pytest.mark.parametrize(
    ("text", "key", "words"),
    [
        (" ", "garbled-empty", {}),
        ("dance", "garbled-move", {"text": "dance"}),
        ("paint red", "garbled-form", {"text": "paint red", "form": "paint blue 2"}),
        ("end now", "garbled-form", {"text": "end now", "form": "end"}),
        ("use", "garbled-form", {"text": "use", "form": "use 1"}),
        ("paint green 1", "garbled-name", {"text": "green", "shown": "red, blue"}),
        ("paint red 4", "garbled-number", {"text": "4", "shown": "3"}),
        ("paint red 1 1", "garbled-number", {"text": "1 1", "shown": "3"}),
        ("give red cy", "garbled-name", {"text": "cy", "shown": "ann, bo"}),
        ("use 1 water", "garbled-use", {"text": "water", "shown": ""}),
    ],
)
def test_a_mistake_says_what_is_wrong(text: str, key: str, words: dict[str, str]) -> None:
    with pytest.raises(Said) as caught:
        GRAMMAR.read(text, Seat(0))
    assert (caught.value.key, caught.value.words) == (key, words)
