"""Live tables: their queue, requests, updates, and the registry that loads and parks them."""
