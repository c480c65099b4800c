-- What the ledger comes to up to a position that was proven: each run adds what came since, so it
-- takes as long for twenty million rows as for one.
create table reconciled_member (
  member_id uuid not null,
  cash bigint not null,
  held bigint not null,
  points bigint not null,
  owed bigint not null,
  -- Applied commands; the version of each was the next.
  commands bigint not null,
  -- The last day of betting, and the nets of it, its week and its month.
  bet_day date,
  net_day bigint not null,
  net_week bigint not null,
  net_month bigint not null,
  constraint reconciled_member_pkey primary key (member_id)
);
create table reconciled_counter (
  site_id text not null,
  account text not null,
  won bigint not null,
  -- What of it deposits and withdrawals moved.
  by_requests bigint not null,
  constraint reconciled_counter_pkey primary key (site_id, account)
);
create table reconciliation_checkpoint (
  only_row boolean not null default true check (only_row),
  position bigint not null default 0,
  constraint reconciliation_checkpoint_pkey primary key (only_row)
);
insert into reconciliation_checkpoint default values;

-- Rare rows that a run looks up by what they were for.
create index ledger_of_requests on ledger (subject_id)
  where subject_type in ('cash-request', 'adjustment');
create index ledger_of_debts on ledger (subject_id) where kind in (13, 14, 15);

-- all: every row there is; new: the checkpoint and what came since.
alter table reconciliation_run
  add column scope text not null default 'all' check (scope in ('all', 'new'));
create index reconciliation_run_by_scope on reconciliation_run (scope, finished_at desc);
