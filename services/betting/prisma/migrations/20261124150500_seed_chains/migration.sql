-- The seeds of a game and day, as one chain: its anchor is published before its rounds, its tip is
-- kept sealed with a key that this database does not hold.
create table draw_chain (
  drawn_as text not null,
  game_day text not null,
  links integer not null check (links > 0),
  anchor text not null check (anchor ~ '^[0-9a-f]{64}$'),
  sealed_tip text not null,
  committed_at timestamptz(3) not null,
  constraint draw_chain_pkey primary key (drawn_as, game_day)
);

-- Another key may seal it anew; what was committed stays.
create function keep_draw_chain() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and (new.drawn_as, new.game_day, new.links, new.anchor, new.committed_at)
    is not distinct from (old.drawn_as, old.game_day, old.links, old.anchor, old.committed_at)
  then
    return new;
  end if;
  raise exception 'A committed chain stays as it is.' using errcode = 'restrict_violation';
end
$$;

create trigger draw_chain_stays before update or delete on draw_chain
  for each row execute function keep_draw_chain();

-- The round of a public beacon that a draw is mixed with, and what it came to.
alter table mini_round
  add column beacon_chain text check (beacon_chain ~ '^[0-9a-f]{64}$'),
  add column beacon_round integer check (beacon_round > 0),
  add column beacon_signature text check (beacon_signature ~ '^[0-9a-f]{96}$'),
  add constraint mini_round_beacon_check check (
    (beacon_chain is null) = (beacon_round is null)
    and (beacon_signature is null or beacon_round is not null)
    and (state <> 'drawn' or beacon_round is null or beacon_signature is not null)
  ),
  -- A round that is excluded tells its seed as well: everybody sees what was not drawn.
  drop constraint mini_round_check2,
  add constraint mini_round_seed_known check (
    (state <> 'drawn' or seed is not null) and (state <> 'open' or seed is null)
  );

create or replace function keep_settled_round() returns trigger language plpgsql as $$
begin
  if old.state <> 'open' then
    raise exception 'A round that was settled stays as it is.' using errcode = 'restrict_violation';
  end if;
  if (new.game_id, new.game_day, new.number, new.draws_at, new.seed_hash, new.announced_at,
      new.beacon_chain, new.beacon_round)
    is distinct from
    (old.game_id, old.game_day, old.number, old.draws_at, old.seed_hash, old.announced_at,
      old.beacon_chain, old.beacon_round)
  then
    raise exception 'What a round announced stays as it is.' using errcode = 'restrict_violation';
  end if;
  return new;
end
$$;
