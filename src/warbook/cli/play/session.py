"""A game at the terminal: asks players, reports events, saves the game."""

from __future__ import annotations

from typing import Any

from msgspec import Struct
from rich.text import Text

from warbook.cli.play.coaching import TerminalCoach
from warbook.cli.play.joined import listed
from warbook.cli.play.saves import Keeper
from warbook.cli.play.screen import Line, Recent, Table
from warbook.cli.play.seats import Player
from warbook.cli.play.terminal import Closed, Terminal
from warbook.cli.play.typed import Commands
from warbook.kernel.api import SPECTATOR, Action, Refusal, Seat, seat_of
from warbook.kernel.content.rulebook import Rulebook
from warbook.kernel.wire import Argument, Decision, View
from warbook.match.match import Match

EVEN = 0.5  # the return of a draw


class TakenBack(Struct, frozen=True):
    """An undo: how many actions remained, by whom, and how many of the audience's known actions are gone."""

    place: int
    by: Seat
    count: int


class Session:
    """One match, one terminal, and the players around it."""

    def __init__(
        self,
        match: Match[Any],
        table: Table,
        players: list[Player],
        terminal: Terminal,
        keeper: Keeper,
        rulebook: Rulebook,
        coach: TerminalCoach | None = None,
    ) -> None:
        """Set up the players; a single person is at the keyboard from the start."""
        self.match = match
        self.table = table
        self.players = players
        self.terminal = terminal
        self.keeper = keeper
        self.rulebook = rulebook
        self.coach = coach
        self.people = [player.seat for player in players if player.bot is None]
        self.sitting = SPECTATOR if len(self.people) != 1 else self.people[0]
        self.lines: dict[Seat, list[int]] = {seat: [] for seat in self.people}  # actions of each typed line
        self.story: dict[Seat, list[Line]] = {}
        self.recent: dict[Seat, Recent] = {}
        self._heard: dict[Seat, int] = {}  # how many of the current actions each audience knows
        self._taken: dict[Seat, list[TakenBack]] = {}
        self._read: dict[Seat, int] = {}
        self._retell()
        self._read = {seat: _last_actions(lines) for seat, lines in self.story.items()}
        self._brief()

    def run(self) -> int:
        """Play until the end of the game or of the input; the game is saved either way."""
        try:
            if self.coach is not None:
                self.coach.greet()
            while not self.match.state.over:
                player = self._next()
                if player.bot is None:
                    self._ask(player.seat)
                else:
                    self._let_think(player)
            self._finish()
        except (Closed, KeyboardInterrupt):
            self._leave()
        return 0

    def _next(self) -> Player:
        """The next player; in a secret phase bots first, then the person already at the keyboard."""
        acting = [self.players[seat] for seat in self.match.game.acting(self.match.state)]
        return min(acting, key=lambda player: (player.bot is None, player.seat != self.sitting, player.seat))

    def view(self, seat: Seat) -> View:
        """An audience's view now."""
        return self.match.game.view(self.match.state, seat)

    def play(self, action: Action) -> Refusal | None:
        """Submit an action and report it to every audience."""
        done = self.match.submit(action)
        if isinstance(done, Refusal):
            return done
        for seat in self.story:
            events = self.match.events_for(done, seat)
            self._heard[seat] += bool(events)
            self.story[seat] += self.table.tell(events)
            self.recent[seat] = self.table.touched(events, self.recent[seat])
        if self.coach is not None:
            self.coach.hear(self._decision(self.coach.seat), self.match.events_for(done, self.coach.seat))
        return None

    def _decision(self, seat: Seat) -> Decision | None:
        return None if self.match.state.over else self.match.game.decision(self.match.state, seat)

    def _brief(self) -> None:
        """Let the coach process a resumed game, or the first question."""
        if self.coach is None:
            return
        game, match, seat = self.match.game, self.match, self.coach.seat
        for _, done, after in match.history():
            self.coach.hear(None if after.over else game.decision(after, seat), match.events_for(done, seat))
        self.coach.recall()
        if not match.actions:
            self.coach.hear(self._decision(seat), [])

    def undo(self, seat: Seat, count: int, in_log: bool = True) -> bool:
        """Undo a number of the seat's actions, up to the fence; whether there was one."""
        undone = 0
        while undone < count and self.match.undo(seat):
            undone += 1
        if undone:
            heard = self._heard
            self._retell()
            if in_log:
                self._note(seat, heard)
        return undone > 0

    def _note(self, by: Seat, heard: dict[Seat, int]) -> None:
        """Add an undo to the log of every audience that notices it."""
        for seat, lines in self.story.items():
            self._read[seat] = min(self._read[seat], len(lines))
            gone = heard[seat] - self._heard[seat]
            if seat != by and not gone:
                continue
            taken, place = self._taken.setdefault(seat, []), len(self.match.actions)
            if taken and (taken[-1].place, taken[-1].by) == (place, by):
                gone += taken.pop().count
            taken.append(TakenBack(place, by, max(1, gone)))
        self._retell()
        self._read[by] = len(self.story[by])  # the seat that undid it knows

    def _retell(self) -> None:
        """Rebuild the log of every audience, after an undo or on resuming."""
        match = self.match
        audiences = self.people or [SPECTATOR]
        self.story = {seat: [] for seat in audiences}
        self.recent = {seat: Recent() for seat in audiences}
        self._heard = dict.fromkeys(audiences, 0)
        self._tell_taken(0)
        for place, (_, done, _) in enumerate(match.history(), 1):
            for seat in audiences:
                events = match.events_for(done, seat)
                self._heard[seat] += bool(events)
                self.story[seat] += self.table.tell(events)
                self.recent[seat] = self.table.touched(events, self.recent[seat])
            self._tell_taken(place)

    def _tell_taken(self, place: int) -> None:
        """The log's undo lines at a number of actions; at the end also the remaining ones."""
        last = len(self.match.actions)
        for seat, taken in self._taken.items():
            for each in taken:
                if min(each.place, last) == place:
                    words: dict[str, Argument] = {"side": f"@side-{self.table.side(each.by)}", "count": each.count}
                    self.story[seat].append(Line("log-taken-back", words, "", heads=True))

    def _ask(self, seat: Seat) -> None:
        """Ask one person until something is played."""
        self._sit_down(seat)
        self.keep()
        self.tell_news(seat)
        self.draw(seat)
        if self.coach is not None:
            self.coach.speak()
        commands = Commands(self, seat)
        commands.ask()
        while not commands.obey(self.terminal.ask(f"{self._name(seat)}>")):
            pass

    def _sit_down(self, seat: Seat) -> None:
        """Clear the screen between the secrets of two people (SW-6.2)."""
        if self.sitting == seat:
            return
        if not self.table.hides(self.view(SPECTATOR)):
            self.sitting = seat
            return
        self.terminal.clear()
        others = [self._name(other) for other in self.people if other != seat]
        names = listed(self.terminal.texts, others)
        self.terminal.ask(self.terminal.text("hand-over", side=self._name(seat), others=names))
        self.terminal.clear()
        self.sitting = seat

    def _name(self, seat: Seat) -> str:
        return self.terminal.text(f"side-{self.table.side(seat)}")

    def keep(self) -> bool:
        """Save the game once a person has acted; report a failure once."""
        told = self.keeper.complaint
        if not self._is_begun() or self.keeper.keep():
            return True
        if self.keeper.complaint is not None and str(told) != str(self.keeper.complaint):
            self.terminal.explain(self.keeper.complaint)
        return False

    def _is_begun(self) -> bool:
        return any(seat_of(action) in self.people for action in self.match.actions)

    def draw(self, seat: Seat) -> None:
        """Draw the table for a seat."""
        names = [self._player_name(player) for player in self.players]
        recent = self.recent.get(seat, Recent())
        self.terminal.show(self.table.screen(self.view(seat), recent, names, self.terminal.width))

    def _player_name(self, player: Player) -> str:
        if player.bot is not None:
            return self.terminal.text("player-bot", name=player.name)
        return self.terminal.text("player-you" if len(self.people) == 1 else "player-person")

    def ask_question(self, seat: Seat) -> None:
        """Print the question in one sentence."""
        decision = self.match.game.decision(self.match.state, seat)
        assert decision is not None
        self.terminal.show(
            Text.assemble(
                (self.terminal.text(decision.prompt, **decision.words), "bold"),
                (self.terminal.text("citation", rule=decision.rule), "dim"),
            )
        )

    def tell_news(self, seat: Seat) -> None:
        """Print what happened since the audience last looked."""
        lines = self.story[seat][self._read[seat] :]
        self._read[seat] = len(self.story[seat])
        self.terminal.tell(line for line in lines if not line.routine)

    def _let_think(self, player: Player) -> None:
        console = self.terminal.console
        if console.is_terminal:
            with console.status(self.terminal.text("thinking", side=self._name(player.seat))):
                action = player.choose(self.match)
        else:
            action = player.choose(self.match)
        refusal = self.play(action)
        if refusal is not None:
            raise ValueError(f"{player.name} chose {self.match.game.write(action)}, refused by {refusal.rule}")
        if not self.people:
            self.tell_news(SPECTATOR)

    def _finish(self) -> None:
        """The end: show everything and save the replay."""
        audience = self.sitting if self.sitting in self.story else next(iter(self.story))
        self.tell_news(audience)
        self.draw(audience)
        if self.coach is not None:
            self.coach.part(has_won=self.match.game.returns(self.match.state)[self.coach.seat] > EVEN)
        if self.keeper.keep():
            self.terminal.command("kept-replay", ["warbook", "replay", str(self.keeper.file)])
        elif self.keeper.complaint is not None:
            self.terminal.explain(self.keeper.complaint)

    def _leave(self) -> None:
        """The input has ended: save the game and print how to resume."""
        if self.people and not self._is_begun():
            self.terminal.say("left-nothing")
        elif self.keeper.keep():
            command = ["warbook", "play", self.match.game.name, "--resume", str(self.keeper.file)]
            command += ["--players", ",".join(player.name for player in self.players)]
            self.terminal.command("left-kept", [*command, "--lang", self.terminal.texts.language])
        elif self.keeper.complaint is not None:
            self.terminal.explain(self.keeper.complaint)


def _last_actions(lines: list[Line]) -> int:
    """The index of the last two actions, which are repeated on resuming."""
    heads = [place for place, line in enumerate(lines) if line.heads]
    return heads[-2:][0] if heads else len(lines)
