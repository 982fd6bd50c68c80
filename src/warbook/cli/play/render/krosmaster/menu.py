"""The list of answers, grouped by verb, each with what is worth knowing."""

from __future__ import annotations

from typing import Final

from warbook.cli.play.joined import labelled
from warbook.cli.play.render.krosmaster.cards import Cards, reward_text
from warbook.cli.play.screen import Entry, Group
from warbook.games.krosmaster import verbs
from warbook.games.krosmaster.content.schema import Spell
from warbook.games.krosmaster.present.view import KrosmasterView
from warbook.games.krosmaster.present.view_parts import PieceView
from warbook.games.krosmaster.rewards import PLACES
from warbook.games.krosmaster.verbs import cell_of, choice_of, thing_of, used_slot
from warbook.kernel.api import Action, arg_of, verb_of
from warbook.kernel.wire import Option

GROUPS: Final = {
    verbs.MOVE: "menu-walk",
    verbs.PUNCH: "menu-punch",
    verbs.PICK: "menu-coins",
    verbs.BUY_GG: "menu-coins",
    verbs.BUY: "menu-coins",
    verbs.TAKE: "menu-take",
    verbs.CARD: "menu-take",
    verbs.GIVE_BACK: "menu-back",
}


class Menu:
    """The answers to a question, for one audience."""

    def __init__(self, view: KrosmasterView, cards: Cards) -> None:
        """Store the pieces and the cards."""
        self.view = view
        self.cards = cards
        self.texts = cards.texts
        self.standing = {piece.cell: piece for piece in view.pieces if piece.species != "trap" and piece.cell >= 0}

    def groups(self, options: tuple[Option, ...]) -> list[Group]:
        """Group the options by verb; spells without a target come last."""
        sorted_in: dict[str, list[Entry]] = {}
        nobody: list[Entry] = []
        for option in options:
            if not self.is_idle(option):
                key = "menu-own" if self.is_own_goal(option) else ""
            elif self.target(option) is None:
                nobody.append(Entry(option.action, option.notation, "–"))
                continue
            else:
                key = "menu-idle"
            note = self.note(option)
            entry = Entry(option.action, option.notation, self.texts.say(key, {"note": note}) if key else note)
            sorted_in.setdefault(self.title(option), []).append(entry)
        found = [Group(title, tuple(entries)) for title, entries in sorted_in.items()]
        return [*found, Group(self.texts.say("menu-nobody"), tuple(nobody))] if nobody else found

    def title(self, option: Option) -> str:
        """The title of a group."""
        verb, words = verb_of(Action(option.action)), option.words
        if verb in (verbs.LAY, verbs.SELL):
            return self.texts.say("menu-die", {"number": words["number"], "face": words["face"]})
        if verb == verbs.PLACE:
            return self.texts.say("menu-place", {"piece": words["piece"]})
        if verb in (verbs.CAST, verbs.BREAK):
            return self.texts.say("menu-cast", {"spell": words["spell"]})
        if verb == verbs.USE:
            return self.texts.say("menu-use", {"reward": words["reward"]})
        other = "menu-other" if self.view.question.kind == "activation" else "menu-answers"
        return self.texts.say(GROUPS.get(verb, other))

    def note(self, option: Option) -> str:
        """The answer's sentence, with a figure's values or a reward's text."""
        verb, arg = verb_of(Action(option.action)), arg_of(Action(option.action))
        said = self.texts.say(option.text, option.words)
        if verb in (verbs.TAKE, verbs.CARD):
            figure = str(option.words["figure"]).removeprefix("@figure-")
            return f"{self.cards.head(figure).plain} · {self.cards.spell_names(figure)}"
        if verb == verbs.BUY and arg < PLACES and self.view.market is not None:
            text = reward_text(self.texts, self.view.market.shop[arg])
            return labelled(self.texts, said, text)
        if option.forecast:
            return labelled(self.texts, said, self.texts.say(option.forecast.text, option.forecast.words))
        return said

    # attacks without effect

    def is_idle(self, option: Option) -> bool:
        """Whether a spell would change nothing: no target, or an immune one."""
        name, _ = self.aimed(option)
        if not name:
            return False
        spell = self.cards.printed.spells[name]
        if spell.kind == "summon" or spell.area != "single" or spell.range == "personal" or _moves_caster(spell):
            return False
        target = self.target(option)
        return target is None or _is_proof(spell, target)

    def target(self, option: Option) -> PieceView | None:
        """The piece at the cell that a spell is aimed at."""
        name, cell = self.aimed(option)
        return self.standing.get(cell) if name else None

    def is_own_goal(self, option: Option) -> bool:
        """Whether an attack hits a friend too."""
        return any(danger.text == "danger-ally" for danger in option.dangers or ())

    def aimed(self, option: Option) -> tuple[str, int]:
        """The spell of an answer and its target cell, or no spell."""
        verb, arg = verb_of(Action(option.action)), arg_of(Action(option.action))
        active = self.view.active
        if active is None:
            return "", 0
        if verb == verbs.CAST:
            return active.slots[thing_of(arg)].spell, cell_of(arg)
        if verb == verbs.USE:
            held = next(piece for piece in self.view.pieces if piece.piece == active.piece).held[used_slot(arg)]
            reward = self.cards.printed.rewards.get(held.reward)
            if reward is not None and reward.category == "boost" and reward.spell:
                return reward.spell, cell_of(choice_of(arg))
        return "", 0


def _moves_caster(spell: Spell) -> bool:
    """Whether a spell moves its caster even without a target (KA-15.4, KA-15.5)."""
    return bool(spell.recoil or spell.approach or spell.range_bonus or spell.drops_mp)


def _is_proof(spell: Spell, target: PieceView) -> bool:
    """Whether a healing target is undamaged, or the target is immune to the element (KA-17.3)."""
    if spell.kind == "heal":
        return target.damage == 0
    powers = (*target.powers, *target.inspired, *target.equipped)
    return spell.element != "none" and f"immunity-{spell.element}" in powers
