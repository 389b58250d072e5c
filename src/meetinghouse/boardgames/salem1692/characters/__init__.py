"""The Town Hall characters who do something of their own, one file each. `powers.py` lists the moments."""
