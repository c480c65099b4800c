-- A table of requests: the columns that every kind has, then its own, e.g. amount.
create table example_request (
  request_id uuid not null,
  site_id text not null,
  reason text not null check (reason <> ''),
  status text not null check (status in ('waiting', 'approved', 'refused', 'withdrawn')),
  asked_by uuid not null,
  -- Login ids, for those who see the request.
  asked_by_name text not null,
  asked_at timestamptz(3) not null,
  decided_by uuid,
  decided_by_name text not null default '',
  decided_at timestamptz(3),
  -- Why the second operator refused.
  refusal text not null default '',
  amount bigint not null,
  paid bigint,
  constraint example_request_pkey primary key (request_id),
  check ((status = 'waiting') = (decided_at is null))
);
