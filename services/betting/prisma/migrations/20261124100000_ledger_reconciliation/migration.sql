-- What this service's books and the wallet's ledger do not agree on, by command.
create table ledger_mismatch (
  command_id uuid not null,
  site_id text not null,
  member_id uuid not null,
  slip_id text not null,
  kind text not null,
  amount bigint not null,
  -- unknown: nobody here asked for it; differs: for something else; missing: asked for, and not in
  -- the ledger; refused: the ledger has it as refused; unreturned: the stake of a slip that was
  -- refused or is still to be decided, and did not come back.
  fault text not null
    check (fault in ('unknown', 'differs', 'missing', 'refused', 'unreturned')),
  seen_at timestamptz(3) not null default clock_timestamp(),
  resolved_at timestamptz(3),
  -- The operator who closed it, and why; null where it came right by itself.
  closed_by uuid,
  closed_reason text,
  constraint ledger_mismatch_pkey primary key (command_id),
  check (closed_by is null or (resolved_at is not null and closed_reason is not null))
);
create index ledger_mismatch_open on ledger_mismatch (seen_at) where resolved_at is null;
create index ledger_mismatch_by_site on ledger_mismatch (site_id, seen_at desc);

-- How far the two directions have come: a position of the ledger, and times of own rows.
create table ledger_reconciliation (
  only_row boolean not null default true check (only_row),
  position bigint not null default 0,
  -- When all of the ledger was looked at that there was.
  position_at timestamptz(3) not null default clock_timestamp(),
  settled_to timestamptz(3) not null,
  decided_to timestamptz(3) not null,
  constraint ledger_reconciliation_pkey primary key (only_row)
);
insert into ledger_reconciliation (settled_to, decided_to)
select coalesce(min(settled_at) - interval '1 second', clock_timestamp()), clock_timestamp()
from bet_settlement;
update ledger_reconciliation
set decided_to = coalesce((select min(decided_at) - interval '1 second' from bet_slip), decided_to);

-- In the order of writing: a range is found without an index that grows with each row.
create index bet_settlement_by_time on bet_settlement using brin (settled_at)
  with (pages_per_range = 32, autosummarize = on);
create index bet_slip_by_decision on bet_slip using brin (decided_at)
  with (pages_per_range = 32, autosummarize = on);
