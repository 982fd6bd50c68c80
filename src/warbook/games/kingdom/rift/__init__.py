"""Kingdom Rush: Rift in Time."""
