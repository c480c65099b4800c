import { koreaDay } from '@noriter/kit/korea-time';
import { withTransaction } from '@noriter/kit/postgres';
import { refuse } from '@noriter/kit/result-codes';
import type pg from 'pg';
import type { PromotionBase } from '../../base.ts';
import { errors } from '../../errors.ts';
import type { Receiver } from '../../members/store/members.ts';
import { checkEntitled } from '../../promotions/actions/steps/entitled.ts';
import { giveReward } from '../../promotions/actions/steps/give-reward.ts';
import type { Grant } from '../../promotions/store/grants.ts';
import { type Promotion, runningPromotions } from '../../promotions/store/promotions.ts';
import { dayOfMonth, mayMakeUp, monthOf, newlyReached } from '../domain/sheet.ts';
import { insertStamp, lockSheet, type Stamp, stampsOf } from '../store/stamps.ts';

type Deps = Pick<PromotionBase, 'pool' | 'clock'>;
type Visitor = Receiver & { address: string };

/** The attendance promotion that runs on a site; the newest where there are several. */
export async function runningSheet(
  { pool, clock }: Deps,
  siteId: string,
): Promise<Promotion | null> {
  const now = clock.now();
  return (await runningPromotions(pool, { siteId, now, trigger: 'attendance' }))[0] ?? null;
}

/**
 * Stamps today, or makes up a missed day of this month, which gives no daily reward but counts for
 * streaks. Whatever it gives is given in the same transaction.
 *
 * @param missed the day to make up; null for today
 * @returns what was given, the daily reward first
 * @throws Refusal AT001 to AT003, PR002 to PR006
 */
export async function stampDay(
  deps: Deps,
  member: Visitor,
  missed: string | null,
): Promise<Grant[]> {
  const promotion = await runningSheet(deps, member.siteId);
  if (promotion === null) throw refuse(errors, 'PR004');
  const at = deps.clock.now();
  const today = koreaDay(at);
  const day = missed ?? today;
  const stamp = { day, isMadeUp: missed !== null };
  const sheet = { promotionId: promotion.promotionId, memberId: member.memberId };
  return withTransaction(deps.pool, async (tx) => {
    await lockSheet(tx, sheet);
    await checkEntitled(tx, promotion, member, { now: at, locks: true });
    const before = await stampsOf(tx, sheet, monthOf(day));
    checkStamp(promotion, stamp, before, today);
    await insertStamp(tx, sheet, { ...stamp, at });
    return giveRewards(tx, { promotion, member, stamp, before, at });
  });
}

function checkStamp(
  { definition: { rules, startsAt } }: Promotion,
  { day, isMadeUp }: Stamp,
  before: readonly Stamp[],
  today: string,
): void {
  if (rules.trigger !== 'attendance') throw refuse(errors, 'PR004');
  if (before.some((stamp) => stamp.day === day)) throw refuse(errors, 'AT001');
  if (!isMadeUp) return;
  if (!mayMakeUp(day, today, koreaDay(new Date(startsAt)))) throw refuse(errors, 'AT002');
  const used = before.filter((stamp) => stamp.isMadeUp).length;
  if (used >= rules.makeUpPerMonth) throw refuse(errors, 'AT003');
}

type Stamped = {
  promotion: Promotion;
  member: Visitor;
  stamp: Stamp;
  before: readonly Stamp[];
  at: Date;
};

async function giveRewards(
  tx: pg.ClientBase,
  { promotion, member, stamp, before, at }: Stamped,
): Promise<Grant[]> {
  const { rules } = promotion.definition;
  if (rules.trigger !== 'attendance') return [];
  const { memberId, address } = member;
  const { day, isMadeUp } = stamp;
  const days = before.map((one) => dayOfMonth(one.day));
  const reached = newlyReached(rules.streaks, days, [...days, dayOfMonth(day)]);
  const wish = { promotion, memberId, address, at, budget: 'amount' } as const;
  const grants: Grant[] = [];
  if (!isMadeUp) {
    const cause = `attendance:${memberId}:${day}`;
    grants.push(await giveReward(tx, { ...wish, cause, reward: rules.daily, isCounted: true }));
  }
  for (const { days: length, reward } of reached) {
    const cause = `streak:${memberId}:${monthOf(day)}:${length}`;
    grants.push(await giveReward(tx, { ...wish, cause, reward, isCounted: false }));
  }
  return grants;
}
