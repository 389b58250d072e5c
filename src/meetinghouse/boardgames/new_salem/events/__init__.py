"""The Events, one file each: when an Event can have an effect, and what it does. `base` lists what each may say."""
