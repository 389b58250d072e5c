"""The table server under load: `python -m bench.server`."""
