"""Golden replays: one for each way a game of Summoner War can end, and enough of them to use every card.

`python -m tools.golden.summoner`, or `make golden`: from fixed seeds, so a golden file changes only when rules do. Then
increase the rules number and say in the commit which rules changed.
"""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

from msgspec import Struct

from tools.trials import PROOFS
from tools.trials.steering import (
    BLOCKADE,
    CARD_NAMES,
    ENDING_NAMES,
    blockade,
    options_of,
    quietly,
    scripted,
    with_cards,
    with_uses,
)
from tools.trials.summoner import counted
from warbook.games.summoner.state import SummonerState
from warbook.kernel.api import Action, Game, Refusal, Seat
from warbook.kernel.content.replay_files import write_replay
from warbook.kernel.contract.trial import Policy, at_random
from warbook.kernel.replay import record
from warbook.kernel.rng import Rng, seeded
from warbook.kernel.run import step
from warbook.kernel.wire import Replay

FOLDER = Path(__file__).parents[2] / "tests" / "games" / "summoner" / "golden"
GAME: Game[SummonerState] = PROOFS["summoner-war"].game
TRIES = 4000
LIMIT = 900
MANY = 400  # games to search for those that use most cards


class Found(Struct, frozen=True):
    """A game and what it covers."""

    replay: Replay
    tally: Counter[str]


def played(options: dict[str, str], seed: int, policy: Policy[SummonerState]) -> Found | None:
    """One game; None if it is too long for a golden file."""
    state = GAME.setup("standard", 2, options, seed)
    rng = seeded(seed)
    tally: Counter[str] = Counter()
    actions: list[Action] = []
    while not state.over and len(actions) < LIMIT:
        before = state.clone()
        actions.append(policy(state, rng))
        done = step(GAME, state, actions[-1])
        assert not isinstance(done, Refusal), done.rule
        tally.update(counted(before, actions[-1], done, state))
    if not state.over:
        return None
    return Found(record(GAME, "standard", 2, options, seed, actions, state), tally)


def by_chance(number: int) -> Policy[SummonerState]:
    """Random play that prefers to use cards, with the cards in rotation."""
    return with_cards(GAME, with_uses(GAME, at_random(GAME)), number)


def ended(policy: Policy[SummonerState], after: int, *texts: str) -> Policy[SummonerState]:
    """A policy that makes these actions, "seat:notation", after a number of actions and so ends the game."""
    left = list(texts)

    def ending(state: SummonerState, rng: Rng) -> Action:
        if state.draft is not None or state.turns < after or not left:
            return policy(state, rng)
        seat, _, text = left.pop(0).partition(":")
        if seat == "mine":  # the side whose turn it is
            return GAME.read(text, Seat(state.turn))
        if seat == "yours":
            return GAME.read(text, Seat(1 - state.turn))
        return GAME.read(text, Seat(int(seat)))

    return ending


def attempts(ending: str) -> Iterator[Found | None]:
    """Games that may end that way."""
    for number in range(TRIES):
        match ending:
            case "no_action":
                yield played({**BLOCKADE, "no_action": "loss"}, number, scripted(blockade(GAME), at_random(GAME)))
            case "no_progress":
                options = {"no_progress_limit": "20", "repetition_limit": "10"}
                yield played(options, number, quietly(GAME, by_chance(number)))
            case "repetition":
                yield played({"repetition_limit": "2"}, number, quietly(GAME, by_chance(number)))
            case "agreed":
                yield played({}, number, ended(by_chance(number), 12, "mine:draw?", "yours:draw+"))
            case "resignation":
                yield played({}, number, ended(by_chance(number), 14, "yours:resign"))
            case "time":
                yield played({}, number, ended(by_chance(number), 16, "mine:flag"))
            case _:
                yield played({}, number, by_chance(number))


def ends(name: str) -> Found:
    """The first attempt that ends that way."""
    ending = name.removeprefix("ending ")
    for found in attempts(ending):
        if found is not None and found.tally[name]:
            return found
    raise ValueError(f"{name}: not met in {TRIES} games")


def rich() -> Iterator[Found]:
    """Games that together use every card, chosen greedily, with options in rotation."""
    games = [found for number in range(MANY) if (found := played(options_of(number), number, by_chance(number)))]
    missing = set(CARD_NAMES)
    while missing:
        best = max(games, key=lambda found: (len(missing & set(found.tally)), -len(found.replay.actions)))
        if not missing & set(best.tally):
            raise ValueError(f"never used in {MANY} games: {', '.join(sorted(missing))}")
        missing -= set(best.tally)
        yield best


def main() -> int:
    """Write all of them."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    kept: dict[str, Found] = {name.removeprefix("ending ").replace(" ", "-"): ends(name) for name in ENDING_NAMES}
    kept |= {f"cards-{number}": found for number, found in enumerate(rich(), start=1)}
    for path in FOLDER.glob("*.json"):
        if path.stem not in kept:
            path.unlink()
    for name, found in kept.items():
        write_replay(FOLDER / f"{name}.json", found.replay)
        used = sorted(card.removeprefix("card ") for card in found.tally if card.startswith("card "))
        print(f"{name:20} {len(found.replay.actions):4} actions, {found.replay.result:8} {' '.join(used)}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
