create table note (
  note_id uuid primary key,
  site_id text not null,
  text text not null check (text <> ''),
  announced boolean not null default false,
  added_at timestamptz(3) not null
);

create index note_site_id_added_at_idx on note (site_id, added_at);

create table note_settings (
  site_id text primary key,
  version integer not null,
  document jsonb not null,
  changed_at timestamptz(3) not null,
  changed_by uuid not null
);

create table note_settings_version (
  site_id text not null,
  version integer not null,
  document jsonb not null,
  changed_at timestamptz(3) not null,
  changed_by uuid not null,
  reason text not null default '',
  primary key (site_id, version)
);

create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'The table % is append-only.', tg_table_name using errcode = 'restrict_violation';
end
$$;

create trigger note_settings_version_is_append_only
  before update or delete or truncate on note_settings_version
  for each statement execute function refuse_change();

-- What is kept of members, from member.events.
create table member (
  member_id uuid primary key,
  site_id text not null,
  profile_at timestamptz(3) not null default 'epoch',
  login_id text not null default '',
  nickname text not null default '',
  level integer not null default 1,
  is_partner boolean not null default false,
  status_at timestamptz(3) not null default 'epoch',
  status smallint not null default 0
);
