-- Which tables a person sits at, so that they find them from every device, and who sits there and is waited for.
create table sittings (
    person text not null,
    table_id text not null,
    primary key (person, table_id)
);
create index sittings_table on sittings (table_id);
alter table tables add column sitting text not null default '';
