-- What the board keeps of members, from member.events. A row comes with whichever part arrives
-- first, so everything else has a default.
create table member (
  member_id uuid not null,
  site_id text not null,
  profile_at timestamptz(3) not null default 'epoch',
  login_id text not null default '',
  nickname text not null default '',
  level integer not null default 1,
  is_partner boolean not null default false,
  recommender_id uuid,
  status_at timestamptz(3) not null default 'epoch',
  -- The numbers of MemberStatus in member_events.proto.
  status smallint not null default 0,
  protection_version integer not null default 0,
  excluded boolean not null default false,
  -- Approved then: what was sent before is not for this member.
  joined_at timestamptz(3) not null default 'epoch',
  constraint member_pkey primary key (member_id)
);
create index member_by_login on member (site_id, lower(login_id));
create index member_by_recommender on member (recommender_id);
create index member_by_level on member (site_id, level);

-- A message is one row, whether it is for one member or for all: who has it, and whether it was read,
-- is worked out when somebody looks.
create table message (
  idx integer generated always as identity,
  site_id text not null,
  -- 'all', 'level:3', 'partner:<member>' or 'member:<member>'.
  audience text not null
    check (audience ~ '^(all|level:[0-9]{1,3}|(partner|member):[0-9a-f-]{36})$'),
  texts jsonb not null check (texts -> 'ko' ->> 'title' <> ''),
  shown_at timestamptz(3) not null,
  -- When browsers were notified of it.
  announced_at timestamptz(3),
  recalled_at timestamptz(3),
  recalled_by text,
  effect uuid not null,
  sent_at timestamptz(3) not null,
  -- The operator's login id, or the service that sent it.
  sent_by text not null,
  constraint message_pkey primary key (idx)
);

create unique index message_effect_key on message (effect);
-- A member's messages: a few audiences, each in order of time.
create index message_by_audience on message (site_id, audience, shown_at);
create index message_in_order on message (site_id, idx);
create index message_to_announce on message (shown_at) where announced_at is null;

-- What a member did with a message; without a row it is unread.
create table message_mark (
  member_id uuid not null,
  message_idx integer not null references message (idx) on delete cascade,
  read_at timestamptz(3) not null,
  deleted_at timestamptz(3),
  constraint message_mark_pkey primary key (member_id, message_idx)
);

create index message_mark_readers on message_mark (message_idx);
