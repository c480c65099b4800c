import { withTransaction } from '@noriter/kit/postgres';
import { Refusal } from '@noriter/kit/result-codes';
import type { PromotionBase } from '../../base.ts';
import { forgetWaiting, keepWaiting, waitingSince } from '../../members/store/waiting-welcomes.ts';
import type { Definition } from '../domain/definition.ts';
import { waitsFrom } from '../domain/waiting-welcome.ts';
import { promotionsOfTrigger, readPromotion } from '../store/promotions.ts';
import { ranThrough } from '../store/switches.ts';
import { definitionsDuring } from '../store/versions.ts';
import { checkEntitled } from './steps/entitled.ts';
import { giveReward } from './steps/give-reward.ts';

type Deps = Pick<PromotionBase, 'pool' | 'clock' | 'log'>;
type Approval = { memberId: string; siteId: string; at: Date };

/**
 * Gives what the site's sign-up promotions have for a member who was approved while they ran, however late that is
 * heard of: their end or other caps since take nothing of it, what is started since is none of theirs, whatever start
 * was written into it, and a stop holds. Each is given once, however often it is asked. One that counts devices waits
 * for the first log-in: nobody logs in before they are approved, so no device is known yet.
 */
export async function giveWelcome(deps: Deps, approval: Approval): Promise<void> {
  const due = await welcomesOf(deps, approval);
  if (due.some(({ waits }) => waits)) {
    await keepWaiting(deps.pool, approval.memberId, approval.at);
  }
  for (const { promotionId, waits } of due) {
    if (!waits) await giveOne(deps, approval, promotionId);
  }
}

/**
 * Gives a member what waited for their first log-in; its device is kept already. What they have stays one. For
 * who may be given nothing at this moment, as in a time-out, it waits for a log-in after that.
 */
export async function giveWaitingWelcome(
  deps: Deps,
  { memberId, siteId }: Omit<Approval, 'at'>,
): Promise<void> {
  const at = await waitingSince(deps.pool, memberId, waitsFrom(deps.clock.now()));
  if (at === null) return;
  const approval = { memberId, siteId, at };
  let stillWaits = false;
  for (const { promotionId } of await welcomesOf(deps, approval)) {
    if ((await giveOne(deps, approval, promotionId)) === 'PR002') stillWaits = true;
  }
  if (!stillWaits) await forgetWaiting(deps.pool, memberId);
}

/** What ran at an approval, and whether it counted devices then, or does now. */
async function welcomesOf({ pool }: Deps, { siteId, at }: Approval) {
  const then = { from: at, until: at };
  const due: { promotionId: string; waits: boolean }[] = [];
  for (const one of await promotionsOfTrigger(pool, 'sign-up', siteId)) {
    const { promotionId, definition } = one;
    const [before] = await definitionsDuring(pool, promotionId, then);
    if (before === undefined || !isDated(before, at)) continue;
    if (!(await ranThrough(pool, promotionId, then))) continue;
    due.push({ promotionId, waits: countsDevices(before) || countsDevices(definition) });
  }
  return due;
}

const countsDevices = ({ caps }: Pick<Definition, 'caps'>) => (caps.perDevice ?? null) !== null;

const isDated = ({ startsAt, endsAt }: Definition, at: Date) =>
  new Date(startsAt) <= at && (endsAt === null || new Date(endsAt) > at);

/** @returns the code of what refuses it; null where nothing does */
async function giveOne(
  { pool, clock, log }: Deps,
  { memberId, siteId, at }: Approval,
  promotionId: string,
): Promise<string | null> {
  const member = { memberId, siteId, level: 1, isPartner: false };
  const givenAt = clock.now();
  try {
    await withTransaction(pool, async (tx) => {
      const promotion = await readPromotion(tx, { siteId, promotionId });
      if (promotion?.definition.rules.trigger !== 'sign-up') return;
      await checkEntitled(tx, promotion, member, { now: at, givenAt, locks: true });
      await giveReward(tx, {
        promotion,
        memberId,
        address: '',
        cause: `sign-up:${memberId}`,
        reward: promotion.definition.rules.reward,
        at: givenAt,
        budget: 'amount',
        isCounted: true,
      });
    });
    return null;
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    log.info({ memberId, promotionId, code: error.code }, 'a new member gets no welcome');
    return error.code;
  }
}
