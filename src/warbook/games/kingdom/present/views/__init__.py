"""The parts of the view."""
