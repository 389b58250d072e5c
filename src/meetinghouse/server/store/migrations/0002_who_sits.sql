-- The list of tables shows how many seats are taken.
alter table tables add column rules_version text not null default '';
alter table tables add column taken integer not null default 0;
alter table tables add column people integer not null default 0;
create index tables_touched on tables (touched);
