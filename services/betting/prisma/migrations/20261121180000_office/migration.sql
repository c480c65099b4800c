-- When the wallet took a slip's stake, by the wallet's record: a stake that was taken when the draw
-- was already known is given back. Slips of before keep none, and stand as they are.
alter table bet_slip add column staked_at timestamptz(3)
  check (staked_at is null or state = 'accepted');

-- Which slips still wait though their round's draw has come, without a look at any other.
create index bet_slip_unanswered on bet_slip (round_id) where state = 'pending';

-- Why a bet became void; empty where its draw says it all.
alter table bet_settlement add column reason text not null default '';

-- Why an operator set a version, in his words; those of before have none.
alter table mini_odds_version add column reason text not null default '';
alter table bet_limits_version add column reason text not null default '';

-- Rounds an operator declared void for his site. What was drawn stays as it is; only bets change.
create table round_void (
  void_id uuid not null,
  site_id text not null,
  round_id uuid not null references mini_round (round_id),
  reason text not null check (reason <> ''),
  status text not null check (status in ('waiting', 'approved', 'refused', 'withdrawn')),
  asked_by uuid not null,
  asked_by_name text not null,
  asked_at timestamptz(3) not null,
  decided_by uuid,
  decided_by_name text not null default '',
  decided_at timestamptz(3),
  refusal text not null default '',
  -- Agreed to before the draw: every bet is void. Later only what was lost is given back.
  before_draw boolean,
  -- What it came to when it was agreed to.
  bets integer not null default 0,
  refund bigint not null default 0,
  -- When the last lost bet was given back.
  done_at timestamptz(3),
  constraint round_void_pkey primary key (void_id),
  check ((status = 'waiting') = (decided_at is null)),
  check ((status = 'approved') = (before_draw is not null))
);

create unique index round_void_one on round_void (site_id, round_id)
  where status in ('waiting', 'approved');
create index round_void_undone on round_void (void_id)
  where status = 'approved' and not before_draw and done_at is null;
