game-title = Szept
