import { isAddressAllowed } from '@noriter/kit/address-list';
import { withTransaction } from '@noriter/kit/postgres';
import { refuse, transportCodes } from '@noriter/kit/result-codes';
import type { IdentityDeps } from '../../deps.ts';
import { errors } from '../../errors.ts';
import { findOperator } from '../../store/operators/operators.ts';
import { roleOf } from '../../store/operators/roles.ts';
import { issueOperatorToken } from '../steps/issue-token.ts';
import { prolongSession } from '../steps/prolong-session.ts';
import { publishSessions } from '../steps/sessions.ts';

type Refresh = { siteId: string; operatorId: string; sessionId: string; address: string };

/** Gives an operator's live session a new token, with the permissions the role has now. */
export async function refreshOperatorSession(deps: IdentityDeps, refresh: Refresh) {
  const { siteId, operatorId, sessionId, address } = refresh;
  const operator = await findOperator(deps, { operatorId, siteId });
  // Who was reset has neither password nor second factor: their session ended with those.
  if (operator === null || operator.disabled || operator.enrolledAt === null) {
    throw refuse(transportCodes, 'TK998');
  }
  if (!isAddressAllowed(address, operator.addresses)) throw refuse(errors, 'LX05');
  const endsAt = await withTransaction(deps.pool, (tx) =>
    prolongSession(deps, tx, { kind: 'operator', subjectId: operatorId, sessionId }),
  );
  await publishSessions(deps, [{ sessionId, state: 'live' }]);
  const role = await roleOf(deps.pool, siteId, operator.role);
  return issueOperatorToken(deps, operator, { sessionId, role, endsAt });
}
