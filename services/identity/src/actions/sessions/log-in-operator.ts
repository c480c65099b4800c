import { isAddressAllowed } from '@noriter/kit/address-list';
import { appendAudit } from '@noriter/kit/audit';
import { networkOf } from '@noriter/kit/client-address';
import { refuse } from '@noriter/kit/result-codes';
import type pg from 'pg';
import type { IdentityDeps } from '../../deps.ts';
import { normaliseName } from '../../domain/members/normalise.ts';
import type { Role } from '../../domain/operators/roles.ts';
import { errors } from '../../errors.ts';
import type { Operator } from '../../generated/client.ts';
import { findOperator, type HeldOperator, holdWithRoles } from '../../store/operators/operators.ts';
import { roleAmong } from '../../store/operators/roles.ts';
import type { UsedPasskey } from '../../store/passkeys/passkeys.ts';
import { countCode } from '../operators/count-code.ts';
import { issueOperatorToken } from '../steps/issue-token.ts';
import { type Judgement, judgeGuess } from '../steps/judge-guess.ts';
import { limitLogins } from '../steps/limit-logins.ts';
import {
  type FactorProof,
  factorProofOf,
  isAsJudged,
  useFactorProof,
} from '../steps/operator-factor.ts';
import { publishSessions, type SessionChange, startSession } from '../steps/sessions.ts';
import {
  auditLogin,
  checkCaptcha,
  loginChallenge,
  type OperatorLogin,
  recordFailure,
  whoMayTry,
} from './operator-attempts.ts';

type LoggedIn = {
  outcome: 'in';
  sessionId: string;
  endsAt: Date;
  changes: SessionChange[];
  /** As they were when the session began: the token says no more than this. */
  operator: HeldOperator;
  role: Role;
};

type Entry =
  | LoggedIn
  | { outcome: 'changed' | 'other-address' | 'code-used' | 'code-locked' | 'barred' };

/**
 * Logs an operator in; the answer to a failure never shows which of the inputs was wrong. Failures
 * count by id and network, so that nobody locks an operator out from elsewhere, and whoever calls
 * from an address that is not on the operator's list is not judged at all. Wrong codes with the right
 * password count by id as well.
 *
 * @throws H429, LX01, LX03, LX04, LX05
 */
export async function logInOperator(deps: IdentityDeps, login: OperatorLogin) {
  const { siteId, address } = login;
  const idNormal = normaliseName(login.loginId);
  const subject = `${idNormal} ${networkOf(address)}`;
  await limitLogins(deps, { siteId, subject: `operator ${idNormal}`, address });
  const guessed = { siteId, secret: 'operator-login', subject } as const;
  await checkCaptcha(deps, guessed, login);
  const known = await findOperator(deps, { siteId, loginIdNormal: idNormal });
  const { operator, isElsewhere } = await whoMayTry(deps, known, login);
  const rightPassword = await deps.passwords.isRightAtDoor(
    operator?.passwordHash ?? null,
    login.password,
  );
  const use = loginChallenge(login);
  const proof = operator === null ? null : await factorProofOf(deps, operator, login, use);
  const judged = await judgeGuess(deps, guessed, rightPassword && proof !== null, {
    right: async (tx): Promise<Entry> => {
      if (operator === null || proof === null) return { outcome: 'changed' };
      return enter(deps, tx, login, { operator, proof });
    },
    async wrong(tx) {
      if (rightPassword && operator !== null) await countCode(deps, tx, login, false);
      await recordFailure(deps, tx, login, operator);
    },
  });
  deps.operatorLogins.inc({ outcome: isElsewhere ? 'other-address' : outcomeOf(judged) });
  if (judged.outcome === 'locked') throw refuse(errors, 'LX03', { minutes: judged.minutes });
  if (judged.outcome === 'wrong') throw refuse(errors, 'LX04');
  const entry = judged.value;
  if (entry.outcome !== 'in') throw refuse(errors, entry.outcome === 'barred' ? 'LX05' : 'LX04');
  await publishSessions(deps, entry.changes);
  const { token, expiresAt } = await issueOperatorToken(deps, entry.operator, entry);
  const { sessionId } = entry;
  return { token, expiresAt, sessionId, operator: viewOf(entry.operator, entry.role) };
}

function outcomeOf(judged: Judgement<Entry>): string {
  return judged.outcome === 'right' ? judged.value.outcome : judged.outcome;
}

function viewOf(
  { operatorId, loginId, name }: Pick<Operator, 'operatorId' | 'loginId' | 'name'>,
  { roleId, permissions }: Role,
) {
  return { operatorId, loginId, name, role: roleId, permissions: [...permissions] };
}

/**
 * Judged was what stood there before the password waited for its hash. A reset, another password or
 * list of addresses, other rights: whatever came meanwhile ended the sessions there were, and this
 * one is judged again by what stands there now, which stays until it has begun.
 */
async function enter(
  deps: IdentityDeps,
  tx: pg.ClientBase,
  login: OperatorLogin,
  { operator: judged, proof }: { operator: Operator; proof: FactorProof },
): Promise<Entry> {
  const { siteId, address, device } = login;
  const { operatorId } = judged;
  if ('step' in proof && !(await countCode(deps, tx, login, true))) {
    await recordFailure(deps, tx, login, judged);
    return { outcome: 'code-locked' };
  }
  const { operator, roles } = await holdWithRoles(tx, { siteId, operatorId });
  if (!isAsJudged(operator, judged, proof)) {
    await recordFailure(deps, tx, login, judged);
    return { outcome: 'changed' };
  }
  if (!isAddressAllowed(address, operator.addresses)) {
    await auditLogin(deps, tx, { login, operator, why: 'barred' });
    return { outcome: 'other-address' };
  }
  const noteCopy = (copied: UsedPasskey) =>
    auditLogin(deps, tx, { login, operator, why: 'copied-passkey', copied });
  const isUsed = await useFactorProof(deps, tx, operatorId, { proof, noteCopy });
  if (!isUsed) return { outcome: 'code-used' };
  if (operator.disabled) {
    await auditLogin(deps, tx, { login, operator, why: 'barred' });
    return { outcome: 'barred' };
  }
  const owner = { siteId, kind: 'operator', subjectId: operatorId } as const;
  const started = await startSession(deps, tx, owner, { address, device });
  await auditEntry(deps, tx, login, { operatorId, sessionId: started.sessionId, proof });
  return { outcome: 'in', operator, role: roleAmong(roles, operator), ...started };
}

async function auditEntry(
  { clock, config }: IdentityDeps,
  tx: pg.ClientBase,
  { siteId, address, requestId }: OperatorLogin,
  { operatorId, sessionId, proof }: { operatorId: string; sessionId: string; proof: FactorProof },
): Promise<void> {
  await appendAudit(tx, config.AUDIT_KEY, {
    siteId,
    operatorId,
    address,
    requestId,
    at: clock.now(),
    action: 'operator.log-in',
    subject: `operator:${operatorId}`,
    before: null,
    after: {
      sessionId,
      ...('recovery' in proof ? { by: 'recovery code' } : {}),
      ...('passkey' in proof ? { by: 'passkey' } : {}),
    },
  });
}
