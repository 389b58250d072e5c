"""`python -m meetinghouse.train`: train a player of any game, in pieces, from a checkpoint or from imitation.

Only a door: processes that play import this module again, and torch would take each of them seconds.
"""

if __name__ == "__main__":
    from meetinghouse.train.trainer import main

    raise SystemExit(main())
