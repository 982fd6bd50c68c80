"""Kingdom Rush: Elemental Uprising."""
