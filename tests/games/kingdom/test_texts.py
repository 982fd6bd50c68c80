"""The texts of Rift in Time: every key in every language with the same arguments, none missing, none left over."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from io import StringIO
from typing import get_args, get_type_hints

import pytest
from rich.console import Console

from tests.architecture.tree import SOURCE
from tests.ftl import arguments, messages
from warbook.cli.arguments import option_key, texts_for
from warbook.cli.kingdom.table import CLAUSES, KingdomTable
from warbook.cli.table import Recent
from warbook.games.kingdom.answers import FACINGS
from warbook.games.kingdom.notation import SEATS
from warbook.games.kingdom.parts import FateView
from warbook.games.kingdom.reading import name_keys
from warbook.games.kingdom.rift.game import RiftInTime
from warbook.games.kingdom.tables import DAMAGES, FAMILIES, ICONS
from warbook.games.kingdom.terms import ENDINGS, PHASES
from warbook.games.kingdom.view import QUESTIONS
from warbook.kernel.api import SPECTATOR, Action, Refusal, Seat
from warbook.kernel.promise import told_to
from warbook.kernel.rng import seeded
from warbook.kernel.rulebook import load_rulebook, reason
from warbook.kernel.run import Step, step
from warbook.kernel.texts import LANGUAGES, Texts

GAME = RiftInTime()
FAMILY = SOURCE / "warbook" / "games" / "kingdom"
PACKAGE = "warbook.games.kingdom.rift"
TEXTS = FAMILY / "rift" / "text"
TERMINAL = SOURCE / "warbook" / "cli" / "kingdom"
SPEAKERS = [*FAMILY.glob("*.py"), *TERMINAL.glob("*.py"), SOURCE / "warbook" / "kernel" / "grammar.py"]
SHARED_KEYS = {"help", "hint-play", "help-play", "title", "about", "refused"}
# what answers.py adds to a verb's key; a verb that is not named here has one text
VARIANTS: dict[str, tuple[str, ...]] = {
    "pass": ("", "-own", "-unchanged"),
    "raise": ("", "-own", "-unchanged"),
    "tile": ("", "-last"),
    "move": ("", "-engage"),
    "step": ("", "-engage"),
}
CHOICES = ("grant", "heal", "refresh", "pay")  # steps that ask for a hero


def literals() -> Iterator[str]:
    """Every word in the code that may be a key, also as the beginning of one that is put together."""
    for path in SPEAKERS:
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                yield node.value.lstrip("@")


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
    for setting in GAME.settings:
        keys.add(option_key(setting.name))
        keys |= {option_key(setting.name, value) for value in setting.values}
    return keys


def test_every_language_has_the_same_keys_with_the_same_arguments() -> None:
    english = messages(TEXTS, "en")
    for language in LANGUAGES[1:]:
        other = messages(TEXTS, language)
        assert list(other) == list(english)
        for key in english:
            assert arguments(key, other) == arguments(key, english), f"{language}: {key}"


def test_no_key_of_the_families_is_missing() -> None:
    assert (families() | refusals()) - messages(TEXTS, "en").keys() == set()


def test_no_key_is_left_over() -> None:
    used = families() | refusals() | SHARED_KEYS | set(literals())
    assert messages(TEXTS, "en").keys() - used == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_can_be_said(language: str) -> None:
    texts = texts_for(GAME, language)
    found = messages(TEXTS, language)
    for key in found:
        for number in (0, 1, 2, 5, 22):
            texts.say(key, dict.fromkeys(arguments(key, found), number))
        assert texts.say(key, dict.fromkeys(arguments(key, found), "x")).strip()


def test_chinese_texts_use_full_width_punctuation() -> None:
    for line in (TEXTS / "zh-Hant.ftl").read_text(encoding="utf-8").splitlines():
        assert not re.search(r"[\u4e00-\u9fff][,;:!?]|[,;:]\s?[\u4e00-\u9fff]", line), line


@pytest.mark.parametrize(
    ("scenario", "seats"), [("RS01", 1), ("RS04", 2), ("RS08", 3), ("RS10", 4), ("RS11", 1), ("RS12", 2)]
)
def test_a_whole_game_is_asked_drawn_and_told_in_every_language(scenario: str, seats: int) -> None:
    tables = [KingdomTable(GAME, texts_for(GAME, language), False) for language in LANGUAGES]
    rng = seeded(5)
    state = GAME.setup(scenario, seats, {}, 5)
    for steps in range(160):
        if state.over:
            break
        seat = GAME.acting(state)[0]
        decision = GAME.decision(state, seat)
        assert decision is not None
        before = GAME.view(state, seat)
        for table in tables:
            assert "{" not in table.texts.say(decision.prompt, decision.words)
            for group in table.menu(before, decision):
                assert group.title and all(entry.note and "{" not in entry.note for entry in group.entries)
            if steps % 8 == 0:
                table.screen(before, Recent(), ["x"] * seats, 100)
        options = GAME.legal(state, seat)
        done = step(GAME, state, options[int(rng.below(len(options)))])
        assert isinstance(done, Step)
        for table in tables:
            for line in table.tell(before, told_to(GAME, done.events, seat)):
                assert "{" not in table.texts.say(line.key, line.words)
    for table in tables:
        table.screen(GAME.view(state, SPECTATOR), Recent(), [""] * seats, 200)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("scenario", ["RS07", "RS11"])
def test_the_screen_fits_into_a_hundred_columns(scenario: str, language: str) -> None:
    table = KingdomTable(GAME, texts_for(GAME, language), False)
    state = GAME.setup(scenario, 4, {}, 3)
    rng = seeded(1)
    for _ in range(150):
        if not state.over:
            options = GAME.legal(state, GAME.acting(state)[0])
            GAME.apply(state, options[int(rng.below(len(options)))])
    shown = StringIO()
    Console(width=100, file=shown).print(table.screen(GAME.view(state, SPECTATOR), Recent(), ["x"] * 4, 100))
    lines = shown.getvalue().splitlines()
    assert len(lines) > 30 and max(len(line.rstrip()) for line in lines) <= 100


def test_every_refusal_of_a_position_is_a_sentence_in_every_language() -> None:
    said = [Texts(language, (PACKAGE,)) for language in LANGUAGES]
    rng = seeded(8)
    heard: set[str] = set()
    for seats, scenario in ((1, "RS09"), (2, "RS07"), (4, "RS12")):
        state = GAME.setup(scenario, seats, {}, 5)
        for _ in range(120):
            if state.over:
                break
            for verb, span in enumerate(GAME.spans):
                for arg in {int(rng.below(span)) for _ in range(4)} if span else ():
                    refusal = GAME.refuse(state, Action(int(GAME.acting(state)[0]) << 24 | verb << 16 | arg))
                    if refusal is not None and refusal.rule not in heard:
                        heard.add(refusal.rule)
                        assert all(reason(Refusal(refusal.rule), texts).endswith((")", "）")) for texts in said)
            options = GAME.legal(state, Seat(GAME.acting(state)[0]))
            GAME.apply(state, options[int(rng.below(len(options)))])
    assert len(heard) > 30


def test_every_verb_has_a_rule_that_is_there() -> None:
    rules = load_rulebook(PACKAGE).rules
    assert {GAME.verbs[verb] for verb in CLAUSES} == {name for name in GAME.verbs if name}
    assert all(GAME.law[clause] in rules for clause in CLAUSES.values())
