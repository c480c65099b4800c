-- Beside the settings: what was refused as faster than people.
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
