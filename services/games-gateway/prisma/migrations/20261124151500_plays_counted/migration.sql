-- Until when rounds were counted into game.plays: a job goes on from there.
create table plays_counted (
  is_only boolean not null default true check (is_only),
  until timestamptz(3),
  constraint plays_counted_pkey primary key (is_only)
);
insert into plays_counted default values;
