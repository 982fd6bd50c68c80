"""`warbook replay FILE`: steps through a game with full information, or checks its digest."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

from msgspec import Struct
from rich.text import Text

from warbook.cli.arguments import Parser, add_language, texts_for
from warbook.cli.files import begun, check_end, opened, played
from warbook.cli.play.saves import shown_path
from warbook.cli.play.screen import Line, Recent, Table
from warbook.cli.play.screens import table_for
from warbook.cli.play.terminal import Closed, Terminal
from warbook.games import GAMES
from warbook.kernel.api import Game, Seat, seat_of
from warbook.kernel.content.texts import texts
from warbook.kernel.mistakes import Said
from warbook.kernel.replay import new_seeds
from warbook.kernel.rng import Seed
from warbook.kernel.wire import Replay, View
from warbook.match.match import Match


def run(argv: list[str]) -> int:
    """Show or check a replay; a wrong file or a replay of other rules is one sentence with the place."""
    parser = Parser(prog="warbook replay", description="Step through a replay file, or check its digest.")
    parser.add_argument("file", type=Path, help="the replay file")
    parser.add_argument("--check", action="store_true", help="replay it and compare the digest: exit code 0 or 1")
    parser.add_argument("--ascii", action="store_true", help="draw with ASCII characters only")
    add_language(parser)
    asked = parser.parse_args(argv)
    words = texts(asked.lang, ("warbook.cli",))
    try:
        replay = opened(asked.file)
        game = GAMES[replay.game]
        words = texts_for(game, asked.lang)
        terminal = Terminal(words, ascii_only=asked.ascii)
        film = Film(game, replay, asked.file, table_for(game, words, terminal.ascii_only))
    except Said as error:
        print(f"warbook replay: {words.say(error.key, error.words)}", file=sys.stderr)
        return 2
    return _check(film, asked.file, terminal) if asked.check else Projector(film, terminal).run()


class Place(Struct, frozen=True):
    """The game after one more action: the full view, and what happened."""

    view: View
    lines: tuple[Line, ...]
    recent: Recent


class Film:
    """A whole game, step by step. Place 0 is the set-up."""

    def __init__(self, game: Game[Any], replay: Replay, file: Path, table: Table) -> None:
        """Play it; an illegal action is an error with its place, and `differs` means another end."""
        self.game = game
        self.replay = replay
        self.table = table
        self.differs: Said | None = None
        match = begun(game, replay, file)
        self.places = [Place(self._seen(match), (), Recent())]
        for action, done in played(match, replay, file, table.texts):
            before = self.places[-1]
            events = match.events_for(done, Seat(seat_of(action)))
            recent = table.touched(events, before.recent)
            self.places.append(Place(self._seen(match), tuple(table.tell(events)), recent))
        try:
            check_end(match, replay, file)
        except Said as error:
            self.differs = error

    def _seen(self, match: Match[Any]) -> View:
        return self.table.full_view([self.game.view(match.state, Seat(seat)) for seat in range(match.seats)])


def shown_seed(seed: Seed) -> str:
    """A seed for people; of a key only the first digits."""
    return str(seed) if isinstance(seed, int) else f"{seed[:16]}…"


def _check(film: Film, file: Path, terminal: Terminal) -> int:
    if film.differs is not None:
        print(terminal.texts.say(film.differs.key, film.differs.words))
        return 1
    digest, actions = film.replay.digest, str(len(film.replay.actions))
    print(terminal.text("replay-matches", file=shown_path(file), actions=actions, digest=digest))
    return 0


class Projector:
    """Shows a film; the person chooses the place."""

    def __init__(self, film: Film, terminal: Terminal) -> None:
        """Start before the first action."""
        self.film = film
        self.terminal = terminal
        self.place = 0

    @property
    def last(self) -> int:
        """The last place."""
        return len(self.film.places) - 1

    def run(self) -> int:
        """Show places until the person quits."""
        replay, terminal = self.film.replay, self.terminal
        game = terminal.text("title")
        terminal.say("replay-title", game=game, actions=str(self.last), seed=shown_seed(replay.seed), style="bold")
        if self.film.differs is not None:
            terminal.explain(self.film.differs)
        self.show()
        try:
            while self.obey(terminal.ask(terminal.text("replay-help") + " >").lower()):
                pass
        except Closed:
            pass
        return 0

    def obey(self, line: str) -> bool:
        """Follow a typed command; False to quit."""
        if line in ("q", "quit"):
            return False
        try:
            self.place = self._goal(line)
        except Said as error:
            self.terminal.explain(error)
            return True
        self.show()
        return True

    def _goal(self, line: str) -> int:
        told = [place for place in range(self.last + 1) if place == 0 or self.film.places[place].lines]
        if line in ("", "n", "next"):
            return next((place for place in told if place > self.place), self.last)
        if line in ("b", "back"):
            return next((place for place in reversed(told) if place < self.place), 0)
        if line in ("e", "end"):
            return self.last
        if line.isascii() and line.isdigit() and len(line) < 7 and int(line) <= self.last:
            return int(line)
        raise Said("replay-number", text=line, count=self.last)

    def show(self) -> None:
        """Show the place's action with its sentences, and the board after it."""
        place, terminal = self.film.places[self.place], self.terminal
        if self.place:
            terminal.say("replay-place", place=self.place, count=self.last, style="dim")
            terminal.tell(place.lines)
            if not place.lines:
                terminal.show(Text(f"  {self.film.replay.actions[self.place - 1]}"))
        else:
            terminal.say("replay-start", style="dim")
        if self.place in new_seeds(self.film.replay):
            terminal.say("replay-reseeded", style="dim")
        names = [""] * self.film.replay.seats
        terminal.show(self.film.table.screen(place.view, place.recent, names, terminal.width))
