"""What each event says: a key of the texts and its words. A decision is told by what came of it where that says all."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from warbook.games.krosmaster.combat.dice import FACES
from warbook.games.krosmaster.content.tables import BARE, BUSH, CRATE, NONE, RANKS, TREE, Tables
from warbook.games.krosmaster.present import events as told
from warbook.games.krosmaster.present.notation import AXES, EDGES, SEATS, write_cell
from warbook.games.krosmaster.present.view import ENDINGS
from warbook.games.krosmaster.rewards import PLACES
from warbook.games.krosmaster.verbs import AXIS_IS, CARD, GIVE_BACK, LINE_UP, READY, TAKE
from warbook.kernel.api import Action, arg_of, verb_of
from warbook.kernel.wire import Argument, Event, Phrase, Sentence, Word

Words = dict[str, Argument]
Says = dict[type[Event], Callable[[Any], Sentence | None]]
WILD, BOX = -1, -2  # where Gallons of Glory come from or go to, besides players
SCENERY: Final = {BARE: "", TREE: "tree", BUSH: "bush", CRATE: "crate"}


def player(seat: int) -> str:
    """A player, as a word."""
    return f"@side-{SEATS[seat]}"


def points(ap: int, mp: int) -> tuple[Phrase, ...]:
    """Points as they change, as words."""
    parts = (("points-ap", ap), ("points-mp", mp))
    return tuple(Phrase(key, {"amount": f"{amount:+}".replace("-", "−")}) for key, amount in parts if amount)


class Sentences:
    """The sentences of a game with its content packs."""

    def __init__(self, tables: Tables) -> None:
        """Know the names of kinds, spells and rewards."""
        self.tables = tables
        self.says: Final[Says] = {**self.of_players(), **self.of_pieces(), **self.of_goods()}

    # each is only ever given its own kind

    def of_players(self) -> Says:
        """Before the game and around it, turns and dice."""
        return {
            told.Acted: self.acted,
            told.TeamChosen: self.team_chosen,
            told.Dealt: self.dealt,
            told.OrderSet: self.order_set,
            told.ArenaSet: self.arena_set,
            told.StartSet: self.start_set,
            told.MarketSet: self.market_set,
            told.Named: self.named_loser,
            told.Out: self.out,
            told.Ended: self.ended,
            told.GameTurn: self.game_turn,
            told.CharacterTurn: self.character_turn,
            told.TurnEnded: self.turn_ended,
            told.Faded: self.faded,
            told.Rolled: self.rolled,
            told.Turned: self.turned,
            told.Doubles: self.doubles,
            told.Laid: self.laid,
            told.Refunded: self.refunded,
        }

    def of_pieces(self) -> Says:
        """What happens on the board."""
        return {
            told.Placed: self.there,
            told.Stepped: self.stepped,
            told.Locked: self.locked,
            told.Shifted: self.shifted,
            told.Swapped: self.swapped,
            told.CastSpell: self.cast,
            told.Punched: self.punched,
            told.Hurt: self.damaged,
            told.Healed: self.damaged,
            told.Marked: self.points_changed,
            told.Gained: self.points_changed,
            told.Summoned: self.summoned,
            told.Removed: self.there,
            told.KnockedOut: self.there,
            told.Exploded: self.there,
            told.Sprung: self.there,
            told.SceneryHurt: self.scenery_hurt,
            told.SceneryBroken: self.scenery_broken,
            told.SceneryMended: self.scenery_mended,
        }

    def of_goods(self) -> Says:
        """Rewards, coins and honour."""
        return {
            told.PickedUp: self.there,
            told.Coins: self.coins,
            told.Honour: self.honour,
            told.Bought: self.bought,
            told.ShopTurned: self.shop_turned,
            told.Assigned: self.of_reward,
            told.Used: self.of_reward,
            told.Discarded: self.of_reward,
        }

    def sentence(self, event: Event) -> Sentence | None:
        """What an event says; None for a decision that other events tell."""
        return self.says[type(event)](event)

    # names

    def kind(self, kind: int) -> str:
        """A figure or a summon, as a word."""
        names = self.tables.kind_names
        return f"@{'figure' if kind < len(self.tables.figure_names) else 'summon'}-{names[kind]}"

    def piece(self, who: told.Who) -> Phrase:
        """A piece and whose it is, as a word."""
        return Phrase("named", {"piece": self.kind(who.kind), "player": player(who.owner)})

    def reward(self, token: int) -> str:
        """A reward, as a word."""
        return f"@reward-{self.tables.reward_names[self.tables.tokens[token]]}"

    def of_piece(self, key: str, who: told.Who, words: Words | None = None, *, heads: bool = False) -> Sentence:
        """A sentence about a piece."""
        return Sentence(key, {"piece": self.piece(who), **(words or {})}, who.owner, heads=heads)

    # before the game, and around it

    def acted(self, event: told.Acted) -> Sentence | None:
        """A choice that no other event tells of."""
        verb, arg = verb_of(Action(event.action)), arg_of(Action(event.action))
        if verb in (TAKE, CARD, GIVE_BACK):
            key = "event-give-back" if verb == GIVE_BACK else "event-choose"
            return Sentence(key, {"player": player(event.seat), "figure": self.kind(arg)}, event.seat)
        if verb == READY:
            return Sentence("event-ready", {"player": player(event.seat)}, event.seat)
        if verb == LINE_UP and event.who is not None:
            return self.of_piece("event-line-up", event.who)
        return Sentence(f"event-axis-{AXES[arg]}", {}, event.seat) if verb == AXIS_IS else None

    def team_chosen(self, event: told.TeamChosen) -> Sentence:
        """A whole team."""
        words: Words = {"player": player(event.seat), "figures": tuple(self.kind(figure) for figure in event.figures)}
        return Sentence("event-team", words, event.seat, heads=True)

    def dealt(self, event: told.Dealt) -> Sentence:
        """The two cards of a draft."""
        one, other = event.figures
        words: Words = {"player": player(event.seat), "one": self.kind(one), "other": self.kind(other)}
        return Sentence("event-deal", words, event.seat)

    def order_set(self, event: told.OrderSet) -> Sentence:
        """Who follows whom."""
        return Sentence("event-order", {"players": tuple(player(seat) for seat in event.seats)})

    def arena_set(self, event: told.ArenaSet) -> Sentence:
        """The arena by name, or one that was made for the table."""
        if event.arena < 0:
            return Sentence("event-arena-own")
        return Sentence("event-arena", {"arena": f"@arena-{self.tables.arena_names[event.arena]}"})

    def start_set(self, event: told.StartSet) -> Sentence:
        """Where a player's figures start."""
        if event.zone:
            words: Words = {"player": player(event.seat), "zone": f"@zone-{event.zone}"}
            return Sentence("event-start-zone", words, event.seat)
        return Sentence("event-start", {"player": player(event.seat), "edge": f"@edge-{EDGES[event.edge]}"}, event.seat)

    def market_set(self, event: told.MarketSet) -> Sentence:
        """What lies open in the market."""
        return Sentence("event-market", {"rewards": tuple(self.reward(token) for token in event.tokens if token >= 0)})

    def named_loser(self, event: told.Named) -> Sentence:
        """Who loses a Gallon of Glory."""
        return Sentence("event-name", {"player": player(event.seat), "named": player(event.named)}, event.seat)

    def out(self, event: told.Out) -> Sentence:
        """Who has left."""
        return Sentence("event-out", {"player": player(event.seat)}, event.seat)

    def ended(self, event: told.Ended) -> Sentence:
        """Who has won, and how."""
        seat = event.winners[0] if event.winners else -1
        return Sentence(f"ending-{ENDINGS[event.ending]}", {"winner": winner(event.winners)}, seat, heads=True)

    # turns and dice

    def game_turn(self, event: told.GameTurn) -> Sentence:
        """Whose turn it is."""
        words: Words = {"player": player(event.seat), "number": event.number}
        return Sentence("event-turn", words, event.seat, heads=True)

    def character_turn(self, event: told.CharacterTurn) -> Sentence:
        """Who acts, with how many points."""
        words: Words = {"cell": write_cell(event.cell), "ap": event.ap, "mp": event.mp}
        return self.of_piece("event-character", event.who, words, heads=True)

    def turn_ended(self, event: told.TurnEnded) -> Sentence:
        """Every character's turn ends."""
        said = self.of_piece("event-character-end", event.who)
        return Sentence(said.text, said.words, said.seat, routine=True)

    def faded(self, event: told.Faded) -> Sentence:
        """Every inspiration ends."""
        return Sentence("event-fade", {"player": player(event.seat)}, event.seat, routine=True)

    def rolled(self, event: told.Rolled) -> Sentence:
        """What the dice show, and how many of them count."""
        words: Words = {"faces": tuple(face(each) for each in event.faces), "hits": event.hits}
        if event.who is None:
            return Sentence(f"event-roll-{event.roll}", {"player": player(event.seat), **words}, event.seat)
        return self.of_piece(f"event-roll-{event.roll}", event.who, words)

    def turned(self, event: told.Turned) -> Sentence:
        """A joker becomes a plain face."""
        words: Words = {"player": player(event.seat), "number": event.die + 1, "face": face(event.face)}
        return Sentence("event-joker", words, event.seat)

    def doubles(self, event: told.Doubles) -> Sentence:
        """Both dice show this."""
        return Sentence("event-doubles", {"face": face(event.face)})

    def laid(self, event: told.Laid) -> Sentence:
        """A die on a card."""
        return self.of_piece("event-inspire", event.who, {"face": face(event.face)})

    def refunded(self, event: told.Refunded) -> Sentence:
        """What the bank pays for dice."""
        words: Words = {"player": player(event.seat), "dice": event.dice, "kamas": event.kamas}
        return Sentence("event-refund", words, event.seat)

    # on the board

    def there(
        self, event: told.Placed | told.Removed | told.KnockedOut | told.Exploded | told.Sprung | told.PickedUp
    ) -> Sentence:
        """Something happens to a piece where it stands."""
        return self.of_piece(key_of(event), event.who, {"cell": write_cell(event.cell)})

    def stepped(self, event: told.Stepped) -> Sentence:
        """A step."""
        return self.of_piece("event-move", event.who, way(event.src, event.dst))

    def shifted(self, event: told.Shifted) -> Sentence:
        """A piece was moved."""
        return self.of_piece(f"event-shift-{event.way}", event.who, way(event.src, event.dst))

    def locked(self, event: told.Locked) -> Sentence:
        """Who holds whom."""
        said = self.of_piece("event-locked", event.who, {"by": self.piece(event.by_who)})
        return Sentence(said.text, said.words, event.by_who.owner)

    def swapped(self, event: told.Swapped) -> Sentence:
        """Two pieces change places."""
        words: Words = {"one": self.piece(event.one_who), "other": self.piece(event.other_who)}
        return Sentence("event-swap", words, event.one_who.owner)

    def cast(self, event: told.CastSpell) -> Sentence:
        """A spell, and whom it is aimed at."""
        words: Words = {"spell": f"@spell-{self.tables.spell_names[event.spell]}", "cell": write_cell(event.cell)}
        if event.target_who is None:
            return self.of_piece("event-cast", event.who, words)
        if event.target == event.piece:
            return self.of_piece("event-cast-self", event.who, words)
        return self.of_piece("event-cast-at", event.who, {**words, "target": self.piece(event.target_who)})

    def punched(self, event: told.Punched) -> Sentence:
        """A punch."""
        return self.of_piece("event-punch", event.who, {"target": self.piece(event.target_who)})

    def damaged(self, event: told.Hurt | told.Healed) -> Sentence:
        """Markers come or go."""
        words: Words = {"amount": event.amount, "damage": event.damage, "hp": event.hp}
        return self.of_piece(key_of(event), event.who, words)

    def points_changed(self, event: told.Marked | told.Gained) -> Sentence:
        """More points, or fewer."""
        return self.of_piece(key_of(event), event.who, {"points": points(event.ap, event.mp)})

    def summoned(self, event: told.Summoned) -> Sentence:
        """A token and who has summoned it: it is that player's."""
        words: Words = {"piece": self.kind(event.kind), "cell": write_cell(event.cell)}
        by = event.summoner_who
        return Sentence("event-summon", {**words, "summoner": self.piece(by)}, by.owner)

    # scenery

    def scenery_hurt(self, event: told.SceneryHurt) -> Sentence:
        """Scenery is damaged."""
        return Sentence("event-scratch", {**scenery(event), "amount": event.amount})

    def scenery_broken(self, event: told.SceneryBroken) -> Sentence:
        """Scenery is gone."""
        return Sentence("event-break", {**scenery(event), "kamas": event.kamas})

    def scenery_mended(self, event: told.SceneryMended) -> Sentence:
        """Markers on scenery are gone."""
        return Sentence("event-mend")

    # rewards, coins and honour

    def bought(self, event: told.Bought) -> Sentence:
        """A reward, seen or unseen; whoever may not know it hears its rank."""
        if event.place < PLACES:
            return self.of_piece("event-buy", event.who, {"reward": self.reward(event.token)})
        words: Words = {"rank": f"@rank-{RANKS[event.place % PLACES // 2]}"}
        if event.token == NONE:
            return self.of_piece("event-buy-blind", event.who, words)
        return self.of_piece("event-buy-own", event.who, {**words, "reward": self.reward(event.token)})

    def shop_turned(self, event: told.ShopTurned) -> Sentence:
        """What is for sale now."""
        if event.token == NONE:
            return Sentence("event-turn-up-none")
        return Sentence("event-turn-up", {"reward": self.reward(event.token)})

    def of_reward(self, event: told.Assigned | told.Used | told.Discarded) -> Sentence:
        """What becomes of a reward, for those who know it or not."""
        if event.token == NONE:
            return self.of_piece(f"{key_of(event)}-hidden", event.who)
        return self.of_piece(key_of(event), event.who, {"reward": self.reward(event.token)})

    def coins(self, event: told.Coins) -> Sentence:
        """Coins come or go."""
        key = "event-coins-gain" if event.amount > 0 else "event-coins-pay"
        return Sentence(key, {"player": player(event.seat), "amount": abs(event.amount)}, event.seat)

    def honour(self, event: told.Honour) -> Sentence:
        """Gallons of Glory change hands."""
        if event.giver == WILD:
            words: Words = {"taker": player(event.taker), "amount": event.amount}
            return Sentence("event-honour-wild", words, event.taker)
        words = {"giver": player(event.giver), "amount": event.amount}
        if event.taker in (WILD, BOX):
            key = "event-honour-to-wild" if event.taker == WILD else "event-honour-lost"
            return Sentence(key, words, event.giver)
        return Sentence("event-honour", {**words, "taker": player(event.taker)}, event.taker)


# words


def face(number: int) -> str:
    """A face of the special dice, as a word."""
    return f"@face-{FACES[number]}"


def winner(seats: tuple[int, ...]) -> Word | Phrase:
    """The player who has won, both partners, or nobody."""
    if len(seats) == 2:
        return Phrase("both", {"one": player(seats[0]), "other": player(seats[1])})
    return player(seats[0]) if seats else "@nobody"


def way(src: int, dst: int) -> Words:
    """From one cell to another."""
    return {"from": write_cell(src), "to": write_cell(dst)}


def scenery(event: told.SceneryHurt | told.SceneryBroken) -> Words:
    """What stands there."""
    return {"scenery": f"@scenery-{SCENERY[event.scenery]}", "cell": write_cell(event.cell)}


def key_of(event: Event) -> str:
    """The key of a kind of events."""
    return f"event-{event.__struct_config__.tag}"
