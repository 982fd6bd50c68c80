"""What each thing is, for the popover."""

from __future__ import annotations

from warbook.games.kingdom.present.glossary import glossary

__all__ = ["glossary"]
