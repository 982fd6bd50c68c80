"""Input of a person: a move, the number of one, or a command."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from pathlib import Path
from typing import TYPE_CHECKING, Final

from rich.text import Text

from warbook.cli.commands.rules import show_found, show_rule
from warbook.cli.play.listing import Listing
from warbook.cli.play.screen import Group
from warbook.cli.play.seats import OwnSight
from warbook.cli.play.terminal import Closed
from warbook.games import package_of
from warbook.kernel.api import Action, Seat
from warbook.kernel.content.rulebook import reason
from warbook.kernel.content.vector_files import packaged
from warbook.kernel.mistakes import Said
from warbook.kernel.rng import beside
from warbook.kernel.run import heard
from warbook.kernel.wire import Decision

if TYPE_CHECKING:
    from warbook.cli.play.session import Session

SHORT: Final = {"?": "help", "h": "help", "l": "list", "b": "board", "u": "undo", "q": "quit"}
FEW: Final = 6  # up to this many answers are printed with the question
FINAL: Final = "resign"
NO_CLOCK: Final = "flag"  # a loss on time needs a clock, which the terminal does not have


class Commands:
    """Handles one person's input until the game changes."""

    def __init__(self, session: Session, seat: Seat) -> None:
        """Handle the person of one seat."""
        self.session = session
        self.seat = seat
        self.terminal = session.terminal
        self.listing = Listing(session.terminal)
        self.words: dict[str, Callable[[str], bool]] = {
            "help": self.help,
            "list": self.list,
            "board": self.board,
            "why": self.why,
            "rules": self.rules,
            "cards": self.cards,
            "coach": self.coach,
            "log": self.log,
            "undo": self.undo,
            "save": self.save,
            "quit": self.quit,
            "quit!": self.leave,
        }

    @property
    def decision(self) -> Decision:
        """The person's question."""
        match = self.session.match
        decision = match.game.decision(match.state, self.seat)
        assert decision is not None
        return decision

    def obey(self, line: str) -> bool:
        """Execute a line; whether the question is answered or must be asked again."""
        head, _, rest = line.partition(" ")
        word = SHORT.get(head.lower(), head.lower())
        try:
            if not line:
                return self.nothing()
            shortcut = self._shortcut(line)
            if shortcut is not None:
                return self._play_all(shortcut)
            if word in self.words:
                return self.words[word](rest.strip())
            return self.play(line)
        except Said as error:
            self.terminal.explain(error)
        except ValueError as error:
            self.terminal.complain(str(error))
        return False

    def nothing(self) -> bool:
        """An empty line chooses the only option, if there is just one."""
        options = self.decision.options
        if len(options) == 1:
            return self._play_all([Action(options[0].action)])
        self.terminal.say("try-help", style="dim")
        return False

    def play(self, line: str) -> bool:
        """Play a move, in notation or by number."""
        action = self._action(line)
        notation = self.session.match.game.write(action)
        if notation == NO_CLOCK:
            raise Said("no-clock")
        if notation == FINAL and not self.terminal.confirms("sure-resign"):
            return False
        return self._play_all([action])

    def _action(self, line: str) -> Action:
        if line.isascii() and line.isdigit():
            return self._numbered(line)
        match = self.session.match
        return heard(match.game, match.state, self.session.table.tidied(line), self.seat)

    def _numbered(self, line: str) -> Action:
        """The answer for a number; without a list on the screen, print the list instead."""
        if not self.listing.count:
            self.listing.show(self._menu())
            raise Said("number-unlisted", text=line)
        action = self.listing.action(int(line)) if len(line) <= 6 else None
        if action is None:
            raise Said("no-number", text=line, count=self.listing.count)
        return action

    def _menu(self) -> list[Group]:
        return self.session.table.menu(self.session.view(self.seat), self.decision)

    def offer(self) -> bool:
        """Print the answers with the question if they are few; whether they were."""
        groups = self.session.table.brief(self.session.view(self.seat), self.decision)
        count = sum(len(group.entries) for group in groups)
        return 0 < count <= FEW and self.listing.show(groups)

    def _shortcut(self, line: str) -> Iterable[Action] | None:
        match = self.session.match
        sight = OwnSight(match, self.seat, beside(match.seed) + len(match.actions) + 1)
        return self.session.table.shortcut(line, sight)

    def _play_all(self, actions: Iterable[Action]) -> bool:
        """Play all actions, or none if one is refused."""
        played = 0
        for action in actions:
            refusal = self.session.play(action)
            if refusal is not None:
                self.session.undo(self.seat, played, in_log=False)
                self.terminal.complain(reason(refusal, self.terminal.texts))
                return False
            played += 1
        self.session.lines[self.seat].append(played)
        return True

    def help(self, rest: str) -> bool:
        """Print the help."""
        self.terminal.help(self.session.table.help(self.session.view(self.seat), self.decision))
        self.terminal.help(self.terminal.text("help"))
        if self.session.coach is not None:
            self.terminal.help(self.terminal.text("help-coach"))
        return False

    def list(self, rest: str) -> bool:
        """Print all legal answers, numbered; with a word, only those that contain it."""
        if not self.listing.show(self._menu(), rest):
            raise Said("list-none", text=rest)
        return False

    def board(self, rest: str) -> bool:
        """Print the table and the question again."""
        self.session.draw(self.seat)
        self.ask()
        return False

    def ask(self) -> None:
        """Print the question, with the answers if they are few."""
        self.session.ask_question(self.seat)
        offered = self.offer()
        options = self.decision.options
        if len(options) == 1:
            self.terminal.say("only-one", style="dim", move=options[0].notation)
        elif not offered:
            hint = self.session.table.hint(self.session.view(self.seat), self.decision)
            self.terminal.show(Text(hint, style="dim"))

    def why(self, rest: str) -> bool:
        """Print the rule that forbids a move, or a legal move's effect; alone, the question's rule."""
        rule = self.session.rulebook.by_id(rest) if rest and not rest.isdigit() else None
        if not rest:
            rule = self.session.rulebook.rules[self.decision.rule]
        if rule is not None:
            show_rule(self.terminal, rule)
            return False
        action = self._action(rest)
        match = self.session.match
        refusal = match.game.refuse(match.state, action)
        if refusal is None:
            self._show_effect(action)
        else:
            self.terminal.complain(reason(refusal, self.terminal.texts))
            show_rule(self.terminal, self.session.rulebook.rules[refusal.rule])
        return False

    def _show_effect(self, action: Action) -> None:
        text, rule = self.session.table.effect(self.session.view(self.seat), action)
        self.terminal.say("why-legal", move=self.session.match.game.write(action))
        if text:
            self.terminal.note(text)
        show_rule(self.terminal, self.session.rulebook.rules[rule])

    def rules(self, rest: str) -> bool:
        """Print a rule by id, or those with a word."""
        if not rest:
            raise Said("rules-what")
        game = self.session.match.game
        show_found(self.terminal, self.session.rulebook, rest, packaged(package_of(game)))
        return False

    def cards(self, rest: str) -> bool:
        """Print the cards with their texts; with a word, those that contain it."""
        self.terminal.show(self.session.table.cards(self.session.view(self.seat), rest))
        return False

    def coach(self, rest: str) -> bool:
        """Print everything the coach has said so far and has to say now."""
        if self.session.coach is None:
            raise Said("coach-none")
        self.session.coach.repeat()
        return False

    def log(self, rest: str) -> bool:
        """Print the seat's log."""
        self.terminal.tell(self.session.story[self.seat])
        return False

    def undo(self, rest: str) -> bool:
        """Undo the last line, up to the fence."""
        lines = self.session.lines[self.seat]
        if not self.session.undo(self.seat, lines.pop() if lines else 1):
            raise Said("undo-fence")
        self.terminal.say("undone", style="dim")
        return True

    def save(self, rest: str) -> bool:
        """Save the game to a named file."""
        if not rest:
            raise Said("save-where")
        file = Path(rest).expanduser().absolute()
        self.session.keeper.save(file)
        self.terminal.path("saved", file)
        return False

    def quit(self, rest: str) -> bool:
        """Quit, unless the game cannot be saved."""
        if not self.session.keep():
            self.terminal.say("quit-anyway")
            return False
        raise Closed

    def leave(self, rest: str) -> bool:
        """Quit even without saving."""
        raise Closed
