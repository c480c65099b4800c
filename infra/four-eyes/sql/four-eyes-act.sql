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
