"""The HTTP side: routes, the built client, origins and limits."""
