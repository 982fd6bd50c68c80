"""Replays, checked and read page by page in a process of their own."""
