"""What is asked, by the kind of the frame that asks: for views, prompts and vectors."""

from __future__ import annotations

from typing import Final

from warbook.games.kingdom import frames

QUESTIONS: Final = {
    frames.HEROES: "heroes",
    frames.BENCH: "bench",
    frames.SPELLS: "spells",
    frames.CLOSING: "closing",
    frames.PLAY: "play",
    frames.PLACING: "placing",
    frames.LIFTED: "lifted",
    frames.HEROING: "hero",
    frames.SEATING: "seating",
    frames.COMPANION: "companion",
    frames.GRANTED: "granted",
    frames.CHOICE: "choice",
    frames.TURNING: "turning",
    frames.COPYING: "copying",
    frames.SURGING: "surging",
    frames.RAISING: "raising",
    frames.DISPLACING: "displacing",
    frames.GHOSTS: "ghosts",
    frames.RUINING: "ruining",
    frames.WHITES: "whites",
    frames.BUYING: "buying",
    frames.AGAIN: "again",
    frames.TILES_BACK: "tiles-back",
    frames.WAYS: "ways",
    frames.RAZING: "razing",
    frames.REWARD: "reward",
    frames.INSTEAD: "instead",
    frames.ORDERING: "ordering",
    frames.TARGETING: "targeting",
    frames.SIGHTS: "sights",
    frames.SPENDING_SKULLS: "spending",
    frames.SCATTERING: "scattering",
    frames.PLACES: "places",
    frames.SHUTTING: "shutting",
    frames.MODE: "mode",
    frames.STICKING: "sticking",
    frames.DIVIDING: "dividing",
    frames.RAISING_START: "raising-start",
    frames.RETURNING: "returning",
}
