-- How fast people are, as a site sets it: settings with versions.
create table velocity_rules (
  site_id text not null,
  version integer not null,
  document jsonb not null,
  changed_at timestamptz(3) not null,
  changed_by uuid not null,
  constraint velocity_rules_pkey primary key (site_id)
);

-- Every version of it; append-only by a trigger.
create table velocity_rules_version (
  site_id text not null,
  version integer not null,
  document jsonb not null,
  changed_at timestamptz(3) not null,
  changed_by uuid not null,
  reason text not null default '',
  constraint velocity_rules_version_pkey primary key (site_id, version)
);

create trigger velocity_rules_version_is_append_only
  before update or delete or truncate on velocity_rules_version
  for each statement execute function refuse_change();

-- What was refused as faster than people.
create table velocity_hit (
  hit_id uuid not null,
  site_id text not null,
  -- As operators know who did it: a login id.
  login_id text not null,
  -- Null where only a login id was given.
  member_id uuid,
  address text not null,
  -- The rule: so many acts were done within so many seconds.
  acts integer not null,
  seconds integer not null,
  at timestamptz(3) not null,
  blocked_until timestamptz(3) not null,
  constraint velocity_hit_pkey primary key (hit_id)
);

create index velocity_hit_by_time on velocity_hit (site_id, at desc, hit_id);
