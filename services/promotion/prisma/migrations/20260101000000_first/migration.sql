-- What is kept of members, from member.events.
create table member (
  member_id uuid not null,
  site_id text not null,
  profile_at timestamptz(3) not null default 'epoch',
  login_id text not null default '',
  nickname text not null default '',
  level integer not null default 1,
  is_partner boolean not null default false,
  -- Login id of who recommended the member; empty for a head office.
  recommender_id text not null default '',
  status_at timestamptz(3) not null default 'epoch',
  -- The numbers of MemberStatus in member_events.proto.
  status smallint not null default 0,
  protection_version integer not null default 0,
  excluded boolean not null default false,
  time_out_until timestamptz(3),
  approved_at timestamptz(3),
  constraint member_pkey primary key (member_id)
);
create index member_by_login on member (site_id, login_id);

create table promotion (
  promotion_id uuid not null,
  site_id text not null,
  trigger text not null check (trigger in ('coupon', 'attendance', 'roulette', 'sign-up')),
  -- 0 until its first version was agreed to.
  version integer not null default 0,
  document jsonb not null,
  state text not null check (state in ('draft', 'running', 'stopped')),
  starts_at timestamptz(3) not null,
  ends_at timestamptz(3),
  budget bigint not null check (budget >= 0),
  -- What was given, and what coupons that are out may still ask for.
  committed bigint not null default 0 check (committed >= 0),
  made_at timestamptz(3) not null,
  constraint promotion_pkey primary key (promotion_id),
  constraint promotion_budget_holds check (committed <= budget)
);
create index promotion_by_site on promotion (site_id, trigger, state);

create table promotion_version (
  promotion_id uuid not null,
  version integer not null,
  document jsonb not null,
  reason text not null,
  changed_at timestamptz(3) not null,
  changed_by uuid not null,
  changed_by_name text not null,
  constraint promotion_version_pkey primary key (promotion_id, version)
);

create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'The table % is append-only.', tg_table_name using errcode = 'restrict_violation';
end
$$;

create trigger promotion_version_is_append_only
  before update or delete or truncate on promotion_version
  for each statement execute function refuse_change();

-- Versions that operators asked for, and who agreed to them.
create table promotion_change (
  change_id uuid not null,
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
  promotion_id uuid not null,
  -- The version it was made from.
  from_version integer not null,
  document jsonb not null,
  -- What the site may lose more than before.
  weight bigint not null check (weight >= 0),
  constraint promotion_change_pkey primary key (change_id),
  check ((status = 'waiting') = (decided_at is null))
);
create index promotion_change_by_promotion on promotion_change (promotion_id, asked_at);

create table four_eyes_act (
  act_id uuid not null,
  site_id text not null,
  operator_id uuid not null,
  day date not null,
  kind text not null,
  subject text not null,
  weight bigint not null check (weight >= 0),
  at timestamptz(3) not null,
  constraint four_eyes_act_pkey primary key (act_id)
);
create index four_eyes_act_of_day on four_eyes_act (site_id, operator_id, day);

create trigger four_eyes_act_is_append_only
  before update or delete or truncate on four_eyes_act
  for each statement execute function refuse_change();

-- How often a member or a network was given something.
create table promotion_cap (
  promotion_id uuid not null,
  -- 'member' and its id, 'network' and its pseudonym, 'all'.
  holder text not null,
  -- A Korean day, or empty for the whole promotion.
  period text not null,
  grants integer not null check (grants > 0),
  constraint promotion_cap_pkey primary key (promotion_id, holder, period)
);

create table promotion_grant (
  -- Follows from the promotion and what it is given for.
  grant_id uuid not null,
  promotion_id uuid not null,
  version integer not null,
  site_id text not null,
  member_id uuid not null,
  -- What it is given for: a coupon, a day, a spin.
  cause text not null,
  reward text not null check (reward in ('points', 'cash')),
  amount bigint not null check (amount > 0),
  turnover_required bigint not null default 0 check (turnover_required >= 0),
  -- asked: its command is on its way; given, refused: what the wallet decided.
  state text not null default 'asked' check (state in ('asked', 'given', 'refused')),
  refusal text not null default '',
  asked_at timestamptz(3) not null,
  decided_at timestamptz(3),
  constraint promotion_grant_pkey primary key (grant_id),
  check ((state = 'asked') = (decided_at is null))
);
create index promotion_grant_by_promotion on promotion_grant (promotion_id, asked_at);
create index promotion_grant_by_member on promotion_grant (member_id, asked_at);
create index promotion_grant_asked on promotion_grant (asked_at) where state = 'asked';

create table coupon_batch (
  batch_id uuid not null,
  site_id text not null,
  promotion_id uuid not null,
  -- single: for one member; batch: one-time codes; open: one code for many.
  kind text not null check (kind in ('single', 'batch', 'open')),
  name text not null check (name <> ''),
  -- As the promotion was when they were issued: what is out keeps its terms.
  version integer not null,
  reward text not null check (reward in ('points', 'cash')),
  amount bigint not null check (amount > 0),
  turnover jsonb,
  is_giftable boolean not null,
  coupons integer not null check (coupons between 1 and 100000),
  uses_max integer not null check (uses_max > 0),
  expires_at timestamptz(3),
  issued_at timestamptz(3) not null,
  issued_by_name text not null,
  constraint coupon_batch_pkey primary key (batch_id)
);
create index coupon_batch_by_site on coupon_batch (site_id, issued_at);

create table coupon (
  coupon_id uuid not null,
  -- In the order of the batch's file.
  place integer not null,
  batch_id uuid not null,
  site_id text not null,
  promotion_id uuid not null,
  code text not null check (length(code) = 16),
  -- Whose it is; nobody's until it is given or used.
  member_id uuid,
  received_at timestamptz(3),
  -- Who gave it away: a coupon changes hands once.
  gifted_by uuid,
  uses integer not null default 0,
  uses_max integer not null,
  expires_at timestamptz(3),
  revoked_at timestamptz(3),
  -- When what it could still ask for went back to the budget.
  released_at timestamptz(3),
  constraint coupon_pkey primary key (coupon_id),
  constraint coupon_uses_hold check (uses between 0 and uses_max)
);
create unique index coupon_by_code on coupon (site_id, code);
create unique index coupon_by_batch on coupon (batch_id, place);
create index coupon_by_member on coupon (member_id, received_at) where member_id is not null;
create index coupon_to_release on coupon (expires_at) where released_at is null and expires_at is not null;

create table coupon_use (
  coupon_id uuid not null,
  member_id uuid not null,
  grant_id uuid not null,
  used_at timestamptz(3) not null,
  constraint coupon_use_pkey primary key (coupon_id, member_id)
);
create index coupon_use_by_member on coupon_use (member_id, used_at);

create table coupon_gift (
  coupon_id uuid not null,
  site_id text not null,
  from_member_id uuid not null,
  to_member_id uuid not null,
  gifted_at timestamptz(3) not null,
  constraint coupon_gift_pkey primary key (coupon_id)
);
create index coupon_gift_by_giver on coupon_gift (from_member_id, gifted_at);
create index coupon_gift_by_receiver on coupon_gift (to_member_id, gifted_at);

create table attendance_stamp (
  promotion_id uuid not null,
  member_id uuid not null,
  -- The Korean day it is for.
  day date not null,
  is_made_up boolean not null,
  stamped_at timestamptz(3) not null,
  constraint attendance_stamp_pkey primary key (promotion_id, member_id, day)
);

create table roulette_spin (
  spin_id uuid not null,
  promotion_id uuid not null,
  site_id text not null,
  member_id uuid not null,
  -- The member's first spin of the promotion is 1.
  number integer not null check (number > 0),
  seed_hash text not null check (length(seed_hash) = 64),
  promised_at timestamptz(3) not null,
  -- From here on known when it was spun.
  version integer,
  member_word text,
  seed text,
  slot integer,
  amount bigint,
  spun_at timestamptz(3),
  constraint roulette_spin_pkey primary key (spin_id),
  check ((spun_at is null) = (seed is null) and (spun_at is null) = (slot is null))
);
create unique index roulette_spin_by_number on roulette_spin (promotion_id, member_id, number);
create index roulette_spin_by_member on roulette_spin (member_id, spun_at) where spun_at is not null;

-- What was promised and drawn stays as it is.
create function keep_spin() returns trigger language plpgsql as $$
begin
  if old.spun_at is not null or new.seed_hash <> old.seed_hash or new.number <> old.number then
    raise exception 'A spin is drawn once, from the seed that was promised.'
      using errcode = 'restrict_violation';
  end if;
  return new;
end
$$;

create trigger roulette_spin_is_kept before update on roulette_spin
  for each row execute function keep_spin();
