import { completeUntil, firstBehind } from '@noriter/kit/row-spans';
import type pg from 'pg';
import { changedRoundsSql, type StandingRound } from '../store/standing-rounds.ts';

/**
 * Events are on their way for so long before anybody looks for what they were to do. A round's time is
 * that of the wallet's word, which may be older than the transaction that writes it, by less than this.
 */
const GRACE_MS = 60_000;

/**
 * What changed of rounds behind a time, page by page.
 *
 * @returns the rounds, how far it looked, and until when there is anything to look at
 */
export async function changedPage(
  pool: pg.Pool,
  after: Date,
): Promise<{ rounds: StandingRound[]; upto: Date; until: Date }> {
  const until = new Date((await completeUntil(pool, 0)).getTime() - GRACE_MS);
  const { rows, upto } = await firstBehind<StandingRound>(pool, { after, until }, changedRoundsSql);
  return { rounds: rows, upto, until };
}
