-- The options of a site, as every table of settings; a site without a row has the defaults. They were
-- columns of the site, without a history.
create table site_options (
  site_id text not null,
  version integer not null,
  document jsonb not null,
  changed_at timestamptz(3) not null,
  -- A login id.
  changed_by text not null,
  constraint site_options_pkey primary key (site_id)
);

create table site_options_version (
  site_id text not null,
  version integer not null,
  document jsonb not null,
  changed_at timestamptz(3) not null,
  changed_by text not null,
  reason text not null default '',
  constraint site_options_version_pkey primary key (site_id, version)
);

insert into site_options (site_id, version, document, changed_at, changed_by)
select site_id, options_version, options, coalesce(options_changed_at, updated_at),
  coalesce(options_changed_by, '')
from site where options_version > 0 or options <> '{}';

insert into site_options_version (site_id, version, document, changed_at, changed_by)
select site_id, version, document, changed_at, changed_by from site_options where version > 0;

create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'The table % is append-only.', tg_table_name using errcode = 'restrict_violation';
end
$$;

create trigger site_options_version_is_append_only
  before update or delete or truncate on site_options_version
  for each statement execute function refuse_change();

alter table site drop column options, drop column options_version, drop column options_changed_at,
  drop column options_changed_by;
