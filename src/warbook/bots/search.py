"""Information-set Monte Carlo tree search for every game, using only the kernel's API. Compiled by mypyc.

One tree for the searching seat. Each iteration re-deals what the seat cannot know, walks down by what is legal
in that world, adds a leaf, evaluates it and counts the result on the way back. A branch competes with the others only
in worlds that offer it, so the formula uses how often it was offered (Cowling, Powley and Whitehouse 2012).

If several seats may decide, the searching one goes first while it has decisions, then the others in order.
Fixing the order loses nothing, and "done" is the branch in which the others continue. Each choice is
counted by its value for the seat that makes it. Seats that win together get the same value.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Final, Generic, final

from warbook.kernel.api import Action, Game, S, Seat
from warbook.kernel.rng import Rng

CHECK_EVERY: Final = 16  # iterations between two looks at the clock


@final
class Plan:
    """The constants of a search, found by experiment."""

    def __init__(
        self,
        explore: float = 1.5,
        urgency: float = 0.1,
        flat: float = 0.2,
        playout: int = 0,
    ) -> None:
        self.explore: Final = explore  # how much a promising, rarely tried branch is preferred
        self.urgency: Final = urgency  # how much worse than its siblings an untried branch is assumed to be
        self.flat: Final = flat  # the part of the prior that is the same for all branches
        self.playout: Final = playout  # decisions of the quick policy before a leaf is evaluated


@final
class Branch:
    """One choice at a node: how often it was offered and taken, and the results."""

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat  # whose choice it is
        self.offers = 0
        self.visits = 0
        self.total = 0.0  # of the seat's results
        self.weight = 0.0  # the prior in the current world
        self.stamp = 0  # the last iteration that offered it
        self.nodes: dict[int, Node] = {}  # successors, by what the searching seat sees of the outcome


@final
class Node:
    """A situation that the searching seat cannot tell from others."""

    def __init__(self) -> None:
        self.branches: dict[int, Branch] = {}
        self.mark = 0  # what the searching seat sees at the first decision here
        self.actor = -1  # who decides then


@final
class Found:
    """A search's result: the action, and the visits and mean of each option."""

    def __init__(self, action: Action, iterations: int, tried: list[tuple[Action, int, float]]) -> None:
        self.action: Final = action
        self.iterations: Final = iterations
        self.tried: Final = tried  # action, visits, mean; most visited first
        self.tree: Tree | None = None  # reused for the seat's next decision


@final
class Tree:
    """The part of the tree after the chosen action."""

    def __init__(self, branch: Branch, stamp: int) -> None:
        self.branch: Final = branch
        self.stamp: Final = stamp

    def node(self, seat: Seat, mark: int) -> Node | None:
        """The node of the current position, if the seat decides again and the search has reached it."""
        for node in self.branch.nodes.values():
            if node.actor == seat and node.mark == mark:
                return node
        return None


def worth_trying(options: list[Action], weights: list[int]) -> list[Action]:
    """The options without those that the game would never try."""
    return [options[place] for place in range(len(options)) if weights[place] >= 0]


@final
class Search(Generic[S]):
    """One search for one decision of one seat."""

    def __init__(self, game: Game[S], state: S, seat: Seat, rng: Rng, plan: Plan, tree: Tree | None) -> None:
        self.game: Final = game
        self.state: Final = state
        self.seat: Final = seat
        self.rng: Final = rng
        self.plan: Final = plan
        known = tree.node(seat, game.view_key(state, seat)) if tree is not None else None
        self.root: Final = Node() if known is None else known
        self.options = game.legal(state, seat)
        self.weights = game.weigh(state, seat, self.options)
        if min(self.weights) < 0 <= max(self.weights):
            self.options = worth_trying(self.options, self.weights)
            self.weights = [weight for weight in self.weights if weight >= 0]
        self.iterations = 0
        self.stamp = 0 if tree is None else tree.stamp

    def iterate(self) -> None:
        """Deal a world, walk to a leaf, evaluate it, count."""
        self.iterations += 1
        self.stamp += 1
        game = self.game
        world = game.determinize(self.state, self.seat, self.rng)
        node = self.root
        path: list[Branch] = []
        actor = self.seat
        options = self.options
        weights = self.weights  # of the root: the same in every world
        while True:
            if node.actor < 0:
                self.reach(node, world, actor)
            place = self.select(node, world, actor, options, weights, path)
            branch = path[-1]
            revealed, drawn = world.revealed, world.rng.drawn
            game.apply(world, options[place])
            news = world.revealed != revealed or world.rng.drawn != drawn
            seen = game.view_key(world, self.seat) if news else 0
            following = branch.nodes.get(seen)
            if following is None:
                branch.nodes[seen] = Node()
                break
            node = following
            options = self.go_on(world)
            if world.over:
                break
            actor = self.mover(world)
            weights = game.weigh(world, actor, options)
            if min(weights) < 0 <= max(weights):
                options = worth_trying(options, weights)
                weights = [weight for weight in weights if weight >= 0]
        self.play_out(world)
        values = game.values(world)
        for branch in path:
            branch.visits += 1
            branch.total += values[branch.seat]

    def mover(self, world: S) -> Seat:
        """Who decides next: the searching seat if it may, otherwise the first that may."""
        acting = self.game.acting(world)
        return self.seat if self.seat in acting else acting[0]

    def go_on(self, world: S) -> list[Action]:
        """Make forced decisions, then return the options of the next real one."""
        game = self.game
        options: list[Action] = []
        while not world.over:
            options = game.legal(world, self.mover(world))
            if len(options) > 1:
                break
            game.apply(world, options[0])
        return options

    def reach(self, node: Node, world: S, actor: Seat) -> None:
        """Note who decides here and what the searching seat sees, so its next search may start here."""
        node.actor = actor
        node.mark = self.game.view_key(world, self.seat)

    def select(
        self, node: Node, world: S, actor: Seat, options: list[Action], weights: list[int], path: list[Branch]
    ) -> int:
        """Choose a branch, put it on the path, and return the index of one of its options."""
        offered: list[Branch] = []
        of_option: list[Branch] = []
        total = 0.0
        for place in range(len(options)):
            branch = self.branch(node, world, actor, options[place])
            if branch.stamp != self.stamp:
                branch.stamp = self.stamp
                branch.offers += 1
                branch.weight = 0.0
                offered.append(branch)
            weight = max(0, weights[place])
            branch.weight += weight
            total += weight
            of_option.append(branch)
        best = self.best(offered, total)
        path.append(best)
        return self.option_of(best, of_option)

    def branch(self, node: Node, world: S, actor: Seat, action: Action) -> Branch:
        """The node's branch for an option."""
        key: int = action
        if actor != self.seat:
            key = self.game.edge(world, action, self.seat)
        branch = node.branches.get(key)
        if branch is None:
            branch = Branch(actor)
            node.branches[key] = branch
        return branch

    def best(self, offered: list[Branch], total: float) -> Branch:
        """The branch with the best sum of result, prior and exploration bonus."""
        visits = 0
        result = 0.0
        for branch in offered:
            visits += branch.visits
            result += branch.total
        untried = result / visits - self.plan.urgency if visits else 0.5
        flat = self.plan.flat / len(offered)
        sharp = (1.0 - self.plan.flat) / total if total > 0.0 else 0.0
        best = offered[0]
        highest = -1.0e9
        for branch in offered:
            mean = branch.total / branch.visits if branch.visits else untried
            hope = flat + sharp * branch.weight
            score = mean + self.plan.explore * hope * math.sqrt(float(branch.offers)) / (1.0 + branch.visits)
            if score > highest:
                highest = score
                best = branch
        return best

    def option_of(self, chosen: Branch, of_option: list[Branch]) -> int:
        """The index of a random option of the branch."""
        found = -1
        seen = 0
        for place in range(len(of_option)):
            if of_option[place] is chosen:
                seen += 1
                if seen == 1 or int(self.rng.below(seen)) == 0:
                    found = place
        return found

    def play_out(self, world: S) -> None:
        """Play a few decisions of the quick policy."""
        game = self.game
        left = self.plan.playout
        while left > 0 and not world.over:
            game.apply(world, game.prior(world, game.acting(world)[0], self.rng))
            left -= 1

    def found(self, options: list[Action]) -> Found:
        """The most visited option, and all tried ones."""
        tried: list[tuple[Action, int, float]] = []
        for action in options:
            branch = self.root.branches.get(action)
            if branch is not None and branch.visits:
                tried.append((action, branch.visits, branch.total / branch.visits))
        best = options[0]
        most = 0
        mean = 0.0
        for action, visits, value in tried:
            if visits > most or (visits == most and value > mean):
                best, most, mean = action, visits, value
        found = Found(best, self.iterations, tried)
        chosen = self.root.branches.get(best)
        if chosen is not None:
            found.tree = Tree(chosen, self.stamp)
        return found


def search(
    game: Game[S],
    state: S,
    seat: Seat,
    rng: Rng,
    plan: Plan,
    iterations: int,
    seconds: float,
    clock: Callable[[], float],
    tree: Tree | None = None,
) -> Found:
    """Search until the iterations or the seconds are used up (0 means no limit).

    The tree is the rest of the seat's last search, if there was one.
    """
    options = game.legal(state, seat)
    assert options and (iterations > 0 or seconds > 0.0)
    if len(options) == 1:
        only = Found(options[0], 0, [])
        only.tree = tree
        return only
    now = Search(game, state, seat, rng, plan, tree)
    until = clock() + seconds if seconds > 0.0 else 0.0
    while True:
        now.iterate()
        if iterations and now.iterations >= iterations:
            break
        if until and now.iterations % CHECK_EVERY == 0 and clock() >= until:
            break
    return now.found(now.options)
