import type { Won } from '@noriter/kit/money';
import type pg from 'pg';
import { giveReward } from '../../../promotions/actions/steps/give-reward.ts';
import type { Promotion } from '../../../promotions/store/promotions.ts';
import { endOf, type PaybackRules, type Period } from '../../domain/period.ts';

/**
 * Gives a member what comes back of a period. Caps of a day count it on the day that follows the period,
 * whenever it is given: of several that waited, or were closed late, none takes the place of another.
 *
 * @throws Refusal PR004 stopped meanwhile, PR005 a cap is reached, PR006 the budget is used up
 */
export async function giveBack(
  tx: pg.ClientBase,
  { promotion, rules, period }: { promotion: Promotion; rules: PaybackRules; period: Period },
  { memberId, amount, at }: { memberId: string; amount: Won; at: Date },
): Promise<void> {
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
    countedAt: endOf(period),
    budget: 'amount',
    isCounted: true,
  });
}
