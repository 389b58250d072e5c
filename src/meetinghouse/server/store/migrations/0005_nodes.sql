-- A node says which rules it offers, so that an old version knows which games only it can play.
alter table pulse add column rules text not null default '{}';
