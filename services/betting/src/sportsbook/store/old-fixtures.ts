import { sqlStateOf } from '@noriter/kit/outage';
import type pg from 'pg';

/** What a row that others stand on answers when it is deleted. */
const STILL_REFERENCED = '23503';

export async function deleteOldFaults(pool: pg.Pool, daysKept: number): Promise<void> {
  await pool.query('delete from feed_fault where occurred_at < now() - make_interval(days => $1)', [
    daysKept,
  ]);
}

/** Fixtures that are old, but for those that were found to have bets. */
export async function oldFixtures(
  pool: pg.Pool,
  { daysKept, limit }: { daysKept: number; limit: number },
): Promise<string[]> {
  const { rows } = await pool.query<{ fixtureId: string }>(
    `select fixture_id as "fixtureId" from sport_fixture
     where not is_kept and starts_at < now() - make_interval(days => $1)
     order by starts_at limit $2`,
    [daysKept, limit],
  );
  return rows.map(({ fixtureId }) => fixtureId);
}

/** Deletes a fixture, or marks it as one with bets. */
export async function deleteOrKeep(pool: pg.Pool, fixtureId: string): Promise<void> {
  try {
    await pool.query('delete from sport_fixture where fixture_id = $1', [fixtureId]);
  } catch (error) {
    if (sqlStateOf(error) !== STILL_REFERENCED) throw error;
    await pool.query('update sport_fixture set is_kept = true where fixture_id = $1', [fixtureId]);
  }
}
