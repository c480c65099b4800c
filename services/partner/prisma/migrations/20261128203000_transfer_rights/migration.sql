-- Who asked to let a partner move money, and who decided it.
create table transfer_right_request (
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
  partner_id uuid not null,
  constraint transfer_right_request_pkey primary key (request_id),
  check ((status = 'waiting') = (decided_at is null)),
  check (status not in ('approved', 'refused') or decided_by <> asked_by)
);

-- Of each partner one waits.
create unique index transfer_right_request_waiting on transfer_right_request (partner_id)
  where status = 'waiting';
create index transfer_right_request_by_time on transfer_right_request (site_id, asked_at);
