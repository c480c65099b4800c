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

-- What was done alone before the book was kept, so that today's acts count.
insert into four_eyes_act (act_id, site_id, operator_id, day, kind, subject, weight, at)
select act_id, site_id, asked_by, (decided_at at time zone 'Asia/Seoul')::date, kind, subject, weight,
  decided_at
from (
  select void_id as act_id, site_id, asked_by, decided_by, status, decided_at,
    'round-void' as kind, 'round:' || round_id as subject, refund as weight
  from round_void
  union all
  select void_id, site_id, asked_by, decided_by, status, decided_at, 'ticket-void',
    coalesce('bet:' || bet_id, 'market:' || fixture_id || ' ' || market_key), paid + taken
  from ticket_void
  union all
  select request_id, site_id, asked_by, decided_by, status, decided_at, 'manual-settlement',
    'market:' || fixture_id || '/' || market_key, paid + taken
  from result_request
) as request
where status = 'approved' and asked_by = decided_by;
