"""The Events, one file each: when an Event can have an effect, and what it does. `powers` lists their moments."""
