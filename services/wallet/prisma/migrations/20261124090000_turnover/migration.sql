-- What members of an open requirement staked and what ran to a result: a projection of bet.events,
-- one row for each bet, at the highest settlement version there was. Of 0 it counts nothing (any
-- more): void, bought back or reopened.
create table bet_turnover (
  bet_id uuid primary key,
  member_id uuid not null,
  product text not null,
  amount bigint not null check (amount >= 0),
  -- Decimal odds in thousandths; null where the event is from before they were in it.
  odds integer check (odds >= 1000),
  placed_at timestamptz(3) not null,
  version integer not null check (version > 0)
);
create index bet_turnover_by_member on bet_turnover (member_id, placed_at);

-- The lowest total odds that count, as the policy had them when the requirement arose.
alter table rolling_requirement
  add column odds_minimum integer not null default 1000 check (odds_minimum >= 1000);
