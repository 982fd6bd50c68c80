"""Meeple War's texts: every key in every language with the same arguments, none missing, none left over."""

from __future__ import annotations

import ast
import re
from typing import get_args

import pytest

from tests.architecture.tree import SOURCE
from tests.ftl import messages
from tests.games.meeple.boards import GAME, staged
from tests.games.texts import (
    SHARED_KEYS,
    change_keys,
    check_punctuation,
    check_same_keys,
    check_sayable,
    check_told,
    check_width,
    event_keys,
    glossary_keys,
    literals,
    option_keys,
    question_keys,
    refused,
)
from tests.rules import rule
from warbook.cli.arguments import texts_for
from warbook.cli.play.render.meeple.table import MeepleTable
from warbook.cli.play.screen import Table
from warbook.games.meeple.board.hexes import EDGE_NAMES
from warbook.games.meeple.content.reading import name_keys
from warbook.games.meeple.content.schema import ActionWord, BonusWord, KindWord
from warbook.games.meeple.frames import SLOT_NAMES
from warbook.games.meeple.present.notation import SEATS
from warbook.games.meeple.present.view import ENDINGS, QUESTIONS
from warbook.kernel.api import Seat
from warbook.kernel.content.texts import LANGUAGES
from warbook.kernel.contract.trial import by_prior

FOLDER = SOURCE / "warbook" / "games" / "meeple"
TEXTS = FOLDER / "text"
TERMINAL = SOURCE / "warbook" / "cli" / "play" / "render" / "meeple"
SPEAKERS = [*FOLDER.rglob("*.py"), *TERMINAL.glob("*.py"), SOURCE / "warbook" / "kernel" / "notation.py"]
RULE = re.compile(r"MW-\d+\.\d+")
# what answers.py adds to a verb's key; a verb that is not named here has one text
VARIANTS: dict[str, tuple[str, ...]] = {
    "bonus": ("-assemble", "-gate", "-here"),
    "fork": ("", "-action", "-idle", "-towards-1", "-towards-2", "-towards-3"),
    "build": ("", "-over"),
    "intimidate": ("", "-battle"),
    "bomb": ("", "-falls", "-site"),
    "productivity": ("", "-site", "-action", "-idle", "-start", "-lost", "-towards-1", "-towards-2", "-towards-3"),
    "spare": ("", "-depot"),
    "step": ("", "-battle", "-explore", "-attack", "-fill", "-site"),
    "cave": ("", "-battle"),
    "tunnel": ("", "-battle"),
    "done": ("-window", "-bonus", "-acting", "-moving", "-jump", "-victim", "-follow"),
}


def rules_in(node: ast.AST) -> set[str]:
    """The ids of rules that stand in a piece of code."""
    words = [each.value for each in ast.walk(node) if isinstance(each, ast.Constant)]
    return {word for word in words if isinstance(word, str) and RULE.fullmatch(word)}


def refusals() -> set[str]:
    """The key of every refusal that the rules can name: what refusing functions return, and the rules of questions."""
    rules: set[str] = set()
    for path in FOLDER.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and ast.unparse(node.func) == "Refusal":
                assert len(node.args) == 1 and not node.keywords, f"{path.name}: values need a key of their own"
            refuses = isinstance(node, ast.FunctionDef) and node.name.startswith(("refuse", "rule_"))
            names = [ast.unparse(node.target)] if isinstance(node, ast.AnnAssign) else []
            if refuses or names == ["_PLAIN"] or names == ["NOT_ASKED"]:
                rules |= rules_in(node)
    return {f"refused-{rule.replace('.', '-')}" for rule in rules}


def answers() -> set[str]:
    """The key of every answer that can be offered."""
    return {f"do-{verb}{more}" for verb in GAME.verbs if verb for more in VARIANTS.get(verb, ("",))}


def families() -> set[str]:
    """The keys that code puts together from the game's own words."""
    keys = set(name_keys(GAME.tables.content)) | answers()
    keys |= {f"scenario-{name}{about}" for name in GAME.scenarios for about in ("", "-about")}
    for family, names in (("action", ActionWord), ("kind", KindWord), ("bonus", BonusWord)):
        keys |= {f"{family}-{name}{about}" for name in get_args(names) for about in ("", "-about")}
    keys |= {f"side-{seat}" for seat in SEATS} | {f"edge-{edge}" for edge in EDGE_NAMES}
    keys |= {f"slot-{slot}" for slot in SLOT_NAMES} | {f"phase-{phase}" for phase in range(1, 6)}
    keys |= {f"ending-{name}" for name in ENDINGS if name} | {f"prompt-{name}" for name in QUESTIONS}
    keys |= {f"control-{name}" for name in ("flags", "weapons", "shields", "nature")} | {
        "tree-token-about",
        "prompt-window-own",
    }
    keys |= {f"event-destroy-{how}" for how in ("forge", "shield", "burn", "altar", "sacrifice")}
    keys |= {f"event-move-{how}" for how in ("step", "cave", "tunnel")}
    return (
        keys
        | event_keys(GAME.sentences.says)
        | option_keys(GAME)
        | change_keys(GAME)
        | glossary_keys(GAME.name)
        | question_keys(TEXTS)
    )


def test_every_language_has_the_same_keys_with_the_same_arguments() -> None:
    check_same_keys(TEXTS)


def test_no_key_of_the_families_is_missing() -> None:
    assert (families() | refusals()) - messages(TEXTS, "en").keys() == set()


def test_no_key_is_left_over() -> None:
    used = families() | refusals() | SHARED_KEYS | set(literals(SPEAKERS))
    assert messages(TEXTS, "en").keys() - used == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_can_be_said(language: str) -> None:
    check_sayable(GAME, TEXTS, language)


def test_chinese_texts_use_full_width_punctuation() -> None:
    check_punctuation(TEXTS)


@pytest.mark.parametrize(("scenario", "seats", "windows"), [("quick", 2, "called"), ("normal", 4, "always")])
def test_a_whole_game_is_asked_drawn_and_told_in_every_language(scenario: str, seats: int, windows: str) -> None:
    tables: list[Table] = [MeepleTable(GAME, texts_for(GAME, language), False) for language in LANGUAGES]
    check_told(tables, GAME, GAME.setup(scenario, seats, {"token_windows": windows}, 5), by_prior(GAME), 400)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_screen_fits_into_a_hundred_columns(language: str) -> None:
    table = MeepleTable(GAME, texts_for(GAME, language), False)
    check_width(table, GAME, GAME.setup("normal", 4, {}, 3), 400, least=25)


def test_every_refusal_of_a_position_is_a_sentence_in_every_language() -> None:
    starts = (GAME.setup("quick", seats, {}, 5) for seats in GAME.players)
    assert len(refused(GAME, "warbook.games.meeple", starts, 150)) > 30


@rule("MW-9.6")
@pytest.mark.parametrize(("language", "enemies"), [("en", "enem"), ("pl", "wrog"), ("zh-Hant", "敵")])
def test_too_few_meeples_are_not_always_enemies(language: str, enemies: str) -> None:
    table = staged(orange="F school E2 ; L factory E2 ; depot 11")
    assert table.refused("assemble L 2") == "MW-9.6"  # one is left in the reserve
    assert enemies not in texts_for(GAME, language).say("refused-MW-9-6")


@pytest.mark.parametrize(
    ("scene", "before", "text", "rule_id"),
    [
        ({"orange": "F square E2"}, (), "done", "MW-9.3"),
        ({"phase": 4, "orange": "T01 1"}, (), "done", "MW-11.14"),
        ({"phase": 4, "orange": "T01 1"}, (), "step T01 E", "MW-11.2"),
        ({"phase": 4, "orange": "T01 1"}, (), "step T01 NE", "MW-11.3"),
        ({"phase": 4, "orange": "T04 1"}, (), "step T04 E", "MW-11.4"),
        ({"phase": 1, "orange": "T17 2", "map": "T17 0,-1"}, (), "done", "MW-7.14"),
        ({"phase": 1, "orange": "tokens U1"}, (), "done", "MW-17.11"),
        ({"phase": 5, "orange": "T24 2", "blue": "T01 1", "map": "T24 0,-1"}, (), "done", "MW-12.18"),
        ({"phase": 4, "seats": 4, "orange": "T01 1"}, ("step T01 W",), "go-on T10", "MW-12.6"),
        ({"phase": 4, "seats": 4, "orange": "T01 1"}, ("step T01 W",), "done", "MW-12.6"),
        (
            {"phase": 4, "seats": 4, "orange": "T01 2", "blue": "T09 1"},
            ("step T01 W", "step T01 W", "done"),
            "go-on T10",
            "MW-12.9",
        ),
    ],
)
def test_the_terminal_names_the_rule_of_what_is_done(
    scene: dict[str, object], before: tuple[str, ...], text: str, rule_id: str
) -> None:
    table = staged(**scene).do(*before)
    assert table.refused(text) == ""
    shown = MeepleTable(GAME, texts_for(GAME, "en"), False)
    assert shown.effect(GAME.view(table.state, Seat(0)), table.action(text))[1] == rule_id
