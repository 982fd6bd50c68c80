"""The printed content, for displays."""

from __future__ import annotations

from warbook.games.kingdom.present.cardbook import Printed, printed

__all__ = ["Printed", "printed"]
