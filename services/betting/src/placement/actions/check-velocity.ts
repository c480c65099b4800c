import type { MemberCaller } from '@noriter/kit/caller';
import type { PlacementDeps } from '../deps.ts';
import { readKnownRequests } from '../store/known-requests.ts';

/**
 * Counts a slip that is asked for. A slip that is known gets its answer all the same: who repeats a
 * request asks for nothing new.
 *
 * @throws Refusal ABZ01
 */
export async function checkVelocity(
  { pool, velocity }: Pick<PlacementDeps, 'pool' | 'velocity'>,
  { siteId, memberId, loginId, address }: MemberCaller,
  slipId: string,
): Promise<void> {
  const actor = { siteId, person: memberId, memberId, loginId, address };
  const refusal = await velocity.refusalOf(actor);
  if (refusal === null) return;
  if (!(await readKnownRequests(pool, [slipId])).has(slipId)) throw refusal;
}
