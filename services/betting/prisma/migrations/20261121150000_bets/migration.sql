-- Bets on mini games: who may bet, what is offered at which odds, slips and what became of them.

-- What betting must know of members, from member.events.
create table member (
  member_id uuid not null,
  site_id text not null,
  login_id text not null default '',
  nickname text not null default '',
  level integer not null default 1,
  is_partner boolean not null default false,
  -- 1 pending, 2 active, 3 suspended, 4 refused: the numbers of the contract.
  status smallint not null default 0,
  excluded boolean not null default false,
  protection_version integer not null default 0,
  -- The events' own times: one that comes late must not undo a newer one.
  profile_at timestamptz(3) not null default 'epoch',
  status_at timestamptz(3) not null default 'epoch',
  constraint member_pkey primary key (member_id)
);

create index member_by_login on member (site_id, login_id);

-- What an operator locked, from site.events; the empty scope is every game.
create table game_lock (
  site_id text not null,
  scope text not null,
  locked boolean not null,
  changed_at timestamptz(3) not null,
  constraint game_lock_pkey primary key (site_id, scope)
);

create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'The table % is append-only.', tg_table_name using errcode = 'restrict_violation';
end
$$;

-- One document per site, checked on its way in and out; without a row the demonstration's.
create table mini_odds (
  site_id text not null,
  version integer not null,
  document jsonb not null,
  changed_at timestamptz(3) not null,
  changed_by uuid not null,
  constraint mini_odds_pkey primary key (site_id)
);

create table mini_odds_version (
  site_id text not null,
  version integer not null,
  document jsonb not null,
  changed_at timestamptz(3) not null,
  changed_by uuid not null,
  constraint mini_odds_version_pkey primary key (site_id, version)
);

create trigger mini_odds_version_is_append_only
  before update or delete or truncate on mini_odds_version
  for each statement execute function refuse_change();

create table bet_limits (
  site_id text not null,
  version integer not null,
  document jsonb not null,
  changed_at timestamptz(3) not null,
  changed_by uuid not null,
  constraint bet_limits_pkey primary key (site_id)
);

create table bet_limits_version (
  site_id text not null,
  version integer not null,
  document jsonb not null,
  changed_at timestamptz(3) not null,
  changed_by uuid not null,
  constraint bet_limits_version_pkey primary key (site_id, version)
);

create trigger bet_limits_version_is_append_only
  before update or delete or truncate on bet_limits_version
  for each statement execute function refuse_change();

-- What one request staked: one command of the wallet, taken or refused as a whole.
create table bet_slip (
  slip_id uuid not null,
  site_id text not null,
  member_id uuid not null,
  product text not null,
  game_id text not null,
  game_day text not null,
  number integer not null,
  round_id uuid not null references mini_round (round_id),
  -- As it was asked: a repetition under the same key must ask the same.
  asked jsonb not null,
  stake bigint not null check (stake > 0),
  state text not null check (state in ('pending', 'accepted', 'refused')),
  -- The wallet's result code.
  refusal text,
  -- By the database's clock, as the round's end is.
  placed_at timestamptz(3) not null,
  decided_at timestamptz(3),
  constraint bet_slip_pkey primary key (slip_id),
  check ((state = 'pending') = (decided_at is null)),
  check ((state = 'refused') = (refusal is not null))
);

create index bet_slip_waiting on bet_slip (member_id) where state = 'pending';

create table bet (
  bet_id uuid not null,
  slip_id uuid not null references bet_slip (slip_id),
  site_id text not null,
  member_id uuid not null,
  product text not null,
  game_id text not null,
  game_day text not null,
  number integer not null,
  round_id uuid not null references mini_round (round_id),
  market_id text not null,
  selection_id text not null,
  -- When it wins, as it was when the bet was placed.
  conditions jsonb not null,
  -- In thousandths: those the member saw, and those it is paid at.
  asked_odds bigint not null check (asked_odds >= 1000),
  odds bigint not null check (odds > 1000),
  stake bigint not null check (stake > 0),
  state text not null
    check (state in ('pending', 'accepted', 'refused', 'won', 'lost', 'void')),
  returned bigint not null default 0 check (returned >= 0),
  settlement_version integer not null default 0,
  placed_at timestamptz(3) not null,
  settled_at timestamptz(3),
  constraint bet_pkey primary key (bet_id),
  check ((state in ('won', 'lost', 'void')) = (settled_at is not null)),
  check ((settled_at is null) = (settlement_version = 0)),
  check (state <> 'void' or returned = stake)
);

create index bet_by_slip on bet (slip_id);
create index bet_by_member on bet (member_id, placed_at desc);
create index bet_by_site on bet (site_id, placed_at desc);
create index bet_by_round on bet (round_id);
-- What a member holds, and what waits for its round's result.
create index bet_held on bet (member_id, game_day, number) where state in ('pending', 'accepted');
create index bet_unsettled on bet (round_id, bet_id) where state = 'accepted';

-- Each result a bet was given; the command that moved its money has its id made of both.
create table bet_settlement (
  bet_id uuid not null references bet (bet_id),
  version integer not null check (version > 0),
  result text not null check (result in ('won', 'lost', 'void')),
  returned bigint not null check (returned >= 0),
  -- Null for a lost bet: no money moves.
  command_id uuid,
  settled_at timestamptz(3) not null,
  constraint bet_settlement_pkey primary key (bet_id, version),
  check ((returned = 0) = (command_id is null))
);

create trigger bet_settlement_is_append_only
  before update or delete or truncate on bet_settlement
  for each statement execute function refuse_change();
