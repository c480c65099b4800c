-- Results by hand, as operators asked for them; a second one agrees where much money moves.
create table result_request (
  request_id uuid not null,
  -- Of the operators; a result counts for the bets of every site.
  site_id text not null,
  fixture_id text not null,
  market_key text not null,
  -- Of each selection; null takes a result by hand back.
  results jsonb,
  reason text not null check (reason <> ''),
  status text not null check (status in ('waiting', 'approved', 'refused', 'withdrawn')),
  asked_by uuid not null,
  asked_by_name text not null,
  asked_at timestamptz(3) not null,
  decided_by uuid,
  decided_by_name text not null default '',
  decided_at timestamptz(3),
  refusal text not null default '',
  -- What it came to when it was agreed to, or asked for.
  bets integer not null default 0,
  paid bigint not null default 0,
  taken bigint not null default 0,
  constraint result_request_pkey primary key (request_id),
  check ((status = 'waiting') = (decided_at is null))
);
create unique index result_request_one on result_request (fixture_id, market_key)
  where status = 'waiting';
create index result_request_of_market on result_request (fixture_id, market_key, asked_at);
