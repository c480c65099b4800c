-- Free bets that the site gave, and the slip that each has staked; one that is refused or void gives
-- it back.
create table free_bet (
  free_bet_id uuid not null,
  site_id text not null,
  member_id uuid not null,
  promotion_id uuid not null,
  amount bigint not null check (amount > 0),
  -- None is all of them.
  products text[] not null,
  -- In thousandths.
  odds_minimum bigint not null,
  win_max bigint check (win_max > 0),
  expires_at timestamptz(3) not null,
  slip_id uuid,
  constraint free_bet_pkey primary key (free_bet_id)
);
create index free_bet_by_member on free_bet (member_id, expires_at) where slip_id is null;
create index free_bet_by_slip on free_bet (slip_id) where slip_id is not null;

alter table bet_slip add column free_bet_id uuid;
alter table bet add column free_bet_id uuid;

-- A void one gives its member nothing, and the stake back to the free bet.
alter table bet drop constraint bet_void_returns;
alter table bet add constraint bet_void_returns check (
  state <> 'void' or cashed_out > 0 or returned = case when free_bet_id is null then stake else 0 end
) not valid;
alter table bet validate constraint bet_void_returns;

-- What a settlement gives back to the free bet, or takes again.
alter table bet_settlement add column free_moved bigint not null default 0;
alter table bet_settlement add column free_command_id uuid;
alter table bet_settlement
  add constraint bet_settlement_frees check ((free_moved = 0) = (free_command_id is null));
