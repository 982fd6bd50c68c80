"""Spells and strikes: dice, damage, markers, knock-outs."""
