-- What a person is like, folded from their results when a game of theirs is counted. The stamp rises with each of these;
-- an empty body has to be folded again.
create table figures (
    person text not null primary key,
    stamp bigint not null,
    body text not null
);
