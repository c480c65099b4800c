import type { PromotionBase } from '../../base.ts';
import { ranksOn } from '../../members/store/ranks.ts';
import { hasReadUntil } from '../../plays/actions/has-read.ts';
import { lossesAfter } from '../../plays/store/results.ts';
import { type Promotion, promotionsOfTrigger } from '../../promotions/store/promotions.ts';
import { definitionAt } from '../../promotions/store/versions.ts';
import { endOf, GRACE_MS, isWithin, lastPeriods, type Period } from '../domain/period.ts';
import { isClosed, membersWithLine, moveRun, openRun } from '../store/runs.ts';
import { type Closing, decideLine } from './steps/decide-line.ts';
import { failuresOf } from './steps/failures.ts';
import { ranWhole } from './steps/ran-whole.ts';

type Deps = Pick<PromotionBase, 'pool' | 'clock' | 'log' | 'backlog'>;

const MEMBERS_PER_PAGE = 1_000;

/**
 * Closes the last days or weeks of every payback that ran in them: each member who lost is given their
 * part once. It goes on where it was stopped, and whoever has their line is passed over, so a kill at
 * any moment gives nobody less or more; nor does an operator's stop, who is left waits until it runs again.
 * A period whose results were not all read waits; the others are closed. What fails holds up nobody else, be it
 * a promotion or a member: it is tried again in each run, and its period stays open until then.
 */
export async function closePeriods(deps: Deps, signal: AbortSignal): Promise<void> {
  const now = deps.clock.now();
  const failures = failuresOf(deps);
  for (const promotion of await promotionsOfTrigger(deps.pool, 'payback')) {
    const { definition } = promotion;
    if (definition.rules.trigger !== 'payback') continue;
    for (const period of lastPeriods(definition.rules.period, now)) {
      if (signal.aborted) return;
      if (!isWithin(definition, period)) continue;
      const { promotionId } = promotion;
      await failures.outlive({ promotionId, ...period }, () =>
        closePeriod(deps, promotion, period, signal),
      );
    }
  }
  failures.throwFirst();
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
  if (await decideMembers(deps, closing, { after: run.cursor, signal }))
    await moveRun(pool, key, { closedAt: clock.now() });
}

/**
 * Decides who lost, from a member on. The run is written down as far as nobody failed.
 *
 * @returns whether nobody is left
 * @throws what the first member failed by, once the others are decided
 */
async function decideMembers(
  deps: Deps,
  closing: Closing,
  { after: from, signal }: { after: string | null; signal: AbortSignal },
): Promise<boolean> {
  const { pool } = deps;
  const { siteId, promotionId, period, rules } = closing;
  const { products, lossMin } = rules;
  const failures = failuresOf(deps);
  for (let after = from; !signal.aborted; ) {
    const page = { siteId, ...period, products, lossMin, after, limit: MEMBERS_PER_PAGE };
    const losses = await lossesAfter(pool, page);
    const ids = losses.map(({ memberId }) => memberId);
    const decided = await membersWithLine(pool, { promotionId, ...period }, ids);
    const ranks = await ranksOn(pool, ids, period.lastDay);
    for (const loss of losses) {
      if (signal.aborted) return false;
      const { memberId } = loss;
      if (decided.has(memberId)) continue;
      const rank = ranks.get(memberId) ?? 0;
      const goesOn = await failures.outlive({ promotionId, memberId }, () =>
        decideLine(deps, closing, { ...loss, rank }),
      );
      if (goesOn === false) return false;
    }
    after = ids.at(-1) ?? null;
    if (after === null) {
      failures.throwFirst();
      return true;
    }
    if (failures.none()) await moveRun(pool, { promotionId, ...period }, { cursor: after });
  }
  return false;
}
