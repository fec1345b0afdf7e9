"""Matches: the application core, without framework, database or clock of its own."""
