"""The coach over HTTP: the goal and the concepts of a coached scenario."""

from __future__ import annotations

from typing import Final

from litestar import get
from msgspec import Struct

from warbook.games import GAMES
from warbook.match.coach import coached, load_coach
from warbook.server.errors import Denied


class ConceptText(Struct, frozen=True):
    """A concept in one language."""

    title: str
    tell: str
    touch: str  # the same where a finger points


class ConceptInfo(Struct, frozen=True):
    """A concept for the page."""

    id: str
    rules: tuple[str, ...]
    when: str
    text: dict[str, ConceptText]  # by language


class CoachInfo(Struct, frozen=True):
    """The text of the coach's card, by language."""

    game: str
    scenario: str
    goal: dict[str, str]
    won: dict[str, str]
    lost: dict[str, str]
    concepts: tuple[ConceptInfo, ...]


def coach_info(game: str, scenario: str) -> CoachInfo:
    """A scenario's coach for the page."""
    if game not in GAMES or scenario not in coached(game):
        raise Denied(404, "server-no-coach", game=game, scenario=scenario)
    coach = load_coach(game, scenario)
    concepts = tuple(
        ConceptInfo(
            each.id,
            each.rules,
            each.when,
            {
                language: ConceptText(text.title, text.tell, text.touch or text.tell)
                for language, text in each.explained().items()
            },
        )
        for each in coach.concept
    )
    return CoachInfo(game, scenario, coach.goal.said(), coach.won.said(), coach.lost.said(), concepts)


@get("/api/coach/{game:str}/{scenario:str}", sync_to_thread=False)
def get_coach(game: str, scenario: str) -> CoachInfo:
    """The goal and the concepts of a coached scenario, in three languages."""
    return coach_info(game, scenario)


COACH_ROUTES: Final = [get_coach]
