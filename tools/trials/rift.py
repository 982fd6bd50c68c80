"""How Rift in Time is put on trial: how its past is told again, and what its games are counted for."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from tools.trials.course import QUICK, Course, Job, by_bot
from warbook.games import GAMES
from warbook.games.kingdom.events import (
    AbilityUsed,
    Acted,
    BossDrew,
    Built,
    Escaped,
    Passed,
    Spawned,
    SpellCast,
    TrailOpened,
    TrayDestroyed,
)
from warbook.games.kingdom.rift.game import RiftInTime
from warbook.games.kingdom.state import KingdomState
from warbook.games.kingdom.terms import BY_ROUNDS, ENDINGS
from warbook.games.kingdom.verbs import DONE, STOP
from warbook.games.kingdom.view import QUESTIONS
from warbook.kernel.api import Action, Game, Seat, verb_of
from warbook.kernel.rng import Rng
from warbook.kernel.run import Step
from warbook.kernel.trial import Plan, Policy, with_asides
from warbook.kernel.wire import Event

NAME: Final = "rift-in-time"
TABLES: Final = RiftInTime().tables
PLAYERS: Final = (1, 2, 3, 4)
SCENARIOS: Final = tuple(TABLES.content.scenarios)
SETTINGS: Final = tuple(TABLES.content.settings)
TABLE_COUNT: Final = len(SCENARIOS) * len(PLAYERS)


def next_told(now: KingdomState, world: KingdomState, seat: Seat, ahead: list[Event]) -> Action | None:
    """The next action of a past that leads to the world: all are made in the open (RT-33.1).

    Only the order of the decks is hidden: the world's cards lie below those that were turned over since.
    """
    if now.steps == 0:
        now.decks = [[*left, *deck[len(left) :]] for left, deck in zip(world.decks, now.decks, strict=True)]
        now.ghosts = [*world.ghosts, *now.ghosts[len(world.ghosts) :]]
    lay_out_actions(now, world, [event.card for event in ahead if isinstance(event, BossDrew)])
    for event in ahead:
        if isinstance(event, Acted):
            return Action(event.action)
    return None


def lay_out_actions(now: KingdomState, world: KingdomState, drawn: list[int]) -> None:
    """The boss's deck gives these cards next, and at the end the world's are left; it may be shuffled on the way."""
    left = len(now.boss_deck)
    if len(drawn) <= left:
        now.boss_deck = [*world.boss_deck, *reversed(drawn)]
        now.rng.script = []
        return
    now.boss_deck = list(reversed(drawn[:left]))
    cards, later = action_cards(now), drawn[left:]
    below = [] if len(later) > len(cards) else world.boss_deck
    now.rng.script = shuffled_to(cards, [*below, *reversed(later[: len(cards)])])


def action_cards(state: KingdomState) -> list[int]:
    """The boss's action cards before they are shuffled."""
    boss = TABLES.content.bosses[TABLES.boss_names[state.terms.boss]]
    return [place for place, card in enumerate(boss.cards) for _ in range(card.copies)]


def shuffled_to(cards: list[int], goal: list[int]) -> list[int]:
    """The numbers by which a shuffle brings cards into an order."""
    cards, drawn = cards[:], []
    for place in range(len(cards) - 1, 0, -1):
        other = cards.index(goal[place], 0, place + 1)
        cards[place], cards[other] = cards[other], cards[place]
        drawn.append(other)
    return drawn


def counted(before: KingdomState, action: Action, done: Step, after: KingdomState) -> Iterator[str]:
    """Towers, abilities, spells, hordes, the bosses' cards, questions, scenarios with their players, endings."""
    for event in done.events:
        yield from told(after, event)
    if not before.over:
        yield f"question {QUESTIONS[before.stack[-1].kind]}"
    if after.over:
        yield f"scenario {after.terms.scenario} of {after.seats}"
        yield f"setting {after.terms.texts['difficulty']}"
        yield f"ending {ENDINGS[after.ending]}"


def told(state: KingdomState, event: Event) -> Iterator[str]:
    """What one event is counted as."""
    match event:
        case Built(tower=tower):
            yield f"built {TABLES.tower_names[tower]}"
        case Passed(raised=raised):
            yield f"passed {TABLES.tower_names[raised]}"
        case AbilityUsed(hero=hero, ability=ability):
            yield f"ability {TABLES.heroes[hero].ability_names[ability]}"
        case SpellCast(spell=spell):
            yield f"spell {TABLES.spell_names[spell]}"
        case Spawned(card=card):
            yield f"spawned {TABLES.card_names[card]}"
        case TrayDestroyed(card=card):
            yield "destroyed"
            yield f"destroyed {TABLES.card_names[card].partition('-')[0]}"
        case Escaped():
            yield "escaped"
        case TrailOpened():
            yield "trail opened"
        case BossDrew(card=card):
            yield f"boss card {boss_card(state.terms.boss, card)}"


def boss_card(boss: int, card: int) -> str:
    """An action card of a boss by its name."""
    name = TABLES.boss_names[boss]
    return f"{name} {TABLES.content.bosses[name].cards[card].name}"


def by_verb(game: Game[KingdomState]) -> Policy[KingdomState]:
    """Any seat that is asked, any verb, the end of a phase or an attack only now and then, and any of its actions."""

    def policy(state: KingdomState, rng: Rng) -> Action:
        acting = game.acting(state)
        options = game.legal(state, acting[int(rng.below(len(acting)))])
        verbs = sorted({verb_of(action) for action in options})
        for verb in (DONE, STOP):
            if len(verbs) > 1 and verb in verbs and rng.below(4):
                verbs.remove(verb)
        verb = verbs[int(rng.below(len(verbs)))]
        of_it = [action for action in options if verb_of(action) == verb]
        return of_it[int(rng.below(len(of_it)))]

    return policy


def idle(game: Game[KingdomState]) -> Policy[KingdomState]:
    """Nobody builds or fights: the hordes march through, and a boss or a portal comes home."""

    def policy(state: KingdomState, rng: Rng) -> Action:
        for seat in game.acting(state):
            for action in game.legal(state, seat):
                if verb_of(action) in (DONE, STOP):
                    return action
        return by_verb(game)(state, rng)

    return policy


def half(one: Policy[KingdomState], other: Policy[KingdomState]) -> Policy[KingdomState]:
    """Now the one, now the other: games that last longer than chance alone would have them."""

    def policy(state: KingdomState, rng: Rng) -> Action:
        return one(state, rng) if rng.below(3) else other(state, rng)

    return policy


def planned(job: Job) -> Plan[KingdomState]:
    """Every scenario with every number of players in rotation, then the next setting; by chance, or the greedy bot."""
    game: Game[KingdomState] = GAMES[NAME]
    turn, place = divmod(job.number, TABLE_COUNT)
    seats, scenario = PLAYERS[place % len(PLAYERS)], SCENARIOS[place // len(PLAYERS)]
    options = {"difficulty": SETTINGS[turn % len(SETTINGS)]}
    if job.kind == "greedy":
        policy = with_asides(game, by_bot(game, "greedy", job.seed, seats), 400)
    elif turn % 10 == 9:
        policy = idle(game)
    else:
        policy = by_verb(game)
        if turn % 3 == 1:
            policy = half(by_bot(game, "greedy", job.seed, seats), policy)
        policy = with_asides(game, policy, 80)
    return Plan(options, job.seed, policy, job.care(QUICK), scenario=scenario, seats=seats)


def _course() -> Course:
    tables = TABLES
    abilities = [f"ability {name}" for hero in tables.heroes for name in hero.ability_names]
    raised = [name for tower, name in enumerate(tables.tower_names) if tables.level[tower] > 1]
    towers = [f"built {name}" for name in tables.tower_names] + [f"passed {name}" for name in raised]
    hordes = [f"spawned {name}" for name in tables.card_names]
    kinds = [f"destroyed {kind}" for kind in dict.fromkeys(name.partition("-")[0] for name in tables.card_names)]
    cards = [
        f"boss card {boss_card(boss, card)}"
        for boss, name in enumerate(tables.boss_names)
        for card in range(len(tables.content.bosses[name].cards))
    ]
    tables_met = [f"scenario {scenario} of {seats}" for scenario in SCENARIOS for seats in PLAYERS]
    settings = [f"setting {name}" for name in SETTINGS]
    # no hand of cards lasts thirty rounds: by then every deck is empty and everything has come home
    endings = [f"ending {name}" for number, name in enumerate(ENDINGS) if name and number != BY_ROUNDS]
    questions = [f"question {name}" for name in QUESTIONS]
    spells = [f"spell {name}" for name in tables.spell_names]
    shown = [*tables_met, *settings, *endings, *questions, *towers, *abilities, *spells]
    shown += ["destroyed", "escaped", "trail opened", *kinds, *cards]
    return Course(
        plan=planned,
        wanted=(*shown, *hordes),
        shown=tuple(shown),
        about=(
            "The",
            "games go through all scenarios with one to four players each, and then through the next difficulty.",
            "Random games draw a seat and a verb first and then one of its actions, so that rare ones come, and end",
            "phases and attacks only now and then; in a third of them two of three decisions are those of the bot",
            "`greedy`, and in some nobody does anything, so that bosses and portals come home. In greedy games the",
            "bot `greedy` sits in every seat. In most games every position is asked what is offered and what is",
            "refused, and every twelfth is saved, dealt anew for every audience and played on; in one game of 97 every",
            "position is, more closely. Hordes are counted card by card when they spawn, though not all are shown.",
        ),
        random=4800,
        greedy=1440,
    )


COURSE = _course()
