"""The legal answers as a list, by piece, with the piece on the target."""

from __future__ import annotations

from typing import Final

from warbook.cli.play.render.summoner.panels import about
from warbook.cli.play.render.summoner.tally import avenger, deadly, is_safe, kills, known_traps, trap_chance
from warbook.cli.play.screen import Entry, Group
from warbook.games.summoner.content.tables import BEARER, BLIND_SHOT, CODES, EFFECT, LASTING, LETTERS, NOBODY, TRAP
from warbook.games.summoner.present.notation import write_cell
from warbook.games.summoner.present.view import PieceView, SummonerView
from warbook.games.summoner.verbs import (
    ATTACK,
    CHOOSE,
    DROP,
    HIDDEN_ATTACK,
    MOVE,
    PLACE,
    SUMMON,
    TAKE,
    card_of,
    kind_of,
    src_of,
)
from warbook.kernel.api import Action, arg_of, verb_of
from warbook.kernel.content.texts import Texts
from warbook.kernel.wire import Decision, Option, Word

STRIKES: Final = (ATTACK, HIDDEN_ATTACK)


class Menu:
    """Sorts the options of one decision into groups."""

    def __init__(self, view: SummonerView, texts: Texts) -> None:
        """Store the view."""
        self.texts = texts
        self.view = view
        self.pieces: dict[int, PieceView] = {piece.cell: piece for piece in view.pieces}

    def groups(self, decision: Decision) -> list[Group]:
        """Group the options by the acting piece."""
        sorted_in: dict[str, list[Entry]] = {}
        for option in decision.options:
            title, note = self._title(option), self._note(option)
            sorted_in.setdefault(title, []).append(Entry(option.action, option.notation, note))
        return [Group(title, tuple(entries)) for title, entries in sorted_in.items()]

    def warnings(self, decision: Decision) -> list[str]:
        """The risk that an unknown target is a trap, and known traps."""
        struck = [self._target(option) for option in decision.options if "x" in option.notation]
        cells = {target.cell for target in struck if target is not None}
        said: list[str] = []
        if any(not self.pieces[cell].kind for cell in cells):
            traps, pieces = trap_chance(self.view, 1 - self.view.seat)
            said.append(self.texts.say("menu-risk", {"traps": traps, "pieces": pieces}))
        known = [cell for cell in known_traps(self.view, 1 - self.view.seat) if cell in cells]
        return said + [self.texts.say("menu-known-trap", {"cell": write_cell(cell)}) for cell in known]

    def _title(self, option: Option) -> str:
        verb, arg = verb_of(Action(option.action)), arg_of(Action(option.action))
        card = card_of(verb)
        if card != NOBODY:
            return self._card(card)
        if verb == SUMMON:
            return self.texts.say("menu-summon")
        if verb in (MOVE, *STRIKES):
            piece = self.pieces[src_of(arg)]
            key = "menu-piece" if piece.up else "menu-hidden-piece"
            title = self.texts.say(key, {"piece": f"@piece-{piece.kind}", "cell": write_cell(piece.cell)})
            return self._about(title, piece.kind, self._gains(piece)) if piece.up else title
        if verb in (CHOOSE, DROP):
            letter = LETTERS[BEARER[arg]]
            key = "menu-cards" if verb == CHOOSE else "menu-drop"
            return self.texts.say(key, {"piece": f"@piece-{letter}", "letter": letter})
        if verb == PLACE:
            letter = LETTERS[kind_of(arg)]
            title = self.texts.say("menu-place", {"piece": f"@piece-{letter}", "letter": letter})
            return self._about(title, letter)
        return self.texts.say("menu-take" if verb == TAKE else "menu-other")

    def _card(self, card: int) -> str:
        """A card with its text."""
        return self.texts.say("menu-card", {"card": f"@card-{CODES[card]}", "effect": f"@effect-{CODES[card]}"})

    def _about(self, title: str, letter: str, gains: str = "") -> str:
        told = about(self.texts, letter, self.view.options) + gains
        return self.texts.say("menu-about", {"title": title, "about": told})

    def _gains(self, piece: PieceView) -> str:
        """The effects of cards on a piece: its lasting card and its bonuses."""
        own = self.view.sides[piece.side].cards or ()
        lasting = [] if piece.transformed else [code for code in own if LASTING[CODES.index(code)]]
        gains = [f"card-{code}" for code in lasting if LETTERS[BEARER[CODES.index(code)]] == piece.kind]
        said = [self.texts.say(key) for key in gains + ["legend-snipe"] * piece.sniper]
        said += [f"+{piece.orthogonal} {self.texts.say('legend-cross')}"] if piece.orthogonal else []
        said += [f"+{piece.diagonal} {self.texts.say('legend-diag')}"] if piece.diagonal else []
        return "".join(f" · {gain}" for gain in said)

    def _note(self, option: Option) -> str:
        verb, arg = verb_of(Action(option.action)), arg_of(Action(option.action))
        if verb == SUMMON:
            return self.texts.say(f"piece-{self.pieces[arg].kind}")
        if verb == CHOOSE:
            return self._card(arg)
        if verb == DROP:
            return self.texts.say(f"card-{CODES[arg]}")
        target = self._target(option)
        if target is not None and "x" in option.notation and target.side != self.view.seat:
            return self._stroke(option, target)
        if target is not None:
            return self.texts.say(f"piece-{target.kind}" if target.kind else "menu-unknown")
        if card_of(verb) == NOBODY and verb not in (MOVE, PLACE, TAKE):
            return self.texts.say(option.text, option.words)
        return ""

    def _stroke(self, option: Option, target: PieceView) -> str:
        """An attack's target and its risk."""
        card = card_of(verb_of(Action(option.action)))
        blind_shot = card != NOBODY and EFFECT[card] == BLIND_SHOT
        attacker = self.pieces[next(pick.index for pick in option.picks if pick.kind == "cell")]
        if not target.kind:
            killers, pieces = deadly(self.view, attacker, blind_shot)
            words: dict[str, Word] = {"deadly": str(killers), "pieces": str(pieces)}
            return self.texts.say("menu-unknown-risk" if killers else "menu-unknown", words)
        named: dict[str, Word] = {"piece": f"@piece-{target.kind}"}
        if not target.up:
            fatal = kills(target.kind, attacker, blind_shot) and not is_safe(self.view, attacker)
            trap = "menu-trap" if TRAP[LETTERS.index(target.kind)] else "menu-backfire"
            return self.texts.say(trap if fatal else "menu-known", named)
        avenging = avenger(self.view, target) if attacker.up or (card != NOBODY and not blind_shot) else ""
        if avenging:
            return self.texts.say("menu-avenged", {**named, "card": f"@card-{avenging}"})
        return self.texts.say(f"piece-{target.kind}")

    def _target(self, option: Option) -> PieceView | None:
        """The piece that an answer attacks or names."""
        verb = verb_of(Action(option.action))
        if verb not in STRIKES and card_of(verb) == NOBODY:
            return None
        cells = [pick.index for pick in option.picks if pick.kind == "cell"]
        return self.pieces.get(cells[-1]) if cells else None
