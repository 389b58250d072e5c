"""The fifteen playing cards, one file each. `powers.py` lists the moments at which one may matter."""
