"""The differences between the Kingdom Rush games, as plain bools. Compiled by mypyc."""

from __future__ import annotations

from typing import Final, final

from warbook.games.kingdom.content.scenarios import Parameters


@final
class Ways:
    """A game's parameters; each has Rift in Time's way as its default."""

    def __init__(self, given: Parameters) -> None:
        self.free_tiles: Final = given.free_tiles
        self.optional_upgrade: Final = given.optional_upgrade
        self.crowded_loss: Final = given.crowded_loss
        self.empty_decks_loss: Final = given.empty_decks_loss
        self.no_escape_rewards: Final = given.no_escape_rewards
        self.gates: Final = given.gates
        self.one_of_each: Final = given.one_of_each
        self.move_first: Final = given.move_first
        self.forced_action: Final = given.forced_action
        self.rest_on_board: Final = given.rest_on_board
        self.icons_first: Final = given.icons_first
        self.open_backs: Final = given.open_backs
        self.in_turn: Final = given.in_turn
        self.retreat_behind: Final = given.retreat_behind
        self.level_pool: Final = given.level_pool
        self.team_choices: Final = given.team_choices
        self.boss_is_horde: Final = given.boss_is_horde
        self.lift_for_all: Final = given.lift_for_all
        self.nearest_activation: Final = given.nearest_activation
