import { EarlyEvent } from '@noriter/kit/kafka';
import type { AccrualDeps } from '../deps.ts';
import { missingMembers } from '../store/missing-members.ts';

type Happened = { readonly memberId: string; readonly at: Date };

/**
 * Counts what members did; what arrived before its member waits until somebody can tell who stands above. All the
 * rest is counted at once, and once more with it: counting bears that.
 *
 * @throws EarlyEvent while something waits
 */
export async function onceMembersAreKnown<One extends Happened>(
  { pool, clock, lateMembers }: Pick<AccrualDeps, 'pool' | 'clock' | 'lateMembers'>,
  all: readonly One[],
  count: (known: readonly One[]) => Promise<void>,
): Promise<void> {
  const memberIds = [...new Set(all.map(({ memberId }) => memberId))];
  const missing = memberIds.length === 0 ? [] : await missingMembers(pool, memberIds);
  const missingOf = new Map(missing.map((one) => [one.memberId, one.missingId]));
  const now = clock.now();
  const isWaiting = ({ memberId, at }: One): boolean => {
    const missingId = missingOf.get(memberId);
    return missingId !== undefined && lateMembers.waits(missingId, at, now);
  };
  const waiting = new Set(all.filter(isWaiting));
  await count(all.filter((one) => !waiting.has(one)));
  const [first] = waiting;
  if (first === undefined) return;
  const { memberId } = first;
  throw new EarlyEvent(`${waiting.size} wait for members, the first for ${memberId}.`);
}
