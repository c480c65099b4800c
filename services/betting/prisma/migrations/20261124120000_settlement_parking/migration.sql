-- What could not be settled by its own fault: it is tried again less and less often, and nothing waits
-- behind it meanwhile.
create table settlement_parking (
  -- bet, market, round or void.
  kind text not null check (kind in ('bet', 'market', 'round', 'void')),
  key text not null,
  attempts integer not null default 1,
  error text not null,
  parked_at timestamptz(3) not null default clock_timestamp(),
  next_at timestamptz(3) not null,
  constraint settlement_parking_pkey primary key (kind, key)
);
