"""What would come of it: several meeples on one way, who holds what, how long a worker takes."""

from __future__ import annotations

import pytest

from tests.games.meeple.boards import Table, answer, asked, staged
from tests.rules import rule
from warbook.games.meeple.present.events import Battle
from warbook.games.meeple.present.view import view
from warbook.games.meeple.present.view_parts import SlotView, TileView
from warbook.games.meeple.village.buildings import choices_of, is_full, move_worker
from warbook.kernel.wire import Option, Word

BATTLES = [  # who marches on whom, and with what behind them
    {"orange": "T03 6", "blue": "0,0 3"},
    {"orange": "T03 4", "blue": "0,0 4"},
    {"orange": "T03 5 ; 1,-1 2", "blue": "0,0 3", "map": "forge 1,-1"},
    {"orange": "T03 5", "blue": "0,0 3 ; 1,-1 2", "map": "shield 1,-1"},
]


def tile(table: Table, code: str) -> TileView:
    """A territory as everyone sees it."""
    return next(each for each in view(table.state, -1).tiles if each.code == code)


def slot(table: Table, number: int) -> SlotView:
    """A slot of a village as everyone sees it."""
    return view(table.state, -1).slots[number]


def told(option: Option, count: int) -> tuple[str, dict[str, Word]]:
    """What is said of a way that so many take."""
    if count == 1:
        return option.text, option.words
    more = (option.times or ())[count - 2]
    return more.text, {**option.words, **more.words}


@rule("MW-14.3")
@pytest.mark.parametrize("scene", BATTLES)
def test_a_battle_is_foretold_for_any_number_of_meeples(scene: dict[str, str]) -> None:
    table = staged(**scene, phase=4)
    way = answer(table, "step T03 E")
    count = 1 + len(way.times or ())
    assert count == tile(table, "T03").men[0]
    for men in range(1, count + 1):
        text, words = told(way, men)
        marched = staged(**scene, phase=4)
        marched.do(*["step T03 E"] * men, "done")
        fought = next(event for event in marched.last.events if isinstance(event, Battle)) if marched.last else None
        assert fought is not None and fought.men[0] == men
        left = tuple(came - lost for came, lost in zip(fought.men, fought.lost, strict=True))
        assert (text, words["left"], words["foes_left"]) == ("do-step-battle", *left), men


@rule("MW-11.7", "MW-11.12")
def test_as_many_may_go_as_are_ready_and_find_room() -> None:
    table = staged(orange="T04 4 moved=1", blue="F square", phase=4)
    into = answer(table, "step T04 E")
    texts = [told(into, count)[0] for count in range(1, 2 + len(into.times or ()))]
    assert texts == ["do-step-attack"] * 3, "six spaces for three"
    almost = staged(orange="T04 4", blue="F square orange=4", phase=4)
    fill = answer(almost, "step T04 E")
    assert [told(fill, count)[0] for count in (1, 2)] == ["do-step-attack", "do-step-fill"]
    assert len(fill.times or ()) == 1, "two spaces are left"
    single = staged(orange="T04 1", phase=4)
    assert not answer(single, "step T04 E").times


@rule("MW-12.4")
def test_only_settled_meeples_go_together_by_a_cave() -> None:
    table = staged(orange="0,-1 4 fresh=2", map="cave 0,-1", phase=4)
    code = next(option.notation for option in asked(table).options if option.notation.startswith("cave"))
    assert len(answer(table, code).times or ()) == 1, "two of the four were there at the start of the turn"
    walk = next(option for option in asked(table).options if option.notation.startswith(f"step {code.split()[1]}"))
    assert len(walk.times or ()) == 3


@rule("MW-7.2")
def test_two_meeples_hold_a_tower_or_a_public_building() -> None:
    table = staged(orange="0,0 2", phase=3)
    assert tile(table, "T01").holder == 0
    assert tile(staged(orange="0,0 1", blue="gate 3", phase=3), "T01").holder == -1
    assert tile(staged(orange="T03 3", phase=3), "T03").holder == -1, "it gives nothing"


@rule("MW-11.11", "MW-11.12")
def test_ready_are_those_who_can_leave_in_phase_four() -> None:
    assert tile(staged(orange="T03 3 moved=1", phase=4), "T03").ready == 2
    assert tile(staged(orange="T03 3", blue="T03 1", phase=4), "T03").ready == 0, "nobody leaves enemies"
    assert tile(staged(orange="T03 3 ; F square E3", phase=3), "T03").ready == 0


@rule("MW-12.1", "MW-12.16")
def test_altars_and_caves_reach_two_cells() -> None:
    tiles = view(staged(map="cave 0,-1 ; altar 1,-2", phase=3).state, -1).tiles
    for kind in ("cave", "altar"):
        here = next(each for each in tiles if each.kind == kind)
        assert set(here.reach) == {each.tile for each in tiles if 1 <= _far(each, here) <= 2}
    assert all(each.reach == () for each in tiles if each.kind not in ("cave", "altar"))


def _far(one: TileView, other: TileView) -> int:
    q, r = one.q - other.q, one.r - other.r
    return max(abs(q), abs(r), abs(q + r))


@rule("MW-13.9")
def test_a_full_building_is_about_to_fall() -> None:
    table = staged(orange="T04 1", blue="F square orange=5", phase=4)
    assert not slot(table, 4).falls
    table.do("step T04 E")
    assert slot(table, 4).falls and is_full(table.state, 4)


@rule("MW-8.10")
def test_the_ends_of_a_path_are_as_far_as_its_worker_has_to_go() -> None:
    table = staged(orange="F square ; L catapult site 1 ; R airship E2", phase=3)
    for place in range(3):
        seen = slot(table, place)
        for end, turns in seen.ends.items():
            assert end in reached(table, place, turns) and end not in reached(table, place, turns - 1), (place, end)
    assert slot(table, 1).left == 2 and slot(table, 0).left == 0


def reached(table: Table, place: int, turns: int) -> set[int]:
    """Where the worker of a slot can be after so many steps by the rules."""
    states = [table.state.clone()]
    for _ in range(turns):
        following = []
        for state in states:
            for choice in choices_of(state, place):
                after = state.clone()
                move_worker(after, place, choice)
                following.append(after)
        states = following
    return {int(state.space[place]) for state in states if state.done[place]}


@rule("MW-5.5")
def test_towers_count_now_in_the_own_turn_and_later_in_anothers() -> None:
    table = staged(orange="0,0 2", phase=3)
    players = view(table.state, -1).players
    assert players[0].towers == players[0].points - players[0].honour
    assert players[1].towers == players[1].coming == 0
