-- Who asked for an account that members pay into, or for a change of one, and who decided it.
create table deposit_account_request (
  request_id uuid not null,
  site_id text not null,
  reason text not null check (reason <> ''),
  status text not null check (status in ('waiting', 'approved', 'refused', 'withdrawn')),
  asked_by uuid not null,
  asked_by_name text not null,
  asked_at timestamptz(3) not null,
  decided_by uuid,
  decided_by_name text not null default '',
  decided_at timestamptz(3),
  refusal text not null default '',
  account_id uuid not null,
  -- The version it was made from; 0 of a new account.
  version integer not null check (version >= 0),
  -- All of what the account is to become; number and holder are sealed.
  bank_name text not null,
  account text not null,
  holder text not null,
  key_version integer not null,
  level_from integer not null,
  level_to integer not null,
  shown_minutes integer not null,
  enabled boolean not null,
  -- The fields that take a second operator.
  changes text[] not null check (changes <> '{}'),
  constraint deposit_account_request_pkey primary key (request_id),
  constraint deposit_account_request_levels check (level_from <= level_to),
  check ((status = 'waiting') = (decided_at is null)),
  check (status not in ('approved', 'refused') or decided_by <> asked_by)
);

-- Of each account one waits.
create unique index deposit_account_request_waiting on deposit_account_request (account_id)
  where status = 'waiting';
create index deposit_account_request_by_time on deposit_account_request (site_id, asked_at);
create index deposit_account_request_by_account on deposit_account_request (account_id, version);
