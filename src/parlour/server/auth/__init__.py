"""Who is asking: bearer tokens, sessions, origins."""
