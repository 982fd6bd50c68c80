"""How Krosmaster: Arena is tested: the teller of its past, and what its games count."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from tools.trials.conduct import Conduct
from tools.trials.course import QUICK, Course, Job, by_bot
from tools.trials.course import by_verb as draw_verb
from warbook.games import GAMES
from warbook.games.krosmaster.board.geometry import distance
from warbook.games.krosmaster.content.reading import read_content
from warbook.games.krosmaster.frames import ASSIGN
from warbook.games.krosmaster.options import PLAIN
from warbook.games.krosmaster.present.events import (
    Acted,
    Assigned,
    Bought,
    CastSpell,
    Dealt,
    Discarded,
    Exploded,
    MarketSet,
    OrderSet,
    Rolled,
    ShopTurned,
    Used,
)
from warbook.games.krosmaster.present.view import ENDINGS, QUESTIONS
from warbook.games.krosmaster.rewards import PLACES
from warbook.games.krosmaster.state import KrosmasterState
from warbook.games.krosmaster.verbs import BUY, BUY_GG, END, GIVE_BACK, MOVE, PICK, SELL, USE, used_slot
from warbook.kernel.api import Action, Game, Seat, act, arg_of, seat_of, verb_of
from warbook.kernel.contract.trial import Plan, Policy, with_asides
from warbook.kernel.rng import Rng
from warbook.kernel.run import Step
from warbook.kernel.wire import Event, applies

NAME: Final = "krosmaster-arena"
CONTENT: Final = read_content()
MODES: Final = ("duel", "free-for-all", "two-against-two")


def next_told(now: KrosmasterState, world: KrosmasterState, seat: Seat, ahead: list[Event]) -> Action | None:
    """The next action of a past that leads to the world; all actions are public (KA-31.5)."""
    if now.steps == 0:
        _lay_out_draft(now, world, ahead)
    acted = ((place, event) for place, event in enumerate(ahead) if isinstance(event, Acted))
    _, first = next(acted, (0, None))
    if first is None:
        return None
    end, _ = next(acted, (len(ahead), None))
    now.rng.script = _chance(now, world, ahead[:end], ahead)
    return Action(first.action)


def _lay_out_draft(now: KrosmasterState, world: KrosmasterState, ahead: list[Event]) -> None:
    """The draft's stack: the cards dealt since and, below them, those of the world."""
    if now.stack_of_cards:
        dealt = [figure for event in ahead if isinstance(event, Dealt) for figure in event.figures]
        now.stack_of_cards = [*world.stack_of_cards, *reversed(dealt)]


def _chance(now: KrosmasterState, world: KrosmasterState, step: list[Event], ahead: list[Event]) -> list[int]:
    """The draws of one step: dice from the events, a turn order, and the world's piles."""
    script: list[int] = []
    for event in step:
        match event:
            case Rolled(faces=faces):
                script += faces
            case OrderSet(seats=seats):
                if _is_tied(now):
                    script += shuffling(list(range(now.seats)), list(seats))
            case MarketSet():
                script += _market(now, world, ahead)
    return script


def _is_tied(now: KrosmasterState) -> bool:
    """Whether the turn order is drawn (KA-6.2); then everybody has a team, at the latest with this step."""
    values = [sorted(int(now.tables.initiative[figure]) for figure in team) for team in now.team]
    return now.terms.first < 0 and len({(sum(each), *each) for each in values}) < now.seats


def shuffling(start: list[int], goal: list[int]) -> list[int]:
    """The draws with which a shuffle turns one order into another."""
    order = start[:]
    draws: list[int] = []
    for place in range(len(order) - 1, 0, -1):
        draw = order.index(goal[place])
        order[place], order[draw] = order[draw], order[place]
        draws.append(draw)
    return draws


def _market(now: KrosmasterState, world: KrosmasterState, ahead: list[Event]) -> list[int]:
    """How to shuffle the rewards so that all draws from the piles are as in the world."""
    drawn = Purchases(world).drawn_by(ahead)
    tables = now.tables
    script: list[int] = []
    for rank in range(3):
        tokens = [token for token, reward in enumerate(tables.tokens) if tables.reward.rank[reward] == rank]
        piles = [world.piles[pile] + drawn[pile][::-1] for pile in (2 * rank, 2 * rank + 1)]
        script += shuffling(tokens, piles[0] + piles[1])
    return script


class Purchases:
    """Follows the tokens from the piles to their places in the world; unknown ones are numbers below 0."""

    def __init__(self, world: KrosmasterState) -> None:
        """Start with full piles."""
        self.world = world
        self.drawn: list[list[int]] = [[] for _ in range(6)]
        self.held: list[list[int]] = [[] for _ in world.held]
        self.is_token: dict[int, int] = {}  # the identities of unknown tokens
        self.removed: list[tuple[int, int, int]] = []  # unknown tokens that left unseen, with rank and owner
        self.rank: dict[int, int] = {}
        self.bought = 0
        self.slot = 0

    def drawn_by(self, events: list[Event]) -> list[list[int]]:
        """The tokens drawn from each pile, in the order they were drawn."""
        for event in events:
            self._follow(event)
        self._find_rest()
        return [[self.is_token.get(token, token) for token in pile] for pile in self.drawn]

    def _follow(self, event: Event) -> None:
        match event:
            case MarketSet(tokens=tokens):
                for pile, token in enumerate(tokens):
                    self.drawn[pile].append(token)
            case ShopTurned(place=place, token=token):
                self.drawn[place] += [token] if token >= 0 else []
            case Bought(place=place, token=token):
                self._buy(place, token)
            case Assigned(piece=piece, token=token):
                self.held[piece].append(self.bought if token < 0 else token)
            case Acted(action=action):
                self.slot = used_slot(arg_of(Action(action))) if verb_of(Action(action)) == USE else -1
            case Used(piece=piece, token=token):
                unknown = self.held[piece][self.slot]
                self.is_token[unknown] = token
                self.held[piece][self.slot] = token
            case Discarded(piece=piece, token=token):
                self._discard(piece, token)

    def _buy(self, place: int, token: int) -> None:
        self.bought = token
        if place >= PLACES:
            if token < 0:
                self.bought = -len(self.rank) - 2
                self.rank[self.bought] = place % PLACES // 2
            self.drawn[place - PLACES].append(self.bought)

    def _discard(self, piece: int, token: int) -> None:
        if token >= 0:
            if token in self.held[piece]:  # otherwise it is not assigned yet (KA-23.14)
                self.held[piece].remove(token)
            return
        unknown = next((each for each in self.held[piece] if each < 0), self.bought)
        self.held[piece] = [each for each in self.held[piece] if each != unknown]
        self.removed.append((unknown, self.rank[unknown], int(self.world.owner[piece])))

    def _find_rest(self) -> None:
        """Place unknown tokens as in the world: on a card, being bought, or out of the game."""
        world = self.world
        for piece, held in enumerate(self.held):
            for slot, token in enumerate(held):
                if token < 0:
                    self.is_token[token] = world.held[piece][slot]
        if world.stack and world.stack[-1].kind == ASSIGN and self.bought < 0 and self.bought not in self.is_token:
            if all(self.bought not in held for held in self.held) and self.bought not in [x[0] for x in self.removed]:
                self.is_token[self.bought] = world.stack[-1].a
        somewhere = {*self.is_token.values(), *(token for pile in (*world.piles, *self.drawn) for token in pile)}
        for unknown, rank, owner in self.removed:
            self.is_token[unknown] = next(
                token
                for token, reward in enumerate(world.tables.tokens)
                if token not in somewhere
                and world.tables.reward.rank[reward] == rank
                and world.known[token] >> owner & 1
            )
            somewhere.add(self.is_token[unknown])


def counted(before: KrosmasterState, action: Action, done: Step, after: KrosmasterState) -> Iterator[str]:
    """The counts: spells, rewards, questions, scenarios, options, endings."""
    tables = after.tables
    for event in done.events:
        match event:
            case CastSpell(spell=spell):
                yield f"spell {tables.spell_names[spell]}"
            case Exploded(piece=piece):
                yield f"spell {tables.spell_names[tables.spells_of[before.kind[piece]][0]]}"
            case Used(token=token):
                yield f"reward {tables.reward_names[tables.tokens[token]]}"
    if not before.over:
        yield f"question {QUESTIONS[before.stack[-1].kind]}"
    if after.over:
        yield f"scenario {after.terms.scenario}"
        yield f"ending {ENDINGS[after.ending]}"
        for name, value in after.terms.texts.items():
            yield f"option {name} {value}"


def by_verb(game: Game[KrosmasterState]) -> Policy[KrosmasterState]:
    """A random acting seat and verb, ending an activation rarely."""
    return draw_verb(game, (END, GIVE_BACK))


def hoarding(game: Game[KrosmasterState], policy: Policy[KrosmasterState]) -> Policy[KrosmasterState]:
    """A policy that sells dice, picks up coins and saves them for GG and gold rewards."""

    def saving(state: KrosmasterState, rng: Rng) -> Action:
        options = game.legal(state, game.acting(state)[0])
        for is_wished in (is_dear, is_use, is_income):
            wished = [action for action in options if is_wished(action)]
            if wished:
                return wished[int(rng.below(len(wished)))]
        walks = [action for action in options if verb_of(action) == MOVE]
        if walks and rng.below(4):
            rich = state.pool[state.turn] >= 12
            goals = [cell for cell in range(144) if (state.field.demon[cell] if rich else state.coins[cell])]
            return min(walks, key=lambda action: min((distance(arg_of(action), cell) for cell in goals), default=0))
        action = policy(state, rng)
        return act(seat_of(action), END) if verb_of(action) == BUY else action

    return saving


def is_dear(action: Action) -> bool:
    """Whether it buys a GG or a gold reward."""
    return verb_of(action) == BUY_GG or (verb_of(action) == BUY and arg_of(action) % PLACES >= PLACES - 2)


def is_use(action: Action) -> bool:
    """Whether it uses a reward."""
    return verb_of(action) == USE


def is_income(action: Action) -> bool:
    """Whether it picks up a coin or sells a die."""
    return verb_of(action) in (PICK, SELL)


def options_of(number: int, scenario: str, unlimited: int = 0) -> dict[str, str]:
    """The options of a soak's game: every value in rotation, and a limited length."""
    game = GAMES[NAME]
    chosen = {"turn_cap": str((4, 8, 15, unlimited)[number // 10 % 4])}
    for place, setting in enumerate(game.settings):
        if setting.values and applies(setting, scenario):
            chosen[setting.name] = setting.values[(number // 10 + number * place) % len(setting.values)]
    if chosen.get("teams") == "draft" and game.seats(scenario) == [4]:
        chosen["teams"] = "custom"  # KA-5.4: a draft needs two players
    variants = CONTENT.tutorials[scenario].variants if scenario in CONTENT.tutorials else {}
    if chosen.get("variant", PLAIN) not in (PLAIN, *variants):
        chosen["variant"] = PLAIN
    return chosen


def planned(job: Job) -> Plan[KrosmasterState]:
    """Modes in rotation, with tutorials as a fourth; random by verb, or the greedy bot everywhere."""
    game: Game[KrosmasterState] = GAMES[NAME]
    turn, mode = divmod(job.number, len(MODES) + 1)
    tutorials = [name for name in game.scenarios if name not in MODES]
    scenario = MODES[mode] if mode < len(MODES) else tutorials[turn % len(tutorials)]
    if job.kind == "greedy":
        options = options_of(turn, scenario, 40)  # bots that avoid each other would never finish
        policy = by_bot(game, "greedy", job.seed, game.seats(scenario)[0])
        return Plan(options, job.seed, with_asides(game, policy, 60), job.care(QUICK), scenario=scenario)
    options = options_of(turn, scenario)
    policy = by_verb(game)
    if turn % 4 == 1:
        policy = hoarding(game, policy)
    policy = with_asides(game, policy, 60)
    return Plan(options, job.seed, policy, job.care(QUICK), scenario=scenario, limit=20000)


def _course() -> Course:
    game = GAMES[NAME]
    spells = tuple(f"spell {name}" for name in CONTENT.spells)
    rewards = tuple(f"reward {name}" for name in CONTENT.rewards)
    scenarios = tuple(f"scenario {name}" for name in game.scenarios)
    endings = tuple(f"ending {name}" for name in ENDINGS if name not in ("", "turn-cap", "tie-break"))
    questions = tuple(f"question {name}" for name in QUESTIONS if name != "axis")
    options = tuple(f"option {setting.name} {value}" for setting in game.settings for value in setting.values)
    return Course(
        plan=planned,
        wanted=(*spells, *rewards, *scenarios, *endings, *questions, *options),
        shown=(*scenarios, *endings, *questions, *spells, *rewards),
        about=(
            "Games are duels, free-for-alls, two against two and",
            "tutorials in rotation, a quarter each, with all values of all options. Random games draw a verb, then",
            "one of its actions, so rare ones occur; in one of four everybody saves coins for expensive rewards. In",
            "greedy games `greedy` plays every seat. In most games the legal list of every position is compared with",
            "the refusals, and every twelfth position is saved, re-dealt for every audience and played on; in one",
            "game of 97 every position is, with more samples. The verb and the question `axis` are for spells of",
            "content packs: no spell of the box needs them. A tie-break (KA-21.8) needs two sides to fall at once.",
            "No random game ended that way; examples and tests cover it.",
        ),
        random=2000,
        greedy=400,
        unused=("axis",),
    )


CONDUCT = Conduct(_course(), next_told, counted, brief={"turn_cap": "2"})
