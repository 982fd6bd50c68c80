"""Replays: checked and read page by page in a separate process."""
