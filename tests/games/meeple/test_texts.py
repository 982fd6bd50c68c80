"""Meeple War's texts: every key in every language with the same arguments, none missing, none left over."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from io import StringIO
from typing import get_args

import pytest
from rich.console import Console

from tests.architecture.tree import SOURCE
from tests.ftl import arguments, messages
from tests.games.meeple.boards import GAME
from warbook.cli.arguments import option_key, texts_for
from warbook.cli.meeple.table import MeepleTable
from warbook.cli.table import Recent
from warbook.games.meeple.hexes import EDGE_NAMES
from warbook.games.meeple.notation import SEATS
from warbook.games.meeple.reading import name_keys
from warbook.games.meeple.schema import ActionWord, BonusWord, KindWord
from warbook.games.meeple.terms import SLOT_NAMES
from warbook.games.meeple.view import ENDINGS, QUESTIONS
from warbook.kernel.api import SPECTATOR, Action, Refusal, Seat
from warbook.kernel.promise import told_to
from warbook.kernel.rng import seeded
from warbook.kernel.rulebook import reason
from warbook.kernel.run import Step, step
from warbook.kernel.texts import LANGUAGES, Texts

FOLDER = SOURCE / "warbook" / "games" / "meeple"
TEXTS = FOLDER / "text"
TERMINAL = SOURCE / "warbook" / "cli" / "meeple"
SPEAKERS = [*FOLDER.glob("*.py"), *TERMINAL.glob("*.py"), SOURCE / "warbook" / "kernel" / "grammar.py"]
SHARED_KEYS = {"help", "hint-play", "help-play", "title", "about", "refused"}
RULE = re.compile(r"MW-\d+\.\d+")
# what answers.py adds to a verb's key; a verb that is not named here has one text
VARIANTS: dict[str, tuple[str, ...]] = {
    "bonus": ("-assemble", "-gate", "-here"),
    "fork": ("", "-action", "-towards-1", "-towards-2", "-towards-3"),
    "build": ("", "-over"),
    "intimidate": ("", "-battle"),
    "bomb": ("", "-falls"),
    "productivity": ("", "-site", "-action", "-start", "-towards-1", "-towards-2", "-towards-3"),
    "spare": ("", "-depot"),
    "step": ("", "-battle", "-explore", "-attack", "-fill"),
    "cave": ("", "-battle"),
    "tunnel": ("", "-battle"),
    "done": ("-window", "-bonus", "-acting", "-moving", "-jump", "-victim", "-follow"),
}


def literals() -> Iterator[str]:
    """Every word in the code that may be a key, also as the beginning of one that is put together."""
    for path in SPEAKERS:
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                yield node.value.lstrip("@")


def rules_in(node: ast.AST) -> set[str]:
    """The ids of rules that stand in a piece of code."""
    words = [each.value for each in ast.walk(node) if isinstance(each, ast.Constant)]
    return {word for word in words if isinstance(word, str) and RULE.fullmatch(word)}


def refusals() -> set[str]:
    """The key of every refusal that the rules can name: what refusing functions return, and the rules of questions."""
    rules: set[str] = set()
    for path in FOLDER.glob("*.py"):
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


@pytest.mark.parametrize(("scenario", "seats", "windows"), [("quick", 2, "called"), ("normal", 4, "always")])
def test_a_whole_game_is_asked_drawn_and_told_in_every_language(scenario: str, seats: int, windows: str) -> None:
    tables = [MeepleTable(GAME, texts_for(GAME, language), False) for language in LANGUAGES]
    rng = seeded(5)
    state = GAME.setup(scenario, seats, {"token_windows": windows}, 5)
    while not state.over and state.turns < 30:
        seat = GAME.acting(state)[0]
        decision = GAME.decision(state, seat)
        assert decision is not None
        before = {each: GAME.view(state, each) for each in (seat, SPECTATOR)}
        for table in tables:
            assert table.texts.say(decision.prompt, decision.words)
            for group in table.menu(before[seat], decision):
                assert group.title and all(entry.note for entry in group.entries)
            table.screen(before[seat], Recent(), ["x"] * seats, 100)
        done = step(GAME, state, GAME.prior(state, seat, rng))
        assert isinstance(done, Step)
        for table in tables:
            for each in (seat, SPECTATOR):
                for line in table.tell(before[each], told_to(GAME, done.events, each)):
                    assert "{" not in table.texts.say(line.key, line.words)
    for table in tables:
        table.screen(GAME.view(state, SPECTATOR), Recent(), [""] * seats, 200)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_screen_fits_into_a_hundred_columns(language: str) -> None:
    table = MeepleTable(GAME, texts_for(GAME, language), False)
    state = GAME.setup("normal", 4, {}, 3)
    rng = seeded(1)
    for _ in range(400):
        if not state.over:
            options = GAME.legal(state, GAME.acting(state)[0])
            GAME.apply(state, options[int(rng.below(len(options)))])
    shown = StringIO()
    Console(width=100, file=shown).print(table.screen(GAME.view(state, SPECTATOR), Recent(), ["x"] * 4, 100))
    lines = shown.getvalue().splitlines()
    assert len(lines) > 40 and max(len(line.rstrip()) for line in lines) <= 100


def test_every_refusal_of_a_position_is_a_sentence_in_every_language() -> None:
    said = [Texts(language, ("warbook.games.meeple",)) for language in LANGUAGES]
    rng = seeded(8)
    heard: set[str] = set()
    for seats in GAME.players:
        state = GAME.setup("quick", seats, {}, 5)
        for _ in range(150):
            if state.over:
                break
            for verb, span in enumerate(GAME.spans):
                for arg in {int(rng.below(span)) for _ in range(6)} if span else ():
                    refusal = GAME.refuse(state, Action(int(GAME.acting(state)[0]) << 24 | verb << 16 | arg))
                    if refusal is not None and refusal.rule not in heard:
                        heard.add(refusal.rule)
                        assert all(reason(Refusal(refusal.rule), texts).endswith((")", "）")) for texts in said)
            options = GAME.legal(state, Seat(GAME.acting(state)[0]))
            GAME.apply(state, options[int(rng.below(len(options)))])
    assert len(heard) > 30
