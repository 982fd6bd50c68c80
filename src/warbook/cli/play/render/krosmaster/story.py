"""What happened, in sentences: pieces are followed from event to event, so that each is named."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from warbook.cli.play.joined import listed
from warbook.cli.play.render.krosmaster.panels import side_name
from warbook.cli.play.screen import Recent
from warbook.cli.play.telling import Teller, Told, Words
from warbook.games.krosmaster.combat.dice import FACES
from warbook.games.krosmaster.content.tables import RANKS, Tables
from warbook.games.krosmaster.present import events as told
from warbook.games.krosmaster.present.notation import EDGES, SEATS, write, write_cell
from warbook.games.krosmaster.present.view import ENDINGS, KrosmasterView
from warbook.games.krosmaster.rewards import PLACES
from warbook.games.krosmaster.verbs import (
    AXIS_IS,
    CARD,
    FALLEN_NEXT,
    GIVE_BACK,
    LINE_UP,
    LOCKER,
    READY,
    RESIGN,
    SIDE,
    TAKE,
)
from warbook.kernel.api import Action, verb_of
from warbook.kernel.content.texts import Texts
from warbook.kernel.wire import Event

# decisions that no event of their own tells of
SILENT: Final = (TAKE, GIVE_BACK, READY, CARD, SIDE, LINE_UP, LOCKER, AXIS_IS, FALLEN_NEXT, RESIGN)
WILD, BOX = -1, -2


class Story(Teller):
    """Follows the pieces through one step."""

    heads = (told.GameTurn, told.CharacterTurn)
    routine = (told.TurnEnded, told.Faded)

    def __init__(self, before: KrosmasterView, tables: Tables, texts: Texts) -> None:
        """Begin with what the audience knew before the step."""
        self.before = before
        self.tables = tables
        self.texts = texts
        self.kind = {piece.piece: piece.kind for piece in before.pieces}
        self.owner = {piece.piece: piece.owner for piece in before.pieces}
        self.cell = {piece.piece: piece.cell for piece in before.pieces}
        self.hp = {piece.piece: piece.hp for piece in before.pieces}

    def tellers(self) -> Sequence[Callable[[Event], Told]]:
        """Who tells of which events."""
        return (
            self._of_players,
            self._of_preparation,
            self._of_turns,
            self._of_dice,
            self._of_moves,
            self._of_strikes,
            self._of_points,
            self._of_tokens,
            self._of_coins,
        )

    # names

    def _seat(self, seat: int) -> str:
        return self.texts.say(f"side-{SEATS[seat]}")

    def _piece(self, piece: int) -> str:
        """What a piece is called, and whose it is."""
        if piece not in self.kind:
            return f"p{piece}"
        words: Words = {"piece": f"@{self._key(self.kind[piece])}", "player": self._seat(self.owner[piece])}
        return self.texts.say("named", words)

    def _key(self, kind: str) -> str:
        return f"{'figure' if kind in self.tables.figure_names else 'summon'}-{kind}"

    def _at(self, piece: int) -> str:
        cell = self.cell.get(piece, -1)
        return write_cell(cell) if cell >= 0 else ""

    def _reward(self, token: int) -> str:
        return f"@reward-{self.tables.reward_names[self.tables.tokens[token]]}"

    def _listed(self, keys: list[str]) -> str:
        return listed(self.texts, [self.texts.say(key) for key in keys])

    def _points(self, ap: int, mp: int) -> str:
        parts = [("points-ap", ap), ("points-mp", mp)]
        said = [self.texts.say(key, {"amount": f"{amount:+}"}) for key, amount in parts if amount]
        return listed(self.texts, said)

    # before the game, and around it

    def _of_players(self, event: Event) -> Told:
        match event:
            case told.Acted(seat=seat, action=action) if verb_of(Action(action)) in SILENT:
                return "event-act", {"player": self._seat(seat), "move": write(self.tables, Action(action))}
            case told.TeamChosen(seat=seat, figures=figures):
                self._meet(seat, figures)
                names = [f"figure-{self.tables.figure_names[figure]}" for figure in figures]
                return "event-team", {"player": self._seat(seat), "figures": self._listed(names)}
            case told.Dealt(seat=seat, figures=(one, other)):
                names = [f"@figure-{self.tables.figure_names[figure]}" for figure in (one, other)]
                return "event-deal", {"player": self._seat(seat), "one": names[0], "other": names[1]}
            case told.Out(seat=seat):
                return "event-out", {"player": self._seat(seat)}
            case told.Named(seat=seat, named=named):
                return "event-name", {"player": self._seat(seat), "named": self._seat(named)}
            case told.Ended(winner=winner, ending=ending):
                seats = [player.seat for player in self.before.players if player.side == winner]
                return f"ending-{ENDINGS[ending]}", {"winner": side_name(self.texts, seats)}
        return None

    def _of_preparation(self, event: Event) -> Told:
        match event:
            case told.OrderSet(seats=seats):
                return "event-order", {"players": self._listed([f"side-{SEATS[seat]}" for seat in seats])}
            case told.ArenaSet(arena=arena):
                if arena < 0:
                    return "event-arena-own", {}
                return "event-arena", {"arena": f"@arena-{self.tables.arena_names[arena]}"}
            case told.StartSet(seat=seat, edge=edge):
                return self._start(seat, edge)
            case told.MarketSet(tokens=tokens):
                return "event-market", {"rewards": self._listed([self._reward(token)[1:] for token in tokens])}
            case told.Placed(piece=piece, cell=cell):
                return "event-place", {"piece": self._piece(piece), "cell": write_cell(cell)}
        return None

    def _meet(self, seat: int, figures: tuple[int, ...]) -> None:
        share = 16 // len(self.before.players)
        for place, figure in enumerate(figures):
            self.kind[seat * share + place] = self.tables.figure_names[figure]
            self.owner[seat * share + place] = seat

    def _start(self, seat: int, edge: int) -> Told:
        player = self._seat(seat)
        if len(self.before.players) == 2:
            return "event-start", {"player": player, "edge": f"@edge-{EDGES[edge]}"}
        arena = self.tables.fields[self.tables.arena_names.index(self.before.board.arena)]
        return "event-start-zone", {"player": player, "zone": f"@zone-{arena.zone_names[edge]}"}

    # turns and dice

    def _of_turns(self, event: Event) -> Told:
        match event:
            case told.GameTurn(seat=seat, number=number):
                return "event-turn", {"player": self._seat(seat), "number": number}
            case told.CharacterTurn(piece=piece, ap=ap, mp=mp):
                return "event-character", {"piece": self._piece(piece), "cell": self._at(piece), "ap": ap, "mp": mp}
            case told.TurnEnded(piece=piece):
                return "event-character-end", {"piece": self._piece(piece)}
            case told.Faded(seat=seat):
                return "event-fade", {"player": self._seat(seat)}
        return None

    def _of_dice(self, event: Event) -> Told:
        match event:
            case told.Rolled(roll=roll, seat=seat, piece=piece, faces=faces, hits=hits):
                shown = self._listed([f"face-{FACES[face]}" for face in faces])
                words: Words = {"player": self._seat(seat), "piece": self._piece(piece), "faces": shown, "hits": hits}
                return f"event-roll-{roll}", words
            case told.Turned(seat=seat, die=die, face=face):
                return "event-joker", {"player": self._seat(seat), "number": die + 1, "face": f"@face-{FACES[face]}"}
            case told.Doubles(face=face):
                return "event-doubles", {"face": f"@face-{FACES[face]}"}
            case told.Laid(piece=piece, face=face):
                return "event-inspire", {"piece": self._piece(piece), "face": f"@face-{FACES[face]}"}
            case told.Refunded(seat=seat, dice=dice, kamas=kamas):
                return "event-refund", {"player": self._seat(seat), "dice": dice, "kamas": kamas}
        return None

    # on the board

    def _of_moves(self, event: Event) -> Told:
        match event:
            case told.Stepped(piece=piece, src=src, dst=dst):
                self.cell[piece] = dst
                return "event-move", self._way(piece, src, dst)
            case told.Shifted(piece=piece, src=src, dst=dst, way=way):
                self.cell[piece] = dst
                return f"event-shift-{way}", self._way(piece, src, dst)
            case told.Swapped(one=one, other=other):
                self.cell[one], self.cell[other] = self.cell.get(other, -1), self.cell.get(one, -1)
                return "event-swap", {"one": self._piece(one), "other": self._piece(other)}
            case told.Locked(piece=piece, by=by):
                return "event-locked", {"piece": self._piece(piece), "by": self._piece(by)}
            case told.Summoned(piece=piece, kind=kind, summoner=summoner, cell=cell):
                self.kind[piece] = self.tables.kind_names[kind]
                self.owner[piece] = self.owner[summoner]
                self.cell[piece] = cell
                self.hp[piece] = int(self.tables.hp[kind])
                words = {**self._there(piece, cell), "summoner": self._piece(summoner)}
                return "event-summon", words
            case told.Removed(piece=piece, cell=cell):
                return "event-remove", self._there(piece, cell)
            case told.KnockedOut(piece=piece, cell=cell):
                return "event-ko", self._there(piece, cell)
            case told.Exploded(piece=piece, cell=cell):
                return "event-explode", self._there(piece, cell)
            case told.Sprung(piece=piece, cell=cell):
                return "event-trap", self._there(piece, cell)
        return None

    def _way(self, piece: int, src: int, dst: int) -> Words:
        return {"piece": self._piece(piece), "from": write_cell(src), "to": write_cell(dst)}

    def _there(self, piece: int, cell: int) -> Words:
        return {"piece": self._piece(piece), "cell": write_cell(cell)}

    # spells and damage

    def _of_strikes(self, event: Event) -> Told:
        match event:
            case told.CastSpell(piece=piece, spell=spell, cell=cell):
                words = {**self._there(piece, cell), "spell": f"@spell-{self.tables.spell_names[spell]}"}
                target = self._standing(cell)
                if target is None:
                    return "event-cast", words
                if target == piece:
                    return "event-cast-self", words
                return "event-cast-at", {**words, "target": self._piece(target)}
            case told.Punched(piece=piece, cell=cell):
                target = self._standing(cell)
                words = {"piece": self._piece(piece), "target": "" if target is None else self._piece(target)}
                return "event-punch", words
            case told.SceneryHurt(cell=cell, amount=amount):
                return "event-scratch", {**self._scenery(cell), "amount": amount}
            case told.SceneryBroken(cell=cell, kamas=kamas):
                return "event-break", {**self._scenery(cell), "kamas": kamas}
            case told.SceneryMended():
                return "event-mend", {}
        return None

    def _of_points(self, event: Event) -> Told:
        match event:
            case told.Hurt(piece=piece, amount=amount, damage=damage):
                return "event-hurt", self._damage(piece, amount, damage)
            case told.Healed(piece=piece, amount=amount, damage=damage):
                return "event-heal", self._damage(piece, amount, damage)
            case told.Marked(piece=piece, ap=ap, mp=mp):
                return "event-marker", {"piece": self._piece(piece), "points": self._points(ap, mp)}
            case told.Gained(piece=piece, ap=ap, mp=mp):
                return "event-gain", {"piece": self._piece(piece), "points": self._points(ap, mp)}
        return None

    def _standing(self, cell: int) -> int | None:
        return next((piece for piece, at in self.cell.items() if at == cell and not self._is_trap(piece)), None)

    def _is_trap(self, piece: int) -> bool:
        summon = self.tables.content.summons.get(self.kind[piece])
        return summon is not None and summon.species == "trap"

    def _damage(self, piece: int, amount: int, damage: int) -> Words:
        return {"piece": self._piece(piece), "amount": amount, "damage": damage, "hp": self.hp.get(piece, 0)}

    def _scenery(self, cell: int) -> Words:
        board = self.before.board
        name = "tree" if cell in board.trees else "bush" if cell in board.bushes else "crate"
        return {"scenery": f"@scenery-{name}", "cell": write_cell(cell)}

    # rewards

    def _of_tokens(self, event: Event) -> Told:
        match event:
            case told.Bought(piece=piece, place=place, token=token):
                return self._bought(piece, place, token)
            case told.ShopTurned(token=token):
                return ("event-turn-up", {"reward": self._reward(token)}) if token >= 0 else ("event-turn-up-none", {})
            case told.Assigned(piece=piece, token=token):
                if token < 0:
                    return "event-assign-hidden", {"piece": self._piece(piece)}
                return "event-assign", {"piece": self._piece(piece), "reward": self._reward(token)}
            case told.Used(piece=piece, token=token):
                self.hp[piece] = self.hp.get(piece, 0) + self._hp_of(token)
                return "event-use", {"piece": self._piece(piece), "reward": self._reward(token)}
            case told.Discarded(piece=piece, token=token):
                if token < 0:
                    return "event-discard-hidden", {"piece": self._piece(piece)}
                return "event-discard", {"piece": self._piece(piece), "reward": self._reward(token)}
        return None

    def _hp_of(self, token: int) -> int:
        return int(self.tables.reward.hp[self.tables.tokens[token]])

    def _bought(self, piece: int, place: int, token: int) -> Told:
        words: Words = {"piece": self._piece(piece)}
        if place < PLACES:
            return "event-buy", {**words, "reward": self._reward(token)}
        words["rank"] = f"@rank-{RANKS[place % PLACES // 2]}"
        return ("event-buy-blind", words) if token < 0 else ("event-buy-own", {**words, "reward": self._reward(token)})

    # coins and honour

    def _of_coins(self, event: Event) -> Told:
        match event:
            case told.PickedUp(piece=piece, cell=cell):
                return "event-pick-up", self._there(piece, cell)
            case told.Coins(seat=seat, amount=amount):
                key = "event-coins-gain" if amount > 0 else "event-coins-pay"
                return key, {"player": self._seat(seat), "amount": abs(amount)}
            case told.Honour(giver=giver, taker=taker, amount=amount):
                if giver == WILD:
                    return "event-honour-wild", {"taker": self._seat(taker), "amount": amount}
                key = {WILD: "event-honour-to-wild", BOX: "event-honour-lost"}.get(taker, "event-honour")
                words: Words = {"giver": self._seat(giver), "amount": amount}
                return key, {**words, "taker": self._seat(taker)} if taker >= 0 else words
        return None


def touched(events: list[Event], before: Recent) -> Recent:
    """The cells that these events touched, or those of before."""
    cells: set[int] = set()
    for event in events:
        match event:
            case told.Stepped(src=src, dst=dst) | told.Shifted(src=src, dst=dst):
                cells |= {src, dst}
            case told.CastSpell(cell=cell) | told.Punched(cell=cell) | told.KnockedOut(cell=cell):
                cells.add(cell)
            case told.Summoned(cell=cell) | told.Exploded(cell=cell) | told.PickedUp(cell=cell):
                cells.add(cell)
    return Recent(frozenset(cells) or before.cells)
