-- Members' parts in rounds of third-party games, as game.events tells of them: for one list of all that
-- a member has played. A round's newest version counts, so events may come again from the first.
create table game_play (
  round_id uuid not null,
  site_id text not null,
  member_id uuid not null,
  group_code text not null,
  vendor_key text not null,
  vendor_code text not null,
  game_code text not null,
  name_ko text not null,
  name_en text not null,
  name_vi text not null,
  vendor_round_id text not null,
  state text not null check (state in ('open', 'closed', 'cancelled', 'refunded')),
  staked bigint not null,
  returned bigint not null,
  version integer not null,
  opened_at timestamptz(3) not null,
  changed_at timestamptz(3) not null,
  constraint game_play_pkey primary key (round_id)
);
create index game_play_by_member on game_play (member_id, opened_at desc);
create index game_play_open_by_member on game_play (member_id, opened_at desc) where state = 'open';
