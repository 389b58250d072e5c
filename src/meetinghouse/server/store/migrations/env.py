"""Alembic's entry: it migrates on the connection it is handed and never opens one itself."""

from alembic import context

from meetinghouse.server.store.tables import metadata

connection = context.config.attributes["connection"]
context.configure(connection=connection, target_metadata=metadata, render_as_batch=connection.dialect.name == "sqlite")
with context.begin_transaction():
    context.run_migrations()
