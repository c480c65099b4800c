-- The state in which a grant was compared with the ledger, and what was given up of it by then: one that has
-- changed since is compared again, whenever that was. Those of before wait for it as new ones do.
alter table promotion_grant add column compared_state text not null default '';
alter table promotion_grant add column compared_forfeited bigint not null default 0;
create index promotion_grant_to_compare on promotion_grant (grant_id)
  where state <> 'held' and (state <> compared_state or forfeited <> compared_forfeited);

alter table free_bet add column end_compared boolean not null default false;
create index free_bet_to_compare on free_bet (free_bet_id)
  where ended_at is not null and not end_compared;

-- What this service's books and the wallet's ledger do not agree on, by command.
create table ledger_mismatch (
  command_id uuid not null,
  site_id text not null,
  member_id uuid not null,
  -- As the ledger has it: of a forged row it may be anything.
  grant_id text not null,
  account text not null,
  kind text not null,
  amount bigint not null,
  -- unknown: nobody here asked for it; differs: for something else; missing: asked for, and not in the
  -- ledger; refused: given here, and the ledger has it as refused; unnoted: the ledger has an outcome that
  -- these books do not have.
  fault text not null check (fault in ('unknown', 'differs', 'missing', 'refused', 'unnoted')),
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

-- How far the comparison has come: a position of the ledger; grants say for themselves what was compared.
create table ledger_reconciliation (
  only_row boolean not null default true check (only_row),
  position bigint not null default 0,
  -- When all of the ledger was looked at that there was, and when all grants.
  position_at timestamptz(3) not null default clock_timestamp(),
  grants_at timestamptz(3) not null default clock_timestamp(),
  constraint ledger_reconciliation_pkey primary key (only_row)
);
insert into ledger_reconciliation default values;
