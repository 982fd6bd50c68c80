"""What holds for the texts of every game: the same keys everywhere, all of them sayable, every refusal a sentence."""

from __future__ import annotations

import ast
import inspect
import re
from collections.abc import Callable, Iterable, Iterator, Mapping
from io import StringIO
from pathlib import Path
from typing import Any

from rich.console import Console

from tests.ftl import arguments, messages
from warbook.cli.arguments import option_key, texts_for
from warbook.cli.play.screen import Recent, Table
from warbook.games import GAMES
from warbook.kernel.api import SPECTATOR, Action, Game, Seat
from warbook.kernel.content.rulebook import reason
from warbook.kernel.content.texts import LANGUAGES, Texts
from warbook.kernel.contract.promise import told_to
from warbook.kernel.contract.trial import Policy
from warbook.kernel.rng import seeded
from warbook.kernel.run import Step, step
from warbook.kernel.wire import Event, Sentence
from warbook.server.http import library

SHARED_KEYS = {"help", "hint-setup", "hint-play", "help-setup", "help-play", "title", "about", "refused"}
NUMBERS = (0, 1, 2, 5, 22)  # one of each plural form


def literals(speakers: Iterable[Path]) -> Iterator[str]:
    """Every word in the code that may be a key, also as the beginning of one that is put together."""
    for path in speakers:
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                yield node.value.lstrip("@")


def event_keys(says: Mapping[type[Event], Callable[[Any], Sentence | None]]) -> set[str]:
    """The keys of events whose sentence is called like their kind."""
    return {f"event-{kind.__struct_config__.tag}" for kind, say in says.items() if asks_for_its_kind(say)}


def asks_for_its_kind(say: Callable[..., Any]) -> bool:
    """Whether a method of sentences takes the kind of the event for the key, by itself or by another method."""
    source = inspect.getsource(say)
    if "key_of(event)" in source:
        return True
    owner, own = getattr(say, "__self__", None), getattr(say, "__name__", "")
    called = {name for name in re.findall(r"self\.(\w+)\(", source) if name != own}
    return any(asks_for_its_kind(getattr(owner, name)) for name in sorted(called))


def option_keys(game: Game[Any]) -> set[str]:
    """The keys of a game's settings and of their values."""
    named = {option_key(setting.name) for setting in game.settings}
    return named | {option_key(setting.name, value) for setting in game.settings for value in setting.values}


def question_keys(folder: Path, *others: Path) -> set[str]:
    """The keys of what the page asks once something is in hand: of one verb and place, or of a kind of pick.

    The answers may have their texts in other folders.
    """
    there = messages(folder, "en").keys()
    answers = {key for each in (folder, *others) for key in messages(each, "en") if key.startswith("do-")}
    verbs = {match[1]: match[0] for key in there if (match := re.fullmatch(r"ask-([a-z-]+)-[1-9]", key))}
    for verb in verbs:
        assert any(f"{key}-".startswith(f"do-{verb}-") for key in answers), f"no answer begins with do-{verb}"
    return {key for key in there if re.fullmatch(r"ask-[a-z-]+-[1-9]|pick(-(button|card|cell|die|piece))+", key)}


def glossary_keys(name: str) -> set[str]:
    """The keys of what the popover says of each thing."""
    entries = library.glossary(name).values()
    filled = set(re.findall(r"^([a-z][\w-]*) =", GAMES[name].words("en"), re.MULTILINE))
    return {phrase.text for entry in entries for phrase in (entry.name, *entry.about)} - filled


def change_keys(game: Game[Any]) -> set[str]:
    """The keys that tell players of a running game what has changed since each older rules number."""
    return {f"rules-since-{number}" for number in range(1, game.rules)}


def check_same_keys(folder: Path) -> None:
    """Every language has the same keys, in the same order, with the same arguments."""
    english = messages(folder, "en")
    for language in LANGUAGES[1:]:
        other = messages(folder, language)
        assert list(other) == list(english)
        for key in english:
            assert arguments(key, other) == arguments(key, english), f"{language}: {key}"


def check_sayable(game: Game[Any], folder: Path, language: str) -> None:
    """Every message can be said, with numbers and with words."""
    texts = texts_for(game, language)
    found = messages(folder, language)
    for key in found:
        for number in NUMBERS:
            texts.say(key, dict.fromkeys(arguments(key, found), number))
        assert texts.say(key, dict.fromkeys(arguments(key, found), "x")).strip()


def check_punctuation(folder: Path) -> None:
    """Chinese texts use full-width punctuation."""
    for line in (folder / "zh-Hant.ftl").read_text(encoding="utf-8").splitlines():
        assert not re.search(r"[\u4e00-\u9fff][,;:!?]|[,;:]\s?[\u4e00-\u9fff]", line), line


def check_told(tables: list[Table], game: Game[Any], state: Any, policy: Policy[Any], most: int) -> None:
    """A game is asked, drawn and told at tables of every language, to its end or so many steps."""
    rng = seeded(5)
    seats = state.seats
    for steps in range(most):
        if state.over:
            break
        seat = game.acting(state)[0]
        decision = game.decision(state, seat)
        assert decision is not None
        before = {each: game.view(state, each) for each in (seat, SPECTATOR)}
        for table in tables:
            assert "{" not in table.texts.say(decision.prompt, decision.words)
            for group in table.menu(before[seat], decision):
                assert group.title and all(entry.note and "{" not in entry.note for entry in group.entries)
            if steps % 8 == 0:
                table.screen(before[seat], Recent(), ["x"] * seats, 100)
        done = step(game, state, policy(state, rng))
        assert isinstance(done, Step)
        for table in tables:
            for each in (seat, SPECTATOR):
                for line in table.tell(told_to(game, done.events, each)):
                    assert "{" not in table.texts.say(line.key, line.words)
    for table in tables:
        table.screen(game.view(state, SPECTATOR), Recent(), [""] * seats, 200)


def check_width(table: Table, game: Game[Any], state: Any, steps: int, least: int) -> None:
    """The screen fits into a hundred columns after so many steps, and has at least so many lines."""
    rng = seeded(1)
    for _ in range(steps):
        if not state.over:
            options = game.legal(state, game.acting(state)[0])
            game.apply(state, options[int(rng.below(len(options)))])
    shown = StringIO()
    seen = table.screen(game.view(state, SPECTATOR), Recent(), ["x"] * state.seats, 100)
    Console(width=100, file=shown).print(seen)
    lines = shown.getvalue().splitlines()
    assert len(lines) > least and max(len(line.rstrip()) for line in lines) <= 100


def refused(game: Game[Any], package: str, starts: Iterable[Any], steps: int) -> set[str]:
    """The rules by which actions drawn by chance are refused: each refusal is a sentence in every language."""
    said = [Texts(language, (package,)) for language in LANGUAGES]
    rng = seeded(8)
    heard: set[str] = set()
    for state in starts:
        for _ in range(steps):
            if state.over:
                break
            seat = int(game.acting(state)[0])
            for verb, span in enumerate(game.spans):
                for arg in {int(rng.below(span)) for _ in range(6)} if span else ():
                    refusal = game.refuse(state, Action(seat << 24 | verb << 16 | arg))
                    if refusal is not None and refusal.rule not in heard:
                        heard.add(refusal.rule)
                        assert all(reason(refusal, texts).endswith((")", "）")) for texts in said)
            options = game.legal(state, Seat(seat))
            game.apply(state, options[int(rng.below(len(options)))])
    return heard
