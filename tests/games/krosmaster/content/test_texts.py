"""Krosmaster's texts: every key in every language with the same arguments, none missing, none left over."""

from __future__ import annotations

import ast
import re
from typing import get_args

import pytest

from tests.architecture.tree import SOURCE
from tests.ftl import messages
from tests.games.krosmaster.arenas import GAME
from tests.games.texts import (
    SHARED_KEYS,
    change_keys,
    check_punctuation,
    check_same_keys,
    check_sayable,
    check_told,
    glossary_keys,
    literals,
    option_keys,
    question_keys,
    refused,
)
from tools.trials.krosmaster import by_verb
from warbook.cli.arguments import texts_for
from warbook.cli.play.render.krosmaster.table import KrosmasterTable
from warbook.cli.play.screen import Table
from warbook.games.krosmaster.combat.dice import FACES
from warbook.games.krosmaster.content.schema import (
    Area,
    Category,
    Element,
    Limit,
    Power,
    Range,
    Rank,
    Species,
    SpellKind,
)
from warbook.games.krosmaster.content.text_keys import TOLD, name_keys
from warbook.games.krosmaster.frames import ASKING
from warbook.games.krosmaster.legal import NOT_ASKED, rule_for
from warbook.games.krosmaster.present.notation import EDGES, SEATS
from warbook.games.krosmaster.present.view import ENDINGS, QUESTIONS
from warbook.kernel.api import Refusal
from warbook.kernel.content.rulebook import refusal_key
from warbook.kernel.content.texts import LANGUAGES

FOLDER = SOURCE / "warbook" / "games" / "krosmaster"
TEXTS = FOLDER / "text"
SHARED = SOURCE / "warbook" / "cli" / "text"
TERMINAL = SOURCE / "warbook" / "cli" / "play" / "render" / "krosmaster"
SPEAKERS = [*FOLDER.rglob("*.py"), *TERMINAL.glob("*.py"), SOURCE / "warbook" / "kernel" / "notation.py"]


def refusals() -> set[str]:
    """The key of every refusal that the rules can name."""
    keys = {f"refused-{rule.replace('.', '-')}" for rule in (NOT_ASKED, *map(rule_for, range(ASKING)))}
    for path in FOLDER.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and ast.unparse(node.func) == "Refusal":
                words = [each.value for each in ast.walk(node.args[0]) if isinstance(each, ast.Constant)]
                rules = {word for word in words if isinstance(word, str) and re.fullmatch(r"KA-\d+\.\d+", word)}
                given = node.args[1].keys if len(node.args) > 1 and isinstance(node.args[1], ast.Dict) else []
                values = {str(key.value): 1 for key in given if isinstance(key, ast.Constant)}
                keys |= {refusal_key(Refusal(rule, values)) for rule in rules}
    return keys


def families() -> set[str]:
    """The keys that code puts together from the game's own words."""
    keys = set(name_keys(GAME.tables.content)) | {f"scenario-{name}" for name in GAME.scenarios}
    keys |= {f"{key}-about" for key in keys if key.startswith(TOLD)}
    kinds = {
        "power": Power,
        "element": Element,
        "range": Range,
        "area": Area,
        "kind": SpellKind,
        "limit": Limit,
        "rank": Rank,
        "category": Category,
        "species": Species,
    }
    for family, names in kinds.items():
        keys |= {f"{family}-{name}" for name in get_args(names)}
    keys |= {f"power-{name}-about" for name in get_args(Power)} | {"element-none", "category-equipment"}
    keys |= {f"face-{face}" for face in FACES} | {f"side-{seat}" for seat in SEATS} | {f"edge-{e}" for e in EDGES}
    keys |= {f"scenery-{name}" for name in ("tree", "bush", "crate")}
    words = ("life-steal", "armor-break", "recoil", "approach", "push", "pull", "steal", "swap")
    keys |= {f"keyword-{word}" for word in words}
    keys |= {f"ending-{name}" for name in ENDINGS if name}
    keys |= {f"prompt-{name}" for name in QUESTIONS if name != "teams"}
    return (keys | option_keys(GAME) | change_keys(GAME) | glossary_keys(GAME.name) | question_keys(TEXTS)) - brought()


def brought() -> set[str]:
    """The keys that come with the content, packs or not: options that are called by the name of what they choose."""
    return {f"option-{key}" for key in name_keys(GAME.tables.content) if key.startswith(("arena-", "variant-"))}


def test_every_language_has_the_same_keys_with_the_same_arguments() -> None:
    check_same_keys(TEXTS)


def test_no_key_of_the_families_is_missing() -> None:
    there = messages(TEXTS, "en").keys()
    assert not (families() | refusals()) - there


def test_no_key_is_left_over() -> None:
    english = messages(TEXTS, "en")
    words = set(literals(SPEAKERS))
    used = families() | refusals() | SHARED_KEYS | words
    for key in english:
        used |= english[key].messages
    verbs = {name for name in GAME.verbs if name}
    begun = tuple(word for word in words if word.endswith("-") and word.count("-") >= 1 and len(word) > 3)
    for key in english.keys() - used:
        answered = key.startswith("do-") and any(key[3:].startswith(verb) for verb in verbs)
        assert answered or key.startswith(begun) or key.startswith("prompt-"), f"{key} is used nowhere"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_can_be_said(language: str) -> None:
    check_sayable(GAME, TEXTS, language)


def test_chinese_texts_use_full_width_punctuation() -> None:
    check_punctuation(TEXTS)


@pytest.mark.parametrize(
    ("scenario", "options"),
    [
        ("duel", {"teams": "draft"}),
        ("free-for-all", {"teams": "custom", "scenery": "destructible"}),
        ("two-against-two", {"teams": "free"}),
        ("tutorial-6", {}),
    ],
)
def test_a_whole_game_is_asked_drawn_and_told_in_every_language(scenario: str, options: dict[str, str]) -> None:
    tables: list[Table] = [KrosmasterTable(GAME, texts_for(GAME, language), False) for language in LANGUAGES]
    state = GAME.setup(scenario, GAME.seats(scenario)[0], {"turn_cap": "6", **options}, 3)
    check_told(tables, GAME, state, by_verb(GAME), 5000)
    assert state.over


def test_every_refusal_of_a_position_is_a_sentence_in_every_language() -> None:
    starts = (GAME.setup(scenario, GAME.seats(scenario)[0], {}, 5) for scenario in GAME.scenarios)
    assert len(refused(GAME, "warbook.games.krosmaster", starts, 40)) > 15
