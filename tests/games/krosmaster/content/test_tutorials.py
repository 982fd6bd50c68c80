"""The tutorials are what the rules describe: goals, teams, scenery, what is not in play yet, and their variants."""

import re

import pytest

from tests.rules import rule
from warbook.games.krosmaster.content.drawing import TUTORIAL_SIGNS, drawn
from warbook.games.krosmaster.content.reading import read_content
from warbook.games.krosmaster.content.schema import Team

CONTENT = read_content()

# rule, goal, bushes, trees, crates, what is different from a full game; the teams
TUTORIALS: list[tuple[str, str, int, int, int, dict[str, object], str]] = [
    ("1", "ko-one", 2, 0, 0, {"powers": False, "punch_only": True}, "queen@B6 | king@E1"),
    (
        *("2", "ko-one", 2, 2, 0),
        {"forbidden": ("summon-gobball", "summon-tofu"), "bonuses": False},
        "queen@B7 | king@F1",
    ),
    ("3", "ko-one", 1, 4, 0, {}, "queen@B7 | king@F1"),
    ("4", "ko-one", 2, 2, 2, {}, "queen@C7 anna@B6 | king@F1 oscar@G2"),
    ("5", "ko-and-survive", 2, 4, 2, {}, "anna@C8 bill@B7 | oscar@F1 kassius@G2"),
    ("6", "ko-all", 4, 4, 4, {}, "bill@C8 aboum@B7 | healey@F1 kassius@G2"),
]
USUAL = {"powers": True, "punch_only": False, "forbidden": (), "bonuses": True, "coins": False, "tension": False}


def placed(teams: tuple[Team, Team]) -> str:
    """Two teams as they stand."""
    return " | ".join(" ".join(map("@".join, zip(team.figures, team.cells))) for team in teams)


@rule("KA-29.1", "KA-29.2", "KA-29.3", "KA-29.4", "KA-29.5", "KA-29.6", "KA-29.8")
@pytest.mark.parametrize("row", TUTORIALS, ids=lambda row: f"tutorial-{row[0]}")
def test_a_tutorial_is_as_described(row: tuple[str, str, int, int, int, dict[str, object], str]) -> None:
    number, goal, bushes, trees, crates, different, teams = row
    tutorial = CONTENT.tutorials[f"tutorial-{number}"]
    rows = drawn(tutorial.board, TUTORIAL_SIGNS)
    signs = "".join(rows)
    assert (tutorial.rule, tutorial.goal, tutorial.first) == (f"KA-29.{number}", goal, 0)
    assert (signs.count("B"), signs.count("T"), signs.count("C")) == (bushes, trees, crates)
    assert {key: getattr(tutorial, key) for key in USUAL} == {**USUAL, **different}
    assert placed(tutorial.teams) == teams
    assert [team.edge for team in tutorial.teams] == ["S", "N"]
    scenery = re.sub(r"\d", "s", signs)
    assert scenery == scenery[::-1], "our boards are point-symmetric"


@rule("KA-29.7")
def test_the_last_tutorial_is_a_full_game_in_the_pit_without_rewards() -> None:
    tutorial = CONTENT.tutorials["tutorial-7"]
    assert (tutorial.arena, tutorial.board, tutorial.goal, tutorial.first) == ("pit", "", "full", 0)
    assert {key: getattr(tutorial, key) for key in USUAL} == {**USUAL, "coins": True, "tension": True}
    stars, soil = tutorial.teams
    assert (stars.figures, stars.cells, stars.edge) == (("queen", "bill", "oscar", "aboum"), (), "S")
    assert (soil.figures, soil.cells, soil.edge) == (("anna", "kassius", "king", "healey"), (), "N")
    sums = [sum(CONTENT.figures[figure].initiative for figure in team.figures) for team in tutorial.teams]
    assert sums == [24, 16]


@rule("KA-29.3", "KA-29.4", "KA-29.5")
@pytest.mark.parametrize(
    ("tutorial", "variant", "first", "teams"),
    [
        ("tutorial-3", "exchanged", 0, "queen@F1 | king@B7"),
        ("tutorial-3", "king-first", 1, "queen@B7 | king@F1"),
        ("tutorial-4", "mixed", 1, "queen@C7 king@B6 | oscar@F1 anna@G2"),
        ("tutorial-5", "mixed", 1, "kassius@C8 bill@B7 | anna@F1 oscar@G2"),
    ],
)
def test_a_variant_changes_teams_or_who_starts(tutorial: str, variant: str, first: int, teams: str) -> None:
    told = CONTENT.tutorials[tutorial]
    changes = told.variants[variant]
    assert (told.first if changes.first is None else changes.first) == first
    assert placed(changes.teams or told.teams) == teams


def test_no_other_tutorial_has_variants() -> None:
    assert [len(tutorial.variants) for tutorial in CONTENT.tutorials.values()] == [0, 0, 2, 1, 1, 0, 0]
