-- Markets that accepted exposure suspended, and nobody else: they open again when it is taken back.
create table full_market (
  fixture_id text not null,
  market_key text not null,
  full_since timestamptz(3) not null default now(),
  constraint full_market_pkey primary key (fixture_id, market_key),
  constraint full_market_fixture_id_market_key_fkey foreign key (fixture_id, market_key)
    references sport_market (fixture_id, market_key) on delete cascade
);
