"""All tables of one process."""
