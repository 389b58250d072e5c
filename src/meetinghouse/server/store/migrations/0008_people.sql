-- People who are known on several devices. A person is named by the root of the first key that their devices had, so
-- every mark and sitting of earlier versions stays theirs.
create table people (
    id text not null primary key,
    made bigint not null,
    name text not null default '',
    face integer not null default 0,
    lang text not null default 'en'
);
-- What opens a person: the hash of a secret that a device, a cookie or a sheet of paper has. A row that is gone stays,
-- so that its secret never again counts as somebody.
create table devices (
    hash text not null primary key,
    person text not null,
    id text not null,
    kind text not null,
    made bigint not null,
    told integer not null default 0,
    gone bigint not null default 0
);
create index devices_person on devices (person);
create index devices_gone on devices (gone);
-- What is good once and for minutes.
create table tickets (
    hash text not null primary key,
    person text not null,
    kind text not null,
    until bigint not null,
    body text not null default ''
);
-- What each seat did in a finished game: a fold of the log. Written only after the end.
create table results (
    table_id text not null,
    seat integer not null,
    person text not null,
    name text not null,
    game text not null,
    ended bigint not null,
    seats integer not null,
    people integer not null,
    side text not null,
    guilty boolean not null,
    role text not null,
    won boolean not null,
    reason text not null,
    lived integer not null,
    guesses integer not null,
    hits integer not null,
    chance integer not null,
    askers integer not null,
    unnamed integer not null,
    framed integer not null,
    saved integer not null,
    primary key (table_id, seat)
);
create index results_person on results (person, ended);
-- The finished games whose results are written, and by which version of the fold.
create table counted (
    table_id text not null primary key,
    version integer not null
);
-- The days whose puzzle a person has tried.
create table puzzle_days (
    person text not null,
    day text not null,
    solved boolean not null,
    tries integer not null,
    at bigint not null,
    body text not null default '',
    primary key (person, day)
);
