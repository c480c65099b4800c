import { withTransaction } from '@noriter/kit/postgres';
import { Refusal } from '@noriter/kit/result-codes';
import type { PromotionBase } from '../../../base.ts';
import { restsUntil } from '../../../members/domain/standing.ts';
import { readStanding } from '../../../members/store/members.ts';
import type { LossOf } from '../../../plays/store/results.ts';
import { checkEntitled } from '../../../promotions/actions/steps/entitled.ts';
import { type Promotion, readPromotion } from '../../../promotions/store/promotions.ts';
import {
  endOf,
  type PaybackRules,
  type Period,
  paybackOf,
  percentOf,
} from '../../domain/period.ts';
import { insertLine } from '../../store/runs.ts';
import { giveBack } from './give-back.ts';

/** A period and the version of the promotion that decides it from its first member to its last. */
export type Closing = Pick<Promotion, 'siteId' | 'promotionId' | 'version' | 'definition'> & {
  rules: PaybackRules;
  period: Period;
};

/** In a time-out. */
const RESTS = 'PR002';

/** Stopped while its period is closed: a run is only of dates within it, so nothing else comes of them. */
const STOPPED = 'PR004';

/**
 * The member's line and what they are given stand or fall together; a refusal is a line too. Of who is in a
 * time-out it is decided as well, and waits for its end.
 *
 * @returns false where the rest has to wait
 */
export async function decideLine(
  { pool, clock, log }: Pick<PromotionBase, 'pool' | 'clock' | 'log'>,
  { promotionId, siteId, version, definition, rules, period }: Closing,
  { memberId, lost, rank }: LossOf & { rank: number },
): Promise<boolean> {
  const at = clock.now();
  const percent = percentOf(rules, rank);
  const amount = paybackOf({ ...rules, percent }, lost);
  if (amount === 0n) return true;
  const line = { ...period, promotionId, memberId, lost, percent, amount, at };
  const member = { memberId, siteId, level: 1, isPartner: false };
  try {
    await withTransaction(pool, async (tx) => {
      const waitsUntil = restsUntil(await readStanding(tx, member, { locks: true }), at);
      const refusal = waitsUntil === null ? '' : RESTS;
      if (!(await insertLine(tx, { ...line, refusal, waitsUntil }))) return;
      const now = await readPromotion(tx, { siteId, promotionId });
      if (now === null) throw new Error(`The promotion ${promotionId} is gone.`);
      const promotion = { ...now, version, definition };
      const earned = new Date(endOf(period).getTime() - 1);
      const givenAt = waitsUntil ?? at;
      await checkEntitled(tx, promotion, member, { now: earned, givenAt, locks: true });
      if (waitsUntil === null)
        await giveBack(tx, { promotion, rules, period }, { memberId, amount, at });
    });
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    if (error.code === STOPPED) return false;
    log.info({ memberId, promotionId, code: error.code }, 'a member gets no payback');
    const refused = { refusal: error.code, waitsUntil: null };
    await withTransaction(pool, (tx) => insertLine(tx, { ...line, ...refused }));
  }
  return true;
}
