import { results } from '@noriter/rules/leg-result';
import type pg from 'pg';
import type { WaitingLeg } from '../../placement/domain/sport/put-off.ts';
import type { FixtureState } from '../../sportsbook/domain/override.ts';
import type { PageOfTickets } from './tickets.ts';

/** Matches that are not played when they were to be, and that open tickets are on. */
export async function putOffFixtures(pool: pg.Pool): Promise<string[]> {
  const { rows } = await pool.query<{ fixtureId: string }>(
    // Word for word as in its index.
    `select fixture_id as "fixtureId" from sport_fixture as fixture
     where (state in ('postponed', 'abandoned', 'cancelled')
         or (state = 'planned' and starts_at > earliest_starts_at))
       and exists (select from sport_exposure as exposed
         where exposed.fixture_id = fixture.fixture_id and exposed.tickets > 0)
     order by fixture_id`,
  );
  return rows.map(({ fixtureId }) => fixtureId);
}

/** Locks a page of the open tickets whose legs on a match have waited, if it is put off. */
export async function lockWaitingPage(
  tx: pg.ClientBase,
  fixtureId: string,
  { after, limit, parked, only }: PageOfTickets,
): Promise<string[]> {
  const { rows } = await tx.query<{ betId: string }>(
    `select bet_id as "betId" from bet
     where state = 'accepted' and bet_id in (
         select bet_id from bet_leg where fixture_id = $1 and result is null
           and put_off_void_at is null
           and starts_at + make_interval(hours => put_off_hours) <= clock_timestamp())
       and ($2::uuid is null or bet_id > $2)
       and bet_id <> all($4::uuid[]) and ($5::uuid is null or bet_id = $5)
     order by bet_id limit $3 for no key update`,
    [fixtureId, after, limit, parked, only],
  );
  return rows.map(({ betId }) => betId);
}

type OpenLeg = WaitingLeg & { betId: string; position: number; at: Date };

/** Legs on a match that have no result, of tickets that the caller has locked. */
export async function readOpenLegs(
  tx: pg.ClientBase,
  fixtureId: string,
  betIds: readonly string[],
): Promise<OpenLeg[]> {
  const { rows } = await tx.query<
    Omit<OpenLeg, 'fixture'> & { state: FixtureState; nextStart: Date }
  >(
    `select bet_id as "betId", position, leg.starts_at as "startsAt",
       put_off_hours as "putOffHours", state, fixture.starts_at as "nextStart",
       clock_timestamp() as at
     from bet_leg as leg join sport_fixture as fixture using (fixture_id)
     where fixture_id = $1 and bet_id = any($2::uuid[]) and result is null
       and put_off_void_at is null
     order by bet_id, position`,
    [fixtureId, betIds],
  );
  return rows.map(({ state, nextStart, ...leg }) => ({
    ...leg,
    fixture: { state, startsAt: nextStart },
  }));
}

/** Writes that legs are void, whatever becomes of their match. Those that are already stay as they are. */
export async function voidLegs(
  tx: pg.ClientBase,
  legs: readonly { betId: string; position: number }[],
): Promise<void> {
  await tx.query(
    `update bet_leg set result = $3, put_off_void_at = now()
     from unnest($1::uuid[], $2::int[]) as one (bet_id, position)
     where bet_leg.bet_id = one.bet_id and bet_leg.position = one.position
       and bet_leg.put_off_void_at is null`,
    [
      legs.map(({ betId }) => betId),
      legs.map(({ position }) => position),
      JSON.stringify(results.push),
    ],
  );
}
