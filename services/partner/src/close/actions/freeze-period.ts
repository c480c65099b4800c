import type { Auditor } from '@noriter/kit/audit';
import { koreaDay } from '@noriter/kit/korea-time';
import { withTransaction } from '@noriter/kit/postgres';
import { refuse } from '@noriter/kit/result-codes';
import { errors } from '../../errors.ts';
import type { Cycle } from '../../vocabulary/cycles.ts';
import type { CloseDeps } from '../deps.ts';
import { type Days, isPeriod } from '../domain/period.ts';
import { holdersOf } from '../store/line-sums.ts';
import { freezeDays } from '../store/periods.ts';

type By = { siteId: string; loginId: string; audit: Auditor };

/** Refuses days that are no period of a cycle, or that are not over. @throws Refusal PT401, PT403 */
export function checkDays(cycle: Cycle, days: Days, now: Date): void {
  if (!isPeriod(cycle, days)) throw refuse(errors, 'PT403');
  if (days.untilDay >= koreaDay(now)) throw refuse(errors, 'PT401');
}

/**
 * Freezes the days of a period, of a cycle's partners or of one alone: a job settles it then, page by
 * page. Days are frozen for the whole site either way: a bet is counted on one day for all of its chain.
 *
 * @throws Refusal PT102, PT401 to PT403
 */
export async function freezePeriod(
  { pool, clock }: Pick<CloseDeps, 'pool' | 'clock'>,
  { siteId, loginId, audit }: By,
  wish: Days & { periodId: string; cycle: Cycle; holderId: string | null },
): Promise<void> {
  const { periodId, cycle, holderId, ...days } = wish;
  const frozenAt = clock.now();
  checkDays(cycle, days, frozenAt);
  await withTransaction(pool, async (tx) => {
    const isKnown = holderId === null || (await holdersOf(tx, { siteId, ...wish })).length > 0;
    if (!isKnown) throw refuse(errors, 'PT102');
    const period = { ...wish, siteId, frozenAt, frozenBy: loginId };
    if (!(await freezeDays(tx, period))) throw refuse(errors, 'PT402');
    const subject = `period:${periodId}`;
    const after = { cycle, ...days, ...(holderId === null ? {} : { partnerId: holderId }) };
    await audit(tx, { action: 'partner-period.freeze', subject, before: null, after });
  });
}
