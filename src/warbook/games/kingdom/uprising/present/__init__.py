"""The view, the events and the card book of Elemental Uprising, under the game's own name."""
