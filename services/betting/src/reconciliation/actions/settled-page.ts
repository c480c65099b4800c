import { completeUntil, firstBehind } from '@noriter/kit/row-spans';
import type pg from 'pg';
import { type StandingBet, settledBetsSql } from '../store/standing-bets.ts';

/** Events are on their way for so long before anybody looks for what they were to do. */
const GRACE_MS = 60_000;

/**
 * What was settled behind a time, page by page.
 *
 * @returns the bets, how far it looked, and until when there is anything to look at
 */
export async function settledPage(
  pool: pg.Pool,
  after: Date,
): Promise<{ bets: StandingBet[]; upto: Date; until: Date }> {
  const until = await completeUntil(pool, GRACE_MS);
  const { rows, upto } = await firstBehind<StandingBet>(pool, { after, until }, settledBetsSql);
  return { bets: rows, upto, until };
}
