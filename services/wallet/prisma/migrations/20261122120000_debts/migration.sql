-- What members owe: money that was to be taken back and was not there. Whoever owes has no cash,
-- for whatever comes is taken first; the checks stand behind the code.
alter table account
  add column owed bigint not null default 0,
  add constraint account_owed_check check (owed >= 0),
  add constraint account_owes_or_has_check check (owed = 0 or cash = 0);

alter table ledger add column owed bigint not null default 0;

-- A debt is the other side of the house's claim: what leaves the account `owed` is owed.
create or replace view ledger_entry as
select
  position * 2 + side.number as entry_id,
  command_id, member_id, site_id, side.account, side.amount,
  case side.account
    when 'cash' then cash when 'held' then held when 'points' then points when 'owed' then -owed
  end as balance_after,
  kind, version, position, at, day, subject_type, subject_id
from ledger
  cross join lateral (
    values (0, from_account, -amount), (1, to_account, amount)
  ) as side (number, account, amount)
where refusal is null;

-- One for each command that took back more than there was; its id is the command's.
create table debt (
  debt_id uuid not null,
  -- The older one is paid first.
  position bigint generated always as identity,
  site_id text not null,
  member_id uuid not null,
  -- What the money was for, as the command said it.
  subject_type text not null,
  subject_id text not null,
  product text not null,
  amount bigint not null check (amount > 0),
  collected bigint not null default 0 check (collected >= 0),
  written_off bigint not null default 0 check (written_off >= 0),
  arisen_at timestamptz(3) not null,
  -- When nothing was left of it.
  closed_at timestamptz(3),
  constraint debt_pkey primary key (debt_id),
  check (collected + written_off <= amount),
  check ((collected + written_off = amount) = (closed_at is not null))
);
create index debt_open on debt (member_id, position) where closed_at is null;
create index debt_by_queue on debt (site_id, position);
create index debt_by_member on debt (member_id, position);

-- What an operator gave up of a debt; a second one agreed where there is a request.
create table debt_write_off (
  debt_id uuid not null references debt (debt_id),
  request_id uuid references adjustment_request (request_id),
  member_id uuid not null,
  amount bigint not null check (amount > 0),
  reason text not null,
  operator_id uuid not null,
  operator_name text not null,
  at timestamptz(3) not null,
  constraint debt_write_off_pkey primary key (debt_id)
);
create unique index debt_write_off_by_request on debt_write_off (request_id);
create index debt_write_off_by_member on debt_write_off (member_id, at);

-- A write-off beyond what one operator may do alone waits like any other correction.
alter table adjustment_request
  add column debt_id uuid references debt (debt_id),
  drop constraint adjustment_request_direction_check,
  add constraint adjustment_request_direction_check
    check (direction in ('up', 'down', 'write_off')),
  add constraint adjustment_request_debt_check
    check ((direction = 'write_off') = (debt_id is not null));
create unique index adjustment_request_one_write_off on adjustment_request (debt_id)
  where status = 'waiting';
