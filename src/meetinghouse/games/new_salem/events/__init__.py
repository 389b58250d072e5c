"""The Events, one file each: when an Event can have an effect, and what it does. `base.py` lists what an Event may say."""
