# %% [markdown]
# # A data set of games
#
# `meetinghouse export` writes one row for each answer ([the data card](../data-card.md) says what the columns are).
# The same from Python: twelve games of level-2 bots, as a Parquet file.

# %%
import json
import tempfile
from pathlib import Path

import matplotlib.pyplot as plt
import numpy as np
from pyarrow import parquet

from meetinghouse.lab.batch import plans
from meetinghouse.lab.export import export, played
from meetinghouse.words import Words

GAMES, SEATS = 12, 5
folder = tempfile.TemporaryDirectory()
file = Path(folder.name, "salem.parquet")
count = export((played(plan) for plan in plans("salem1692", SEATS, GAMES, seed=1, levels=[2] * SEATS)), file)
table = parquet.read_table(file)
print(count, "answers;", table.column_names)

# %% [markdown]
# The file explains itself: its metadata hold the versions and the meaning of every act's number.

# %%
facts = json.loads(table.schema.metadata[b"meetinghouse"])
row = table.slice(100, 1).to_pylist()[0]
print({name: facts[name] for name in ("game", "rules", "observation")})
print(row["kind"], "by seat", row["seat"], "chose", facts["acts"][row["act"]], "out of", len(row["legal"]))

# %% [markdown]
# ## What is asked how often
#
# Names come from the words of the game, so that a chart shows questions instead of ids.

# %%
kinds, counts = np.unique(table["kind"].to_pylist(), return_counts=True)
order = np.argsort(counts)[-8:]
english = Words("en")
figure, axis = plt.subplots(figsize=(8, 3.6))
axis.barh([english.ask("salem1692", kinds[at]) for at in order], counts[order] / GAMES, color="#4b5d52")
axis.set_title("The eight commonest questions of Salem 1692")
axis.set_xlabel(f"answers in a game (mean of {GAMES} games with {SEATS} seats)")
axis.set_ylabel("question")
figure.tight_layout()

# %% [markdown]
# ## Splitting it
#
# Rows of one match are not independent, so whole matches are held out. Observations are bytes, one number each.

# %%
seen = np.stack([np.frombuffer(row, np.uint8) for row in table["observation"].to_pylist()])
won = np.array(table["won"].to_pylist())
match = np.array(table["match"].to_pylist())
train, held_out = match < GAMES - 4, match >= GAMES - 4
print(f"{train.sum()} rows to learn from, {held_out.sum()} held out; {seen.shape[1]} numbers in a row")
print(f"won by whoever answered: {won[train].mean():.0%} and {won[held_out].mean():.0%}")
folder.cleanup()
