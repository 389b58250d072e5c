"""What the lab measures of Salem 1692."""
