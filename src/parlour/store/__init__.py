"""Stores and buses: the adapters of the match's ports."""
