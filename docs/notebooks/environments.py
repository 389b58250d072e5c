# %% [markdown]
# # PettingZoo, Gymnasium and many matches at once
#
# Observations are bytes, acts are numbers, and `action_mask` says which are on offer. A uniformly random player:

# %%
import numpy as np
from PIL import Image

from meetinghouse.envs import pettingzoo
from meetinghouse.envs.gymnasium import OneSeat
from meetinghouse.envs.vector import Setting, Vector

chance = np.random.default_rng(1692)


def any_legal(mask: np.ndarray) -> int:
    return int(chance.choice(np.flatnonzero(mask)))


env = pettingzoo.env("salem1692", seats=5, render_mode="rgb_array")
env.reset(seed=1692)
for moves, _ in enumerate(env.agent_iter()):
    observation, reward, terminated, truncated, info = env.last()
    if terminated or moves == 80:
        break
    env.step(any_legal(observation["action_mask"]))
observation["observation"].shape, observation["action_mask"].shape

# %% [markdown]
# `render` draws what a spectator sees; in Gymnasium, what one's own seat sees.

# %%
Image.fromarray(env.render())

# %% [markdown]
# ## One seat against bots
#
# In Gymnasium the other seats are bots of any level, or your own.

# %%
alone = OneSeat("affliction", seats=3, seat=1, level=2, render_mode="rgb_array")
observation, info = alone.reset(seed=3)
for _ in range(12):
    observation, reward, over, _, info = alone.step(any_legal(observation["action_mask"]))
Image.fromarray(alone.render())

# %% [markdown]
# ## A batch
#
# `Vector` steps many matches as one, in arrays that are made once and written in place. Seat counts and options may
# be mixed.

# %%
with Vector("new_salem", 32, [Setting(3), Setting(5, {"edition": "fr"})], seed=7) as batch:
    ended = won = 0
    for _ in range(400):
        scores = chance.random(batch.masks.shape) * batch.masks
        batch.step(scores.argmax(1))
        ended += int(batch.over.sum())
        won += int((batch.rewards[batch.over] > 0).sum())
    shape = batch.observations.shape
print(f"{shape[0]} matches with observations of {shape[1]} bytes; {ended} ended, {won} seats won")
