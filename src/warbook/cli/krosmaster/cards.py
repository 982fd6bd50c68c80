"""What is printed on cards and tokens, for reading: figures with their spells, and the rewards in play."""

from __future__ import annotations

from rich.console import Group as Stack
from rich.console import RenderableType
from rich.padding import Padding
from rich.text import Text

from warbook.games.krosmaster.cardbook import Printed
from warbook.games.krosmaster.schema import Figure, Spell, Summon
from warbook.games.krosmaster.view import KrosmasterView
from warbook.kernel.texts import Texts
from warbook.kernel.wire import Word


class Cards:
    """The cards of what is on the table, in one language."""

    def __init__(self, printed: Printed, texts: Texts) -> None:
        """Know what is printed."""
        self.printed = printed
        self.texts = texts

    def say(self, key: str, **words: Word) -> str:
        """A message."""
        return self.texts.say(key, words)

    def shown(self, view: KrosmasterView) -> RenderableType:
        """While teams are chosen, all figures there are; then those that play, with their summons; and the rewards."""
        kinds = list(dict.fromkeys(piece.kind for piece in view.pieces)) or list(self.printed.figures)
        for kind in kinds[:]:
            spells = self.printed.figures[kind].spells if kind in self.printed.figures else ()
            kinds += [self.printed.spells[spell].summons for spell in spells]
        parts: list[RenderableType] = [self.card(kind) for kind in dict.fromkeys(kinds) if kind]
        rewards = [held.reward for piece in view.pieces for held in piece.held if held.reward]
        if view.market is not None:
            rewards += [reward for reward in view.market.shop if reward]
        parts += [self.reward(reward) for reward in dict.fromkeys(rewards)]
        return Stack(*parts)

    def card(self, kind: str) -> RenderableType:
        """A figure or a summon with its values, powers and spells."""
        card: Figure | Summon
        if kind in self.printed.figures:
            card = self.printed.figures[kind]
            values = self.say("card-figure", level=card.level, initiative=card.initiative)
            key = f"figure-{kind}"
        else:
            card = self.printed.summons[kind]
            values = self.say(f"species-{card.species}")
            key = f"summon-{kind}"
        points = self.say("card-values", mp=card.mp, hp=card.hp, ap=card.ap)
        powers = ", ".join(self.say(f"power-{power}") for power in card.powers)
        head = Text.assemble((self.say(key), "bold"), f" · {values} · {points}", f" · {powers}" if powers else "")
        spells = [self.spell(place, name) for place, name in enumerate(card.spells, start=1)]
        return Stack(head, *(Padding(spell, (0, 0, 0, 3), expand=False) for spell in spells))

    def spell(self, place: int, name: str) -> Text:
        """One spell: its slot, cost, range, damage, limit and text."""
        spell = self.printed.spells[name]
        parts = [
            self._cost(spell),
            self._range(spell),
            f"{self.say(f'element-{spell.element}')} {spell.value}" if spell.kind == "attack" else "",
            self.say("card-heals", value=spell.value) if spell.kind == "heal" else "",
            self.say(f"area-{spell.area}") if spell.area != "single" else "",
            self.say("card-limit", count=spell.summon_limit) if spell.summon_limit else "",
            self.say(f"limit-{spell.limit}") if spell.limit != "unlimited" else "",
        ]
        line = " · ".join(part for part in parts if part)
        return Text.assemble(
            (f"{place} {self.say(f'spell-{name}')}", "bold"), f" · {line}. ", self.say(f"spell-{name}-about")
        )

    def _cost(self, spell: Spell) -> str:
        costs = [("points-ap", spell.ap), ("points-mp", spell.mp)]
        said = [self.say(key, amount=str(amount)) for key, amount in costs if amount]
        if spell.damage:
            said.append(self.say("card-damage", amount=spell.damage))
        return ", ".join(said)

    def _range(self, spell: Spell) -> str:
        name = self.say(f"range-{spell.range}")
        return name if spell.range in ("melee", "personal") else f"{name} {spell.min}–{spell.max}"

    def reward(self, name: str) -> RenderableType:
        """A reward: its rank, category and text."""
        reward = self.printed.rewards[name]
        kind = f"{self.say(f'rank-{reward.rank}')}, {self.say(f'category-{reward.category}')}"
        return Text.assemble(
            (f"{name} {self.say(f'reward-{name}')}", "bold"), f" · {kind}. ", self.say(f"reward-{name}-about")
        )
