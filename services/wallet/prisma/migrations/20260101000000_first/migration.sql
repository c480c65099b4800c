-- What a member owns. The checks stand behind the code: no balance is ever below zero.
-- Half of each page is kept free, so that a change of balance stays on its page and touches no
-- index.
create table account (
  member_id uuid primary key,
  site_id text not null,
  cash bigint not null default 0 check (cash >= 0),
  held bigint not null default 0 check (held >= 0),
  points bigint not null default 0 check (points >= 0),
  version bigint not null default 0 check (version >= 0)
) with (fillfactor = 50);

-- The ledger: one immutable row for each command, applied or refused, with the outcome that
-- every repetition is answered with. An applied row is a balanced pair of entries by itself: the
-- amount leaves one account and reaches one other, so no pair can be half written.
--
-- It stays for ever, so its indexes must not slow down with its size: command ids are UUID v7 and
-- land at the end of the primary key, and the other index begins with the Korean day, so that
-- today's rows are written to today's pages whatever the history.
create table ledger (
  command_id uuid primary key,
  member_id uuid not null,
  -- Order of writing; what sums up the counter accounts reads by it.
  position bigint generated always as identity,
  amount bigint not null,
  -- The member's balances and version after the command.
  cash bigint not null,
  held bigint not null,
  points bigint not null,
  version bigint not null,
  at timestamptz(3) not null,
  day date not null,
  kind smallint not null,
  site_id text not null,
  from_account text not null,
  to_account text not null,
  subject_type text not null,
  subject_id text not null,
  product text not null,
  -- Null when the command was applied.
  refusal text,
  check (refusal is not null or amount > 0),
  check (from_account <> to_account)
);

create index ledger_by_member on ledger (day, member_id, version);
create index ledger_by_position on ledger using brin (position) with (pages_per_range = 32);

create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'The table % is append-only.', tg_table_name using errcode = 'restrict_violation';
end
$$;

create trigger ledger_is_append_only
  before update or delete or truncate on ledger
  for each statement execute function refuse_change();

-- The ledger as single entries, below zero where money went out. The member is the one whose
-- command it was, on both sides; a counter account has no balance after, for it is only summed
-- up now and then.
create view ledger_entry as
select
  position * 2 + side.number as entry_id,
  command_id, member_id, site_id, side.account, side.amount,
  case side.account
    when 'cash' then cash when 'held' then held when 'points' then points
  end as balance_after,
  kind, version, position, at, day, subject_type, subject_id
from ledger
  cross join lateral (
    values (0, from_account, -amount), (1, to_account, amount)
  ) as side (number, account, amount)
where refusal is null;

-- Houses, vendors, the bank: what their entries come to, summed up by a job.
create table counter_account (
  site_id text not null,
  account text not null,
  balance bigint not null default 0,
  primary key (site_id, account)
);

-- How far the sums have come. A candidate is summed once every transaction that was at work when
-- it was noted has ended, so that no row with a lower position can still appear.
create table counter_progress (
  only_row boolean primary key default true check (only_row),
  summed_to bigint not null default 0,
  candidate_to bigint not null default 0,
  candidate_before bigint not null default 0
);

insert into counter_progress default values;

-- What the wallet must know of members, from member.events.
create table member (
  member_id uuid primary key,
  site_id text not null,
  login_id text not null default '',
  nickname text not null default '',
  level integer not null default 1,
  is_partner boolean not null default false,
  -- 1 pending, 2 active, 3 suspended, 4 refused, 5 excluded: the numbers of the contract.
  status smallint not null default 0,
  payout_account_masked text not null default '',
  payout_account_version integer not null default 0,
  -- The events' own times: one that comes late must not undo a newer one.
  profile_at timestamptz(3) not null default 'epoch',
  status_at timestamptz(3) not null default 'epoch',
  deposit_banned boolean not null default false,
  withdrawal_banned boolean not null default false,
  ban_reason text not null default ''
);

create index member_by_login on member (site_id, login_id);

create table cash_request (
  request_id uuid primary key,
  site_id text not null,
  member_id uuid not null,
  -- 1 deposit, 2 withdrawal
  kind smallint not null check (kind in (1, 2)),
  -- 0 request, 2 waiting, 1 complete, -1 cancel
  status smallint not null default 0 check (status in (0, 2, 1, -1)),
  amount bigint not null check (amount > 0),
  bonus_amount bigint not null default 0 check (bonus_amount >= 0),
  payout_account_masked text not null default '',
  payout_account_version integer not null default 0,
  requested_at timestamptz(3) not null,
  processed_at timestamptz(3),
  -- The operator who moved it last; null while only the member did.
  processed_by uuid,
  reason text not null default '',
  hidden boolean not null default false
);

-- One open request at a time, also when two arrive in the same instant.
create unique index cash_request_one_open on cash_request (member_id) where status in (0, 2);
create index cash_request_by_member on cash_request (member_id, requested_at desc);
create index cash_request_by_queue on cash_request (site_id, kind, requested_at desc);
create index cash_request_open on cash_request (site_id, kind, status) where status in (0, 2);
create index cash_request_done on cash_request (site_id, kind, processed_at desc) where status = 1;

-- One document per site, checked on its way in and out; without a row the demonstration policy.
create table cash_policy (
  site_id text primary key,
  version integer not null default 1,
  policy jsonb not null,
  changed_at timestamptz(3) not null,
  changed_by uuid not null
);

-- What a deposit asks to be staked before money may leave.
create table rolling_requirement (
  requirement_id uuid primary key,
  site_id text not null,
  member_id uuid not null,
  required bigint not null check (required > 0),
  weights jsonb not null,
  created_at timestamptz(3) not null,
  met_at timestamptz(3)
);

create index rolling_requirement_open on rolling_requirement (member_id, created_at)
  where met_at is null;

create table reconciliation_run (
  run_id uuid primary key,
  started_at timestamptz(3) not null,
  finished_at timestamptz(3) not null,
  violations bigint not null,
  checks jsonb not null
);

create index reconciliation_run_by_time on reconciliation_run (started_at desc);
