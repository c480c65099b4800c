alter table promotion drop constraint promotion_trigger_check;
alter table promotion add constraint promotion_trigger_check check (
  trigger in ('coupon', 'attendance', 'roulette', 'sign-up', 'deposit', 'payback', 'mission', 'rank')
);

-- What has to be staked for each rank of a site, with its versions.
create table rank_ladder (
  site_id text not null,
  version integer not null,
  document jsonb not null,
  changed_at timestamptz(3) not null,
  changed_by uuid not null,
  constraint rank_ladder_pkey primary key (site_id)
);

create table rank_ladder_version (
  site_id text not null,
  version integer not null,
  document jsonb not null,
  changed_at timestamptz(3) not null,
  changed_by uuid not null,
  reason text not null default '',
  constraint rank_ladder_version_pkey primary key (site_id, version)
);

create trigger rank_ladder_version_is_append_only
  before update or delete or truncate on rank_ladder_version
  for each statement execute function refuse_change();

-- Where a member stands; without a row they have no rank.
create table member_rank (
  member_id uuid not null,
  site_id text not null,
  rank integer not null check (rank >= 0),
  -- The Korean day it was reached, and the last one it is kept whatever is staked.
  since date not null,
  kept_until date not null,
  constraint member_rank_pkey primary key (member_id)
);
create index member_rank_by_site on member_rank (site_id, member_id) where rank > 0;

create table rank_change (
  member_id uuid not null,
  -- The day that was closed.
  day date not null,
  site_id text not null,
  from_rank integer not null,
  to_rank integer not null check (to_rank <> from_rank),
  turnover bigint not null check (turnover >= 0),
  -- Of the ladder that decided it.
  version integer not null,
  at timestamptz(3) not null,
  constraint rank_change_pkey primary key (member_id, day)
);
create index rank_change_by_site on rank_change (site_id, day);

create trigger rank_change_is_append_only
  before update or delete or truncate on rank_change
  for each statement execute function refuse_change();

-- A Korean day that is closed, and how far it is.
create table rank_run (
  site_id text not null,
  day date not null,
  version integer not null,
  -- The last member that was looked at.
  cursor uuid,
  begun_at timestamptz(3) not null,
  closed_at timestamptz(3),
  constraint rank_run_pkey primary key (site_id, day)
);
