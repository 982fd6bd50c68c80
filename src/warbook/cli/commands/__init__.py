"""The commands of `warbook`, one module each, loaded when it is called."""
