import { sqlStateOf } from '@noriter/kit/outage';
import type { BettingDeps } from '../deps.ts';

/** Results are looked up for so long; fixtures with bets stay with their bets. */
const DAYS_KEPT = 35;

/** Faults are looked into within days, or never. */
const FAULT_DAYS_KEPT = 7;

/** Fixtures of one run: those of some days. */
const FIXTURES_PER_RUN = 2_000;

/** What a row that others stand on answers when it is deleted. */
const STILL_REFERENCED = '23503';

/**
 * Clears away fixtures that are old and hang on no bet, and faults. Whether a bet hangs on a fixture
 * only the database can say for sure, also of one that is placed at this moment: it refuses.
 */
export async function clearFixtures(
  { pool }: Pick<BettingDeps, 'pool'>,
  signal: AbortSignal,
): Promise<void> {
  await pool.query('delete from feed_fault where occurred_at < now() - make_interval(days => $1)', [
    FAULT_DAYS_KEPT,
  ]);
  const { rows } = await pool.query<{ fixtureId: string }>(
    `select fixture_id as "fixtureId" from sport_fixture
     where not is_kept and starts_at < now() - make_interval(days => $1)
     order by starts_at limit $2`,
    [DAYS_KEPT, FIXTURES_PER_RUN],
  );
  for (const { fixtureId } of rows) {
    if (signal.aborted) return;
    try {
      await pool.query('delete from sport_fixture where fixture_id = $1', [fixtureId]);
    } catch (error) {
      if (sqlStateOf(error) !== STILL_REFERENCED) throw error;
      await pool.query('update sport_fixture set is_kept = true where fixture_id = $1', [
        fixtureId,
      ]);
    }
  }
}
