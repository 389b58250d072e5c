# %% [markdown]
# # A first match
#
# Everything begins with `meetinghouse`. It knows which games there are, how many may sit down and what can be chosen.

# %%
import meetinghouse as mh
from meetinghouse.bots.driver import play, table_of
from meetinghouse.words import Words

{name: (spec.min_seats, spec.max_seats, list(spec.options)) for name, spec in mh.games().items()}

# %% [markdown]
# A seed makes the deal the same every time; without one it hangs on 256 unpredictable bits. There is no current player:
# `waiting` names everybody who may answer now. Salem 1692 begins with Dawn, which asks all seats alike, so that nobody
# can tell the witches by it.

# %%
match = mh.new_match("salem1692", seats=5, seed=1692)
match.waiting

# %% [markdown]
# An ask lists its options. They are plain data; words come from the same files that the browser uses.

# %%
NAMES = ["Ann", "Ben", "Carl", "Dora", "Eve"]
english = Words("en")
ask = match.ask(2)
print(english.ask("salem1692", ask.kind))
[english.choice("salem1692", option.to_json(), NAMES) for option in ask.options]

# %% [markdown]
# ## Refusals
#
# Whatever is not on offer is refused with a code, and nothing changes.

# %%
try:
    match.answer(2, ask.options[0].to_json() | {"target": 11})
except mh.MeetinghouseError as refusal:
    print(refusal.code, "-", english.refusal(refusal))

# %% [markdown]
# ## To the end
#
# Answering every required ask always ends the game. Here bots of level 2 do it.

# %%
play(match, table_of("salem1692", [2] * 5, 7))
print(english.outcome("salem1692", match.outcome, NAMES))

# %% [markdown]
# What a seat was told, in order, is its log. These are the last lines of Carl's.

# %%
for event in match.events(2)[-8:]:
    print(english.line("salem1692", event, NAMES))

# %% [markdown]
# ## Records
#
# A record is JSON Lines. Played again it gives equal views and events for every seat, and anybody can check that the
# deal was honest: chance was committed to before the first card.

# %%
record = match.record()
again = mh.replay(record)
assert all(again.view(seat) == match.view(seat) for seat in range(5))
print(len(record.splitlines()), "lines;", mh.verify(record))
