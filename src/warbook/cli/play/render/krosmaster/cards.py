"""The texts of cards and tokens: figures with their spells, and the rewards in play."""

from __future__ import annotations

from rich.console import Group as Stack
from rich.console import RenderableType
from rich.padding import Padding
from rich.text import Text

from warbook.cli.play.joined import labelled, listed, noted
from warbook.games.krosmaster.content.schema import Figure, Summon
from warbook.games.krosmaster.content.tables import RANKS
from warbook.games.krosmaster.present.cardbook import Printed
from warbook.games.krosmaster.present.view import KrosmasterView
from warbook.games.krosmaster.present.view_parts import MarketView
from warbook.kernel.content.texts import Texts
from warbook.kernel.wire import Word


class Cards:
    """The cards at the table, in one language."""

    def __init__(self, printed: Printed, texts: Texts) -> None:
        """Store the content."""
        self.printed = printed
        self.texts = texts

    def say(self, key: str, **words: Word) -> str:
        """A message."""
        return self.texts.say(key, words)

    def shown(self, view: KrosmasterView) -> list[RenderableType]:
        """All figures while teams are chosen, then those in play with their summons; and the rewards."""
        kinds = list(dict.fromkeys(piece.kind for piece in view.pieces)) or list(self.printed.figures)
        for kind in kinds[:]:
            spells = self.printed.figures[kind].spells if kind in self.printed.figures else ()
            kinds += [self.printed.spells[spell].summons for spell in spells]
        parts: list[RenderableType] = [self.card(kind) for kind in dict.fromkeys(kinds) if kind]
        rewards = [held.reward for piece in view.pieces for held in piece.held if held.reward]
        parts += [self.reward(reward) for reward in dict.fromkeys(rewards)]
        if view.market is not None and any(view.market.piles):
            parts.append(Text(self.say("label-market"), style="bold"))
            parts += [self.on_sale(view.market, place) for place in range(len(view.market.shop))]
        return parts

    def on_sale(self, market: MarketView, place: int) -> Text:
        """One place of the market: its name, its pile, and its face-up reward."""
        name = f"{RANKS[place // 2]}-{place % 2 + 1}"
        pile = self.say("label-pile", count=market.piles[place])
        reward = market.shop[place]
        if not reward:
            return Text.assemble((name, "bold"), f"{noted(self.texts, '', pile)} {self.say('label-empty')}")
        said = f"{self.say(f'reward-{reward}')} · {reward_text(self.texts, reward)}"
        return Text.assemble((name, "bold"), f"{noted(self.texts, '', pile)} {said}")

    def card(self, kind: str) -> RenderableType:
        """A figure or a summon with its values, powers and spells."""
        card = self._printed(kind)
        spells = [self.spell(place, name) for place, name in enumerate(card.spells, start=1)]
        powers = [Text(self.power(power)) for power in card.powers]
        return Stack(self.head(kind), *(Padding(line, (0, 0, 0, 3), expand=False) for line in (*powers, *spells)))

    def _printed(self, kind: str) -> Figure | Summon:
        return self.printed.figures[kind] if kind in self.printed.figures else self.printed.summons[kind]

    def head(self, kind: str) -> Text:
        """The first line of a card: name, values and powers."""
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
        powers = listed(self.texts, [self.say(f"power-{power}") for power in card.powers])
        return Text.assemble((self.say(key), "bold"), f" · {values} · {points}", f" · {powers}" if powers else "")

    def power(self, power: str) -> str:
        """A power and its effect."""
        return labelled(self.texts, self.say(f"power-{power}"), self.say(f"power-{power}-about"))

    def spell_names(self, kind: str) -> str:
        """The names of a card's spells."""
        return listed(self.texts, [self.say(f"spell-{name}") for name in self._printed(kind).spells])

    def spell(self, place: int, name: str) -> Text:
        """One spell: its slot, cost, range and text."""
        return Text.assemble((f"{place} {self.say(f'spell-{name}')}", "bold"), f" · {spell_text(self.texts, name)}")

    def reward(self, name: str) -> RenderableType:
        """A reward: its rank, price and category, and its text."""
        return Text.assemble((f"{name} {self.say(f'reward-{name}')}", "bold"), f" · {reward_text(self.texts, name)}")


def spell_text(texts: Texts, name: str) -> str:
    """The full text of a spell."""
    return texts.say("card-text", {"facts": f"@spell-{name}-facts", "about": f"@spell-{name}-about"})


def reward_text(texts: Texts, name: str) -> str:
    """The full text of a reward."""
    return texts.say("card-text", {"facts": f"@reward-{name}-facts", "about": f"@reward-{name}-about"})
