import { koreaDay } from '@noriter/kit/korea-time';
import type pg from 'pg';
import { lockCounted, saveCounted } from '../../site/store/counted.ts';
import { addBigWins, forgetSmallWins } from '../store/big-wins.ts';

/** A round is written so long after it ended, at most; runs overlap by as much again. */
const WRITTEN_MS = 5_000;
/** The first run looks back so far. */
const FIRST_MS = 7 * 86_400_000;

/** Finds the largest wins among the rounds that ended since the last time. */
export async function findBigWins(tx: pg.ClientBase, now: Date): Promise<void> {
  const since = await lockCounted(tx, 'wins');
  const from = new Date((since?.getTime() ?? now.getTime() - FIRST_MS) - WRITTEN_MS);
  await addBigWins(tx, { from, until: now });
  await forgetSmallWins(tx, koreaDay(now));
  await saveCounted(tx, 'wins', new Date(now.getTime() - WRITTEN_MS));
}
