"""What is asked, by the kind of the frame that asks: for views, prompts and vectors."""

from __future__ import annotations

from typing import Final

from warbook.games.kingdom import terms

QUESTIONS: Final = {
    terms.HEROES: "heroes",
    terms.BENCH: "bench",
    terms.SPELLS: "spells",
    terms.CLOSING: "closing",
    terms.PLAY: "play",
    terms.PLACING: "placing",
    terms.LIFTED: "lifted",
    terms.HEROING: "hero",
    terms.SEATING: "seating",
    terms.COMPANION: "companion",
    terms.GRANTED: "granted",
    terms.CHOICE: "choice",
    terms.TURNING: "turning",
    terms.COPYING: "copying",
    terms.SURGING: "surging",
    terms.RAISING: "raising",
    terms.DISPLACING: "displacing",
    terms.GHOSTS: "ghosts",
    terms.RUINING: "ruining",
    terms.WHITES: "whites",
    terms.BUYING: "buying",
    terms.AGAIN: "again",
    terms.TILES_BACK: "tiles-back",
    terms.WAYS: "ways",
    terms.RAZING: "razing",
    terms.REWARD: "reward",
    terms.INSTEAD: "instead",
    terms.ORDERING: "ordering",
    terms.TARGETING: "targeting",
    terms.SIGHTS: "sights",
    terms.SPENDING: "spending",
    terms.SCATTERING: "scattering",
    terms.PLACES: "places",
    terms.SHUTTING: "shutting",
    terms.MODE: "mode",
    terms.STICKING: "sticking",
    terms.DIVIDING: "dividing",
    terms.RAISING_START: "raising-start",
    terms.RETURNING: "returning",
}
