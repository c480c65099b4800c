-- Operators set their own password and second factor.
alter table operator
  -- Null until the operator has set them, and again after a reset: then nobody logs in.
  add column enrolled_at timestamptz(3),
  -- Since when the operator counts as fresh; null for who was here before.
  add column fresh_since timestamptz(3);
update operator set enrolled_at = created_at;

-- A way to set them once: a link for one person and a code for another, of whom neither can alone.
create table operator_enrolment (
  enrolment_id uuid not null,
  site_id text not null,
  operator_id uuid not null,
  opened_at timestamptz(3) not null,
  ends_at timestamptz(3) not null,
  -- Who is given the link and who the code; null for the command line, which gets both.
  link_for uuid,
  code_for uuid,
  -- The newest link; one before it is worth nothing.
  link_id uuid,
  link_until timestamptz(3),
  code_hash text,
  -- Wrong codes so far.
  tries integer not null default 0,
  used_at timestamptz(3),
  constraint operator_enrolment_pkey primary key (enrolment_id),
  constraint operator_enrolment_operator foreign key (operator_id) references operator (operator_id)
);
-- One way at a time.
create unique index operator_enrolment_open on operator_enrolment (operator_id)
  where used_at is null;

-- Codes that stand in for the second factor, each once.
create table operator_recovery_code (
  operator_id uuid not null,
  code_hash text not null,
  made_at timestamptz(3) not null,
  used_at timestamptz(3),
  constraint operator_recovery_code_pkey primary key (operator_id, code_hash),
  constraint operator_recovery_code_operator foreign key (operator_id)
    references operator (operator_id)
);

-- What one operator asks to be done about operators and roles, and another approves.
create table operator_request (
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
  refusal text not null default '',
  act jsonb not null,
  constraint operator_request_pkey primary key (request_id),
  check ((status = 'waiting') = (decided_at is null))
);
create index operator_request_by_time on operator_request (site_id, asked_at desc, request_id desc);
