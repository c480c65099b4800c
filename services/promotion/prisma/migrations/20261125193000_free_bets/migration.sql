alter table promotion_grant drop constraint promotion_grant_reward_check;
alter table promotion_grant add constraint promotion_grant_reward_check check (
  reward in ('points', 'cash', 'free-bet')
);

-- The terms of grants that are free bets; betting alone knows which of them a slip has staked.
create table free_bet (
  free_bet_id uuid not null references promotion_grant (grant_id),
  products text[] not null,
  -- In thousandths.
  odds_minimum integer not null,
  win_max bigint check (win_max > 0),
  valid_days integer not null check (valid_days > 0),
  -- Set with the wallet's word that it is set aside.
  expires_at timestamptz(3),
  -- When betting was asked of it last, once it had expired.
  asked_at timestamptz(3),
  -- Nobody used it in time: what was set aside went back.
  ended_at timestamptz(3),
  constraint free_bet_pkey primary key (free_bet_id)
);
create index free_bet_by_expiry on free_bet (expires_at) where ended_at is null;
