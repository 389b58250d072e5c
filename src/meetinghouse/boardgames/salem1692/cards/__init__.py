"""The playing cards that do something of their own, one file each. `powers.py` lists the moments."""
