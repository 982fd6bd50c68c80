"""What puts one game on trial."""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from tools.trials.course import Course
from warbook.games import GAMES, package_of
from warbook.kernel.content.rulebook import load_rulebook
from warbook.kernel.content.texts import LANGUAGES, Texts
from warbook.kernel.contract.pasts import Teller
from warbook.kernel.contract.trial import Counted, Proof


class Conduct(Struct, frozen=True):
    """How one game is put on trial: its soak, and what `Proof` wants to know."""

    course: Course
    # of any state: they are only ever given their own game's
    teller: Teller[Any]
    counted: Counted[Any]
    draws_first: bool = True
    share: float = 0  # of worlds that show another seat something else: what is drawn from is nobody's to see
    brief: dict[str, str] = {}
    length: int = 0

    def proof(self, name: str) -> Proof[Any]:
        """The proof of the game of this name, with the ids of its rules."""
        game = GAMES[name]
        return Proof(
            game,
            frozenset(load_rulebook(package_of(game)).rules),
            self.teller,
            self.counted,
            draws_first=self.draws_first,
            share=self.share,
            brief=self.brief,
            length=self.length,
            texts=tuple(Texts(language, (package_of(game),), game.words(language)) for language in LANGUAGES),
        )
