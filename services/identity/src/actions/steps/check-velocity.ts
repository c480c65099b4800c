import { networkOf } from '@noriter/kit/client-address';
import type { IdentityDeps } from '../../deps.ts';

/**
 * Counts a log-in, right or wrong, by id and network: nobody gets a member refused from elsewhere.
 *
 * @throws Refusal ABZ01
 */
export async function checkVelocity(
  { velocity }: Pick<IdentityDeps, 'velocity'>,
  { siteId, loginId, address }: { siteId: string; loginId: string; address: string },
): Promise<void> {
  const person = `${loginId} ${networkOf(address)}`;
  const refusal = await velocity.refusalOf({ siteId, person, loginId, memberId: null, address });
  if (refusal !== null) throw refusal;
}
