"""The family of the Kingdom Rush games: what they share; `rift` and `uprising` hold what is their own."""
