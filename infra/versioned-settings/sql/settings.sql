-- One document of settings for each site, as it is now.
create table example_settings (
  site_id text not null,
  version integer not null,
  document jsonb not null,
  changed_at timestamptz(3) not null,
  -- The operator: an id, or a login id as text where the service shows that.
  changed_by uuid not null,
  constraint example_settings_pkey primary key (site_id)
);

-- Every version of it; append-only by a trigger.
create table example_settings_version (
  site_id text not null,
  version integer not null,
  document jsonb not null,
  changed_at timestamptz(3) not null,
  changed_by uuid not null,
  reason text not null default '',
  constraint example_settings_version_pkey primary key (site_id, version)
);
