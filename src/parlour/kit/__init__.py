"""The kit: what every game is made of. Standard library and msgspec only; no clock, no key, no socket."""
