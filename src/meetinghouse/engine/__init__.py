"""The shared core. It knows no game, no clock, no socket, no random module and no language."""
