"""Writes all rooms of a new game, and takes them away again: `make new-game NAME=…`, `make remove-game NAME=…`.

The rooms are those of `template/`, a tiny game that can be played. Its names are replaced in every file: `sample-game`,
`sample_game`, `SampleGame`, `Sample Game`, and `QZ`, with which the ids of its rules begin.
"""
