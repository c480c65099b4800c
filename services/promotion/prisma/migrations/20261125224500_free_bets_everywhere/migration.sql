alter table coupon_batch drop constraint coupon_batch_reward_check;
alter table coupon_batch add constraint coupon_batch_reward_check check (
  reward in ('points', 'cash', 'free-bet')
);
-- The terms that coupons of a free bet were issued with.
alter table coupon_batch add column free_bet jsonb;
alter table coupon_batch add constraint coupon_batch_free_bet_check check (
  (reward = 'free-bet') = (free_bet is not null)
);

-- When its member was reminded that it ends.
alter table free_bet add column reminded_at timestamptz(3);

-- What bets that free bets staked came to: the winnings are what a free bet costs.
create table free_bet_result (
  bet_id uuid not null,
  free_bet_id uuid not null,
  site_id text not null,
  won bigint not null check (won >= 0),
  -- Of its settlement; an older one changes nothing.
  version integer not null check (version > 0),
  -- Of the first result.
  at timestamptz(3) not null,
  constraint free_bet_result_pkey primary key (bet_id)
);
create index free_bet_result_by_free_bet on free_bet_result (free_bet_id);
create index free_bet_result_by_time on free_bet_result (site_id, at);
