"""The view of the family, part by part."""
