"""The runner of a game's vectors: sets up the position, plays the actions, reports differences (docs/vectors.md)."""

from __future__ import annotations

from collections.abc import Callable, Container, Mapping, Sequence
from typing import Final, Generic

from warbook.kernel.api import Action, Game, Refusal, S, Seat, seat_of
from warbook.kernel.run import Step, heard, step
from warbook.kernel.vectors.format import NOTHING, Entry, Vector, flaw, listed, paired
from warbook.kernel.wire import Event

AFTER: Final = "_after"  # the suffix of keys that are checked again after `do`
WHEN: Final = ("do", "note")
EXACTLY: Final = "exactly"  # for the games that say what its argument is


class Case(Generic[S]):
    """A vector being run: its state and the events so far."""

    def __init__(self, vector: Vector, game: Game[S], state: S) -> None:
        """Start with the given position."""
        self.vector: Final = vector
        self.game: Final = game
        self.state: Final = state
        self.events: list[Event] = []
        self.refused = False  # an action of `do` was refused


Check = Callable[[Case[S], Entry], str]  # returns the sentence for a difference, or ""


class Keys(Generic[S]):
    """The keys of a game's vectors, besides those of every game."""

    def __init__(
        self,
        given: tuple[str, ...],
        first: Mapping[str, Check[S]],
        after: Mapping[str, Check[S]],
        arguments: Mapping[str, str],
        either: tuple[str, ...] = (),
    ) -> None:
        """Keys of the position, keys checked before `do` and again with _after, and keys checked after `do`."""
        self.given: Final = given
        self.first: Final = first
        self.after: Final = after
        self.arguments: Final = arguments  # the arguments of keys that need one
        self.either: Final = either  # keys with an optional argument


class Runner(Generic[S]):
    """The shared part of every game's runner: reads and plays actions, checks legality, reports differences."""

    def __init__(
        self,
        rules: Container[str],
        seats: tuple[str, ...],
        keys: Keys[S],
        spoken: Callable[[S, str], str] | None = None,
    ) -> None:
        """The rule catalogue, the seats' names, the keys, and how names in actions become plain notation.

        Without such names all actions of `do` are read, even after a refused one.
        """
        self.rules: Final = rules
        self.seats: Final = seats
        self.spoken: Final = spoken
        self.first: Final[dict[str, Check[S]]] = {
            "legal": self._check_legal,
            "illegal": self._check_legal,
            "refused": self._check_refused,
            **({EXACTLY: self._check_exactly} if EXACTLY in keys.arguments else {}),
            **keys.first,
        }
        again = {key + AFTER: check for key, check in self.first.items()}
        self.after: Final[dict[str, Check[S]]] = {**again, **keys.after}
        self.known: Final = (*keys.given, *WHEN, *self.first, *self.after)
        self.arguments: Final = keys.arguments
        self.either: Final = keys.either

    def refuse_keys(self, vector: Vector) -> None:
        """An unknown key or rule, or a wrong number of arguments, is an error of the file."""
        for entry in vector.entries:
            if entry.key not in self.known:
                raise vector.flaw(entry, f"this key is not known; the keys are {', '.join(self.known)}")
            plain = entry.key.removesuffix(AFTER)
            wanted = self.arguments.get(entry.key, self.arguments.get(plain, ""))
            if bool(entry.argument) != bool(wanted) and plain not in self.either:
                raise vector.flaw(entry, f"it needs {wanted} before the colon" if wanted else "it takes no argument")
        for rule in vector.rules:
            if rule not in self.rules:
                raise flaw(vector.file, vector.line, f"{vector.id} names {rule}, which is not in the rule catalogue")

    def examine(self, case: Case[S]) -> list[str]:
        """Every difference between a vector and the game; an error of the file is a ValueError with its place."""
        entries = case.vector.entries
        found = [self._checked(case, entry, self.first[entry.key]) for entry in entries if entry.key in self.first]
        refused = self._play(case)
        # every entry is read even after a refused action, so typos are noticed
        rest = [self._checked(case, entry, self.after[entry.key]) for entry in entries if entry.key in self.after]
        return [sentence for sentence in found + ([refused] if refused else rest) if sentence]

    def _play(self, case: Case[S]) -> str:
        """Play the actions of `do` through `step`; the first refused one is a difference."""
        entry = case.vector.entry("do")
        difference = ""
        for number, text in enumerate([] if entry is None else listed(entry, ";"), start=1):
            assert entry is not None
            action = self.read_action(case.vector, entry, case.game, case.state, text)
            if case.refused:
                continue
            taken = self._step(case, action, text)
            if isinstance(taken, Refusal):
                expected = f"action {number}, {text}, to be made by {self.seats[seat_of(action)]}"
                case.refused = True
                difference = case.vector.difference(entry, expected, f"it refused by {taken.rule}")
                if self.spoken is not None:  # the names behind it may be of things that are not there
                    break
            else:
                case.events += taken.events
        return difference

    def _step(self, case: Case[S], action: Action, text: str) -> Step | Refusal:
        """Make one action; a scripted number that chance cannot give here is a flaw of `state`."""
        facts = case.vector.entry("state")
        scripted = bool(case.state.rng.script)
        try:
            return step(case.game, case.state, action)
        except (AssertionError, IndexError):
            if not scripted or facts is None:
                raise
            raise case.vector.flaw(facts, f"the draw of {text!r} has no such result") from None

    def played(self, vector: Vector, game: Game[S], state: S) -> list[tuple[Action | None, Step | None, S]]:
        """A vector's position, then each of its actions with its step, up to the first refused one."""
        moments: list[tuple[Action | None, Step | None, S]] = [(None, None, state.clone())]
        entry = vector.entry("do")
        for text in [] if entry is None else listed(entry, ";"):
            assert entry is not None
            if state.over:
                break
            action = self.read_action(vector, entry, game, state, text)
            done = step(game, state, action)
            if isinstance(done, Refusal):
                break
            moments.append((action, done, state.clone()))
        return moments

    def read_action(self, vector: Vector, entry: Entry, game: Game[S], state: S, text: str) -> Action:
        """An action in notation with names, of the deciding seat unless a prefix like `blue:` names another."""
        who, colon, said = text.partition(":")
        if colon and who in self.seats:
            seat = self.seats.index(who)
        else:
            seat, said = 0 if state.over else int(game.acting(state)[0]), text
        try:
            plain = said.strip() if self.spoken is None else self.spoken(state, said.strip())
            return heard(game, state, plain, Seat(seat))
        except ValueError as error:
            raise vector.flaw(entry, f"{text!r} is not an action ({error})") from None

    def _checked(self, case: Case[S], entry: Entry, check: Check[S]) -> str:
        """The difference from one entry; an unreadable entry is an error of the file."""
        try:
            return check(case, entry)
        except ValueError as error:
            if str(error).startswith(f"{case.vector.file}:"):
                raise
            raise case.vector.flaw(entry, str(error)) from None

    def _check_legal(self, case: Case[S], entry: Entry) -> str:
        wanted = entry.key.startswith("legal")
        wrong = []
        for text in named(case.vector, entry):
            action = self.read_action(case.vector, entry, case.game, case.state, text)
            refusal = case.game.refuse(case.state, action)
            seat = Seat(seat_of(action))
            if (action in case.game.legal(case.state, seat) + case.game.aside(case.state, seat)) != (refusal is None):
                wrong.append(f"{text} judged differently by the list and by the rules")
            elif wanted and refusal is not None:
                wrong.append(f"{text} refused by {refusal.rule}")
            elif not wanted and refusal is None:
                wrong.append(f"{text} legal")
        expected = f"{entry.value} to be {'legal' if wanted else 'illegal'}"
        return case.vector.difference(entry, expected, ", ".join(wrong)) if wrong else ""

    def _check_refused(self, case: Case[S], entry: Entry) -> str:
        wrong = []
        for item in named(case.vector, entry):
            text, _, rule = item.rpartition(" ")
            if rule not in self.rules:
                raise case.vector.flaw(entry, f"{item!r} does not end with the rule that refuses the action")
            action = self.read_action(case.vector, entry, case.game, case.state, text.strip())
            refusal = case.game.refuse(case.state, action)
            listed_too = action in case.game.legal(case.state, Seat(seat_of(action)))
            if refusal is None or listed_too:
                wrong.append(f"{text} legal")
            elif refusal.rule != rule:
                wrong.append(f"{text} refused by {refusal.rule}")
        return case.vector.difference(entry, entry.value, ", ".join(wrong)) if wrong else ""

    def _check_exactly(self, case: Case[S], entry: Entry) -> str:
        """Exactly the legal actions of whoever decides that begin with a word."""
        deciding = case.game.acting(case.state)
        legal = [case.game.write(action) for action in case.game.legal(case.state, deciding[0])] if deciding else []
        found = {text for text in legal if text.split()[0] == entry.argument}
        wanted = {case.game.write(action) for action in self.read_actions(case, entry)}
        return exactly(case.vector, entry, wanted, found)

    def read_actions(self, case: Case[S], entry: Entry) -> list[Action]:
        """The actions that an entry names; perhaps none."""
        return [self.read_action(case.vector, entry, case.game, case.state, text) for text in listed(entry, ",")]


def named(vector: Vector, entry: Entry) -> list[str]:
    """The actions of an entry that requires some."""
    texts = listed(entry, ",")
    if not texts:
        raise vector.flaw(entry, "no action is named")
    return texts


def exactly(vector: Vector, entry: Entry, wanted: set[str], found: set[str]) -> str:
    """The sentence for two different sets."""
    if wanted == found:
        return ""
    more, less = sorted(found - wanted), sorted(wanted - found)
    told = [f"{how} {' '.join(texts)}" for how, texts in (("also", more), ("not", less)) if texts]
    return vector.difference(entry, f"exactly {entry.value or NOTHING}", " and ".join(told))


def same(vector: Vector, entry: Entry, found: str, wanted: str | None = None) -> str:
    """The sentence for a value that is not as the entry has it; `wanted` is the value in its one spelling."""
    return "" if (entry.value if wanted is None else wanted) == found else vector.difference(entry, entry.value, found)


def same_report(vector: Vector, entry: Entry, found: str, wanted: str | None = None) -> str:
    """As `same`, for a plain fact; of `next` the question may be left out."""
    asked = entry.value if wanted is None else wanted
    if entry.key == "next" and asked == found.partition(" ")[0]:
        return ""
    return same(vector, entry, found, asked)


def same_facts(vector: Vector, entry: Entry, known: Sequence[str], found: Callable[[str], str]) -> str:
    """What differs from the pairs of an entry, each fact by its name."""
    wrong = []
    for name, value in paired(vector, entry).items():
        if name not in known:
            raise vector.flaw(entry, f"{name} is not known; the facts are {', '.join(known)}")
        fact = found(name)
        if value != fact:
            wrong.append(f"{name}={fact}")
    return vector.difference(entry, entry.value, " ".join(wrong)) if wrong else ""
