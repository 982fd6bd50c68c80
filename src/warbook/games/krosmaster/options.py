"""The table's options and the terms of each scenario, with a clear word for what is not known (section 34)."""

from __future__ import annotations

from typing import Final

from warbook.games.krosmaster.content.schema import Team, Tutorial, Variant
from warbook.games.krosmaster.content.tables import FULL, NOBODY, Tables, cell_named, goal_of
from warbook.games.krosmaster.frames import DUEL, FREE_FOR_ALL, TUTORIAL, TWO_AGAINST_TWO, Terms
from warbook.kernel.options import check_scenario, check_seats, option_texts
from warbook.kernel.wire import Setting

MODES: Final = {"duel": DUEL, "free-for-all": FREE_FOR_ALL, "two-against-two": TWO_AGAINST_TWO}
SEATS: Final = {DUEL: 2, FREE_FOR_ALL: 4, TWO_AGAINST_TWO: 4, TUTORIAL: 2}
PLAIN: Final = "plain"  # a tutorial without a variant
TEAMS: Final = ("random", "draft", "free", "custom")
MOST_TURNS: Final = 999


def settings_for(tables: Tables) -> list[Setting]:
    """The options a table may set; arenas and variants come from the content."""
    modes = tuple(MODES)
    variants = {name for tutorial in tables.content.tutorials.values() for name in tutorial.variants}
    with_variants = tuple(name for name, tutorial in tables.content.tutorials.items() if tutorial.variants)
    return [
        Setting("teams", TEAMS[0], TEAMS, rule="KA-5.1", scenarios=modes),
        Setting("arena", "chosen", ("chosen", *tables.arena_names), rule="KA-6.3", scenarios=modes),
        Setting("scenery", "standard", ("standard", "destructible"), rule="KA-18.6"),
        Setting("turn_cap", "0", (), 0, MOST_TURNS, rule="KA-21.8"),
        Setting("variant", PLAIN, (PLAIN, *sorted(variants)), rule="KA-29.3", scenarios=with_variants),
    ]


def scenarios_of(tables: Tables) -> list[str]:
    """The scenarios: the three modes, then the tutorials."""
    return [*MODES, *tables.content.tutorials]


def seats_for(tables: Tables, scenario: str) -> int:
    """How many players a scenario is for; one that is not known is a ValueError."""
    check_scenario("krosmaster-arena", scenario, scenarios_of(tables))
    return SEATS[MODES.get(scenario, TUTORIAL)]


def read_terms(tables: Tables, scenario: str, seats: int, given: dict[str, str]) -> Terms:
    """What was agreed, defaults filled in; a scenario, seat count, option or value not known is a ValueError."""
    check_seats(scenario, seats, [seats_for(tables, scenario)], "KA-1.3")
    mode = MODES.get(scenario, TUTORIAL)
    texts = option_texts(settings_for(tables), given)
    if seats == 4 and texts["teams"] == "draft":
        raise ValueError("option teams: 'draft' is for two players (KA-5.4)")
    terms = Terms(scenario, mode, texts, seats)
    numbers = tables.content.honour[str(seats)]
    terms.levels, terms.least, terms.most = numbers.levels, numbers.least, numbers.most
    terms.figures = numbers.figures
    needed = seats * numbers.figures
    if mode != TUTORIAL and texts["teams"] != "custom" and tables.figures < needed:
        raise ValueError(f"option teams: {texts['teams']!r} needs {needed} figures, and there are {tables.figures}")
    if mode == TUTORIAL:
        _limit(terms, tables, tables.content.tutorials[scenario])
    elif texts["variant"] != PLAIN:
        raise ValueError(f"option variant: {scenario} has no variant {texts['variant']!r} (KA-29.3)")
    return terms


def _limit(terms: Terms, tables: Tables, tutorial: Tutorial) -> None:
    """What a tutorial leaves out, who starts, and where its figures stand (section 29)."""
    for setting in settings_for(tables):
        text = terms.texts[setting.name]
        if setting.name in ("teams", "arena") and text != setting.default:  # it brings its own
            raise ValueError(f"option {setting.name}: {text!r} means nothing in {terms.scenario} ({setting.rule})")
    variant = variant_of(terms, tutorial)
    teams = teams_of(terms, tutorial)
    terms.goal = goal_of(tutorial.goal)
    terms.powers = tutorial.powers
    terms.spells = not tutorial.punch_only
    terms.forbidden = [tables.spell_names.index(name) for name in tutorial.forbidden]
    terms.bonuses = tutorial.bonuses
    terms.tension = tutorial.tension  # KA-29.8
    terms.inspiration = False
    terms.rewards = False  # KA-27.3
    terms.honour = terms.goal == FULL
    terms.first = tutorial.first if variant.first is None else variant.first
    terms.cells = [[cell_named(name) for name in team.cells] for team in teams if team.cells]
    assert terms.first != NOBODY


def variant_of(terms: Terms, tutorial: Tutorial) -> Variant:
    """The chosen variant; one that the tutorial does not have is a ValueError."""
    name = terms.texts["variant"]
    if name == PLAIN:
        return Variant()
    if name not in tutorial.variants:
        raise ValueError(f"option variant: {terms.scenario} has no variant {name!r} ({tutorial.rule})")
    return tutorial.variants[name]


def teams_of(terms: Terms, tutorial: Tutorial) -> tuple[Team, Team]:
    """The teams of a tutorial, or of its variant."""
    return variant_of(terms, tutorial).teams or tutorial.teams
