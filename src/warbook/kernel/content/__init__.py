"""What is read from files: packs, rule catalogues, texts, names, overviews."""
