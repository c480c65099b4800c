-- Rounds of the mini games. A round is announced with the hash of its seed before bets open; from
-- then on it can only be drawn or excluded, and only once.
create table mini_round (
  round_id uuid not null,
  game_id text not null,
  game_day text not null check (game_day ~ '^\d{4}-\d{2}-\d{2}$'),
  number integer not null check (number > 0),
  opens_at timestamptz(3) not null,
  closes_at timestamptz(3) not null,
  draws_at timestamptz(3) not null,
  seed_hash text not null check (seed_hash ~ '^[0-9a-f]{64}$'),
  state text not null check (state in ('open', 'drawn', 'excluded')),
  seed text check (seed ~ '^[0-9a-f]{64}$'),
  result jsonb,
  settled_at timestamptz(3),
  reason text,
  constraint mini_round_pkey primary key (round_id),
  check (opens_at < closes_at and closes_at <= draws_at),
  check ((state = 'drawn') = (result is not null)),
  check ((state = 'drawn') = (seed is not null)),
  check ((state = 'open') = (settled_at is null)),
  check ((state = 'excluded') = (reason is not null))
);

create unique index mini_round_game_id_game_day_number_key
  on mini_round (game_id, game_day, number);
create index mini_round_game_id_draws_at_idx on mini_round (game_id, draws_at);
create index mini_round_open on mini_round (draws_at) where state = 'open';

create function keep_settled_round() returns trigger language plpgsql as $$
begin
  if old.state <> 'open' then
    raise exception 'A round that was settled stays as it is.' using errcode = 'restrict_violation';
  end if;
  if (new.game_id, new.game_day, new.number, new.draws_at, new.seed_hash)
    is distinct from
    (old.game_id, old.game_day, old.number, old.draws_at, old.seed_hash)
  then
    raise exception 'What a round announced stays as it is.' using errcode = 'restrict_violation';
  end if;
  return new;
end
$$;

create trigger mini_round_stays before update on mini_round
  for each row execute function keep_settled_round();
