import { refuse, transportCodes } from '@noriter/kit/result-codes';
import type { IdentityDeps } from '../../deps.ts';
import { countMemberTry, hourSeconds } from '../../store/sessions/network-tries.ts';

/**
 * Bounds how many phones and accounts a member writes into a form: the answer says whose are known here.
 *
 * @throws H429
 */
export async function limitAsks(deps: IdentityDeps, memberId: string): Promise<void> {
  const tries = await countMemberTry(deps, 'unique', memberId);
  if (tries > deps.config.UNIQUE_CHECKS_PER_MEMBER) {
    throw refuse(transportCodes, 'H429', { seconds: hourSeconds });
  }
}
