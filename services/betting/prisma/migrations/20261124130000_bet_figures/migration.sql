-- What a site took and paid, five minutes a row: days of the dashboard are sums of these, and never of
-- bets. A job writes them; the path of a bet does not know of them.
create table bet_figures (
  site_id text not null,
  starts_at timestamptz(3) not null,
  product text not null check (product in ('mini', 'sport', 'esport', 'virtual')),
  -- Of the bets that were placed in it.
  bets integer not null default 0,
  stake bigint not null default 0,
  refused integer not null default 0,
  refused_stake bigint not null default 0,
  -- The bets that staked most, with their stakes.
  largest jsonb not null default '[]',
  -- Of the settlements that were written in it, resettlements as differences; void bets apart.
  settled_stake bigint not null default 0,
  returned bigint not null default 0,
  given_back bigint not null default 0,
  constraint bet_figures_pkey primary key (site_id, starts_at, product)
);

-- From when on they are to be reckoned again.
create table bet_figures_state (
  is_only boolean not null default true check (is_only),
  placed_from timestamptz(3),
  settled_from timestamptz(3),
  reckoned_at timestamptz(3),
  constraint bet_figures_state_pkey primary key (is_only)
);
insert into bet_figures_state default values;
