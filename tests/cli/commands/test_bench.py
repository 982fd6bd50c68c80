"""What `warbook bench` runs for each figure can be run."""

from __future__ import annotations

import json

from warbook.cli.commands.bench import FIGURES, called


def test_one_variant_of_one_game_is_measured_in_a_process_of_its_own() -> None:
    found = json.loads(called("measure", "summoner-war", "0.05", interpreted=True))
    assert found["variant"] == "interpreted"
    assert all(found[name] > 0 for name in FIGURES)
