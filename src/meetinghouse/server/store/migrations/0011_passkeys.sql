-- What a passkey is checked with: its public key, the random handle of its person and how often it has signed, as JSON.
alter table devices add column body text not null default '';
