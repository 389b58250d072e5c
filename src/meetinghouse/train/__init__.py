"""How players of level 3 are trained: imitation of level 2, then self-play. Needs the extra `train` (torch).

    python -m meetinghouse.train --game new_salem --imitate 60 --seconds 500 --out DIR
    python -m meetinghouse.train --game new_salem --resume DIR/ck.pt --seconds 500 --out DIR

`policy` is the network in torch, `imitation` the warm start, `rollout` plays on the vectorised environment and keeps
what happened, `ppo` learns from it, `opponents` says who sits at the other seats. docs/training.md tells what was run.
"""
