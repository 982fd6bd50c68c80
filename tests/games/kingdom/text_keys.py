"""The keys that games of the family need in their texts: what content names and what the code puts together."""

from __future__ import annotations

import ast
from pathlib import Path
from typing import Final, get_args, get_type_hints

from fluent.syntax import FluentParser, FluentSerializer
from fluent.syntax import ast as ftl

from tests.architecture.tree import SOURCE
from tests.ftl import Looker, messages
from tests.games.texts import SHARED_KEYS, change_keys, event_keys, glossary_keys, literals, option_keys, question_keys
from warbook.cli.play.render.kingdom.table import CLAUSES
from warbook.games.kingdom.board.field import DIRECTIONS
from warbook.games.kingdom.content.reading import name_keys
from warbook.games.kingdom.effects.vocabulary import DAMAGES, FAMILIES, FORCES, UNTILS
from warbook.games.kingdom.frames import ENDINGS, PHASES
from warbook.games.kingdom.game import KingdomGame
from warbook.games.kingdom.present.notation import COMPANION, SEATS
from warbook.games.kingdom.present.prompts import QUESTIONS
from warbook.games.kingdom.present.sentences.tokens import MARKS
from warbook.games.kingdom.present.views import tokens
from warbook.games.kingdom.present.views.parts import FateView
from warbook.kernel.content.rulebook import load_rulebook

FAMILY: Final = SOURCE / "warbook" / "games" / "kingdom"
SHARED: Final = FAMILY / "text"
TERMINAL: Final = SOURCE / "warbook" / "cli" / "play" / "render" / "kingdom"
SPEAKERS: Final = (*FAMILY.rglob("*.py"), *TERMINAL.glob("*.py"), SOURCE / "warbook" / "kernel" / "notation.py")
# what answers.py adds to a verb's key; a verb that is not named here has one text
VARIANTS: Final[dict[str, tuple[str, ...]]] = {
    "pass": ("", "-own", "-unchanged"),
    "raise": ("", "-own", "-unchanged"),
    "tile": ("", "-last"),
    "move": ("", "-engage"),
    "step": ("", "-engage"),
    "march": ("", "-engage"),
    "mode": ("", "-precise"),
    "modify": ("", "-direction"),
    "attach": ("", "-direction"),
    "gain": ("-crystals", "-gold"),
    "suffer": ("", "-soldiers"),
    "tend": ("-token", "-rift"),
}
CHOICES: Final = ("companion", "grant", "heal", "refresh", "pay", "protect", "hurt")  # steps that ask for a hero
TOLD: Final = ("spell", "modification", "flower", "feature", "totem", "rift", "passive", "ability", "hero")


def said_by(own: Path, language: str) -> dict[str, Looker]:
    """All messages of a game: its own and those of the family, none of them twice."""
    shared, found = messages(SHARED, language), messages(own, language)
    assert shared.keys() & found.keys() == set()
    return shared | found


def written_in(folder: Path, language: str) -> dict[str, str]:
    """The messages of a folder as they are written."""
    source = FluentParser().parse((folder / f"{language}.ftl").read_text(encoding="utf-8"))
    entries = [entry for entry in source.body if isinstance(entry, ftl.Message)]
    return {entry.id.name: FluentSerializer().serialize_entry(entry) for entry in entries}


def refusals(game: KingdomGame) -> set[str]:
    """The key of every refusal that the rules can name: the clauses inside of `Refusal(...)`, and those of prices."""
    clauses = {"price-1", "price-2"}
    for path in FAMILY.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and ast.unparse(node.func) == "Refusal":
                assert len(node.args) == 1 and not node.keywords, f"{path.name}: values need a key of their own"
                words = [each.value for each in ast.walk(node) if isinstance(each, ast.Constant)]
                clauses |= {word for word in words if isinstance(word, str) and word in game.law.ids}
    rules = {game.law[clause] for clause in clauses} - {""}  # a clause that this game does not have
    return {f"refused-{rule.replace('.', '-')}" for rule in rules}


def content_words(game: KingdomGame) -> set[str]:
    """What the content names, with what is told about it."""
    content = game.tables.content
    keys = set(name_keys(content))
    keys |= {f"{key}-about" for key in keys if key.partition("-")[0] in TOLD}
    keys |= {f"scenario-{name}{more}" for name in content.scenarios for more in ("-about", "-iron")}
    keys |= {f"goal-{scenario.goal}" for scenario in content.scenarios.values()}
    keys |= {f"hero-{name}-bench" for name, hero in content.heroes.items() if hero.bench}
    return keys | {f"hero-{COMPANION}", "hero-warrior", "hero-warrior-about"}


def code_words(game: KingdomGame) -> set[str]:
    """The keys that code puts together from the family's own words."""
    keys = {f"do-{verb}{more}" for verb in game.verbs if verb for more in VARIANTS.get(verb, ("",))}
    keys |= {f"{what}-{seat}" for what in ("side", "colour") for seat in SEATS} | {
        f"facing-{direction}" for direction in DIRECTIONS
    }
    keys |= {f"force-{force.replace('_', '-')}" for force in FORCES} | {f"until-{until}" for until in UNTILS if until}
    keys |= {f"event-mark-{mark}" for mark in MARKS.values()} | {f"mark-{name}" for name, _ in tokens.MARKS}
    keys |= {f"damage-{damage}" for damage in DAMAGES}
    keys |= {f"family-{family}" for family in FAMILIES} | {f"phase-{phase}" for phase in PHASES}
    keys |= {f"ending-{name}" for name in ENDINGS if name} | {f"prompt-choice-{do}" for do in CHOICES}
    keys |= {f"prompt-{name}" for name in QUESTIONS.values() if name != "choice"}
    keys |= {"prompt-heroes-abilities", "prompt-placing-forced", "prompt-granted-anywhere", "prompt-hero-warriors"}
    keys |= {f"fate-{fate}" for fate in get_args(get_type_hints(FateView)["fate"])}
    keys |= {f"event-pass{more}" for more in ("", "-own", "-unchanged")} | {"marked"}
    return keys | event_keys(game.sentences.says) | option_keys(game) | change_keys(game) | glossary_keys(game.name)


def check_keys(game: KingdomGame, own: Path, names: set[str]) -> None:
    """No key is missing, and of the game's own none is left over; `names` is what else its content calls by a name."""
    wanted = content_words(game) | names | code_words(game) | refusals(game)
    assert wanted - said_by(own, "en").keys() == set()
    assert messages(own, "en").keys() - wanted - SHARED_KEYS - set(literals(SPEAKERS)) == set()


def check_family(game: KingdomGame) -> None:
    """Nothing stands in the family's texts that its code cannot say."""
    used = code_words(game) | content_words(game) | SHARED_KEYS | set(literals(SPEAKERS))
    used |= (
        question_keys(SHARED, FAMILY / "rift" / "text", FAMILY / "uprising" / "text")
        | glossary_keys("rift-in-time")
        | glossary_keys("elemental-uprising")
    )
    assert messages(SHARED, "en").keys() - used == set()


def check_verbs(game: KingdomGame) -> None:
    """Every verb has a clause, and its rule is in the catalogue of a game that has it."""
    rules = load_rulebook(game.package).rules
    assert {game.verbs[verb] for verb in CLAUSES} == {name for name in game.verbs if name}
    assert all(game.law[clause] in rules for clause in CLAUSES.values() if game.law[clause])
