"""Bots at the tables, thinking in processes of their own."""
