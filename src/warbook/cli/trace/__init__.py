"""Rules followed through a checkout: where they are cited, and what shows them."""
