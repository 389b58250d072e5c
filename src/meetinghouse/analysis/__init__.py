"""Looking back at a finished game: chances over time, what moved them, what might have been, and what bots thought.

Everything in here is shown a whole game with open eyes, so it may run only when the game is over.
"""
