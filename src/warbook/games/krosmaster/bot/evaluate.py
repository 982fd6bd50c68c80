"""What a position is worth to each side: honour, figures, coins, rewards, and who threatens whom. Compiled by mypyc."""

from __future__ import annotations

import math
from typing import Final, final

from mypy_extensions import i64

from warbook.games.krosmaster.board.geometry import WIDTH, distance
from warbook.games.krosmaster.bot.threats import active_might, attacks_of, freedom, hit_mean, might, points_of, walks
from warbook.games.krosmaster.bot.weights import weight_of
from warbook.games.krosmaster.content.tables import BOMB, CREATURE, KO_ALL, KO_ONE, NOBODY, NONE
from warbook.games.krosmaster.frames import ACTIVATION, BITS, FREE_FOR_ALL, GONE, INSPIRE, KROSMASTERS, PIECES
from warbook.games.krosmaster.state import KrosmasterState

HONOUR: Final = weight_of("position", "honour")
HONOUR_FOUR: Final = weight_of("position", "honour-four")
PRESENCE: Final = weight_of("position", "presence")
HEALTH: Final = weight_of("position", "health")
CREATURES: Final = weight_of("position", "creature")
COIN: Final = weight_of("position", "coin")
HELD: Final = weight_of("position", "held")
NOW: Final = weight_of("position", "now")
NEXT: Final = weight_of("position", "next")
LATER: Final = weight_of("position", "later")
SECOND: Final = weight_of("position", "second")
WALK: Final = weight_of("position", "walk")
COIN_WAY: Final = weight_of("position", "coin-way")
DEMON_WAY: Final = weight_of("position", "demon-way")
DECISIVE: Final = weight_of("position", "decisive")
SPREAD: Final = weight_of("position", "spread")
BOMBS: Final = weight_of("position", "bomb")
OWN_BOMBS: Final = weight_of("position", "own-bomb")
WAITING: Final = weight_of("position", "waiting")
UNSUITED: Final = weight_of("position", "unsuited")
MARKER: Final = weight_of("position", "marker")


@final
class Sides:
    """Who is in the arena, and what each side has: found once for a judgement."""

    def __init__(self, state: KrosmasterState) -> None:
        count = 4 if state.terms.mode == FREE_FOR_ALL else 2
        self.count: Final = count
        self.strength: Final = [0.0] * count
        self.hope: Final = [0.0] * count  # what only the own side believes in
        self.honour: Final = [0] * count
        self.fighters: Final[list[list[int]]] = [[] for _ in range(count)]
        self.bombs: Final[list[int]] = []
        self.mover = int(state.terms.side[state.turn]) if state.turn != NOBODY else NOBODY
        for seat in range(state.seats):
            self.honour[state.terms.side[seat]] += int(state.gg[seat])
        piece: i64 = 0
        for piece in range(PIECES):
            if state.cell[piece] != GONE:
                species = state.tables.species[state.kind[piece]]
                if species <= CREATURE:
                    self.fighters[state.terms.side[state.owner[piece]]].append(int(piece))
                elif species == BOMB:
                    self.bombs.append(int(piece))

    def missing(self, state: KrosmasterState, side: int) -> int:
        """How many GG of others keep a side from victory (KA-21.5)."""
        total = state.wild
        for other in range(self.count):
            if other != side:
                total += self.honour[other]
        return total


def strengths(state: KrosmasterState) -> Sides:
    """Every side's strength, as the logarithm of its odds but for a constant."""
    sides = Sides(state)
    add_honour(state, sides)
    for side in range(sides.count):
        for piece in sides.fighters[side]:
            sides.strength[side] += body_of(state, piece)
    for seat in range(state.seats):
        sides.strength[state.terms.side[seat]] += COIN * float(state.pool[seat])
    if state.turn != NOBODY:
        add_threats(state, sides)
        add_bombs(state, sides)
        add_turn(state, sides)
    if state.terms.honour:
        add_ways(state, sides)
    return sides


def add_turn(state: KrosmasterState, sides: Sides) -> None:
    """What is left of the game turn: dice that can still be sold, and a trifle off for every character to act."""
    kind = state.stack[-1].kind
    waiting = 1 if kind == ACTIVATION else 0
    for piece in sides.fighters[sides.mover]:
        if still_acts(state, piece):
            waiting += 1
    sides.strength[sides.mover] -= WAITING * float(waiting)
    if kind == INSPIRE:
        dice = state.sold
        for die in range(2):
            if state.die[die] != NONE:
                dice += 1
        sides.strength[sides.mover] += COIN * float(state.tables.refund[dice])


def add_honour(state: KrosmasterState, sides: Sides) -> None:
    """The tug-of-war: what counts is how far each is from the last GG."""
    if not state.terms.honour:
        return
    for side in range(sides.count):
        if sides.count == 2:
            sides.strength[side] -= HONOUR * math.log(1.0 + float(sides.missing(state, side)))
        else:
            sides.strength[side] += HONOUR_FOUR * float(sides.honour[side])


def body_of(state: KrosmasterState, piece: int) -> float:
    """What a character is worth by itself: its Level, its health, its rewards, its markers."""
    left = float(state.hp[piece] - state.damage[piece])
    kind = state.kind[piece]
    marked = float(state.ap_plus[piece] - state.ap_minus[piece] + state.mp_plus[piece] - state.mp_minus[piece])
    if piece >= KROSMASTERS:
        return CREATURES * left / float(state.hp[piece]) + MARKER * marked
    level = float(state.tables.level[kind])
    worth = level * (PRESENCE + HEALTH * left / float(state.tables.hp[kind])) + MARKER * marked
    for token in state.held[piece]:
        reward = int(state.tables.tokens[token])
        part = 1.0 if state.up[token] else HELD
        worth += state.tables.worth[reward] * (part if suits(state, piece, reward) else part * UNSUITED)
    return worth


def suits(state: KrosmasterState, piece: int, reward: int) -> bool:
    """Whether the holder has a spell that a reward strengthens, if that is what the reward does."""
    rewards = state.tables.reward
    elements = rewards.next_elements[reward]
    if rewards.bonus[reward]:
        elements |= rewards.elements[reward]
    if elements == 0:
        return True
    for spell in attacks_of(state, piece):
        if elements >> state.tables.spell.element[spell] & 1:
            return True
    return False


# threats


def add_threats(state: KrosmasterState, sides: Sides) -> None:
    """What those who still act threaten now, and what everybody threatens in the next turns."""
    for side in range(sides.count):
        targets = targets_for(sides, side)
        if not targets or not sides.fighters[side]:
            continue
        if side == sides.mover:
            sides.strength[side] += NOW * prospect(state, sides, side, targets, True)
            sides.strength[side] += LATER * prospect(state, sides, side, targets, False)
        else:
            sides.strength[side] += NEXT * prospect(state, sides, side, targets, False)


def targets_for(sides: Sides, side: int) -> list[int]:
    """Everybody else's characters."""
    if sides.count == 2:
        return sides.fighters[1 - side]
    found: list[int] = []
    for other in range(sides.count):
        if other != side:
            found += sides.fighters[other]
    return found


def still_acts(state: KrosmasterState, piece: int) -> bool:
    """Whether a character of the active player has its turn still ahead in this game turn."""
    return state.owner[piece] == state.turn and state.acted & BITS[piece] == 0


def prospect(state: KrosmasterState, sides: Sides, side: int, targets: list[int], now: bool) -> float:
    """What a side can expect to gain by attacking: its best target with all it has, and a part of the second best."""
    incoming = [0.0] * len(targets)
    for piece in sides.fighters[side]:
        if now and piece == state.active and state.stack[-1].kind == ACTIVATION:
            cells: list[int] = []
            steps: list[int] = []
            free: list[float] = []
            walks(state, piece, cells, steps, free)
            own = active_might(state, piece, targets, cells, free)
            for place in range(len(targets)):
                incoming[place] += own[place]
            add_active_ways(state, sides, side, cells, steps)
        elif not now or still_acts(state, piece):
            add_might(state, sides, piece, targets, incoming, now)
    best = 0.0
    second = 0.0
    for place in range(len(targets)):
        if incoming[place] > 0.0:
            gain = gain_of(state, sides, side, targets[place], incoming[place])
            if gain > best:
                second = best
                best = gain
            elif gain > second:
                second = gain
    return best + SECOND * second


def add_might(
    state: KrosmasterState, sides: Sides, piece: int, targets: list[int], incoming: list[float], now: bool
) -> None:
    """What one character can do to each target in its next turn, and how near it is to doing something."""
    attacks = attacks_of(state, piece)
    ap, mp = points_of(state, piece)
    free = freedom(state, piece, state.cell[piece])
    nearest = 99
    for place, target in enumerate(targets):
        nearest = min(nearest, int(distance(state.cell[piece], state.cell[target])))
        incoming[place] += might(state, piece, attacks, target, ap, mp, free)
    if not now:
        sides.hope[state.terms.side[state.owner[piece]]] += WALK * 4.0 / (4.0 + float(max(0, nearest - 1)))


def gain_of(state: KrosmasterState, sides: Sides, side: int, target: int, damage: float) -> float:
    """What so much damage on a target is worth to a side: the wounds, and the chance of a knock-out."""
    left = float(state.hp[target] - state.damage[target])
    falls = 1.0 / (1.0 + math.exp((left - 0.5 - damage) / SPREAD))
    wounds = min(damage, left)
    if target >= KROSMASTERS:
        return CREATURES * wounds / float(state.hp[target])
    kind = state.kind[target]
    level = int(state.tables.level[kind])
    worth = float(level) * HEALTH * wounds / float(state.tables.hp[kind])
    return worth + falls * (float(level) * PRESENCE + honour_for(state, sides, side, level))


def honour_for(state: KrosmasterState, sides: Sides, side: int, level: int) -> float:
    """What the GG of a knock-out are worth to a side."""
    if not state.terms.honour:
        return 0.5 if state.terms.goal == KO_ALL else DECISIVE if state.terms.goal == KO_ONE else 1.5
    if sides.count > 2:
        return HONOUR_FOUR * float(level)
    missing = sides.missing(state, side)
    if missing <= level:
        return DECISIVE
    return 2.0 * HONOUR * (math.log(1.0 + float(missing)) - math.log(1.0 + float(missing - level)))


def add_bombs(state: KrosmasterState, sides: Sides) -> None:
    """A bomb threatens everybody around it; opponents may walk away, and so may the own side."""
    for bomb in sides.bombs:
        cell = int(state.cell[bomb])
        spell = state.tables.spells_of[state.kind[bomb]][0]
        side = int(state.terms.side[state.owner[bomb]])
        column, row = cell % WIDTH, cell // WIDTH
        for y in range(max(0, row - 1), min(WIDTH, row + 2)):
            for x in range(max(0, column - 1), min(WIDTH, column + 2)):
                target = int(state.at[WIDTH * y + x])
                if target == NOBODY or target == bomb or state.tables.species[state.kind[target]] > CREATURE:
                    continue
                hit = int(state.terms.side[state.owner[target]])
                gain = gain_of(
                    state, sides, 1 - hit if sides.count == 2 else side, target, hit_mean(state, bomb, spell, target, 0)
                )
                sides.strength[hit] -= gain * (OWN_BOMBS if hit == side else BOMBS)


# coins and demons


def add_active_ways(state: KrosmasterState, sides: Sides, side: int, cells: list[int], steps: list[int]) -> None:
    """The coins that the active character can still walk to and pick up, and the demons it can buy from."""
    if not state.terms.honour or state.active >= KROSMASTERS or state.ap == 0:
        return
    best = 0.0
    demon = 0.0
    pool = int(state.pool[state.owner[state.active]])
    for place, cell in enumerate(cells):
        near = 1.0 - 0.08 * float(steps[place])
        if state.coins[cell]:
            best = max(best, near * COIN * float(min(int(state.coins[cell]), state.ap)))
        if state.field.demon[cell] and pool >= 3:
            demon = max(demon, near)
    sides.strength[side] += COIN_WAY * best + DEMON_WAY * demon * float(min(pool, 12)) / 3.0


def add_ways(state: KrosmasterState, sides: Sides) -> None:
    """How near everybody's figures are to coins, and to demons once there is something to spend."""
    coins: list[int] = []
    demons: list[int] = []
    cell: i64 = 0
    for cell in range(144):
        if state.coins[cell] and state.at[cell] == NOBODY:
            coins.append(int(cell))
        if state.field.demon[cell]:
            demons.append(int(cell))
    for side in range(sides.count):
        for piece in sides.fighters[side]:
            if piece >= KROSMASTERS or piece == state.active:
                continue
            here = state.cell[piece]
            mp = float(max(1, int(state.tables.mp[state.kind[piece]])))
            best = 0.0
            for there in coins:
                best = max(best, float(state.coins[there]) * mp / (mp + float(distance(here, there))))
            sides.strength[side] += 0.5 * COIN_WAY * COIN * best
            pool = int(state.pool[state.owner[piece]])
            if pool >= 3:
                nearest = 24
                for there in demons:
                    nearest = min(nearest, int(distance(here, there)))
                sides.strength[side] += 0.5 * DEMON_WAY * float(min(pool, 12)) / 3.0 * mp / (mp + float(nearest))
