-- Whom a person plays with: tables of Play now, friends and those they keep apart from, who is called, and ratings.
alter table tables add column quick boolean not null default false;
create index tables_quick on tables (quick, status, opened);
-- What one person wishes of another: to play again, which makes friends where both do, or to be kept apart. The id is how
-- the person names the other; nobody else ever reads it.
create table ties (
    person text not null,
    other text not null,
    id text not null,
    name text not null,
    again boolean not null,
    apart boolean not null,
    made bigint not null,
    primary key (person, other)
);
create index ties_other on ties (other);
-- The devices on which a person is called, as their browsers gave them.
create table calls (
    endpoint text not null primary key,
    person text not null,
    device text not null,
    p256dh text not null,
    auth text not null,
    lang text not null,
    made bigint not null
);
create index calls_person on calls (person);
-- What a rating needs of a game: the level of a bot, the place where nobody wins together, whether it counts, and whether
-- they left. Mu and sigma are written where somebody is forgotten, so that the numbers of others stay as they were.
alter table results add column level integer not null default 0;
alter table results add column place integer not null default 0;
alter table results add column rated boolean not null default false;
alter table results add column quit boolean not null default false;
alter table results add column mu double precision not null default 0;
alter table results add column sigma double precision not null default 0;
create index results_rated on results (rated, ended, table_id);
