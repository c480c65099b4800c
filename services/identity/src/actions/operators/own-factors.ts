import { refuse } from '@noriter/kit/result-codes';
import type { DecidedBy, IdentityDeps } from '../../deps.ts';
import { errors } from '../../errors.ts';
import { findOperator } from '../../store/operators/operators.ts';
import { countRecoveryCodes } from '../../store/operators/recovery-codes.ts';
import { passkeyViews } from '../../store/passkeys/passkeys.ts';
import { partyOf } from '../passkeys/parties.ts';

/** What an operator can log in with beside the password. @throws A102 */
export async function ownFactors(
  deps: IdentityDeps,
  { siteId, operatorId }: DecidedBy['operator'],
) {
  const operator = await findOperator(deps, { siteId, operatorId });
  if (operator === null) throw refuse(errors, 'A102');
  const owner = { siteId, kind: 'operator', ownerId: operatorId } as const;
  return {
    recoveryCodesLeft: await countRecoveryCodes(deps.pool, operatorId),
    hasAuthenticator: operator.hasAuthenticator,
    offersPasskeys: partyOf(deps, siteId) !== null,
    passkeys: await passkeyViews(deps.pool, owner),
  };
}
