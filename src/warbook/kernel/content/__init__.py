"""Readers of files: packs, rule catalogues, texts, names, overviews."""
