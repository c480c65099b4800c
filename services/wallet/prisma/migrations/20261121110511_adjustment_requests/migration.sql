-- A correction of a balance above what one operator may do alone. Whoever asked never agrees to it
-- themselves; the check stands behind the code.
create table adjustment_request (
  request_id uuid primary key,
  site_id text not null,
  member_id uuid not null,
  direction text not null check (direction in ('up', 'down')),
  amount bigint not null check (amount > 0),
  reason text not null,
  status text not null default 'waiting'
    check (status in ('waiting', 'approved', 'refused', 'withdrawn')),
  asked_by uuid not null,
  asked_by_name text not null,
  asked_at timestamptz(3) not null,
  decided_by uuid,
  decided_by_name text not null default '',
  decided_at timestamptz(3),
  refusal text not null default '',
  check ((status = 'waiting') = (decided_by is null)),
  check (status not in ('approved', 'refused') or decided_by <> asked_by)
);

create index adjustment_request_by_queue on adjustment_request (site_id, status, asked_at);
create index adjustment_request_by_member on adjustment_request (member_id, asked_at);
