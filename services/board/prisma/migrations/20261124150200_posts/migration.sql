-- What members write. Nothing is ever deleted: a post that its author or an operator took away has a
-- time for it, and every earlier wording stays in post_version.
create table post (
  idx integer generated always as identity,
  site_id text not null,
  member_id uuid not null,
  category text not null check (category in ('normal', 'event', 'notice')),
  title text not null check (title <> ''),
  body text not null check (body <> ''),
  -- The author's bet; whose stake is hidden does not show it to anybody else.
  bet_id uuid,
  is_stake_hidden boolean not null default false,
  pinned boolean not null default false,
  version integer not null default 1 check (version > 0),
  views integer not null default 0 check (views >= 0),
  likes integer not null default 0 check (likes >= 0),
  comments integer not null default 0 check (comments >= 0),
  hidden_at timestamptz(3),
  hidden_by text,
  hidden_reason text,
  deleted_at timestamptz(3),
  address text not null,
  effect uuid not null,
  made_at timestamptz(3) not null,
  edited_at timestamptz(3),
  -- What is searched: title, text and author in small letters, and pairs of their characters.
  search_text text not null,
  grams text[] not null,
  constraint post_pkey primary key (idx)
);

create unique index post_effect_key on post (effect);
create index post_newest on post (site_id, pinned desc, idx desc)
  where deleted_at is null and hidden_at is null;
create index post_liked on post (site_id, likes desc, idx desc)
  where deleted_at is null and hidden_at is null;
create index post_commented on post (site_id, comments desc, idx desc)
  where deleted_at is null and hidden_at is null;
-- Korean has two-letter words, and the database's character classes know no Korean: pairs of
-- characters find both, where trigrams find neither.
create index post_grams on post using gin (grams);
create index post_by_member on post (member_id, made_at);
create index post_by_address on post (site_id, address, made_at);
create index post_in_order on post (site_id, idx);

create table post_version (
  post_idx integer not null references post (idx) on delete restrict,
  version integer not null,
  title text not null,
  body text not null,
  replaced_at timestamptz(3) not null,
  constraint post_version_pkey primary key (post_idx, version)
);

create table post_comment (
  idx integer generated always as identity,
  post_idx integer not null references post (idx) on delete restrict,
  -- The comment that is answered; an answer is not answered again.
  parent_idx integer references post_comment (idx) on delete restrict,
  member_id uuid not null,
  body text not null check (body <> ''),
  hidden_at timestamptz(3),
  hidden_by text,
  hidden_reason text,
  deleted_at timestamptz(3),
  address text not null,
  effect uuid not null,
  made_at timestamptz(3) not null,
  constraint post_comment_pkey primary key (idx)
);

create unique index post_comment_effect_key on post_comment (effect);
create index post_comment_of_post on post_comment (post_idx, idx);
create index post_comment_by_member on post_comment (member_id, made_at);

create table post_like (
  post_idx integer not null references post (idx) on delete restrict,
  member_id uuid not null,
  constraint post_like_pkey primary key (post_idx, member_id)
);

create table post_view (
  post_idx integer not null references post (idx) on delete restrict,
  member_id uuid not null,
  constraint post_view_pkey primary key (post_idx, member_id)
);

create table post_report (
  idx integer generated always as identity,
  site_id text not null,
  post_idx integer not null references post (idx) on delete restrict,
  comment_idx integer references post_comment (idx) on delete restrict,
  member_id uuid not null,
  reason text not null,
  note text not null,
  made_at timestamptz(3) not null,
  decided_at timestamptz(3),
  decided_by text,
  outcome text check (outcome in ('hidden', 'kept')),
  constraint post_report_pkey primary key (idx)
);

create unique index post_report_once
  on post_report (post_idx, coalesce(comment_idx, 0), member_id);
create index post_report_open on post_report (site_id, idx) where decided_at is null;

-- What members may not write: words in their normal form, and hosts of links.
create table banned_word (
  site_id text not null,
  kind text not null check (kind in ('word', 'host')),
  normal text not null check (normal <> ''),
  written text not null,
  added_at timestamptz(3) not null,
  added_by text not null,
  constraint banned_word_pkey primary key (site_id, kind, normal)
);

create table member_mute (
  member_id uuid not null,
  site_id text not null,
  muted_until timestamptz(3) not null,
  reason text not null,
  muted_at timestamptz(3) not null,
  muted_by text not null,
  constraint member_mute_pkey primary key (member_id)
);
create index member_mute_of_site on member_mute (site_id, muted_until);
