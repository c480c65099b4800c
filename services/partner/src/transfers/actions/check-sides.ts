import { formatWon } from '@noriter/kit/money';
import { withTransaction } from '@noriter/kit/postgres';
import { Refusal, refuse } from '@noriter/kit/result-codes';
import { errors } from '../../errors.ts';
import { currentPolicy } from '../../policy/store/current-policy.ts';
import type { Person } from '../../tree/store/people.ts';
import { reach, type Scope } from '../../tree/store/reach.ts';
import { whatKeeps } from '../clients/what-keeps.ts';
import type { TransfersDeps } from '../deps.ts';
import { transferCodes } from '../domain/transfer.ts';

/** Members give to members alone, and only where the site allows it at all. */
export async function checkMemberGives(
  deps: Pick<TransfersDeps, 'pool' | 'policyAt' | 'wallet'>,
  memberId: string,
  site: Scope,
  other: Person,
): Promise<void> {
  const { membersGive } = await withTransaction(deps.pool, (tx) =>
    currentPolicy(deps, tx, site.siteId),
  );
  if (!membersGive) throw refuse(errors, 'C502');
  await reach(deps.pool, site, other.memberId).catch((error: unknown) => {
    throw error instanceof Refusal ? refuse(errors, transferCodes.give.other) : error;
  });
  if (other.tier !== 0) throw refuse(errors, transferCodes.give.other);
  await checkMayLeave(deps, memberId);
}

/** Money that may not leave a member as a withdrawal does not leave as a transfer either. */
export async function checkMayLeave(
  deps: Pick<TransfersDeps, 'wallet'>,
  memberId: string,
): Promise<void> {
  const { remaining, isBanned } = await whatKeeps(deps, memberId);
  if (isBanned) throw refuse(errors, 'C203');
  if (remaining > 0n) throw refuse(errors, 'C216', { remaining: formatWon(remaining) });
}
