-- Codes of four letters, each of one living table: any node finds the table by it.
create table codes (
    code text not null primary key,
    table_id text not null,
    mark text not null
);
create index codes_table on codes (table_id);
