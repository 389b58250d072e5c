"""The whole house in one page: the server's own tables in a web page that has no server. See docs/page.md.

Handed in are the store (`store`, over the browser's IndexedDB), the way to bots that think in another worker
(`elsewhere`) and the carrier of requests and table lines (`page`). Everything else is the server's.
"""
