import { withTransaction } from '@noriter/kit/postgres';
import { Refusal } from '@noriter/kit/result-codes';
import type { PromotionBase } from '../../base.ts';
import { ranksOn } from '../../members/store/ranks.ts';
import { hasReadUntil } from '../../plays/actions/has-read.ts';
import { type LossOf, lossesAfter } from '../../plays/store/results.ts';
import { checkEntitled } from '../../promotions/actions/steps/entitled.ts';
import { giveReward } from '../../promotions/actions/steps/give-reward.ts';
import {
  type Promotion,
  promotionsOfTrigger,
  readPromotion,
} from '../../promotions/store/promotions.ts';
import { definitionAt } from '../../promotions/store/versions.ts';
import {
  endOf,
  GRACE_MS,
  isWithin,
  lastPeriods,
  type PaybackRules,
  type Period,
  paybackOf,
  percentOf,
} from '../domain/period.ts';
import { insertLine, isClosed, moveRun, openRun } from '../store/runs.ts';
import { ranWhole } from './steps/ran-whole.ts';

type Deps = Pick<PromotionBase, 'pool' | 'clock' | 'log' | 'backlog'>;
/** A period and the version of the promotion that decides it from its first member to its last. */
type Closing = Pick<Promotion, 'siteId' | 'promotionId' | 'version' | 'definition'> & {
  rules: PaybackRules;
  period: Period;
};

const MEMBERS_PER_PAGE = 1_000;

/** Stopped while its period is closed: a run is only of dates within it, so nothing else comes of them. */
const STOPPED = 'PR004';

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
      if (!(await payBack(deps, closing, { ...loss, rank }))) return;
    }
    after = losses.at(-1)?.memberId ?? null;
    if (after === null) return moveRun(pool, key, { closedAt: clock.now() });
    await moveRun(pool, key, { cursor: after });
  }
}

/**
 * The member's line and what they are given stand or fall together; a refusal is a line too.
 *
 * @returns false where the rest has to wait
 */
async function payBack(
  { pool, clock, log }: Deps,
  { promotionId, siteId, version, definition, rules, period }: Closing,
  { memberId, lost, rank }: LossOf & { rank: number },
): Promise<boolean> {
  const at = clock.now();
  const percent = percentOf(rules, rank);
  const amount = paybackOf({ ...rules, percent }, lost);
  if (amount === 0n) return true;
  const line = { ...period, promotionId, memberId, lost, percent, amount, at };
  try {
    await withTransaction(pool, async (tx) => {
      if (!(await insertLine(tx, { ...line, refusal: '' }))) return;
      const now = await readPromotion(tx, { siteId, promotionId });
      if (now === null) throw new Error(`The promotion ${promotionId} is gone.`);
      const promotion = { ...now, version, definition };
      const member = { memberId, siteId, level: 1, isPartner: false };
      const earned = new Date(endOf(period).getTime() - 1);
      await checkEntitled(tx, promotion, member, { now: earned, locks: true });
      await giveReward(tx, {
        promotion,
        memberId,
        address: '',
        cause: `payback:${period.firstDay}:${memberId}`,
        reward:
          rules.reward === 'points'
            ? { kind: 'points', amount }
            : { kind: 'cash', amount, turnover: rules.turnover },
        at,
        budget: 'amount',
        isCounted: true,
      });
    });
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    if (error.code === STOPPED) return false;
    log.info({ memberId, promotionId, code: error.code }, 'a member gets no payback');
    await withTransaction(pool, (tx) => insertLine(tx, { ...line, refusal: error.code }));
  }
  return true;
}
