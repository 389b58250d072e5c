-- Reports of people about people, and whom the operator keeps out.
create table reports (
    id text not null primary key,
    at bigint not null,
    table_id text not null,
    n integer not null,
    game text not null,
    by_seat integer not null,
    by_name text not null,
    seat integer not null,
    name text not null,
    person text not null,
    addresses text not null,
    why text not null,
    text text not null,
    lines text not null,
    closed bigint not null default 0,
    note text not null default ''
);
create table bans (
    who text not null primary key,
    until bigint not null,
    at bigint not null,
    why text not null default ''
);
