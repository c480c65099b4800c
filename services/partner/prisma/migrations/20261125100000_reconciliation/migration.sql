-- When a version was counted, in the order of writing: reconciliation looks at what came since.
alter table accrual add column counted_at timestamptz(3) not null default now();
alter table accrual alter column counted_at set default clock_timestamp();
create index accrual_by_counting on accrual using brin (counted_at)
  with (pages_per_range = 32, autosummarize = on);

-- A partner's days of a site: what they come to is compared with the lines they are made of.
create index partner_day_site_id_day_idx on partner_day (site_id, day);

-- The state in which a settlement was compared with the ledger.
alter table settlement add column compared_state text not null default '';
create index settlement_to_compare on settlement (settlement_id) where state <> compared_state;

-- What accruals come to by line, up to the time until which they were added up.
create table reconciled_line (
  chain_id uuid not null,
  day date not null,
  is_correction boolean not null,
  site_id text not null,
  bets bigint not null,
  turnover bigint not null,
  stake bigint not null,
  returned bigint not null,
  rolling_0 bigint not null,
  rolling_1 bigint not null,
  rolling_2 bigint not null,
  rolling_3 bigint not null,
  rolling_4 bigint not null,
  rolling_5 bigint not null,
  constraint reconciled_line_pkey primary key (chain_id, day, is_correction)
);
create index reconciled_line_site_id_day_idx on reconciled_line (site_id, day);

-- Up to which day a site's sums were proven: frozen, and without a difference.
create table reconciled_site (
  site_id text not null,
  proven_until date not null,
  constraint reconciled_site_pkey primary key (site_id)
);

-- How far each comparison has come, and when it had looked at all there was.
create table reconciliation_progress (
  comparison text not null,
  -- A time of accruals, a position of the ledger; payments have none.
  cursor text not null,
  done_at timestamptz(3) not null default clock_timestamp(),
  constraint reconciliation_progress_pkey primary key (comparison)
);
insert into reconciliation_progress (comparison, cursor)
values ('accruals', '1970-01-01T00:00:00.000Z'), ('payments', ''), ('commission', '0');
update reconciliation_progress
set cursor = to_char(
  (select coalesce(min(counted_at) - interval '1 second', clock_timestamp()) from accrual)
    at time zone 'UTC',
  'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')
where comparison = 'accruals';

create table reconciliation_run (
  run_id uuid not null,
  started_at timestamptz(3) not null,
  ended_at timestamptz(3) not null,
  -- What each comparison looked at and found, and what kept it from its end.
  parts jsonb not null,
  constraint reconciliation_run_pkey primary key (run_id)
);
create index reconciliation_run_started_at_idx on reconciliation_run (started_at);

-- Where two sides do not agree, until it comes right by itself or an operator closes it.
create table reconciliation_difference (
  difference_id uuid not null,
  check_name text not null,
  site_id text not null,
  -- A bet and its version, a line, a day and category, a settlement or a command.
  subject text not null,
  -- differs: other figures; missing: not in the ledger; refused: the ledger refused it; unnoted: the
  -- ledger has decided and it is not known here; unknown: nobody here asked for it.
  fault text not null check (fault in ('differs', 'missing', 'refused', 'unnoted', 'unknown')),
  figure text not null,
  expected bigint,
  found bigint,
  day date,
  category text,
  member_id uuid,
  seen_at timestamptz(3) not null default clock_timestamp(),
  resolved_at timestamptz(3),
  -- The operator who closed it, and why; null where it came right by itself.
  closed_by uuid,
  closed_reason text,
  constraint reconciliation_difference_pkey primary key (difference_id),
  check (closed_by is null or (resolved_at is not null and closed_reason is not null))
);
create index reconciliation_difference_resolved_at_seen_at_idx
  on reconciliation_difference (resolved_at, seen_at);
