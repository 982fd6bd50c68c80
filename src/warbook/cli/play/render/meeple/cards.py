"""The texts of buildings, territories and tokens."""

from __future__ import annotations

from rich.console import Group as Stack
from rich.console import RenderableType
from rich.padding import Padding
from rich.text import Text

from warbook.cli.play.joined import sentences
from warbook.cli.play.render.meeple.path import about, action_name
from warbook.games.meeple.present.cardbook import Printed, PrintedBuilding
from warbook.games.meeple.present.view import MeepleView
from warbook.kernel.content.texts import Texts
from warbook.kernel.wire import Word


class Cards:
    """The content in one language."""

    def __init__(self, printed: Printed, texts: Texts) -> None:
        """Store the content."""
        self.printed = printed
        self.texts = texts

    def say(self, key: str, **words: Word) -> str:
        """A message."""
        return self.texts.say(key, words)

    def shown(self, view: MeepleView) -> list[RenderableType]:
        """All buildings with their paths and actions, the kinds of territory, the tokens."""
        parts: list[RenderableType] = [self.building(building) for building in self.printed.buildings]
        parts += self.territories(view)
        bonuses = dict.fromkeys(token.bonus for token in self.printed.tokens.values())
        parts += [self._about(f"bonus-{bonus}") for bonus in bonuses]
        parts.append(self._about("tree-token"))
        return parts

    def building(self, building: PrintedBuilding) -> RenderableType:
        """A building: its defence spaces, and every end of its path with its steps and action."""
        words: dict[str, Word] = {
            "defence": building.defence,
            "site": building.site_defence,
            "build": building.build,
        }
        head = Text.assemble(
            (self.say(f"building-{building.name}"), "bold"), f" · {self.texts.say('card-building', words)}"
        )
        ends = [Padding(Text(line), (0, 0, 0, 2), expand=False) for line in self._ends(building, 0, 0)]
        return Stack(head, *ends)

    def _ends(self, building: PrintedBuilding, space: int, steps: int) -> list[str]:
        here = building.spaces[space]
        if here.action:
            name = action_name(self.texts, here.action, here.n)
            told = about(self.texts, self.printed, f"action-{here.action}", n=here.n)
            return [sentences(self.texts, [f"{steps} → {name}", told])]
        return [line for after in here.after for line in self._ends(building, after, steps + 1)]

    def territories(self, view: MeepleView) -> list[RenderableType]:
        """Every kind of territory, towers by flags, and how many of its tiles are in the supply."""
        left = dict.fromkeys(((tile.kind, tile.flags) for tile in self.printed.faces.values()), 0)
        for face, count in view.unseen.items():
            tile = self.printed.faces[face]
            left[tile.kind, tile.flags] += count
        return [
            self._about(f"kind-{kind}", self.say("card-unseen", n=count), flags=flags)
            for (kind, flags), count in left.items()
        ]

    def _about(self, key: str, more: str = "", **words: Word) -> Text:
        told = about(self.texts, self.printed, key, **words)
        return Text.assemble((self.say(key), "bold"), f" · {more}" if more else "", f" · {told}")
