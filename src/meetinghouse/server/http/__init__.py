"""The HTTP side: answers, the built client, origins and limits."""
