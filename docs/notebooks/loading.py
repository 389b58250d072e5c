# %% [markdown]
# # The data set in pandas, Polars and Hugging Face datasets
#
# The file is plain Parquet, so whatever reads Parquet reads it. Six games of level-2 bots, with the columns that say
# what was true of all seats (`--hidden`; [the data card](../data-card.md) says what each column is).

# %%
import json
import tempfile
from pathlib import Path

import datasets
import pandas as pd
import polars as pl
from pyarrow import parquet

from meetinghouse.lab.batch import plans
from meetinghouse.lab.export import export, played

GAMES, SEATS = 6, 5
folder = tempfile.TemporaryDirectory()
file = Path(folder.name, "salem.parquet")
records = (played(plan) for plan in plans("salem1692", SEATS, GAMES, seed=1, levels=[2] * SEATS))
count = export(records, file, hidden=True, made_with={"seed": 1, "levels": [2] * SEATS})
print(count, "answers,", round(file.stat().st_size / 1000), "KB")

# %% [markdown]
# ## pandas

# %%
frame = pd.read_parquet(file)
witches = frame["sides"].map(lambda sides: list(sides).count("witches"))
print(frame.shape, "witches at the table:", sorted(witches.unique().tolist()))
frame.groupby("kind")["won"].agg(["size", "mean"]).sort_values("size", ascending=False).head(5)

# %% [markdown]
# ## Polars
#
# A lazy frame reads only the columns that a question needs.

# %%
answers = (
    pl.scan_parquet(file)
    .group_by("kind")
    .agg(pl.len().alias("answers"), pl.col("won").mean())
    .sort("answers", "kind", descending=[True, False])
    .collect()
)
assert answers["answers"].sum() == count
answers.head(5)

# %% [markdown]
# ## Hugging Face datasets
#
# Whole matches are held out, because rows of one match are not independent.

# %%
datasets.disable_progress_bars()
whole = datasets.Dataset.from_parquet(str(file), cache_dir=folder.name)
parts = {
    "train": whole.filter(lambda row: row["match"] < GAMES - 2),
    "test": whole.filter(lambda row: row["match"] >= GAMES - 2),
}
print({name: len(part) for name, part in parts.items()}, "of", len(whole))

# %% [markdown]
# ## What the file says of itself
#
# Seed, bots, versions and the meaning of every act's number are in its metadata.

# %%
facts = json.loads(parquet.read_schema(file).metadata[b"meetinghouse"])
print({name: value for name, value in facts.items() if name != "acts"}, len(facts["acts"]), "acts")
folder.cleanup()
