import { koreaDay, koreaDayStart } from '@noriter/kit/korea-time';
import type pg from 'pg';
import { lockCounted, saveCounted } from '../../site/store/counted.ts';
import { addToGameDays, recountGameDay } from '../store/count-game-days.ts';

/** A transaction is written so long after it was decided, at most; a later one waits for its day's end. */
const WRITTEN_MS = 30_000;
const DAY_MS = 86_400_000;

/** Counts what was decided since the last time; a day that has ended meanwhile is counted once more. */
export async function countGameDays(tx: pg.ClientBase, now: Date): Promise<void> {
  const until = new Date(now.getTime() - WRITTEN_MS);
  const since = await lockCounted(tx, 'days');
  if (since !== null && since >= until) return;
  await addToGameDays(tx, { from: since ?? new Date(0), until });
  if (since !== null) {
    const day = koreaDay(since);
    const from = koreaDayStart(day);
    const end = new Date(from.getTime() + DAY_MS);
    if (end <= until) await recountGameDay(tx, day, { from, until: end });
  }
  await saveCounted(tx, 'days', until);
}
