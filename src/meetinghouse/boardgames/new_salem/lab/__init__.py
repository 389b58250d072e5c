"""The games behind the balance page, and the page itself."""
