-- What this service's books and the wallet's ledger do not agree on, by command; then the service's own
-- columns, e.g. slip_id, and the faults it knows.
create table ledger_mismatch (
  command_id uuid not null,
  site_id text not null,
  member_id uuid not null,
  -- As the ledger has it: of a forged row it may be anything.
  slip_id text not null,
  kind text not null,
  amount bigint not null,
  fault text not null check (fault in ('unknown', 'differs', 'missing', 'refused')),
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
