-- What an operator puts up: a notice, a question of the FAQ, a popup or a banner. What every kind
-- has is in columns; what only one kind has is in details, and was checked before it came here.
create table content (
  idx serial primary key,
  site_id text not null,
  kind text not null check (kind in ('notice', 'faq', 'popup', 'banner')),
  version integer not null default 1 check (version > 0),
  enabled boolean not null,
  position integer not null default 0,
  shown_from timestamptz(3),
  shown_until timestamptz(3),
  -- Every reader gets a text, because Korean is always there.
  texts jsonb not null check (texts -> 'ko' ->> 'title' <> ''),
  details jsonb not null,
  views integer not null default 0 check (views >= 0),
  -- A request that is repeated makes nothing twice.
  made_effect uuid not null,
  saved_effect uuid not null,
  made_at timestamptz(3) not null,
  saved_at timestamptz(3) not null,
  saved_by text not null,
  check (shown_from < shown_until),
  -- Notices are sorted by it.
  check (kind <> 'notice' or jsonb_typeof(details -> 'pinned') = 'boolean')
);

create unique index content_made_effect_key on content (made_effect);
create index content_site_id_kind_position_idx_idx on content (site_id, kind, position, idx);
create index content_notices_in_time on content (site_id, coalesce(shown_from, made_at), idx)
  where kind = 'notice';

-- A text with an address of its own. Its words are in its versions, which stay as they were saved:
-- what a reader was shown on a day can always be found again.
create table text_page (
  site_id text not null,
  slug text not null,
  version integer not null,
  constraint text_page_pkey primary key (site_id, slug)
);

create table text_page_version (
  site_id text not null,
  slug text not null,
  version integer not null check (version > 0),
  texts jsonb not null check (texts -> 'ko' ->> 'title' <> ''),
  restored_from integer check (restored_from < version),
  effect uuid not null,
  saved_at timestamptz(3) not null,
  saved_by text not null,
  constraint text_page_version_pkey primary key (site_id, slug, version),
  constraint text_page_version_site_id_slug_fkey foreign key (site_id, slug)
    references text_page (site_id, slug) on delete restrict on update cascade
);

create unique index text_page_version_effect_key on text_page_version (effect);

create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'The table % is append-only.', tg_table_name using errcode = 'restrict_violation';
end
$$;

create trigger text_page_version_is_append_only
  before update or delete or truncate on text_page_version
  for each statement execute function refuse_change();
