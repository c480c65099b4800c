-- The most a member may stake in a Korean day, week and month, beside the bounds that stakes are judged by already.
alter table account
  add column wager_max_day bigint,
  add column wager_max_week bigint,
  add column wager_max_month bigint;

-- What of the stakes of each day stands, of members with such a limit and of nobody else.
create table member_wager (
  member_id uuid not null,
  day date not null,
  staked bigint not null,
  constraint member_wager_pkey primary key (member_id, day),
  constraint member_wager_staked check (staked >= 0)
);
