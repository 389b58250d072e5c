# %% [markdown]
# # Secrets, and worlds that fit them
#
# A view holds what one seat knows, and nothing else. From a view alone, `imagine` builds a whole table that the seat
# could not tell from the true one. Bots that search need nothing else.

# %%
from collections import Counter

import matplotlib.pyplot as plt

import meetinghouse as mh
from meetinghouse.bots.driver import Driver, table_of

SEATS, SEAT = 6, 3
match = mh.new_match("salem1692", seats=SEATS, seed=8)

# %% [markdown]
# Two seats, two views: the hands and the Tryals differ, what lies open does not.

# %%
mine, theirs = match.view(SEAT), match.view(0)
print("my Tryals   ", mine["tryals"])
print("seat 0 holds", theirs["tryals"])
print("we differ in", [part for part in mine if mine[part] != theirs[part]])

# %% [markdown]
# Let bots play for a while. Then deal the hidden cards again, many times, in every way that fits what seat 3 has seen.

# %%
bots = Driver(match, dict(enumerate(table_of("salem1692", [2] * SEATS, 5))))
while match.outcome is None and len(match.record().splitlines()) < 120:
    bots.step()

view = match.view(SEAT)
witches: Counter[int] = Counter()
WORLDS = 200
for number in range(WORLDS):
    world = mh.imagine("salem1692", view, seed=number)
    assert world.view(SEAT) == view  # indistinguishable, by construction
    witches.update(seat for seat in range(SEATS) if world.view(seat)["is_witch"])

# %% [markdown]
# How often is each seat a witch in those worlds? This is the plain share, before anything is made of who accused whom:
# what a bot adds is how likely each world makes what everybody did.

# %%
figure, axis = plt.subplots(figsize=(7, 3))
axis.bar([f"seat {seat}" for seat in range(SEATS)], [witches[seat] / WORLDS for seat in range(SEATS)], color="#7a2e2e")
axis.set_title(f"Who is a witch, as far as seat {SEAT} can know")
axis.set_xlabel("seat")
axis.set_ylabel(f"share of {WORLDS} imagined worlds")
axis.set_ylim(0, 1)
figure.tight_layout()

# %% [markdown]
# Imagined matches can be played to their end: the start of every search.

# %%
world = mh.imagine("salem1692", view, seed=1)
ahead = world.copy()
while ahead.outcome is None:
    ahead.timeout()
ahead.outcome.reason
