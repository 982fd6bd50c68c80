"""Compiles the rules aside, and puts each library and at last the build in place in one step: `make compile`."""
