"""The fifteen Town Hall characters, one file each. `powers.py` lists the moments at which one may matter."""
