import type { PromotionBase } from '../../base.ts';
import { ranksOn } from '../../members/store/ranks.ts';
import { hasReadUntil } from '../../plays/actions/has-read.ts';
import { lossesAfter } from '../../plays/store/results.ts';
import { type Promotion, promotionsOfTrigger } from '../../promotions/store/promotions.ts';
import { definitionAt } from '../../promotions/store/versions.ts';
import { endOf, GRACE_MS, isWithin, lastPeriods, type Period } from '../domain/period.ts';
import { isClosed, moveRun, openRun } from '../store/runs.ts';
import { decideLine } from './steps/decide-line.ts';
import { ranWhole } from './steps/ran-whole.ts';

type Deps = Pick<PromotionBase, 'pool' | 'clock' | 'log' | 'backlog'>;

const MEMBERS_PER_PAGE = 1_000;

/**
 * Closes the last days or weeks of every payback that ran in them: each member who lost is given their
 * part once. It goes on where it was stopped, and whoever has their line is passed over, so a kill at
 * any moment gives nobody less or more; nor does an operator's stop, who is left waits until it runs again.
 * A period whose results were not all read waits; the others are closed.
 */
export async function closePeriods(deps: Deps, signal: AbortSignal): Promise<void> {
  const now = deps.clock.now();
  for (const promotion of await promotionsOfTrigger(deps.pool, 'payback')) {
    const { definition } = promotion;
    if (definition.rules.trigger !== 'payback') continue;
    for (const period of lastPeriods(definition.rules.period, now)) {
      if (signal.aborted) return;
      if (isWithin(definition, period)) await closePeriod(deps, promotion, period, signal);
    }
  }
}

async function closePeriod(
  deps: Deps,
  { promotionId, siteId, version: newest }: Promotion,
  period: Period,
  signal: AbortSignal,
): Promise<void> {
  const { pool, clock } = deps;
  const key = { ...period, promotionId };
  // As of when its results have had time to come: a tournament that is due at its end asks for those of then.
  const published = new Date(endOf(period).getTime() + GRACE_MS);
  if ((await isClosed(pool, key)) || !(await ranWhole(pool, promotionId, period))) return;
  if (!(await hasReadUntil(deps, published))) return;
  const run = await openRun(pool, key, { siteId, version: newest, at: clock.now() });
  if (run.isClosed) return;
  const definition = await definitionAt(pool, promotionId, run.version);
  const { rules } = definition;
  if (rules.trigger !== 'payback') return;
  const closing = { promotionId, siteId, version: run.version, definition, rules, period };
  const { products, lossMin } = rules;
  for (let after = run.cursor; !signal.aborted; ) {
    const page = { siteId, ...period, products, lossMin, after, limit: MEMBERS_PER_PAGE };
    const losses = await lossesAfter(pool, page);
    const ids = losses.map(({ memberId }) => memberId);
    const ranks = await ranksOn(pool, ids, period.lastDay);
    for (const loss of losses) {
      if (signal.aborted) return;
      const rank = ranks.get(loss.memberId) ?? 0;
      if (!(await decideLine(deps, closing, { ...loss, rank }))) return;
    }
    after = losses.at(-1)?.memberId ?? null;
    if (after === null) return moveRun(pool, key, { closedAt: clock.now() });
    await moveRun(pool, key, { cursor: after });
  }
}
