-- When a round was announced, so that a hash that came after its bets is not taken for a promise.
-- A round's id was made as it was announced and tells the moment of those there are.
alter table mini_round add column announced_at timestamptz(3);

alter table mini_round disable trigger mini_round_stays;
update mini_round set announced_at = uuid_extract_timestamp(round_id);
alter table mini_round enable trigger mini_round_stays;

alter table mini_round alter column announced_at set not null;

create or replace function keep_settled_round() returns trigger language plpgsql as $$
begin
  if old.state <> 'open' then
    raise exception 'A round that was settled stays as it is.' using errcode = 'restrict_violation';
  end if;
  if (new.game_id, new.game_day, new.number, new.draws_at, new.seed_hash, new.announced_at)
    is distinct from
    (old.game_id, old.game_day, old.number, old.draws_at, old.seed_hash, old.announced_at)
  then
    raise exception 'What a round announced stays as it is.' using errcode = 'restrict_violation';
  end if;
  return new;
end
$$;
