-- Who asked to loosen the rules of sports, by which a price is worth more, and who decided it.
create table sport_rules_request (
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
  -- The version it was made from, and all of what the rules are to become.
  version integer not null,
  document jsonb not null,
  -- The fields it loosens.
  loosens text[] not null,
  constraint sport_rules_request_pkey primary key (request_id),
  check ((status = 'waiting') = (decided_at is null)),
  check (status not in ('approved', 'refused') or decided_by <> asked_by)
);

-- One loosening of a version waits; one that another version has overtaken keeps nobody from asking.
create unique index sport_rules_request_waiting on sport_rules_request (site_id, version)
  where status = 'waiting';
create index sport_rules_request_by_time on sport_rules_request (site_id, asked_at);
