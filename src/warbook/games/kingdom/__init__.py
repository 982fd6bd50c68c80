"""The Kingdom Rush games: shared code; `rift` and `uprising` have what differs."""
