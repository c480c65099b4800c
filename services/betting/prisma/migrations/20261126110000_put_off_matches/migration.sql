-- The earliest start that was ever reported of a match: one that stands later was put off.
alter table sport_fixture add column earliest_starts_at timestamptz(3);
update sport_fixture as fixture set earliest_starts_at = least(starts_at, (
  select min(leg.starts_at) from bet_leg as leg where leg.fixture_id = fixture.fixture_id
));
alter table sport_fixture alter column earliest_starts_at set not null;

create function keep_earliest_start() returns trigger language plpgsql as $$
begin
  new.earliest_starts_at := least(new.starts_at,
    case when tg_op = 'UPDATE' then old.earliest_starts_at end);
  return new;
end $$;

create trigger sport_fixture_earliest_start before insert or update of starts_at on sport_fixture
  for each row execute function keep_earliest_start();

-- Few of all that there are: those that are not played when they were to be.
create index sport_fixture_put_off on sport_fixture (fixture_id)
  where state in ('postponed', 'abandoned', 'cancelled')
    or (state = 'planned' and starts_at > earliest_starts_at);

-- So long after its start a leg waits for a match that is put off, by the rules of the day its ticket
-- was placed; then it is void, whatever becomes of the match.
alter table bet_leg
  add column put_off_hours integer not null default 48 check (put_off_hours between 1 and 720),
  add column put_off_void_at timestamptz(3);
