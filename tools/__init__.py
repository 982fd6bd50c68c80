"""Repository tools: soak tests, golden replays, rule traces, figures, pictures, generated types."""
