alter table promotion drop constraint promotion_trigger_check;
alter table promotion add constraint promotion_trigger_check check (
  trigger in ('coupon', 'attendance', 'roulette', 'sign-up', 'deposit', 'payback', 'mission')
);

-- Bonuses that members chose with a deposit, by the deposit's request. What was promised is in its
-- promotion's `committed` and counts towards its caps, until it is given or dropped.
create table deposit_bonus (
  request_id uuid not null,
  site_id text not null,
  member_id uuid not null,
  promotion_id uuid not null,
  version integer not null,
  deposit bigint not null check (deposit > 0),
  amount bigint not null check (amount >= 0),
  -- What has to be staked of it, as it was promised.
  turnover jsonb,
  -- The caps it was counted towards.
  caps jsonb not null,
  state text not null check (state in ('promised', 'given', 'dropped', 'declined')),
  -- The result code of what was declined.
  refusal text not null default '',
  asked_at timestamptz(3) not null,
  decided_at timestamptz(3),
  constraint deposit_bonus_pkey primary key (request_id),
  check ((state = 'promised') = (decided_at is null)),
  check ((state = 'declined') = (refusal <> ''))
);
create index deposit_bonus_by_member on deposit_bonus (member_id, asked_at);

-- What of a bonus its member gave up, as the wallet booked it.
alter table promotion_grant add column forfeited bigint not null default 0 check (forfeited >= 0);
