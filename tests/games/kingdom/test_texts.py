"""The texts of Rift in Time: every key in every language with the same arguments, none missing, none left over."""

from __future__ import annotations

import ast
from typing import get_args, get_type_hints

import pytest

from tests.architecture.tree import SOURCE
from tests.ftl import messages
from tests.games.texts import (
    SHARED_KEYS,
    check_punctuation,
    check_same_keys,
    check_sayable,
    check_told,
    check_width,
    literals,
    option_keys,
    refused,
)
from warbook.cli.arguments import texts_for
from warbook.cli.kingdom.table import CLAUSES, KingdomTable
from warbook.cli.table import Table
from warbook.games.kingdom.answers import FACINGS
from warbook.games.kingdom.notation import SEATS
from warbook.games.kingdom.parts import FateView
from warbook.games.kingdom.reading import name_keys
from warbook.games.kingdom.rift.game import RiftInTime
from warbook.games.kingdom.tables import DAMAGES, FAMILIES, ICONS
from warbook.games.kingdom.terms import ENDINGS, PHASES
from warbook.games.kingdom.view import QUESTIONS
from warbook.kernel.rulebook import load_rulebook
from warbook.kernel.texts import LANGUAGES
from warbook.kernel.trial import at_random

GAME = RiftInTime()
FAMILY = SOURCE / "warbook" / "games" / "kingdom"
PACKAGE = "warbook.games.kingdom.rift"
TEXTS = FAMILY / "rift" / "text"
TERMINAL = SOURCE / "warbook" / "cli" / "kingdom"
SPEAKERS = [*FAMILY.glob("*.py"), *TERMINAL.glob("*.py"), SOURCE / "warbook" / "kernel" / "grammar.py"]
# what answers.py adds to a verb's key; a verb that is not named here has one text
VARIANTS: dict[str, tuple[str, ...]] = {
    "pass": ("", "-own", "-unchanged"),
    "raise": ("", "-own", "-unchanged"),
    "tile": ("", "-last"),
    "move": ("", "-engage"),
    "step": ("", "-engage"),
}
CHOICES = ("companion", "grant", "heal", "refresh", "pay")  # steps that ask for a hero


def refusals() -> set[str]:
    """The key of every refusal that the rules can name: the clauses inside of `Refusal(...)`, and those of prices."""
    clauses = {"price-1", "price-2"}
    for path in FAMILY.glob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and ast.unparse(node.func) == "Refusal":
                assert len(node.args) == 1 and not node.keywords, f"{path.name}: values need a key of their own"
                words = [each.value for each in ast.walk(node) if isinstance(each, ast.Constant)]
                clauses |= {word for word in words if isinstance(word, str) and word in GAME.law.ids}
    return {f"refused-{GAME.law[clause].replace('.', '-')}" for clause in clauses}


def content_words() -> set[str]:
    """What the content names, with what is told about it."""
    content = GAME.tables.content
    keys = set(name_keys(content)) | {"hero-wildcat"}
    keys |= {f"hero-{hero}-about" for hero in content.heroes} | {f"spell-{spell}-about" for spell in content.spells}
    keys |= {f"ability-{ability}-about" for hero in content.heroes.values() for ability in hero.abilities}
    keys |= {f"scenario-{name}{more}" for name in content.scenarios for more in ("", "-about", "-iron")}
    keys |= {f"goal-{scenario.goal}" for scenario in content.scenarios.values()}
    keys |= {f"effect-{effect}" for boss in content.bosses.values() for card in boss.cards for effect in card.effects}
    return keys


def families() -> set[str]:
    """The keys that code puts together from the game's own words."""
    keys = content_words() | {f"do-{verb}{more}" for verb in GAME.verbs if verb for more in VARIANTS.get(verb, ("",))}
    keys |= {f"side-{seat}" for seat in (*SEATS, "white")} | {f"facing-{facing}" for facing in FACINGS}
    keys |= {f"damage-{damage}" for damage in DAMAGES} | {f"icon-{icon}" for icon in ICONS}
    keys |= {f"family-{family}" for family in FAMILIES} | {f"phase-{phase}" for phase in PHASES}
    keys |= {f"ending-{name}" for name in ENDINGS if name} | {f"prompt-choice-{do}" for do in CHOICES}
    keys |= {f"prompt-{name}" for name in QUESTIONS if name != "choice"}
    keys |= {"prompt-heroes-abilities", "prompt-placing-forced"}
    keys |= {f"fate-{fate}" for fate in get_args(get_type_hints(FateView)["fate"])}
    keys |= {f"event-pass{more}" for more in ("", "-own", "-unchanged")}
    return keys | option_keys(GAME)


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


@pytest.mark.parametrize(
    ("scenario", "seats"), [("RS01", 1), ("RS04", 2), ("RS08", 3), ("RS10", 4), ("RS11", 1), ("RS12", 2)]
)
def test_a_whole_game_is_asked_drawn_and_told_in_every_language(scenario: str, seats: int) -> None:
    tables: list[Table] = [KingdomTable(GAME, texts_for(GAME, language), False) for language in LANGUAGES]
    check_told(tables, GAME, GAME.setup(scenario, seats, {}, 5), at_random(GAME), 160)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("scenario", ["RS07", "RS11"])
def test_the_screen_fits_into_a_hundred_columns(scenario: str, language: str) -> None:
    table = KingdomTable(GAME, texts_for(GAME, language), False)
    check_width(table, GAME, GAME.setup(scenario, 4, {}, 3), 150, least=30)


def test_every_refusal_of_a_position_is_a_sentence_in_every_language() -> None:
    starts = (GAME.setup(scenario, seats, {}, 5) for seats, scenario in ((1, "RS09"), (2, "RS07"), (4, "RS12")))
    assert len(refused(GAME, PACKAGE, starts, 120)) > 30


def test_every_verb_has_a_rule_that_is_there() -> None:
    rules = load_rulebook(PACKAGE).rules
    assert {GAME.verbs[verb] for verb in CLAUSES} == {name for name in GAME.verbs if name}
    assert all(GAME.law[clause] in rules for clause in CLAUSES.values())
