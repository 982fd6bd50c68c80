"""How the Kingdom Rush games are tested: the teller of their past, and what their games count."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from tools.trials.course import QUICK, Course, Job, by_bot
from tools.trials.course import by_verb as draw_verb
from warbook.games.kingdom.attacks.modifications import printed
from warbook.games.kingdom.frames import AGAIN, ENDINGS
from warbook.games.kingdom.game import KingdomGame
from warbook.games.kingdom.present.events import (
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
from warbook.games.kingdom.present.prompts import QUESTIONS
from warbook.games.kingdom.present.token_events import EventCame, Modified, RiftOpened, SightUsed, Triggered
from warbook.games.kingdom.state import KingdomState
from warbook.games.kingdom.verbs import ASIDES, DONE, STOP, VERB_NAMES
from warbook.kernel.api import Action, Game, Seat, verb_of
from warbook.kernel.contract.trial import Plan, Policy, with_asides
from warbook.kernel.rng import Rng
from warbook.kernel.run import Step
from warbook.kernel.wire import Event

PLAYERS: Final = (1, 2, 3, 4)


def next_told(now: KingdomState, world: KingdomState, seat: Seat, ahead: list[Event]) -> Action | None:
    """The next action of a past that leads to the world; all actions are public (RT-33.1, EU-33.1).

    Only the order of the decks is hidden: the world's cards are below those revealed since.
    """
    if now.steps == 0:
        now.decks = [below(left, deck) for left, deck in zip(world.decks, now.decks, strict=True)]
        now.reserve = [below(left, pile) for left, pile in zip(world.reserve, now.reserve, strict=True)]
        now.ghosts = below(world.ghosts, now.ghosts)
        now.rift_deck = below(world.rift_deck, now.rift_deck)
    lay_out_actions(now, world, [event.card for event in ahead if isinstance(event, BossDrew)])
    for event in ahead:
        if isinstance(event, Acted):
            return Action(event.action)
    return None


def below(left: list[int], deck: list[int]) -> list[int]:
    """A deck of the cards drawn from it and, below them, those left in the world."""
    return [*left, *deck[len(left) :]]


def lay_out_actions(now: KingdomState, world: KingdomState, drawn: list[int]) -> None:
    """Make the boss's deck give these cards next and end as in the world, shuffles included."""
    left = len(now.boss_deck)
    if len(drawn) <= left:
        now.boss_deck = [*world.boss_deck, *reversed(drawn)]
        now.rng.script = []
        return
    now.boss_deck = list(reversed(drawn[:left]))
    cards, later = action_cards(now), drawn[left:]
    under = [] if len(later) > len(cards) else world.boss_deck
    now.rng.script = shuffled_to(cards, [*under, *reversed(later[: len(cards)])])


def action_cards(state: KingdomState) -> list[int]:
    """The boss's action cards before they are shuffled."""
    boss = state.tables.content.bosses[state.tables.boss_names[state.terms.boss]]
    return [place for place, card in enumerate(boss.cards) for _ in range(card.copies)]


def shuffled_to(cards: list[int], goal: list[int]) -> list[int]:
    """The random numbers with which a shuffle gives this order."""
    cards, drawn = cards[:], []
    for place in range(len(cards) - 1, 0, -1):
        other = cards.index(goal[place], 0, place + 1)
        cards[place], cards[other] = cards[other], cards[place]
        drawn.append(other)
    return drawn


def counted(before: KingdomState, action: Action, done: Step, after: KingdomState) -> Iterator[str]:
    """Towers, abilities, spells, hordes, the bosses' cards, questions, scenarios with their players, endings."""
    for event in done.events:
        yield from fought(after, event)
        yield from met(after, event)
    if not before.over:
        yield f"question {QUESTIONS[before.stack[-1].kind]}"
    if after.over:
        yield f"scenario {after.terms.scenario} of {after.seats}"
        yield f"ending {ENDINGS[after.ending]}"
        for name, value in after.terms.texts.items():
            yield f"option {name} {value}"


def fought(state: KingdomState, event: Event) -> Iterator[str]:
    """The counts of a fight event."""
    tables = state.tables
    match event:
        case Built(tower=tower):
            yield f"built {tables.tower_names[printed(state, tower)]}"
        case Passed(raised=raised):
            yield f"passed {tables.tower_names[printed(state, raised)]}"
        case AbilityUsed(hero=hero, ability=ability):
            yield f"ability {tables.heroes[hero].ability_names[ability]}"
        case SpellCast(spell=spell):
            yield f"spell {tables.spell_names[spell]}"
        case Spawned(card=card):
            yield f"spawned {tables.card_names[card]}"
        case TrayDestroyed(card=card):
            yield "destroyed"
            yield f"destroyed {tables.card_names[card].partition('-')[0]}"
        case Escaped():
            yield "escaped"


def met(state: KingdomState, event: Event) -> Iterator[str]:
    """The counts of other events."""
    tables = state.tables
    match event:
        case TrailOpened():
            yield "trail opened"
        case BossDrew(card=card):
            yield f"boss card {boss_card(state, card)}"
        case Modified(modification=modification):
            yield f"modification {tables.mod_names[modification]}"
        case SightUsed(kind=kind):
            yield f"token {tables.token_kinds[kind]}"
        case Triggered(icon=icon):
            yield f"icon {tables.icon_names[icon]}"
        case RiftOpened(card=card):
            yield f"rift card {tables.rift_names[card]}"
        case EventCame(name=name):
            yield f"event {name}"


def boss_card(state: KingdomState, card: int) -> str:
    """A boss's action card by name."""
    name = state.tables.boss_names[state.terms.boss]
    return f"{name} {state.tables.content.bosses[name].cards[card].name}"


def by_verb(game: Game[KingdomState]) -> Policy[KingdomState]:
    """A random asked seat, a random verb (ending a phase or an attack rarely), a random action of it."""
    return draw_verb(game, (DONE, STOP))


def idle(game: Game[KingdomState]) -> Policy[KingdomState]:
    """Nobody builds or fights: hordes march through, and a boss or a portal reaches the exit."""

    def policy(state: KingdomState, rng: Rng) -> Action:
        for seat in game.acting(state):
            for action in game.legal(state, seat):
                if verb_of(action) in (DONE, STOP):
                    return action
        return by_verb(game)(state, rng)

    return policy


def half(one: Policy[KingdomState], other: Policy[KingdomState]) -> Policy[KingdomState]:
    """Mixes two policies, for games that last longer than random ones."""

    def policy(state: KingdomState, rng: Rng) -> Action:
        return one(state, rng) if rng.below(3) else other(state, rng)

    return policy


def later_questions() -> list[str]:
    """The questions that only Elemental Uprising asks."""
    return [name for kind, name in QUESTIONS.items() if kind > AGAIN]


def later_verbs() -> list[str]:
    """The verbs of only Elemental Uprising."""
    return [name for verb, name in enumerate(VERB_NAMES) if name and verb > DONE and verb not in ASIDES]


ABOUT: Final = (
    "Games go through all scenarios with one to four",
    "players each, then through the next difficulty. Random games draw a seat and a verb, then one of its",
    "actions, so rare ones occur; they end phases and attacks only now and then. In a third of them the bot",
    "`greedy` makes two of three decisions; in some nobody acts, so hordes reach the exit. In greedy games",
    "`greedy` plays every seat. In most games the legal list of every position is compared with the",
    "refusals, and every twelfth position is saved, re-dealt for every audience and played on; in one game",
    "of 97 every position is, with more samples. Hordes are counted card by card when they spawn; the table",
    "shows only some.",
)


class Family:
    """The soak of one Kingdom Rush game."""

    def __init__(self, game: KingdomGame, unasked: tuple[str, ...], never: tuple[str, ...]) -> None:
        """Store the questions, verbs and endings that this game does not have."""
        self.game = game
        self.tables = game.tables
        self.scenarios = tuple(self.tables.content.scenarios)
        self.unasked = unasked
        self.never = never

    def planned(self, job: Job) -> Plan[KingdomState]:
        """Every scenario with every number of players in rotation, then the next options; random or greedy."""
        game: Game[KingdomState] = self.game
        turn, place = divmod(job.number, len(self.scenarios) * len(PLAYERS))
        seats, scenario = PLAYERS[place % len(PLAYERS)], self.scenarios[place // len(PLAYERS)]
        options = {}
        for number, setting in enumerate(game.settings):
            options[setting.name] = setting.values[(turn + number * place) % len(setting.values)]
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

    def course(self) -> Course:
        """What its games have to cover."""
        tables = self.tables
        hordes = [f"spawned {name}" for name in tables.card_names]
        tables_met = [f"scenario {scenario} of {seats}" for scenario in self.scenarios for seats in PLAYERS]
        options = [f"option {setting.name} {value}" for setting in self.game.settings for value in setting.values]
        endings = [f"ending {name}" for name in ENDINGS if name and name not in self.never]
        questions = [f"question {name}" for name in QUESTIONS.values() if name not in self.unasked]
        shown = [*tables_met, *options, *endings, *questions, *self.cards(), *self.land(), "destroyed", "escaped"]
        kinds = dict.fromkeys(name.partition("-")[0] for name in tables.card_names)
        shown += [f"destroyed {kind}" for kind in kinds]
        return Course(
            plan=self.planned,
            wanted=(*shown, *hordes),
            shown=tuple(shown),
            about=ABOUT,
            random=100 * len(tables_met),
            greedy=30 * len(tables_met),
            unused=tuple(name for name in self.game.verbs if name in self.unasked),
        )

    def cards(self) -> list[str]:
        """Towers, abilities, spells, modifications, the bosses' cards."""
        tables = self.tables
        raised = [name for tower, name in enumerate(tables.tower_names) if tables.level[tower] > 1]
        abilities = [card for hero in tables.heroes for card in hero.cards if not card.passive]
        return [
            *(f"built {name}" for name in tables.tower_names),
            *(f"passed {name}" for name in raised),
            *(f"ability {card.name}" for card in abilities),
            *(f"spell {name}" for name in tables.spell_names),
            *(f"modification {name}" for name in tables.mod_names),
            *(f"boss card {name} {card.name}" for name, boss in tables.content.bosses.items() for card in boss.cards),
        ]

    def land(self) -> list[str]:
        """Trails, flowers, active abilities, Rift cards, events."""
        tables = self.tables
        trails = any(scenario.trails for scenario in tables.content.scenarios.values())
        events = [event for scenario in tables.content.scenarios.values() for event in scenario.events]
        return [
            *(["trail opened"] if trails else []),
            *(f"token {name}" for name in tables.content.flowers),
            *(f"icon {name}" for name in tables.content.icons),
            *(f"rift card {name}" for name in tables.rift_names),
            *(f"event {event.name}" for event in events),
        ]
