"""What each event says, for terminal, page, log and replay."""
