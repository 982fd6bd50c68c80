"""The report on a series of games: results with intervals, lengths, endings, digests."""

from __future__ import annotations

import math
from collections import Counter
from hashlib import blake2b
from statistics import mean, median

from msgspec import Struct

from warbook.bots.arena import Row, Series
from warbook.games import GAMES

NORMAL_95 = 1.959963984540054  # standard deviations that contain 95 % of a normal distribution


class Share(Struct, frozen=True):
    """A rate with its 95 % interval."""

    rate: float
    low: float
    high: float


class Standing(Struct, frozen=True):
    """The results of one bot, or of a team."""

    bot: str
    wins: int
    draws: int
    losses: int
    rate: Share  # a draw counts as half a win
    seconds: float  # thinking time in an average game


class Length(Struct, frozen=True):
    """How long the games were."""

    mean: float
    median: float
    shortest: int
    longest: int


class Standings(Struct, frozen=True):
    """The whole report."""

    game: str
    scenario: str
    options: dict[str, str]
    seed: int
    games: int
    bots: tuple[Standing, ...]
    first: Share | None  # the share of the seat that decides first; None for a team
    turns: Length
    decisions: Length
    endings: dict[str, int]  # by rule, most frequent first
    digest: str  # over the final digests of all games in order
    rows: tuple[Row, ...]


def wilson(rate: float, count: int) -> Share:
    """Wilson's interval (1927) for a rate in a number of games."""
    if count == 0:
        return Share(rate, 0.0, 1.0)
    square = NORMAL_95 * NORMAL_95 / count
    middle = (rate + square / 2) / (1 + square)
    reach = NORMAL_95 * math.sqrt(rate * (1 - rate) / count + square / (4 * count)) / (1 + square)
    return Share(rate, max(0.0, middle - reach), min(1.0, middle + reach))


def standings(series: Series, rows: list[Row]) -> Standings:
    """The report on all games of a series, in any order of finishing.

    A co-operative series counts the team's victories and does not compare its bots.
    """
    ordered = sorted(rows, key=_number)
    team = GAMES[series.game].is_cooperative()
    every = "\n".join(row.digest for row in ordered)
    return Standings(
        game=series.game,
        scenario=series.scenario,
        options=series.options,
        seed=series.seed,
        games=len(ordered),
        bots=_team(series, ordered) if team else _contest(series, ordered),
        first=None if team else wilson(mean(row.returns[row.first] for row in ordered), len(ordered)),
        turns=_length([row.turns for row in ordered]),
        decisions=_length([row.decisions for row in ordered]),
        endings=dict(Counter(row.ending for row in ordered).most_common()),
        digest=blake2b(every.encode(), digest_size=16).hexdigest(),
        rows=tuple(ordered),
    )


def _number(row: Row) -> int:
    return row.number


def _contest(series: Series, rows: list[Row]) -> tuple[Standing, ...]:
    """Each bot's results over all seats."""
    found: list[Standing] = []
    for place, bot in enumerate(series.bots):
        seats = [row.places.index(place) for row in rows]
        results = [row.returns[seat] for row, seat in zip(rows, seats, strict=True)]
        seconds = [row.seconds[seat] for row, seat in zip(rows, seats, strict=True)]
        found.append(_standing(str(bot), results, seconds))
    return tuple(found)


def _team(series: Series, rows: list[Row]) -> tuple[Standing, ...]:
    """The results of all bots together."""
    names = Counter(str(bot) for bot in series.bots)
    team = " + ".join(name if count == 1 else f"{count} {name}" for name, count in names.items())
    return (_standing(team, [row.returns[0] for row in rows], [sum(row.seconds) for row in rows]),)


def _standing(bot: str, results: list[float], seconds: list[float]) -> Standing:
    wins, losses = results.count(1.0), results.count(0.0)
    rate = wilson(mean(results), len(results))
    return Standing(bot, wins, len(results) - wins - losses, losses, rate, mean(seconds))


def _length(counts: list[int]) -> Length:
    return Length(float(mean(counts)), float(median(counts)), min(counts), max(counts))
