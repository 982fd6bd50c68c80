"""Soak games of Summoner War that cover everything: options and cards in rotation, and policies that use them."""

from __future__ import annotations

from tools.trials.course import Course, Job, by_bot
from warbook.games import GAMES
from warbook.games.summoner.content.tables import CARDS, CODES, COUNT, HERALD, LETTERS, NOBODY, ROYAL
from warbook.games.summoner.options import SETTINGS
from warbook.games.summoner.present.notation import read_deployment
from warbook.games.summoner.state import SummonerState
from warbook.games.summoner.verbs import CHOOSE, EDIT, LOCK, MOVE, card_of, dst_of, from_to, src_of
from warbook.kernel.api import Action, Game, Seat, act, arg_of, verb_of
from warbook.kernel.contract.trial import Plan, Policy, at_random, with_asides
from warbook.kernel.rng import Rng, seeded
from warbook.kernel.wire import Setting

CARD_NAMES = [f"card {code}" for code in CODES]
ENDING_NAMES = [
    f"ending {name}"
    for name in (
        "summoner by attack",
        "summoner by trap",
        "summoner by CHAIN",
        "no_action",
        "resignation",
        "time",
        "no_progress",
        "repetition",
        "agreed",
    )
]

# besides the standard one: without some types, with many of one, and random ones
COMPOSITIONS = (
    "S1 H1 W4 P4 K2 A2 B2",
    "S1 H1 A14",
    "S1 H1 F14",
    "S1 H1 K14",
    "S1 H1 W2 P2 K3 A1 B3 F3",
    "S1 H1 B7 A7",
    "S1 H1 P7 W7",
)


def values_of(setting: Setting) -> list[str]:
    """Every value of an option; of a free form, the default and some examples."""
    if setting.values:
        return list(setting.values)
    if setting.pattern:
        return [setting.default, *COMPOSITIONS]
    return [str(number) for number in range(setting.low, setting.high + 1)]


def options_of(number: int) -> dict[str, str]:
    """The options of a soak's game: in turn none, one or all are changed, with every value in rotation."""
    if number % 4 == 0:
        return {}
    chosen: dict[str, str] = {}
    rng = seeded(number)
    for place, setting in enumerate(SETTINGS):
        values = values_of(setting)
        if number % 4 == 3:  # a long range in order, so no number is left out; the others mixed
            turn = number // 4 if len(values) > 20 else int(rng.next())
            chosen[setting.name] = values[turn % len(values)]
        elif number // 4 % len(SETTINGS) == place:
            chosen[setting.name] = values[(number // 2 // len(SETTINGS)) % len(values)]
    if number % 16 == 7:
        chosen["composition"] = random_composition(number)
    return chosen


def random_composition(number: int) -> str:
    """One Summoner, one Hero, and any fourteen others (SW-15.1)."""
    rng = seeded(number)
    counts = [1 if ROYAL[kind] or HERALD[kind] else 0 for kind in range(len(LETTERS))]
    others = [kind for kind in range(len(LETTERS)) if counts[kind] == 0]
    while sum(counts) < sum(COUNT):
        counts[others[int(rng.below(len(others)))]] += 1
    return " ".join(f"{letter}{count}" for letter, count in zip(LETTERS, counts, strict=True) if count)


def wanted_cards(number: int, seat: int) -> list[int]:
    """The cards that a side should choose first: in rotation, in changing combinations."""
    first = (number * 3 + seat * 8) % CARDS
    stride = (1, 4, 5, 8, 10, 11)[number // 7 % 6]
    return [(first + place * stride) % CARDS for place in range(CARDS)]


def with_cards(game: Game[SummonerState], policy: Policy[SummonerState], number: int) -> Policy[SummonerState]:
    """A policy that first chooses the wanted cards."""

    def choosing(state: SummonerState, rng: Rng) -> Action:
        draft = state.draft
        if draft is not None:
            for seat in game.acting(state):
                for card in wanted_cards(number, seat):
                    action = act(seat, CHOOSE, card)
                    if game.refuse(state, action) is None and rng.below(4):
                        return action
        return policy(state, rng)

    return choosing


def with_uses(game: Game[SummonerState], policy: Policy[SummonerState]) -> Policy[SummonerState]:
    """A policy that uses a card every other time it can, and finishes its preparation."""

    def using(state: SummonerState, rng: Rng) -> Action:
        action = policy(state, rng)
        if verb_of(action) == EDIT and rng.below(4):
            return using(state, rng)
        if state.draft is None and rng.below(2):
            uses = [use for seat in game.acting(state) for use in game.legal(state, seat) if is_use(use)]
            if uses:
                return uses[int(rng.below(len(uses)))]
        return action

    return using


def quietly(game: Game[SummonerState], policy: Policy[SummonerState]) -> Policy[SummonerState]:
    """A policy that avoids progress (SW-12.6) and often moves back."""
    last = [NOBODY, NOBODY]

    def moving(state: SummonerState, rng: Rng) -> Action:
        seat = game.acting(state)[0]
        moves = [action for action in game.legal(state, seat) if verb_of(action) == MOVE]
        if state.draft is not None or not moves or rng.below(12) == 0:
            return policy(state, rng)
        back = [action for action in moves if arg_of(action) == last[seat]]
        action = back[0] if back and rng.below(3) else moves[int(rng.below(len(moves)))]
        last[seat] = from_to(dst_of(arg_of(action)), src_of(arg_of(action)))
        return action

    return moving


# Red's Soldiers and Knights, all face-up, can neither move on a full board nor attack what is in front of them
BLOCKADE = {"composition": "S1 H1 K8 F6"}
BLOCKING = (
    ["0:card CHAIN", "0:card MIMIC", "0:card PIERCE", "1:card OBSERVE", "1:card MIMIC", "1:card PIERCE"],
    ["SHKKKKKK/KFFFFFFK", "KFKKKKFK/SHKKFFFF"],
    ["b1", "a1", "c1", "d1", "e1", "f1", "g1", "h1", "a2", "b2", "c2", "d2", "e2", "f2", "g2"],
    ["", "b4", "a4", "c4", "d4", "e4", "f4", "g4", "h4", "a3", "c3", "d3", "e3", "f3", "h3"],
)


def blockade(game: Game[SummonerState]) -> list[Action]:
    """Actions, for BLOCKADE and three cards a side, after which Red has no turn action (SW-4.8)."""
    cards, deployments, red, blue = BLOCKING
    actions = [game.read(text[2:], Seat(int(text[0]))) for text in cards]
    for side in (0, 1):
        actions += [*read_deployment(deployments[side], Seat(side)), act(side, LOCK)]
    for mine, yours in zip(red, blue, strict=True):
        actions.append(game.read(f"+{mine}", Seat(0)))
        actions.append(game.read(f"+{yours}" if yours else "$OBSERVE h2", Seat(1)))
    return actions


def scripted(actions: list[Action], policy: Policy[SummonerState]) -> Policy[SummonerState]:
    """A list of actions first, then a policy."""
    left = list(actions)

    def playing(state: SummonerState, rng: Rng) -> Action:
        return left.pop(0) if left else policy(state, rng)

    return playing


def is_use(action: Action) -> bool:
    """Whether an action uses a card."""
    return card_of(verb_of(action)) != NOBODY


def planned(job: Job) -> Plan[SummonerState]:
    """The options and the policy: the greedy bot, or random play that sometimes avoids progress."""
    game: Game[SummonerState] = GAMES["summoner-war"]
    options = options_of(job.number)
    if job.kind == "greedy":
        policy = with_cards(game, by_bot(game, "greedy", job.seed), job.number)
        return Plan(options, job.seed, with_asides(game, policy, 25), job.care())
    policy = with_uses(game, at_random(game))
    if job.number % 10 == 6:
        policy = quietly(game, policy)
    policy = with_asides(game, with_cards(game, policy, job.number), 6)
    if job.number % 20 == 16:  # random play hardly ever avoids progress for long
        options |= {"no_progress_limit": str(20 + job.number // 20 % 30), "repetition_limit": "10"}
    if job.number % 50 == 49:  # and hardly ever blocks a side
        options = {**BLOCKADE, "no_action": ("pass", "loss")[job.number % 100 // 50]}
        policy = scripted(blockade(game), policy)
    return Plan(options, job.seed, policy, job.care())


COURSE = Course(
    plan=planned,
    wanted=(
        *CARD_NAMES,
        *ENDING_NAMES,
        *(f"option {setting.name} {value}" for setting in SETTINGS for value in values_of(setting)),
    ),
    shown=(*ENDING_NAMES, *CARD_NAMES),
    about=(
        "Random games choose their cards in rotation and use",
        "one every other time they can. In greedy games `greedy` plays both sides. Three games of four change",
        "some options; all values of all options of SW-15.60 occur, and of `composition` the standard one, seven",
        "others and random ones. A card counts as used when it was cast, was chosen in a window, or took effect:",
        "an attack that it forbade or that only it allowed, a trap survived, a killer killed, a type taken over.",
    ),
    random=2000,
    greedy=200,
)
