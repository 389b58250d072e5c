-- When a machine's clock was wrong: what was written with a time from low to high may be so many milliseconds later.
create table clock_doubts (
    low bigint not null,
    high bigint not null,
    later bigint not null,
    primary key (low, high, later)
);
