"""Figures that take a machine to themselves; see `make bench`."""
