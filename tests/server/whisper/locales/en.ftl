game-title = Whisper
