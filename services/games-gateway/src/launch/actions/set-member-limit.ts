import type { Auditor } from '@noriter/kit/audit';
import { withTransaction } from '@noriter/kit/postgres';
import { refuse } from '@noriter/kit/result-codes';
import { errors } from '../../errors.ts';
import type { LaunchDeps } from '../deps.ts';
import { listLimits, lockMember, type MemberLimit, saveLimit } from '../store/member-limits.ts';
import { endSessionsIn } from './end-session.ts';

/** What an operator wants of a member's play, and who that is. */
export type LimitWish = Omit<MemberLimit, 'setAt'> & { siteId: string };

/**
 * Locks games for a member, or limits one bet on them; without either it lifts what was set. Sessions of
 * what was locked end at once, and their windows learn of it by the event.
 *
 * @returns all limits of the member
 * @throws Refusal G002 without such a vendor, G006 without such a game, G008 without such a member
 */
export async function setMemberLimit(
  { pool, clock, vendors, games }: Pick<LaunchDeps, 'pool' | 'clock' | 'vendors' | 'games'>,
  { siteId, ...wish }: LimitWish,
  audit: Auditor,
): Promise<MemberLimit[]> {
  const { memberId, vendorKey, gameCode, isLocked } = wish;
  if (vendorKey !== '' && vendors.get(vendorKey) === undefined) throw refuse(errors, 'G002');
  if (gameCode !== '' && games.byCode(vendorKey, gameCode) === undefined) {
    throw refuse(errors, 'G006');
  }
  const at = clock.now();
  return withTransaction(pool, async (tx) => {
    if (!(await lockMember(tx, { siteId, memberId }))) throw refuse(errors, 'G008');
    const before = await listLimits(tx, { siteId, memberId });
    await saveLimit(tx, { ...wish, setAt: at });
    const after = await listLimits(tx, { siteId, memberId });
    await audit(tx, {
      action: 'game-limit.set',
      subject: `member:${memberId}`,
      before: { limits: before.map(viewOf) },
      after: { limits: after.map(viewOf) },
    });
    const game = { vendorKey, gameCode };
    if (isLocked) await endSessionsIn(tx, { memberId, game }, { reason: 'locked', at });
    return after;
  });
}

function viewOf({ vendorKey, gameCode, isLocked, maxBet, reason }: MemberLimit) {
  return { vendorKey, gameCode, isLocked, maxBet: maxBet?.toString() ?? null, reason };
}
