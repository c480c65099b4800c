-- Sports: what the odds feed says of fixtures and markets, and how far each of its producers was heard.

create table sport_league (
  league_id text not null,
  sport text not null,
  name_ko text not null,
  name_en text not null,
  constraint sport_league_pkey primary key (league_id)
);

create table sport_fixture (
  fixture_id text not null,
  sport text not null,
  league_id text not null references sport_league (league_id),
  -- Null where competitors are ranked.
  home_ko text,
  home_en text,
  away_ko text,
  away_en text,
  -- Who is ranked; empty where two play each other.
  runners jsonb not null default '[]',
  starts_at timestamptz(3) not null,
  state text not null
    check (state in ('planned', 'running', 'finished', 'abandoned', 'postponed', 'cancelled')),
  -- When the feed said so: what it said earlier and comes later must not undo it.
  said_at timestamptz(3) not null,
  said_by text not null default 'prematch' check (said_by in ('prematch', 'live', 'virtual')),
  -- What was scored so far, and when that was said.
  scoreboard jsonb,
  -- One more with each event that tells of the fixture or of its markets.
  version bigint not null default 0 check (version >= 0),
  -- By operators, on top of what the feed says.
  house_state text not null default 'open' check (house_state in ('open', 'suspended', 'closed')),
  -- Thousandths taken off the part of each price above 1.00.
  margin integer not null default 0 check (margin between 0 and 900),
  updated_at timestamptz(3) not null,
  -- Bets hang on it: it stays when others of its age are cleared away.
  is_kept boolean not null default false,
  constraint sport_fixture_pkey primary key (fixture_id),
  check ((home_ko is null) = (home_en is null)),
  check ((away_ko is null) = (away_en is null)),
  check ((home_ko is null) = (away_ko is null))
);

-- What is bet on now, and what is over.
create index sport_fixture_offered on sport_fixture (starts_at, fixture_id)
  where state in ('planned', 'running');
create index sport_fixture_by_start on sport_fixture (starts_at desc, fixture_id);
create index sport_fixture_to_clear on sport_fixture (starts_at) where not is_kept;

create table sport_market (
  fixture_id text not null references sport_fixture (fixture_id) on delete cascade,
  market_key text not null,
  market jsonb not null,
  -- Who prices it.
  producer text not null check (producer in ('prematch', 'live', 'virtual')),
  -- Everything else that the feed said of it.
  feed jsonb not null,
  -- What that comes to, a result by hand included.
  state text not null check (
    state in ('active', 'suspended', 'deactivated', 'handed-over', 'settled', 'cancelled')),
  -- An operator's result. It stands against whatever the feed says.
  hand_results jsonb,
  -- One more each time its results or its cancellations change, also by hand: bets on it are due.
  settlement_version integer not null default 0 check (settlement_version >= 0),
  house_state text not null default 'open' check (house_state in ('open', 'suspended', 'closed')),
  -- Why the last message about it was not believed; empty when it was.
  suspended_reason text not null default '',
  -- The fixture's, of the last event that told of it.
  version bigint not null default 0 check (version >= 0),
  changed_at timestamptz(3) not null,
  constraint sport_market_pkey primary key (fixture_id, market_key),
  check (hand_results is null or settlement_version > 0)
);

create function refuse_older() returns trigger language plpgsql as $$
begin
  if new.version < old.version then
    raise exception 'A version of % does not go back.', tg_table_name
      using errcode = 'restrict_violation';
  end if;
  return new;
end
$$;

create trigger sport_fixture_goes_on before update on sport_fixture
  for each row execute function refuse_older();
create trigger sport_market_goes_on before update on sport_market
  for each row execute function refuse_older();

-- How far each producer was heard, written with what it said. One process hears it at a time: it
-- holds the row while it says so every second, and whoever finds that it no longer does takes it.
create table feed_producer (
  producer text not null check (producer in ('prematch', 'live', 'virtual')),
  state text not null default 'down' check (state in ('up', 'down', 'recovering')),
  epoch bigint not null default 0 check (epoch >= 0),
  -- All messages up to this one were applied.
  sequence bigint not null default 0 check (sequence >= 0),
  -- When it last said that it is alive. One of a while ago is down, whatever its state says: who
  -- hears it may be dead.
  alive_at timestamptz(3),
  -- When it was last up no longer.
  stopped_at timestamptz(3),
  document jsonb not null,
  holder uuid,
  heard_at timestamptz(3),
  constraint feed_producer_pkey primary key (producer),
  check (state <> 'up' or alive_at is not null)
);

-- What the feed said and nobody believed.
create table feed_fault (
  fault_id bigint generated always as identity,
  producer text not null,
  epoch bigint not null,
  sequence bigint not null,
  fixture_id text,
  market_key text,
  fault text not null,
  detail text not null default '',
  occurred_at timestamptz(3) not null,
  constraint feed_fault_pkey primary key (fault_id)
);

create index feed_fault_by_time on feed_fault (occurred_at desc);
