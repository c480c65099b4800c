alter table promotion drop constraint promotion_trigger_check;
alter table promotion add constraint promotion_trigger_check check (
  trigger in (
    'coupon', 'attendance', 'roulette', 'sign-up', 'deposit', 'payback', 'mission', 'rank', 'tournament'
  )
);

-- What a play was of, all of its stake and when it was placed, as far as its events say it.
alter table play_result add column game text not null default '';
alter table play_result add column stake bigint not null default 0;
alter table play_result add column placed_at timestamptz(3);

-- A tournament that has begun. Whoever counts for it, ranks or closes it locks this row.
create table tournament_run (
  promotion_id uuid not null,
  site_id text not null,
  opened_at timestamptz(3) not null,
  -- What was played before the row was there is counted, too.
  caught_up_at timestamptz(3),
  -- Grows with whatever may change its ranking.
  revision bigint not null default 0,
  -- Where an operator waits no longer for late results.
  wait_ended_at timestamptz(3),
  -- From here on its places stand.
  ranked_at timestamptz(3),
  closed_at timestamptz(3),
  constraint tournament_run_pkey primary key (promotion_id),
  check (closed_at is null or ranked_at is not null)
);
create index tournament_run_open on tournament_run (site_id) where ranked_at is null;

-- Who entered, or was looked at when a first play of theirs counted.
create table tournament_entry (
  promotion_id uuid not null,
  member_id uuid not null,
  entered_at timestamptz(3) not null,
  is_meant boolean not null,
  constraint tournament_entry_pkey primary key (promotion_id, member_id)
);

-- What each play adds: one row for each that adds anything, so that one which is counted again, corrected
-- or taken back changes what it should.
create table tournament_play (
  promotion_id uuid not null,
  play_id uuid not null,
  member_id uuid not null,
  -- Won, or a multiple in thousandths; of a net loss below zero.
  value bigint not null,
  at timestamptz(3) not null,
  constraint tournament_play_pkey primary key (promotion_id, play_id)
);
create index tournament_play_by_member on tournament_play (promotion_id, member_id);

create table tournament_score (
  promotion_id uuid not null,
  member_id uuid not null,
  score bigint not null,
  -- Of members with the same score the first one is ahead.
  reached_at timestamptz(3) not null,
  constraint tournament_score_pkey primary key (promotion_id, member_id)
);
create index tournament_score_by_rank
  on tournament_score (promotion_id, score desc, reached_at, member_id) where score > 0;

-- How it ended.
create table tournament_place (
  promotion_id uuid not null,
  member_id uuid not null,
  place integer not null check (place > 0),
  score bigint not null,
  reached_at timestamptz(3) not null,
  -- When its prize was given or refused; null while it is due, and without one.
  decided_at timestamptz(3),
  -- The result code of a prize that was not given.
  refusal text not null default '',
  constraint tournament_place_pkey primary key (promotion_id, member_id)
);
create unique index tournament_place_by_place on tournament_place (promotion_id, place);

-- How a tournament ended stays as it is; what became of a prize is written once.
create function keep_place() returns trigger language plpgsql as $$
begin
  if old.decided_at is not null or new.place <> old.place or new.score <> old.score then
    raise exception 'A place of a tournament stands.' using errcode = 'restrict_violation';
  end if;
  return new;
end
$$;

create trigger tournament_place_is_kept before update on tournament_place
  for each row execute function keep_place();

-- Members whose page is open: how it stands is published to them.
create table tournament_watch (
  promotion_id uuid not null,
  member_id uuid not null,
  watched_until timestamptz(3) not null,
  -- What was published last.
  revision bigint not null default -1,
  constraint tournament_watch_pkey primary key (promotion_id, member_id)
);
create index tournament_watch_by_end on tournament_watch (watched_until);
