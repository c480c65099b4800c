import { withTransaction } from '@noriter/kit/postgres';
import { Refusal } from '@noriter/kit/result-codes';
import type { PromotionBase } from '../../base.ts';
import { forgetWaiting, keepWaiting, waitingSince } from '../../members/store/waiting-welcomes.ts';
import type { Definition } from '../domain/definition.ts';
import { readPromotion, runningPromotions } from '../store/promotions.ts';
import { checkEntitled } from './steps/entitled.ts';
import { giveReward } from './steps/give-reward.ts';

type Deps = Pick<PromotionBase, 'pool' | 'clock' | 'log'>;
type Approval = { memberId: string; siteId: string; at: Date };

/**
 * Gives what the site's sign-up promotions have for a member who was approved while they ran; an approval from
 * before their start is none of theirs. Each is given once, however often it is asked. One that counts devices
 * waits for the first log-in: nobody logs in before they are approved, so no device is known yet.
 */
export async function giveWelcome(deps: Deps, approval: Approval): Promise<void> {
  const due = await welcomesOf(deps, approval);
  if (due.some(({ definition }) => countsDevices(definition))) {
    await keepWaiting(deps.pool, approval.memberId, approval.at);
  }
  for (const { promotionId, definition } of due) {
    if (!countsDevices(definition)) await giveOne(deps, approval, promotionId);
  }
}

/** Gives a member what waited for their first log-in; its device is kept already. */
export async function giveWaitingWelcome(
  deps: Deps,
  { memberId, siteId }: Omit<Approval, 'at'>,
): Promise<void> {
  const at = await waitingSince(deps.pool, memberId);
  if (at === null) return;
  const approval = { memberId, siteId, at };
  for (const { promotionId, definition } of await welcomesOf(deps, approval)) {
    if (countsDevices(definition)) await giveOne(deps, approval, promotionId);
  }
  await forgetWaiting(deps.pool, memberId);
}

const countsDevices = ({ caps }: Pick<Definition, 'caps'>) => (caps.perDevice ?? null) !== null;

async function welcomesOf({ pool, clock }: Deps, { siteId, at }: Approval) {
  const wanted = { siteId, now: clock.now(), trigger: 'sign-up' } as const;
  const running = await runningPromotions(pool, wanted);
  return running.filter(({ definition }) => new Date(definition.startsAt) <= at);
}

async function giveOne(
  { pool, clock, log }: Deps,
  { memberId, siteId }: Approval,
  promotionId: string,
): Promise<void> {
  const now = clock.now();
  const member = { memberId, siteId, level: 1, isPartner: false };
  try {
    await withTransaction(pool, async (tx) => {
      const promotion = await readPromotion(tx, { siteId, promotionId });
      if (promotion?.definition.rules.trigger !== 'sign-up') return;
      await checkEntitled(tx, promotion, member, { now, locks: true });
      await giveReward(tx, {
        promotion,
        memberId,
        address: '',
        cause: `sign-up:${memberId}`,
        reward: promotion.definition.rules.reward,
        at: now,
        budget: 'amount',
        isCounted: true,
      });
    });
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    log.info({ memberId, promotionId, code: error.code }, 'a new member gets no welcome');
  }
}
