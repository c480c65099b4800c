import { withTransaction } from '@noriter/kit/postgres';
import { refuse, transportCodes } from '@noriter/kit/result-codes';
import { isAddressAllowed } from '../address-list.ts';
import type { IdentityDeps } from '../deps.ts';
import { errors } from '../errors.ts';
import { roleOf } from '../queries/site-roles.ts';
import { issueOperatorToken } from './log-in-operator.ts';
import { prolongSession } from './refresh-session.ts';
import { publishSessions } from './sessions.ts';

type Refresh = { siteId: string; operatorId: string; sessionId: string; address: string };

/** Gives an operator's live session a new token, with the permissions the role has now. */
export async function refreshOperatorSession(deps: IdentityDeps, refresh: Refresh) {
  const { siteId, operatorId, sessionId, address } = refresh;
  const operator = await deps.db.operator.findFirst({ where: { operatorId, siteId } });
  if (operator === null || operator.disabled) throw refuse(transportCodes, 'TK998');
  if (!isAddressAllowed(address, operator.addresses)) throw refuse(errors, 'LX05');
  await withTransaction(deps.pool, (tx) =>
    prolongSession(deps, tx, { kind: 'operator', subjectId: operatorId, sessionId }),
  );
  await publishSessions(deps, [{ sessionId, state: 'live' }]);
  const role = await roleOf(deps.pool, siteId, operator.role);
  return issueOperatorToken(deps, operator, { sessionId, role });
}
