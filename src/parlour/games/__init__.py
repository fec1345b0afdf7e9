"""The games, one package each; found through the entry points `parlour.games`."""
