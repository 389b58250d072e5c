"""What a seat sees, as numbers: one observation for environments, batches, data sets and learned players alike.

`parts` is what a game's encoder is written with, `default` makes the observation of a game that has no encoder,
`deeds` counts who did what to whom, `layout` says where each number lies, `watching` keeps the numbers of a running
match up to date, `numbers` gives them as bytes and `seeing` as arrays.
"""
