"""Questions to a seat: the prompt, its rule, and every answer (see `answers.py`)."""

from __future__ import annotations

from typing import Final

from warbook.games.kingdom.attacks.placing import refuse_stop
from warbook.games.kingdom.board.field import NONE
from warbook.games.kingdom.effects.card_steps import piece_of
from warbook.games.kingdom.effects.targets import current
from warbook.games.kingdom.effects.vocabulary import BRING, DOS, HEAL, HURT, PAY, PROTECT, REFRESH
from warbook.games.kingdom.frames import (
    AGAIN,
    BENCH,
    BROUGHT,
    BUYING,
    CHOICE,
    CLOSING,
    COMPANION,
    COPYING,
    DISPLACING,
    DIVIDING,
    GHOSTS,
    GRANTED,
    HEROES,
    HEROING,
    INSTEAD,
    LIFTED,
    MODE,
    ORDERING,
    PLACES,
    PLACING,
    PLAY,
    RAISING,
    RAISING_START,
    RAZING,
    RETURNING,
    REWARD,
    RUINING,
    SCATTERING,
    SEATING,
    SHUTTING,
    SIGHTS,
    SPELLS,
    SPENDING_SKULLS,
    STICKING,
    SURGING,
    TARGETING,
    TEAM,
    TILES_BACK,
    TURNING,
    WARRIOR,
    WAYS,
    WHITES,
)
from warbook.games.kingdom.heroes.activation import is_marching
from warbook.games.kingdom.present.answers import option
from warbook.games.kingdom.present.labels import (
    Words,
    cell_name,
    colour_key,
    hero_key,
    token_key,
    tower_key,
    tray_words,
)
from warbook.games.kingdom.present.outlook.dangers import doubted
from warbook.games.kingdom.present.outlook.reach import foreseen
from warbook.games.kingdom.present.prompts import QUESTIONS
from warbook.games.kingdom.setup import abilities_wanted, bench_size, bits, hero_of
from warbook.games.kingdom.state import KingdomState
from warbook.kernel.api import Action, Frame
from warbook.kernel.wire import Decision

# the clause that asks each question
CLAUSES: Final = {
    HEROES: "heroes",
    BENCH: "bench",
    SPELLS: "spells",
    CLOSING: "colour-closed",
    PLAY: "any-order",
    PLACING: "forfeit",
    LIFTED: "soldier-moved",
    HEROING: "act-once",
    AGAIN: "refresh",
    SEATING: "engage",
    COMPANION: "companion",
    GRANTED: "choose-hero",
    CHOICE: "choose-hero",
    TURNING: "refresh",
    COPYING: "copy",
    SURGING: "move-range",
    RAISING: "raise",
    DISPLACING: "displace",
    GHOSTS: "ghost",
    RUINING: "boss-ruin",
    WHITES: "white-site",
    BUYING: "supply",
    PLACES: "piece-placed",
    SHUTTING: "site-closing",
    DIVIDING: "start-towers",
    RAISING_START: "raised-towers",
    RETURNING: "returned-towers",
    TILES_BACK: "icon-heal",
    WAYS: "way",
    RAZING: "raze-order",
    REWARD: "reward",
    INSTEAD: "instead",
    ORDERING: "harm-order",
    TARGETING: "target",
    SIGHTS: "flower",
    SPENDING_SKULLS: "spend",
    SCATTERING: "scatter",
    MODE: "mode",
    STICKING: "mod-brought",
}
CHOICES: Final = {
    BRING: "companion-may-come",
    HEAL: "heal",
    REFRESH: "refresh",
    PAY: "pay",
    PROTECT: "protections",
    HURT: "victim",
}
SHARED: Final = (HEROES, PLAY, BUYING, DISPLACING)  # several may answer, in any order and in the open (RT-33.5)


def decision(state: KingdomState, seat: int, legal: list[Action]) -> Decision | None:
    """What the seat is asked now, with everything it may answer; None when it is not asked."""
    if not legal:
        return None
    frame = state.stack[-1]
    more, words = _words(state, frame, seat)
    return Decision(
        seat=seat,
        timing="any_order" if frame.kind in SHARED or frame.seat == TEAM else "turn",
        prompt=f"prompt-{QUESTIONS[frame.kind]}{more}",
        rule=state.law[_clause(state, frame)],
        options=doubted(state, tuple(foreseen(state, option(state, action)) for action in legal)),
        words=words,
    )


def _clause(state: KingdomState, frame: Frame) -> str:
    """The clause that asks: of a choice that of its step, of a bench hero that of the bench (RT-18.6)."""
    if frame.kind == CHOICE:
        return CHOICES.get(current(state).do, CLAUSES[CHOICE])
    if frame.kind == GRANTED and (state.role[frame.a] == BROUGHT or frame.c == 3):
        return "wings" if frame.c == 3 else "bring"
    if frame.kind == SEATING and state.role[frame.a] == WARRIOR:
        return "warrior-square"
    return CLAUSES[frame.kind]


def _words(state: KingdomState, frame: Frame, seat: int) -> tuple[str, Words]:
    """The suffix of the prompt's key, and the prompt's words."""
    kind = frame.kind
    if kind == HEROES and hero_of(state, seat) != NONE:
        return "-abilities", {"n": abilities_wanted(state, seat), "hero": hero_key(state, hero_of(state, seat))}
    if kind == BENCH:
        return "", {"n": state.terms.bench - bench_size(state)}
    if kind in (RAISING_START, RETURNING):
        return "", {"n": frame.a}
    if kind == SPELLS:
        return "", {"n": state.terms.spells - bits(int(state.spells))}
    if kind == PLACING:
        volley = state.volleys[-1]
        left: Words = {"tiles": sum(shape != NONE for shape in volley.tiles), "soldiers": volley.soldiers}
        is_forced = volley.forced and refuse_stop(state, volley) is not None
        return ("-forced" if is_forced else ""), left
    if kind == LIFTED:
        return "", tray_words(state, frame.a)
    if kind in (HEROING, AGAIN, SEATING, COMPANION, GRANTED, TURNING, SURGING):
        is_free = kind == GRANTED and frame.c == 3
        is_late = kind == HEROING and is_marching(state, frame)
        more = "-anywhere" if is_free else "-warriors" if is_late else ""
        return more, {"hero": hero_key(state, frame.a), "points": frame.b}
    if kind == BUYING:
        return "", {"crystals": int(state.crystals), **({"gold": int(state.gold)} if state.tables.mods else {})}
    if kind == CHOICE:
        return _choice_key(state), {}
    return "", _team_words(state, frame)


def _team_words(state: KingdomState, frame: Frame) -> Words:
    """The words of questions to all players, and about cards."""
    if frame.kind == MODE:
        return {"tower": tower_key(state, int(state.built[state.salvos[-1].place]))}
    if frame.kind == STICKING:
        return {"modification": f"@modification-{state.tables.mod_names[frame.a]}"}
    if frame.kind == PLACES:
        return {"what": _what(state, frame)}
    if frame.kind == TILES_BACK:
        return tray_words(state, frame.b)
    if frame.kind in (INSTEAD, SIGHTS, SCATTERING):
        return {"hero": hero_key(state, frame.a)}
    if frame.kind == SPENDING_SKULLS:
        return {"hero": hero_key(state, frame.a), "n": int(state.skulls[frame.a])}
    if frame.kind == WAYS:
        return {"hero": hero_key(state, frame.a), "cell": cell_name(frame.b)}
    if frame.kind == REWARD:
        return {"n": frame.a}
    return {"colour": colour_key(frame.a)} if frame.kind == SHUTTING else {}


def _what(state: KingdomState, frame: Frame) -> str:
    """The piece, or the horde, for which a space is chosen."""
    if frame.a != NONE:
        return f"@horde-{state.tables.cards[frame.a].name}"
    return token_key(state, state.token[piece_of(state, current(state))])


def _choice_key(state: KingdomState) -> str:
    """What the chosen hero gets."""
    return f"-{DOS[current(state).do]}"
