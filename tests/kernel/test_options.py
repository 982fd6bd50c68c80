"""What a table may be agreed to be, and what is said about anything else."""

import pytest

from warbook.kernel.options import check_scenario, check_seats, numbers_of, option_texts
from warbook.kernel.wire import Setting

PACE = Setting("pace", "slow", ("slow", "fast"), rule="TT-1.1")
CAP = Setting("cap", "50", (), 20, 200, rule="TT-1.2")
PIECES = Setting("pieces", "S1 H1", (), pattern="letters and numbers")
SETTINGS = [PACE, CAP, PIECES]


def test_what_is_not_given_has_its_default() -> None:
    texts = option_texts(SETTINGS, {"pace": "fast", "pieces": "anything"})
    assert texts == {"pace": "fast", "cap": "50", "pieces": "anything"}
    assert numbers_of(SETTINGS, texts) == {"cap": 50}


@pytest.mark.parametrize(
    ("given", "sentence"),
    [
        ({"rain": "yes"}, "option rain: not known; the options are pace, cap, pieces (TT-9.9)"),
        ({"pace": "late"}, "option pace: 'late' is not one of slow, fast (TT-1.1)"),
        ({"cap": "19"}, "option cap: '19' is not a number from 20 to 200 (TT-1.2)"),
        ({"cap": "201"}, "option cap: '201' is not a number from 20 to 200 (TT-1.2)"),
        ({"cap": "-20"}, "option cap: '-20' is not a number from 20 to 200 (TT-1.2)"),
        ({"cap": "٢٠"}, "option cap: '٢٠' is not a number from 20 to 200 (TT-1.2)"),
        ({"cap": "00050"}, "option cap: '00050' is not a number from 20 to 200 (TT-1.2)"),
        ({"cap": ""}, "option cap: '' is not a number from 20 to 200 (TT-1.2)"),
    ],
)
def test_what_is_not_known_is_said(given: dict[str, str], sentence: str) -> None:
    with pytest.raises(ValueError) as told:
        option_texts(SETTINGS, given, "TT-9.9")
    assert str(told.value) == sentence


def test_a_scenario_has_to_be_known() -> None:
    check_scenario("toy", "short", ["short", "long"])
    with pytest.raises(ValueError, match=r"^scenario 'wide': toy has short, long$"):
        check_scenario("toy", "wide", ["short", "long"])


@pytest.mark.parametrize(
    ("players", "rule", "sentence"),
    [
        ([2], "TT-1.1", "5 seats: toy is for exactly 2 (TT-1.1)"),
        ([2, 4], "", "5 seats: toy is for 2 or 4"),
        ([1, 2, 3, 4], "", "5 seats: toy is for 1, 2, 3 or 4"),
    ],
)
def test_how_many_may_play(players: list[int], rule: str, sentence: str) -> None:
    check_seats("toy", players[0], players, rule)
    with pytest.raises(ValueError) as told:
        check_seats("toy", 5, players, rule)
    assert str(told.value) == sentence
