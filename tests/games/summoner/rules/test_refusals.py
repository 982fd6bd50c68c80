"""Every refusal in the code, provoked: it names the right rule, and no place in the code is left out."""

from __future__ import annotations

import ast
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path

import pytest

from tests.games.summoner.boards import RED_DEPLOYMENT, Table, blank, drawn, prepare, redrawn, started
from tests.rules import rule
from warbook.games import summoner
from warbook.games.summoner.content import tables

BARE = """
    4  .  .  .  .  .  .  . (s)
    3  .  .  .  .  .  .  .  .
    2  .  .  .  .  .  .  .  .
    1  .  .  .  .  .  .  . (S)
       a  b  c  d  e  f  g  h
"""


@dataclass
class Case:
    """One refusal: the function that gives it, its rule, the action, and how to get there."""

    where: str
    rule: str
    text: str
    cells: dict[str, str] = field(default_factory=dict)
    given: dict[str, str] = field(default_factory=dict)
    before: tuple[str, ...] = ()

    def table(self) -> Table:
        """The position in which the action is refused."""
        return drawn(redrawn(BARE, **self.cells), **self.given).do(*self.before)  # type: ignore[arg-type]


def of_type(letter: str) -> str:
    return tables.KIND_RULE[tables.LETTERS.index(letter)]


OFF_LINES = {"S": "f4", "H": "f1", "W": "e3", "P": "d3", "K": "d3", "A": "e3", "B": "e3", "F": "e3"}  # from d2
MOVES = [
    Case("refuse_move", "SW-7.1", "a1-a2"),
    Case("refuse_move", "SW-7.1", "d2-d3", {"d2": "W", "d3": "F"}),
    Case("refuse_move", "SW-6.3", "d2-d3", {"d2": "(W)"}),
    Case("refuse_move", "SW-7.3", "d2-d4", {"d2": "W", "d3": "F"}),
    *(Case("refuse_move", of_type(letter), f"d2-{cell}", {"d2": letter}) for letter, cell in OFF_LINES.items()),
    Case("refuse_summon", "SW-9.1", "+a1"),
]
ATTACKS = [
    Case("refuse_attack", "SW-8.2", "a1xh4"),
    Case("refuse_attack", "SW-6.4", "d2xd3", {"d2": "(W)", "d3": "f"}),
    Case("refuse_hidden_attack", "SW-8.2", "~a1xh4"),
    Case("refuse_hidden_attack", "SW-6.4", "~d2xd3", {"d2": "(W)", "d3": "f"}),
    Case("refuse_aim", "SW-8.1", "d2xd3", {"d2": "W"}),
    Case("refuse_aim", "SW-7.5", "d2xd3", {"d2": "W", "d3": "F"}),
    Case("refuse_aim", "SW-7.2", "d2xd4", {"d2": "W", "d3": "F", "d4": "f"}),
    Case("refuse_aim", "SW-7.71", "d2xe3", {"d2": "B", "e3": "f"}),
    Case("refuse_aim", "SW-7.73", "d2xd3", {"d2": "B", "d3": "f"}),
    *(
        Case("refuse_aim", of_type(letter), f"d2x{cell}", {"d2": letter, cell: "f"})
        for letter, cell in OFF_LINES.items()
        if letter != "B"
    ),
    Case("refuse_strike", "SW-7.51", "d2xe3", {"d2": "K", "e3": "(f)"}),
    Case("refuse_strike", "SW-7.74", "d2xd4", {"d2": "B", "d3": "F", "d4": "(f)"}),
    Case("refuse_strike", "SW-7.74", "d2xd4", {"d2": "B", "d3": "F", "d4": "k"}),
    Case("refuse_strike", "SW-7.81", "d2xd3", {"d2": "F", "d3": "(f)"}),
    Case("refuse_strike", "SW-7.81", "d2xd3", {"d2": "F", "d3": "k"}),
    Case("refuse_strike", "SW-11.11", "~d2xd3", {"d2": "(A)", "d3": "s"}, {"blue": "FEARLESS"}),
    Case("refuse_strike", "SW-11.61", "~d2xd3", {"d2": "(A)", "d3": "h", "h4": "s"}, {"blue": "MIGHT"}),
    Case("refuse_strike", "SW-11.131", "d2xd3", {"d2": "W", "d3": "(f)", "d4": "k"}, {"blue": "GUARDIAN"}),
]
TURNS = [
    Case("refuse_turn", "SW-4.7", "pass"),
    Case("refuse_turn", "SW-13.4", "."),
    Case("refuse", "SW-13.6", "h4-h3", {"h4": "w"}),
]
COMMAND, OBSERVE, TWINS, BLIND = ({"red": code} for code in ("COMMAND", "OBSERVE", "TWINBLADE", "BLINDSHOT"))
SACRIFICE, PURSUIT, LINK = ({"red": code} for code in ("SACRIFICE", "PURSUIT", "SOULLINK"))
SPELLS = [
    Case("refuse_spell", "SW-3.1", "$OBSERVE h4"),
    Case(
        "refuse_spell",
        "SW-11.94",
        "$SACRIFICE d2",
        {"d2": "W", "a2": "W", "g4": "f"},
        SACRIFICE,
        ("$SACRIFICE a2", "a2-a3", ".", "g4-g3"),
    ),
    Case("refuse_summon_two", "SW-10.9", "$COMMAND a1", {"h1": "(W)", "a1": "(F)"}, COMMAND),
    Case("refuse_summon_two", "SW-11.30", "$COMMAND h1", {}, COMMAND),
    Case("refuse_summon_two", "SW-11.31", "$COMMAND a2", {"a1": "(F)"}, COMMAND),
    Case("refuse_force", "SW-10.9", "$OBSERVE h4", {}, OBSERVE),
    Case("refuse_force", "SW-11.40", "$OBSERVE h4", {"a1": "H", "h4": "s"}, OBSERVE),
    Case("refuse_force", "SW-11.41", "$OBSERVE h3", {"a1": "H"}, OBSERVE),
    Case("refuse_entry", "SW-11.80", "$TWINBLADE d2xd3", {"d2": "W", "d3": "f"}, TWINS),
    Case("refuse_entry", "SW-11.80", "$TWINBLADE d2xd3", {"d2": "(W)", "d3": "f"}, TWINS),
    Case("refuse_entry", "SW-11.82", "$TWINBLADE d2xd3", {"d2": "(W)", "d3": "(f)", "a1": "W"}, TWINS),
    Case("refuse_blind_shot", "SW-11.200", "$BLINDSHOT a1xc1", {"a1": "W", "b1": "F", "c1": "(f)"}, BLIND),
    Case("refuse_blind_shot", "SW-11.200", "$BLINDSHOT a1xc1", {"a1": "B", "b1": "F", "c1": "f"}, BLIND),
    Case(
        "refuse_blind_shot",
        "SW-10.9",
        "$BLINDSHOT a1xc1",
        {"a1": "(B)", "b1": "F", "c1": "(f)"},
        BLIND | {"spell_from_hidden": "false"},
    ),
    Case("refuse_double_step", "SW-11.90", "$SACRIFICE d2", {"d2": "(W)"}, SACRIFICE),
    Case("refuse_double_step", "SW-11.90", "$SACRIFICE a1", {"a1": "W", "a2": "F", "b1": "F"}, SACRIFICE),
    Case(
        "refuse_double_step",
        "SW-10.11",
        "$SACRIFICE d3",
        {"d2": "(A)", "d3": "w", "g4": "f"},
        {"red": "MIMIC SACRIFICE"},
        ("~d2xd3", "g4-g3"),
    ),
    Case(
        "refuse_double_step",
        "SW-10.13",
        "%PURSUIT d1",
        {"d2": "W", "d4": "w", "d1": "P"},
        PURSUIT | {"turn": "blue"},
        ("d4xd2",),
    ),
    Case(
        "refuse_double_step",
        "SW-11.71",
        "%PURSUIT a1",
        {"d2": "W", "d4": "w", "a1": "F", "a2": "P", "b1": "P"},
        PURSUIT | {"turn": "blue"},
        ("d4xd2",),
    ),
    Case("refuse_double_action", "SW-11.72", "%PURSUIT a1", {"a1": "F"}, PURSUIT),
    Case("refuse_free", "SW-3.1", "&SOULLINK a1 b2", {"a1": "P", "b2": "F"}),
    Case("refuse_free", "SW-11.120", "&SOULLINK a1 b2", {"a1": "(P)", "b2": "F"}, LINK),
    Case("refuse_free", "SW-11.122", "&SOULLINK b2 a1", {"a1": "P", "b2": "F"}, LINK, ("&SOULLINK a1 b2",)),
    Case("refuse_free", "SW-11.121", "&SOULLINK a1 b2", {"a1": "P"}, LINK),
    Case("refuse_free", "SW-11.121", "&SOULLINK a1 c3", {"a1": "P", "b2": "F", "c3": "F"}, LINK),
    Case(
        "refuse_free",
        "SW-15.39",
        "&SOULLINK a1 b2",
        {"a1": "P", "b2": "f"},
        LINK | {"soul_link_targets": "friendly"},
    ),
]
STEPPING = Case("", "", "", {"a1": "W"}, SACRIFICE, ("$SACRIFICE a1",))
SWITCHING = Case("", "", "", {"d2": "(S)", "d4": "w", "h1": "(F)"}, {"red": "SWITCH", "turn": "blue"}, ("d4xd2",))
FOUND = Case("", "", "", {"d4": "(a)", "c4": "w", "a1": "H"}, {"red": "OBSERVE", "blue": "DOUBLE"}, ("$OBSERVE d4",))


def summoned(piece: str, card: str, where: str, by: str, text: str) -> Case:
    """A Red piece has been summoned on a1; Red has a Soldier on b1, a Warrior on c1 and a hidden one on d1."""
    cells = {"a1": f"({piece})", "b1": "F", "c1": "W", "d1": "(W)"}
    return Case(where, by, text, cells, {"red": card}, ("+a1",))


def after(start: Case, where: str, by: str, text: str) -> Case:
    """Another answer to the same window."""
    return Case(where, by, text, start.cells, start.given, start.before)


WINDOWS = [
    Case("refuse_answer", "SW-11.31", ".", {"a1": "(F)", "b1": "(W)"}, COMMAND, ("$COMMAND a1",)),
    summoned("P", "PROPHECY", "refuse_answer", "SW-13.4", "b1-b2"),
    after(STEPPING, "refuse_step", "SW-11.71", "."),
    after(STEPPING, "refuse_step", "SW-11.73", "+h1"),
    after(SWITCHING, "refuse_substitute", "SW-13.4", "!DISGUISE h1"),
    after(SWITCHING, "refuse_substitute", "SW-11.21", "!SWITCH d2"),
    summoned("P", "PROPHECY", "refuse_use", "SW-9.3", "!DISGUISE b1"),
    summoned("P", "PROPHECY", "refuse_use", "SW-11.111", "!PROPHECY a1"),
    summoned("K", "COMMANDER", "refuse_use", "SW-11.141", "!COMMANDER h4 cross"),
    summoned("K", "COMMANDER", "refuse_use", "SW-10.13", "!COMMANDER c1 cross"),
    summoned("A", "DISGUISE", "refuse_use", "SW-11.171", "!DISGUISE a1"),
    after(FOUND, "refuse_use", "SW-11.180", "!DOUBLE"),
    summoned("P", "MINDCTRL", "refuse_hide_and_swap", "SW-11.101", "!MINDCTRL a1 d1"),
    summoned("P", "MINDCTRL", "refuse_hide_and_swap", "SW-11.102", "!MINDCTRL b1 c1"),
]
ON_BOARD = MOVES + ATTACKS + TURNS + SPELLS + WINDOWS


def prepared() -> Table:
    return prepare(blank(), "red", RED_DEPLOYMENT, "CHAIN PIERCE MIMIC")


def half() -> Table:
    return blank().by("red", "place S a1").by("red", "card CHAIN")


# in the preparation, around the game, and on the first turns: (function, rule, position, seat, action)
ELSEWHERE: list[tuple[str, str, Callable[[], Table], str, str]] = [
    ("refuse", "SW-4.11", lambda: started().by("red", "resign"), "red", "+d2"),
    ("refuse", "SW-13.6", started, "blue", "+a3"),
    ("refuse", "SW-2.2", lambda: prepared().by("red", "lock"), "red", "edit"),
    ("refuse_draft", "SW-2.2", lambda: half().by("red", "edit"), "red", "place F a2"),
    ("refuse_draft", "SW-2.2", blank, "red", "edit"),
    ("refuse_draft", "SW-2.2", half, "red", "drop CHAIN"),
    ("refuse_draft", "SW-2.2", half, "red", "take a1"),
    ("refuse_draft", "SW-2.2", half, "red", "+a1"),
    ("refuse_choose", "SW-3.1", prepared, "red", "card FEARLESS"),
    ("refuse_choose", "SW-3.2", half, "red", "card MIGHT"),
    ("refuse_place", "SW-2.3", half, "red", "place F a3"),
    ("refuse_place", "SW-1.7", half, "red", "place F a1"),
    ("refuse_place", "SW-2.6", half, "red", "place S a2"),
    ("refuse_lock", "SW-3.1", half, "red", "lock"),
    ("refuse_lock", "SW-2.6", lambda: prepared().by("red", "edit").by("red", "take a1"), "red", "lock"),
    ("refuse_turn", "SW-5.1", started, "red", "+a1"),
    ("refuse_turn", "SW-5.4", lambda: started().do("+d2", "+a3", "+a1"), "blue", "+b3"),
    ("refuse_aside", "SW-12.8", blank, "red", "draw?"),
    ("refuse_aside", "SW-12.8", started, "blue", "draw?"),
    ("refuse_aside", "SW-12.8", started, "blue", "draw+"),
]


@rule("SW-13.6", "SW-8.2")
@pytest.mark.parametrize("case", ON_BOARD, ids=[f"{case.where} {case.rule} {case.text}" for case in ON_BOARD])
def test_a_refused_action_names_its_rule_and_changes_nothing(case: Case) -> None:
    table = case.table()
    seat = "blue" if case.where == "refuse" else ""
    before = table.board()
    assert table.why(case.text, seat) == case.rule
    assert table.board() == before


@rule("SW-13.6", "SW-2.6")
@pytest.mark.parametrize(
    ("where", "by", "position", "seat", "text"), ELSEWHERE, ids=[f"{case[0]} {case[1]} {case[4]}" for case in ELSEWHERE]
)
def test_a_refused_preparation_or_aside_names_its_rule(
    where: str, by: str, position: Callable[[], Table], seat: str, text: str
) -> None:
    assert position().why(text, seat) == by, where


# refuse_aim asks an Archer for its jump before it would name the type's own rule
UNREACHABLE = {("refuse_aim", "SW-7.70")}


def refusals(path: Path) -> Counter[tuple[str, str]]:
    """Every `Refusal(…)` of a module by function and rule; tables of rules count with each of theirs."""
    found: Counter[tuple[str, str]] = Counter()
    functions = {node.name: node for node in ast.walk(ast.parse(path.read_text())) if isinstance(node, ast.FunctionDef)}
    for name, function in functions.items():
        for node in ast.walk(function):
            if isinstance(node, ast.Call) and ast.unparse(node.func) == "Refusal":
                found.update((name, by) for by in rules_in(node.args[0], functions))
    return found


def rules_in(expression: ast.expr, functions: dict[str, ast.FunctionDef]) -> set[str]:
    found: set[str] = set()
    for node in ast.walk(expression):
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            found.add(node.value)
        elif isinstance(node, ast.Subscript) and hasattr(tables, ast.unparse(node.value)):
            found |= {str(each) for each in getattr(tables, ast.unparse(node.value))}
        elif isinstance(node, ast.Call) and ast.unparse(node.func) in functions:
            called = functions[ast.unparse(node.func)]
            found |= {str(text.value) for text in ast.walk(called) if isinstance(text, ast.Constant)} - {called.name}
    return {by for by in found if by.startswith("SW-") and " " not in by}


@rule("SW-13.6")
def test_every_refusal_in_the_code_is_provoked_here() -> None:
    assert summoner.__file__ is not None
    wanted: Counter[tuple[str, str]] = Counter()
    for path in Path(summoner.__file__).parent.rglob("*.py"):
        wanted |= refusals(path)
    provoked = Counter([(case.where, case.rule) for case in ON_BOARD] + [case[:2] for case in ELSEWHERE])
    assert {place for place in wanted if place not in provoked} == UNREACHABLE
    assert set(provoked) <= set(wanted), "a case for a refusal that is not there any more"
