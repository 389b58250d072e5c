"""The fifteen Town Hall characters, one file each. `character.py` lists all moments at which a character may matter."""

from meetinghouse.boardgames.salem1692.characters import (
    abigail_williams,
    ann_putnam,
    cotton_mather,
    george_burroughs,
    giles_corey,
    john_proctor,
    martha_corey,
    mary_warren,
    rebecca_nurse,
    samuel_parris,
    sarah_good,
    thomas_danforth,
    tituba,
    will_griggs,
    william_phips,
)

ALL = (
    abigail_williams,
    ann_putnam,
    cotton_mather,
    george_burroughs,
    giles_corey,
    john_proctor,
    martha_corey,
    mary_warren,
    rebecca_nurse,
    samuel_parris,
    sarah_good,
    thomas_danforth,
    tituba,
    will_griggs,
    william_phips,
)
