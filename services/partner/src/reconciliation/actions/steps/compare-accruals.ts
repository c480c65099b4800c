import { withTransaction } from '@noriter/kit/postgres';
import type { CompareDeps } from '../../deps.ts';
import { standingChecks } from '../../domain/difference.ts';
import {
  DIFFERENCES_MAX,
  frozenDays,
  proveDays,
  wrongDays,
  wrongLines,
} from '../../store/compare-sums.ts';
import { addCounted, completeUntil, wrongShares } from '../../store/counted.ts';
import { keepDifferences, resolveOthers } from '../../store/differences.ts';
import { cursorOf, saveCursor } from '../../store/progress.ts';

/** The first step of a run adds up so much time; each step without anything doubles it. */
const STEP_MS = 300_000;

export type Compared = { looked: number; found: number };

/**
 * Whether all that bets earned is what is shown and paid: the shares of each version are its rate, and
 * lines and people's days are the sums of what was counted. Each version is read once; the sums of days
 * that are frozen and right are not looked at again.
 */
export async function compareAccruals(
  { pool }: Pick<CompareDeps, 'pool'>,
  signal: AbortSignal,
): Promise<Compared> {
  const until = await completeUntil(pool);
  const sum = { looked: 0, found: 0 };
  let [at, stepMs] = [new Date(await cursorOf(pool, 'accruals')), STEP_MS];
  while (at < until) {
    signal.throwIfAborted();
    const span = { from: at, to: new Date(Math.min(at.getTime() + stepMs, until.getTime())) };
    const step = await withTransaction(pool, async (tx) => {
      const wrong = await wrongShares(tx, span);
      await keepDifferences(tx, wrong);
      const looked = await addCounted(tx, span);
      await saveCursor(tx, 'accruals', span.to.toISOString());
      return { looked, found: wrong.length };
    });
    sum.looked += step.looked;
    sum.found += step.found;
    stepMs = step.looked === 0 ? stepMs * 2 : STEP_MS;
    at = span.to;
  }
  signal.throwIfAborted();
  return { ...sum, found: sum.found + (await compareSums({ pool }, at)) };
}

/** At one moment, while bets are counted on; what it finds is written after it. */
async function compareSums({ pool }: Pick<CompareDeps, 'pool'>, countedTo: Date): Promise<number> {
  const { wrong, frozen } = await withTransaction(
    pool,
    async (tx) => ({
      frozen: await frozenDays(tx),
      wrong: [...(await wrongLines(tx, countedTo)), ...(await wrongDays(tx))],
    }),
    { isolation: 'repeatable read' },
  );
  await withTransaction(pool, async (tx) => {
    await keepDifferences(tx, wrong);
    for (const check of standingChecks) {
      const own = wrong.filter((one) => one.check === check);
      // Of very many only the first were found: the others are not right for that.
      if (own.length < DIFFERENCES_MAX) await resolveOthers(tx, check, own);
    }
    await proveDays(tx, frozen);
  });
  return wrong.length;
}
