"""Long Chinese lines are folded, never cut: there are no blanks to break them at."""

from __future__ import annotations

import pytest

from warbook.cli.commands import games, rules
from warbook.kernel.content.rulebook import load_rulebook


def solid(text: str) -> str:
    return "".join(text.split())


@pytest.mark.parametrize("rule_id", ["SW-8.16", "SW-16.9", "SW-13.3"])
def test_a_long_chinese_rule_is_printed_whole(rule_id: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert rules.run(["summoner-war", rule_id, "--lang", "zh-Hant"]) == 0
    text = load_rulebook("warbook.games.summoner").rules[rule_id].text["zh-Hant"]
    assert solid(text) in solid(capsys.readouterr().out)


def test_the_options_are_printed_whole(capsys: pytest.CaptureFixture[str]) -> None:
    assert games.run(["--lang", "zh-Hant"]) == 0
    printed = capsys.readouterr().out
    assert "…" not in printed.replace("……", "")  # a name of two dots' length is whole
