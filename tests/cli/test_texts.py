"""The texts: every key in every language with the same arguments, none missing, none left over."""

import ast
import re
from collections.abc import Iterator

import pytest

from tests.architecture.tree import SOURCE
from tests.ftl import Looker, arguments, messages
from tests.games.texts import glossary_keys, question_keys
from warbook.cli.arguments import option_key, texts_for
from warbook.games.summoner.content.reading import read_content
from warbook.games.summoner.game import SummonerWar
from warbook.games.summoner.present.events import SummonerEvent
from warbook.games.summoner.present.sentences import SPECIAL
from warbook.games.summoner.present.view import ENDINGS
from warbook.games.summoner.verbs import card_of
from warbook.kernel.content.rulebook import MARKS, load_rulebook
from warbook.kernel.content.texts import LANGUAGES, Texts, unbroken

PACKAGE = SOURCE / "warbook"
GAME_FOLDER = PACKAGE / "games" / "summoner"
TERMINAL = PACKAGE / "cli"
FOLDERS = (GAME_FOLDER / "text", TERMINAL / "text")
SPEAKERS = [
    *sorted(path for path in TERMINAL.rglob("*.py") if "render" not in path.parts or path.parent.name == "summoner"),
    *sorted(GAME_FOLDER.rglob("*.py")),
    PACKAGE / "kernel" / "content" / "rulebook.py",
    PACKAGE / "kernel" / "wire.py",
]
GAME = SummonerWar()
BY_OTHER_KEYS = {"event-act", "event-result", "event-bonus"}  # events whose sentences have several keys
# a word in code that begins like this is meant to be a key
FAMILY = re.compile(
    "(?:prompt|do|event|ending|label|legend|menu|hint|help|garbled|deploy|refused|hand|only|try|player|sure|undo|why|kept|left"
    "|save|quit|resume|file|option|think|seed|depth|rules|mark|games|replay|perft|no|game)(?:-[a-z0-9]+)+"
)


def all_messages(language: str) -> dict[str, Looker]:
    one, other = (messages(folder, language) for folder in FOLDERS)
    assert not one.keys() & other.keys()
    return one | other


def literals() -> Iterator[str]:
    """Every word in the code that may be a key."""
    for path in SPEAKERS:
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                yield node.value


def refusals() -> set[str]:
    """The key of every refusal that the rules or the content can name, with the names of its values."""
    keys = {f"refused-{rule.replace('.', '-')}" for rule in _rules_in_content()}
    pieces = read_content().pieces
    for piece in pieces.values():
        keys |= {f"refused-{piece.not_hidden.replace('.', '-')}-hidden"} if piece.not_hidden else set()
        keys |= {f"refused-{piece.not_armoured.replace('.', '-')}-armoured"} if piece.not_armoured else set()
    for card in read_content().cards.values():  # whose attacks cards may lengthen
        if card.adds:
            keys.add(f"refused-{pieces[card.trains or card.bearer].rule.replace('.', '-')}-diagonal-orthogonal")
    for path in GAME_FOLDER.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and ast.unparse(node.func) == "Refusal":
                values = node.args[1] if len(node.args) > 1 else None
                named = values.keys if isinstance(values, ast.Dict) else []
                names = sorted(ast.literal_eval(key) for key in named if key)
                keys |= {"-".join(["refused", id.replace(".", "-"), *names]) for id in _ids(node.args[0])}
            if isinstance(node, ast.FunctionDef) and node.name == "duty_rule":
                keys |= {f"refused-{id.replace('.', '-')}" for id in _ids(node)}
    return keys


def _ids(node: ast.AST) -> set[str]:
    words = [each.value for each in ast.walk(node) if isinstance(each, ast.Constant) and isinstance(each.value, str)]
    return {word for word in words if re.fullmatch(r"SW-\d+\.\d+", word)}


def _rules_in_content() -> set[str]:
    pieces = read_content().pieces
    rules = {piece.rule for piece in pieces.values()}
    return {rule for rule in rules | {card.forbids for card in read_content().cards.values()} if rule}


def families() -> set[str]:
    """The keys that code puts together from the game's own words."""
    pieces = read_content().pieces
    keys = {f"{kind}-{letter}" for letter in pieces for kind in ("piece", "short", "about")}
    for code, card in read_content().cards.items():
        keys |= {f"card-{code}", f"effect-{code}", f"timing-{card.timing}"}
    keys |= {f"do-{name}" for verb, name in enumerate(GAME.verbs) if name and card_of(verb) < 0} | {"do-card"}
    keys |= {f"ending-{ending.replace('_', '-')}" for ending in ENDINGS.values()}
    keys |= {f"mark-{mark}" for mark in MARKS} | {"side-red", "side-blue"}
    keys |= {f"scenario-{name}" for name in GAME.scenarios} | {f"scenario-{name}-about" for name in GAME.scenarios}
    keys |= {"label-turn", "label-response", "prompt-step-1", "prompt-step-2"}
    keys |= {f"event-bonus-{bonus}" for bonus in ("cross", "diag", "snipe")}
    keys |= {f"event-{each.__struct_config__.tag}" for each in SummonerEvent.__args__} - BY_OTHER_KEYS
    keys |= glossary_keys(GAME.name) | question_keys(GAME_FOLDER / "text")
    for setting in GAME.settings:
        keys.add(option_key(setting.name))
        keys |= {option_key(setting.name, value) for value in setting.values}
        if setting.pattern:
            keys.add(option_key(setting.name, setting.default))
    return keys


def test_every_language_has_the_same_keys_with_the_same_arguments() -> None:
    english = all_messages("en")
    for language in LANGUAGES[1:]:
        other = all_messages(language)
        assert other.keys() == english.keys()
        for key in english:
            assert arguments(key, other) == arguments(key, english), f"{language}: {key}"


def test_no_key_is_missing() -> None:
    there = all_messages("en").keys()
    asked = families() | refusals() | {word for word in literals() if FAMILY.fullmatch(word)}
    assert not asked - there, sorted(asked - there)


def test_no_key_is_left_over() -> None:
    english = all_messages("en")
    used = families() | refusals() | set(literals())
    used |= {f"{word[1:]}" for word in literals() if word.startswith("@")}
    for key in english:
        used |= english[key].messages
    rules = load_rulebook("warbook.games.summoner").rules
    for key in english.keys() - used:
        # a sentence for one rule alone: event-die-SW-8-13
        special = re.fullmatch(r"(event-[a-z]+)-(SW-\d+)-(\d+)", key)
        assert special is not None, f"{key} is used nowhere"
        assert f"{special[2]}-{special[3]}" in SPECIAL[special[1]] and f"{special[2]}.{special[3]}" in rules


def test_every_rule_with_a_sentence_of_its_own_makes_such_events() -> None:
    cited = {word for path in GAME_FOLDER.rglob("*.py") for word in _ids(ast.parse(path.read_text(encoding="utf-8")))}
    there = all_messages("en")
    for key, rules in SPECIAL.items():
        assert {rule.replace(".", "-") for rule in cited}.issuperset(rules)
        assert there.keys() >= {f"{key}-{rule}" for rule in rules}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_can_be_said(language: str) -> None:
    texts = texts_for(GAME, language)
    found = all_messages(language)
    for key in found:
        for number in (0, 1, 2, 5, 22):
            texts.say(key, dict.fromkeys(arguments(key, found), number))
        for word in ("red", "blue", "none"):
            assert texts.say(key, dict.fromkeys(arguments(key, found), word)).strip()


@pytest.mark.parametrize(
    ("count", "said"),
    [(0, "wykorzystana"), (1, "pozostało 1 użycie"), (2, "pozostały 2 użycia"), (5, "pozostało 5 użyć")],
)
def test_polish_counts_decline(count: int, said: str) -> None:
    assert texts_for(GAME, "pl").say("label-uses", {"count": count}) == said


def test_a_name_is_declined_where_its_language_does_so_and_begins_a_line_with_a_capital() -> None:
    names = "hero-elora = Elora\n    .acc = Elorę\n    .gender = f\nhero-cat = żbik\n"
    told = "event-for = za { $hero-acc }\nevent-moves = { $hero } idzie\nlabel-cat = { $hero }\n"
    texts = Texts("pl", (), f"{names}{told}down = {{ $hero-gender ->\n    [f] ona\n   *[m] on\n}}\n")
    assert texts.say("event-for", {"hero": "@hero-elora"}) == "za Elorę"
    assert texts.say("event-for", {"hero": "@hero-cat"}) == "za żbik"
    assert texts.say("event-moves", {"hero": "@hero-cat"}) == "Żbik idzie"
    assert texts.say("event-moves", {"hero": "anna"}) == "anna idzie"
    assert texts.say("label-cat", {"hero": "@hero-cat"}) == "żbik"
    assert [texts.say("down", {"hero": f"@hero-{name}"}) for name in ("elora", "cat")] == ["ona", "on"]


def test_a_polish_line_does_not_end_behind_a_word_of_one_letter_or_between_a_number_and_its_unit() -> None:
    blank = "\N{NO-BREAK SPACE}"
    bound = f"Wieża i{blank}w{blank}lesie (z{blank}3{blank}PA) 1{blank}×{blank}2"
    assert unbroken("Wieża i w lesie (z 3 PA) 1 × 2") == bound
    assert Texts("pl", (), "key = Wieża i w lesie (z 3 PA) 1 × 2").say("key") == bound
    assert Texts("en", (), "key = A tower").say("key") == "A tower"


def test_chinese_texts_use_full_width_punctuation() -> None:
    for folder in FOLDERS:
        for line in (folder / "zh-Hant.ftl").read_text(encoding="utf-8").splitlines():
            assert not re.search(r"[\u4e00-\u9fff][,;:!?]|[,;:]\s?[\u4e00-\u9fff]", line), line


def test_a_word_that_a_person_typed_is_never_taken_for_a_key() -> None:
    texts = texts_for(GAME, "en")
    assert "“@nothing”" in texts.say("garbled-move", {"text": "@nothing"})
    assert "\x1b" not in texts.say("garbled-move", {"text": "\x1b[31m"})
    assert len(texts.say("garbled-move", {"text": "x" * 5000})) < 1200
