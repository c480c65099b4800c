-- What members' bets and rounds of games came to: a projection of bet.events and game.events, one row
-- for each, at the highest version there was.
create table play_result (
  play_id uuid not null,
  site_id text not null,
  member_id uuid not null,
  product text not null,
  -- What of the stake ran to a result.
  ran bigint not null check (ran >= 0),
  -- Above zero for the member's loss.
  lost bigint not null,
  -- In thousandths; null of games and without a result.
  odds integer,
  version integer not null check (version > 0),
  -- The Korean day of the first result.
  day date not null,
  at timestamptz(3) not null,
  constraint play_result_pkey primary key (play_id)
);
create index play_result_by_day on play_result (site_id, day, member_id);
create index play_result_by_member on play_result (member_id, at);

-- A day or week of a payback, and how far it is.
create table payback_run (
  promotion_id uuid not null,
  first_day date not null,
  last_day date not null,
  site_id text not null,
  version integer not null,
  -- The last member that was looked at.
  cursor uuid,
  begun_at timestamptz(3) not null,
  closed_at timestamptz(3),
  constraint payback_run_pkey primary key (promotion_id, first_day)
);

-- What came back to a member for a period, or why nothing did.
create table payback_line (
  promotion_id uuid not null,
  first_day date not null,
  member_id uuid not null,
  last_day date not null,
  lost bigint not null check (lost > 0),
  percent integer not null,
  amount bigint not null check (amount > 0),
  refusal text not null default '',
  at timestamptz(3) not null,
  constraint payback_line_pkey primary key (promotion_id, first_day, member_id)
);
create index payback_line_by_member on payback_line (member_id, last_day);
