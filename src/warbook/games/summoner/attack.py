"""How an attack resolves: the steps of section 8, one after the other. Compiled by mypyc."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from warbook.games.summoner.cards.effects import become, die, mark_used, publish, relocate, spend, turn_up
from warbook.games.summoner.cards.protection import shield_of
from warbook.games.summoner.content.tables import (
    ARMOURED,
    AVENGE,
    BEARER,
    CARDS_AT,
    CARDS_WITH,
    DOUBLE_STEP,
    JUMPS,
    MIMIC,
    NOBODY,
    PASSIVE,
    PIERCE,
    ROYAL,
    STRIKES_ARMOURED,
    SUBSTITUTE,
    TRAP,
)
from warbook.games.summoner.present.events import Survived
from warbook.games.summoner.state import (
    SWITCH_WINDOW,
    SummonerState,
    hidden_men,
    holds,
    is_up,
    only_card,
)
from warbook.kernel.api import Frame

FROM_HIDDEN: Final = 1  # how an attack is made: the attacker was face-down when it was declared
SUBSTITUTES: Final[i64] = CARDS_WITH[SUBSTITUTE]
SUBSTITUTION: Final = only_card(SUBSTITUTES)
AVENGERS: Final[i64] = CARDS_WITH[AVENGE]
AVENGER: Final = only_card(AVENGERS)
MIMICS: Final[i64] = CARDS_WITH[MIMIC]
MIMICRY: Final = only_card(MIMICS)
PIERCERS: Final[i64] = CARDS_WITH[PIERCE]
PIERCING: Final = only_card(PIERCERS)
PURSUIT: Final = (CARDS_WITH[DOUBLE_STEP] & CARDS_AT[PASSIVE]).bit_length() - 1  # the passive double action


def attack(state: SummonerState, attacker: int, target: int) -> None:
    """Steps 1 and 2: the attacker shows, and the owner of an attacked hidden Summoner may react."""
    state.progressed = True  # SW-12.6
    how = 0
    if not is_up(state, attacker):
        how = FROM_HIDDEN  # a blind shot too (SW-11.204)
        turn_up(state, attacker, "SW-8.10")  # it stays up (SW-15.13), but this is no summon (SW-6.7, SW-10.4)
    victim = state.at[target]
    show_pierce(state, attacker, victim)
    if could_switch(state, victim) and shows_up(state, state.side[victim], SUBSTITUTES):  # SW-11.205
        seat = state.side[victim]
        publish(state, seat, SUBSTITUTION, "SW-16.9")
        state.known[victim] = 1  # SW-16.6: the window tells everybody who it is
        state.stack.append(Frame(SWITCH_WINDOW, seat, attacker, target, how))  # SW-8.11
    else:
        strike(state, attacker, target, how)


def show_pierce(state: SummonerState, attacker: int, victim: int) -> None:
    """Armour piercing becomes public with the first attack that only it allows (SW-3.7)."""
    kind = state.kind[attacker]
    if STRIKES_ARMOURED[kind] or state.sniper[attacker] or not is_up(state, victim):
        return
    seat = state.side[attacker]
    if ARMOURED[state.kind[victim]] and holds(state, seat, PIERCERS):
        publish(state, seat, PIERCING, "SW-11.190")  # SW-16.10


def could_switch(state: SummonerState, victim: int) -> bool:
    """Whether the attacked piece is a hidden Summoner with a use left and someone to change places with (SW-11.20).

    However it is attacked: a blind shot gives it the same chance (SW-11.205).
    """
    if not ROYAL[state.kind[victim]] or state.used[victim] or is_up(state, victim):
        return False
    others = hidden_men(state, state.side[victim])
    return others & (others - 1) != 0  # somebody besides the Summoner itself


def shows_up(state: SummonerState, seat: i64, cards: i64) -> bool:
    """Whether a side holds the card whose moment has come; if it does not, everybody has seen that too."""
    if holds(state, seat, cards):
        return True
    state.excluded[seat] |= cards
    return False


def strike(state: SummonerState, attacker: int, target: int, how: int) -> None:
    """Steps 3 to 6: the target shows; then trap, backfire or kill."""
    victim = state.at[target]
    was_hidden = not is_up(state, victim)
    if was_hidden:
        turn_up(state, victim, "SW-8.12")  # no summon (SW-15.14)
        if TRAP[state.kind[victim]]:  # the trap comes before the backfire of a blind shot (SW-11.203)
            spring_trap(state, attacker, victim)
            return
        if backfires(state, attacker, victim):
            backfire(state, attacker, victim)
            return
    die(state, victim, "SW-8.18")
    relocate(state, attacker, target, "SW-7.76" if JUMPS[state.kind[attacker]] else "SW-8.18")
    if not state.over:  # SW-11.162
        after_kill(state, attacker, victim, how)


def spring_trap(state: SummonerState, attacker: int, assassin: int) -> None:
    """Step 4: the attacker dies, whatever it is (SW-8.14, SW-15.23), and the Assassin stays, face-up.

    Whose turn is next SW-8.16 says. First the death, then mimicry, then the pursuit is noted (SW-8.20).
    """
    state.trapped = True
    if shield_of(state, attacker) != NOBODY:  # SW-15.23, SW-15.29
        if state.log is not None:
            cell, seat = state.cell[attacker], state.side[attacker]
            state.log.append(Survived(rule="SW-8.15", cell=cell, side=seat, kind=state.kind[attacker]))
        return  # nobody was killed, so nobody is mimicked (SW-11.12, SW-11.163)
    die(state, attacker, "SW-8.13")  # whatever it is (SW-8.14, SW-15.23)
    if state.over:
        return
    mimic(state, assassin, attacker)  # SW-15.42
    note_pursuit(state, attacker)  # SW-8.20


def backfires(state: SummonerState, attacker: int, victim: int) -> bool:
    """Step 5: whether a blind shot has found a Summoner, or a Knight without Snipe (SW-8.17, SW-11.202, SW-11.212)."""
    if not JUMPS[state.kind[attacker]]:
        return False
    if ROYAL[state.kind[victim]]:  # SW-11.202, SW-11.212
        return True
    return ARMOURED[state.kind[victim]] and not state.sniper[attacker]  # SW-11.202, SW-11.212


def backfire(state: SummonerState, attacker: int, victim: int) -> None:
    """The Archer dies on its starting cell; its target survives, or dies too by option (SW-15.46)."""
    die(state, attacker, "SW-8.17")
    if state.options.both_die:
        die(state, victim, "SW-15.46")


def after_kill(state: SummonerState, attacker: int, victim: int, how: int) -> None:  # SW-8.19
    """Step 7, in the order of SW-8.19."""
    if how & FROM_HIDDEN:
        mimic(state, attacker, victim)  # SW-15.42
    elif avenges(state, victim):  # never a killer from hidden (SW-11.53)
        seat = state.side[victim]
        publish(state, seat, AVENGER, "SW-11.50")  # SW-16.10
        mark_used(state, victim)  # SW-10.2
        die(state, attacker, "SW-11.51")  # no shield is asked for (SW-11.54, SW-15.33)
        if state.over:
            return
        note_pursuit(state, attacker)  # SW-8.20
    note_pursuit(state, victim)


def avenges(state: SummonerState, victim: int) -> bool:
    """Whether a killed Hero takes its killer along: automatic, whoever that is (SW-11.50, SW-11.54, SW-15.33).

    Face-up or face-down (SW-10.5), and without a window that would tell of the card before it acts (SW-16.10).
    """
    return was_bearer(state, victim, AVENGER) and shows_up(state, state.side[victim], AVENGERS)


def was_bearer(state: SummonerState, piece: int, card: int) -> bool:
    """Whether a piece, which may just have died, could bear a card: of its type, and not transformed (SW-10.11)."""
    return not state.changed[piece] and BEARER[card] == state.kind[piece]  # face-up or face-down (SW-10.5)


def mimic(state: SummonerState, assassin: int, killed: int) -> None:
    """An Assassin that killed while face-down becomes what it killed: forced (SW-11.160 to SW-11.162, SW-15.42)."""
    if state.used[assassin] or not was_bearer(state, assassin, MIMICRY):
        return
    if not shows_up(state, state.side[assassin], MIMICS):
        return
    spend(state, assassin, MIMICRY)  # forced (SW-11.162), so without a window (SW-16.10)
    become(state, assassin, state.kind[killed], "SW-11.161")


def note_pursuit(state: SummonerState, dead: int) -> None:
    """A Warrior killed by an enemy gives its side a double action next turn, if it holds the card (SW-11.70).

    A second one that dies before that turn gives no second (SW-11.74).
    The fact is noted for every dead bearer type, whether or not the card is held: what is noted is public, so a
    seat that guesses at the enemy's cards finds a consistent state.
    """
    if was_bearer(state, dead, PURSUIT):
        state.warrior_lost[state.side[dead]] = 1  # SW-11.74
