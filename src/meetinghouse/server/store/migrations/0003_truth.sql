-- The directory knows up to which commit it is true, and a node can try whether it can write. Lines of the old version
-- start at 0, so that the first start reads their logs and puts them right.
alter table tables add column n integer not null default 0;
drop index tables_touched;
create table pulse (
    node text not null primary key,
    at bigint not null
);
