-- The daily book of operators: what each did alone, over all kinds of acts. Append-only.
create table four_eyes_act (
  -- The id of what was done: the same act is entered once.
  act_id uuid not null,
  site_id text not null,
  operator_id uuid not null,
  -- The Korean day.
  day date not null,
  kind text not null,
  -- What it was about, e.g. a member: some limits count for each alone.
  subject text not null,
  -- What it could cost at worst, in won.
  weight bigint not null check (weight >= 0),
  at timestamptz(3) not null,
  constraint four_eyes_act_pkey primary key (act_id)
);
create index four_eyes_act_of_day on four_eyes_act (site_id, operator_id, day);
create trigger four_eyes_act_is_append_only
  before update or delete or truncate on four_eyes_act
  for each statement execute function refuse_change();

-- What was done alone before the book was kept, so that today's corrections count; a week of them,
-- for a repetition goes the way the first attempt went.
insert into four_eyes_act (act_id, site_id, operator_id, day, kind, subject, weight, at)
select command_id, site_id, subject_id::uuid, day, 'adjustment', 'member:' || member_id, amount, at
from ledger
where day >= (now() at time zone 'Asia/Seoul')::date - 7 and subject_type = 'operator'
  and refusal is null
union all
select debt_id, debt.site_id, off.operator_id, (off.at at time zone 'Asia/Seoul')::date, 'adjustment',
  'member:' || off.member_id, off.amount, off.at
from debt_write_off as off join debt using (debt_id)
where off.request_id is null and off.at >= now() - interval '7 days';
