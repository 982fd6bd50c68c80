"""The table on the network: who sits where, who is told what, everything on disk first. No rule is known here."""
