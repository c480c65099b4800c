import type { MemberCaller } from '@noriter/kit/caller';
import type { WalletDeps } from '../deps.ts';

/**
 * Counts a cash request that is made.
 *
 * @throws Refusal ABZ01
 */
export async function checkVelocity(
  { velocity }: Pick<WalletDeps, 'velocity'>,
  { siteId, memberId, loginId, address }: MemberCaller,
): Promise<void> {
  const actor = { siteId, person: memberId, memberId, loginId, address };
  const refusal = await velocity.refusalOf(actor);
  if (refusal !== null) throw refusal;
}
