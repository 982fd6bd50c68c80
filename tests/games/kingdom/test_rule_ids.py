"""The clauses of the family: each is used, and where code names one and cites rules, it cites those of the clause."""

import re
from pathlib import Path

import pytest

import warbook.games.kingdom
from tests.rules import rule
from warbook.games import GAMES
from warbook.games.kingdom.rule_ids import NAMES

FAMILY = Path(warbook.games.kingdom.__file__).parent
CLAUSE = re.compile(r'\blaw\["([a-z0-9-]+)"\]')
CODE = {path: path.read_text(encoding="utf-8") for path in sorted(FAMILY.rglob("*.py")) if path.name != "rule_ids.py"}


@rule("EU-37.5")
def test_every_clause_is_used() -> None:
    text = "\n".join(CODE.values())
    unused = [name for name in NAMES if f'"{name}"' not in text]
    assert unused == ["price-1", "price-2"] and 'f"price-{' in text


@pytest.mark.parametrize("name", ["rift-in-time", "elemental-uprising"])
def test_a_line_that_cites_rules_cites_those_of_its_clause(name: str) -> None:
    game = GAMES[name]
    wrong = [
        f"{path.relative_to(FAMILY)}:{number}: {game.law[clause]}"  # type: ignore[attr-defined]
        for path, text in CODE.items()
        for number, line in enumerate(text.splitlines(), 1)
        for clause in CLAUSE.findall(line)
        if f"{game.prefix}-" in line and game.law[clause] not in line  # type: ignore[attr-defined]
    ]
    assert wrong == []
