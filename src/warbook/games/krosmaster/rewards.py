"""Demonic rewards: buying, assigning, using (section 19). Compiled by mypyc."""

from __future__ import annotations

from typing import Final

from msgspec import structs

from warbook.games.krosmaster import verbs
from warbook.games.krosmaster.board.geometry import CELLS, distance
from warbook.games.krosmaster.board.pieces import has_room, is_empty, refresh, summon, who
from warbook.games.krosmaster.combat.dice import FOR_CRITICAL, roll
from warbook.games.krosmaster.combat.knockout import discard
from warbook.games.krosmaster.combat.markers import place_damage, remove_damage
from warbook.games.krosmaster.combat.spells import refuse_range, refuse_shot, refuse_target
from warbook.games.krosmaster.combat.strike import begin, shift, summoned
from warbook.games.krosmaster.content.schema import Gain
from warbook.games.krosmaster.content.tables import BOOST, CHOOSE, GAMBLE, NOBODY, NONE, TRAP, WEAPON
from warbook.games.krosmaster.frames import ASSIGN, EVERYONE, GONE, KNOCK_OUTS
from warbook.games.krosmaster.glory import from_bank, gain_honour, partner_of, to_bank
from warbook.games.krosmaster.present.events import Assigned, Bought, Coins, Gained, ShopTurned, Used
from warbook.games.krosmaster.state import KrosmasterState
from warbook.games.krosmaster.verbs import cell_of, thing_of
from warbook.kernel.api import Frame, Refusal
from warbook.kernel.wire import seen_by

PLACES: Final = 6  # piles, two of each rank; the places 6 to 11 are the piles themselves, bought blind (KA-19.3)


def room_of(state: KrosmasterState, piece: int) -> int:
    """How many more rewards a Krosmaster may hold (KA-19.7)."""
    return int(state.tables.level[state.kind[piece]]) - len(state.held[piece])


def takers(state: KrosmasterState, seat: int) -> list[int]:
    """The player's Krosmasters in the arena that have room for a reward (KA-19.5, KA-19.7, KA-19.8)."""
    return [piece for piece in state.timeline[seat] if state.cell[piece] != GONE and room_of(state, piece) > 0]


def refuse_buy(state: KrosmasterState, piece: int, place: int) -> Refusal | None:
    """The first rule that forbids buying a reward."""
    if not state.terms.rewards:
        return Refusal("KA-27.3")
    if not state.field.demon[state.cell[piece]]:
        return Refusal("KA-19.2")
    if state.shop[place] == NONE if place < PLACES else not state.piles[place - PLACES]:
        return Refusal("KA-19.3")
    seat = int(state.owner[piece])
    price = int(state.tables.price[place % PLACES // 2])
    if state.ap < state.tables.buy_ap or state.pool[seat] < price:
        return Refusal("KA-19.1", {"ap": state.tables.buy_ap, "kamas": price})
    return None if takers(state, seat) else Refusal("KA-19.7")


def buy(state: KrosmasterState, piece: int, place: int) -> None:
    """Pay, take the token, look at it (KA-19.6); a face-up one is replaced at once (KA-19.4)."""
    seat = int(state.owner[piece])
    pile = place % PLACES
    state.ap -= state.tables.buy_ap
    to_bank(state, seat, int(state.tables.price[pile // 2]), "KA-19.1")
    if place < PLACES:
        token = int(state.shop[place])
        if state.log is not None:
            state.log.append(Bought(rule="KA-19.3", piece=piece, who=who(state, piece), place=place, token=token))
        turn_up(state, pile)
    else:
        token = draw(state, pile)
        learn(state, seat, token)  # KA-19.6
        if state.log is not None:
            tell_known(
                state, Bought(rule="KA-19.3", piece=piece, who=who(state, piece), place=place, token=token), token
            )
    state.stack.append(Frame(ASSIGN, seat, token, piece))


def draw(state: KrosmasterState, pile: int) -> int:
    """Take the top token of a pile; the list is replaced, because clones share it."""
    token = state.piles[pile][-1]
    state.piles[pile] = state.piles[pile][:-1]
    state.revealed += 1
    return token


def turn_up(state: KrosmasterState, pile: int) -> None:
    """The next token of a pile is turned face up; the place of an empty pile stays empty (KA-19.4)."""
    token = NONE
    if state.piles[pile]:
        token = draw(state, pile)
        state.known[token] = EVERYONE
    state.shop[pile] = token
    if state.log is not None:
        state.log.append(ShopTurned(rule="KA-19.4", place=pile, token=token))


def learn(state: KrosmasterState, seat: int, token: int) -> None:
    """A blind buyer, and the partner, know the token (KA-31.3, KA-24.8)."""
    state.known[token] |= 1 << seat  # KA-31.3
    partner = partner_of(state, seat)
    if partner != NOBODY:
        state.known[token] |= 1 << partner  # KA-24.8, KA-31.3


def tell_known(state: KrosmasterState, event: Bought | Assigned, token: int) -> None:
    """Tell of a token: whole to those who know it, by its number only to them (KA-31.2)."""
    assert state.log is not None
    known = int(state.known[token])
    if known == EVERYONE:
        state.log.append(event)
        return
    for seat in range(state.seats):
        if known >> seat & 1:
            state.log.append(seen_by(event, seat))
    others = ~(known << 1)
    state.log.append(structs.replace(event, token=-1, seen=others))


def refuse_assign(state: KrosmasterState, seat: int, piece: int) -> Refusal | None:
    """Why a reward cannot lie on a card: not an own Krosmaster in the arena (KA-19.5), or no room (KA-19.7)."""
    if piece not in state.timeline[seat] or state.cell[piece] == GONE:  # KA-19.8
        return Refusal("KA-19.5")
    return Refusal("KA-19.7") if room_of(state, piece) <= 0 else None


def assign(state: KrosmasterState, piece: int, token: int) -> None:
    """Lay a reward face down on a card, even one that was bought face up (KA-19.5)."""
    state.stack.pop()
    state.held[piece] = [*state.held[piece], token]
    if state.log is not None:
        tell_known(state, Assigned(rule="KA-19.5", piece=piece, who=who(state, piece), token=token), token)


# using: nobody can part with a reward otherwise (KA-19.10), and with equipment not at all (KA-19.16)


def refuse_use(state: KrosmasterState, piece: int, slot: int, choice: int) -> Refusal | None:
    """The first rule that forbids using a reward so."""
    if slot >= len(state.held[piece]) or state.up[state.held[piece][slot]]:
        return Refusal("KA-19.11")
    reward = int(state.tables.tokens[state.held[piece][slot]])
    rewards = state.tables.reward
    category = rewards.category[reward]
    if category >= WEAPON:
        for token in state.held[piece]:
            if state.up[token] and rewards.category[state.tables.tokens[token]] == category:
                return Refusal("KA-19.15")
    elif category == BOOST:
        return refuse_boost(state, piece, reward, choice)
    return Refusal("KA-19.11") if choice != verbs.WHOLE else None


def refuse_boost(state: KrosmasterState, piece: int, reward: int, choice: int) -> Refusal | None:
    """Why a boost cannot be used with this choice (KA-19.20, section 27)."""
    rewards = state.tables.reward
    seat = int(state.owner[piece])
    if rewards.pays[reward] > state.pool[seat]:
        return Refusal("KA-27.2")
    if rewards.spell[reward] != NONE:
        return refuse_one_shot(state, piece, reward, choice)
    if rewards.recall[reward] or rewards.leap[reward] or rewards.summons[reward] != NONE:
        return refuse_landing(state, piece, reward, choice)
    if rewards.tribute[reward]:
        return refuse_tribute(state, seat, choice - verbs.PAID_BY)
    if rewards.pick[reward] == CHOOSE:
        return None if 0 <= choice - verbs.ONE_OF < len(rewards.gains[reward]) else Refusal("KA-27.2", {"number": 1})
    return Refusal("KA-27.2") if choice != verbs.WHOLE else None


def refuse_tribute(state: KrosmasterState, seat: int, payer: int) -> Refusal | None:
    """Why a player cannot be made to pay: it is none, one who is out, or no opponent."""
    if not 0 <= payer < state.seats or state.out[payer] or state.terms.side[payer] == state.terms.side[seat]:
        return Refusal("KA-27.2", {"player": 1})
    return None


def refuse_landing(state: KrosmasterState, piece: int, reward: int, choice: int) -> Refusal | None:
    """Why the holder cannot return or leap to a cell, or its summon be put there (section 27)."""
    if choice >= CELLS:
        return Refusal("KA-27.2", {"cell": 1})
    if state.tables.reward.recall[reward]:
        start = choice in state.starts[state.owner[piece]] and is_empty(state, choice)
        return None if start else Refusal("KA-27.2")
    far = max(1, int(state.tables.reward.leap[reward]))
    kind = int(state.tables.reward.summons[reward])
    near = 1 <= distance(state.cell[piece], choice) <= far and is_empty(state, choice)
    if not near or (kind != NONE and not has_room(state)):
        return Refusal("KA-27.2")
    if kind != NONE and state.tables.species[kind] == TRAP and state.trap[choice] != NOBODY:
        return Refusal("KA-16.18")
    return None


def refuse_one_shot(state: KrosmasterState, piece: int, reward: int, choice: int) -> Refusal | None:
    """A one-shot spell follows all spell rules and can be used only if it could be cast (KA-19.20)."""
    spell = int(state.tables.reward.spell[reward])
    element, cell = thing_of(choice), cell_of(choice)
    if state.tables.reward.any_element[reward]:
        if element == 0 or choice >= verbs.ELEMENT_CELLS:
            return Refusal("KA-27.2", {"element": 1})
    elif element:
        return Refusal("KA-27.2", {"cell": 1})
    refusal = refuse_shot(state, piece, spell)  # KA-19.20
    if refusal is None:
        refusal = refuse_range(state, piece, spell, cell)
    return refuse_target(state, piece, spell, cell) if refusal is None else refusal


def use(state: KrosmasterState, piece: int, slot: int, choice: int) -> None:
    """Turn a reward face up (KA-19.11): a boost acts at once and is gone, the others stay."""
    token = state.held[piece][slot]
    reward = int(state.tables.tokens[token])
    rewards = state.tables.reward
    if state.known[token] != EVERYONE:
        state.known[token] = EVERYONE
        state.revealed += 1
    if state.log is not None:
        state.log.append(Used(rule="KA-19.11", piece=piece, who=who(state, piece), token=token))
    if rewards.category[reward] == BOOST:
        state.held[piece] = [other for other in state.held[piece] if other != token]
        discard(state, piece, token, "KA-19.12")
        boost(state, piece, reward, choice)
        return
    state.up[token] = 1  # KA-19.13
    refresh(state, piece)  # KA-19.14, KA-19.18
    raise_points(state, piece, int(rewards.ap[reward]), int(rewards.mp[reward]), "KA-19.17")


def raise_points(state: KrosmasterState, piece: int, ap: int, mp: int, rule: str) -> None:
    """More points at once; fewer only out of those that are not spent (KA-19.17)."""
    if ap == 0 and mp == 0:
        return
    state.ap = max(0, state.ap + ap)
    state.mp = max(0, state.mp + mp)
    if state.log is not None:
        state.log.append(Gained(rule=rule, piece=piece, who=who(state, piece), ap=ap, mp=mp))


def boost(state: KrosmasterState, piece: int, reward: int, choice: int) -> None:
    """What a boost does (section 27). Damage to its own user comes first and may end it (KA-19.21)."""
    rewards = state.tables.reward
    seat = int(state.owner[piece])
    if rewards.self_damage[reward]:
        place_damage(state, piece, int(rewards.self_damage[reward]), seat, "KA-19.21")
        if state.fallen:
            state.stack.append(Frame(KNOCK_OUTS, state.turn))
            return
    if rewards.pays[reward]:
        to_bank(state, seat, int(rewards.pays[reward]), "KA-27.2")
    if rewards.next_bonus[reward]:
        state.boosts = [*state.boosts, int(rewards.next_elements[reward] << 10 | rewards.next_bonus[reward])]
    if rewards.tribute[reward]:
        take_tribute(state, choice - verbs.PAID_BY, seat, int(rewards.tribute[reward]))
    for gain in gains_of(state, piece, reward, choice):
        give(state, piece, gain)
    act(state, piece, reward, choice)
    if rewards.gg[reward]:
        gain_honour(state, seat, int(rewards.gg[reward]))  # KA-20.2


def act(state: KrosmasterState, piece: int, reward: int, choice: int) -> None:
    """A boost that moves its holder, summons, or casts a spell once."""
    rewards = state.tables.reward
    spell = int(rewards.spell[reward])
    if rewards.recall[reward]:
        shift(state, piece, choice, "recall", "KA-27.2")
    elif rewards.leap[reward]:
        shift(state, piece, choice, "leap", "KA-27.2")
    elif rewards.summons[reward] != NONE:
        kind = int(rewards.summons[reward])
        token = summon(state, kind, piece, choice)
        if state.log is not None:
            state.log.append(summoned(state, token, piece))
    elif spell != NONE:
        element = int(thing_of(choice)) if rewards.any_element[reward] else int(state.tables.spell.element[spell])
        begin(state, piece, spell, cell_of(choice), element, False)  # KA-19.20


def gains_of(state: KrosmasterState, piece: int, reward: int, choice: int) -> list[Gain]:
    """Which of its gains a boost gives: all of them, the chosen one, or one by a die."""
    rewards = state.tables.reward
    gains = rewards.gains[reward]
    if rewards.pick[reward] == GAMBLE:
        return gains[:1] if roll(state, 1, FOR_CRITICAL, "gamble", piece, "KA-27.2") else gains[1:]
    return [gains[choice - verbs.ONE_OF]] if rewards.pick[reward] == CHOOSE else gains


def give(state: KrosmasterState, piece: int, gain: Gain) -> None:
    """Points now, markers off, coins from the bank."""
    raise_points(state, piece, gain.ap, gain.mp, "KA-15.12")
    remove_damage(state, piece, gain.heal, "KA-27.2")
    from_bank(state, int(state.owner[piece]), gain.kamas, "KA-27.2")


def take_tribute(state: KrosmasterState, giver: int, taker: int, amount: int) -> None:
    """Coins from an opponent's pool, at most what is there (KA-4.7)."""
    taken = min(amount, int(state.pool[giver]))
    state.pool[giver] -= taken  # KA-4.7
    state.pool[taker] += taken
    if state.log is not None and taken:
        state.log.append(Coins(rule="KA-27.2", seat=giver, amount=-taken))
        state.log.append(Coins(rule="KA-27.2", seat=taker, amount=taken))
