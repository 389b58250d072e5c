-- The first schema: a directory of tables and one append-only log.
create table tables (
    id text not null primary key,
    game text not null,
    seats integer not null,
    pace text not null,
    status text not null,
    public boolean not null,
    watch text not null,
    opened bigint not null,
    touched bigint not null
);
create index tables_listed on tables (public, status, opened);
create table log (
    table_id text not null,
    n integer not null,
    at bigint not null,
    body blob not null, -- sqlite
    body bytea not null, -- postgresql
    constraint log_pkey primary key (table_id, n)
); -- postgresql
) without rowid; -- sqlite
