import type { Won } from '@noriter/kit/money';
import { withTransaction } from '@noriter/kit/postgres';
import { Refusal, refuse } from '@noriter/kit/result-codes';
import type pg from 'pg';
import type { PromotionBase } from '../../base.ts';
import { errors } from '../../errors.ts';
import { checkEntitled } from '../../promotions/actions/steps/entitled.ts';
import { capsOf } from '../../promotions/domain/caps.ts';
import { commitBudget } from '../../promotions/store/budgets.ts';
import { countTowards } from '../../promotions/store/caps.ts';
import { type Promotion, readPromotion } from '../../promotions/store/promotions.ts';
import { bonusOf, type DepositsBefore } from '../domain/bonus.ts';
import { insertBonus } from '../store/bonuses.ts';

/** A deposit that was asked for with a promotion's bonus. */
export type ChosenBonus = {
  requestId: string;
  siteId: string;
  memberId: string;
  promotionId: string;
  deposit: Won;
  before: DepositsBefore;
};

/**
 * Promises the bonus of a deposit when it is asked for: what was promised is taken from the budget and
 * counts towards the caps, so that nobody's deposit is approved to find it gone. What cannot be
 * promised is declined, with the reason; the deposit itself goes on. Told twice it is the same promise.
 */
export async function promiseBonus(
  { pool, clock, log }: Pick<PromotionBase, 'pool' | 'clock' | 'log'>,
  chosen: ChosenBonus,
): Promise<void> {
  const at = clock.now();
  try {
    await withTransaction(pool, (tx) => promise(tx, chosen, at));
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    const { requestId, promotionId } = chosen;
    log.info({ requestId, promotionId, code: error.code }, 'the bonus of a deposit is declined');
    const nothing = { version: 0, amount: 0n, turnover: null, caps: [] };
    const declined = { state: 'declined', refusal: error.code, askedAt: at } as const;
    await withTransaction(pool, (tx) => insertBonus(tx, { ...chosen, ...nothing, ...declined }));
  }
}

async function promise(tx: pg.ClientBase, chosen: ChosenBonus, at: Date): Promise<void> {
  const { siteId, memberId, promotionId, deposit, before } = chosen;
  const promotion = await readPromotion(tx, { siteId, promotionId });
  if (promotion?.definition.rules.trigger !== 'deposit') throw refuse(errors, 'PR001');
  const bonus = bonusOf(promotion.definition.rules, deposit, before);
  const { version } = promotion;
  const amount = 'refusal' in bonus ? 0n : bonus.amount;
  const caps = capsOf(promotion.definition.caps, { memberId, siteId, address: '' }, at);
  const turnover = 'refusal' in bonus ? null : bonus.turnover;
  const row = { ...chosen, version, amount, turnover, caps, refusal: '', askedAt: at };
  // Another one for the same deposit waits here, and finds it.
  if (!(await insertBonus(tx, { ...row, state: 'promised' }))) return;
  if ('refusal' in bonus) throw refuse(errors, bonus.refusal);
  await takeRoom(tx, promotion, { memberId, siteId, amount, caps, at });
}

async function takeRoom(
  tx: pg.ClientBase,
  promotion: Promotion,
  of: {
    memberId: string;
    siteId: string;
    amount: Won;
    caps: ReturnType<typeof capsOf>;
    at: Date;
  },
): Promise<void> {
  const { memberId, siteId, amount, caps, at } = of;
  const { promotionId } = promotion;
  const member = { memberId, siteId, level: 1, isPartner: false };
  await checkEntitled(tx, promotion, member, { now: at, locks: true });
  if (!(await countTowards(tx, promotionId, caps))) throw refuse(errors, 'PR005');
  if (!(await commitBudget(tx, promotionId, { amount }))) throw refuse(errors, 'PR006');
}
