"""What is done to the repository with its own code: campaigns, golden replays, traces."""
