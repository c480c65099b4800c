import { appendAudit } from '@noriter/kit/audit';
import { refuse } from '@noriter/kit/result-codes';
import { issueSessionToken } from '@noriter/kit/session-tokens';
import type pg from 'pg';
import { isAddressAllowed } from '../address-list.ts';
import type { IdentityDeps } from '../deps.ts';
import { normaliseName } from '../domain/normalise.ts';
import type { Role } from '../domain/roles.ts';
import { stepOfCode } from '../domain/second-factor.ts';
import { errors } from '../errors.ts';
import type { Operator } from '../generated/client.ts';
import { roleOf } from '../queries/site-roles.ts';
import { judgeGuess } from './judge-guess.ts';
import { limitLogins } from './limit-logins.ts';
import { publishSessions, type SessionChange, startSession } from './sessions.ts';

export type OperatorLogin = {
  readonly siteId: string;
  readonly address: string;
  readonly device: string;
  readonly loginId: string;
  readonly password: string;
  readonly otp: string;
  readonly requestId: string;
};

type Entry =
  | { outcome: 'in'; sessionId: string; changes: SessionChange[]; role: Role }
  | { outcome: 'code-used' | 'barred' };

/** Logs an operator in; the answer to a failure never says which of the three parts was wrong. */
export async function logInOperator(deps: IdentityDeps, login: OperatorLogin) {
  const { siteId, address } = login;
  const subject = normaliseName(login.loginId);
  await limitLogins(deps, { siteId, subject: `operator ${subject}`, address });
  const operator = await deps.db.operator.findFirst({ where: { siteId, loginIdNormal: subject } });
  const rightPassword = await deps.passwords.isRight(
    operator?.passwordHash ?? null,
    login.password,
  );
  const step = operator === null ? null : stepOf(deps, operator, login.otp);
  const right = rightPassword && step !== null;
  const judged = await judgeGuess(deps, { siteId, secret: 'operator-login', subject }, right, {
    right: (tx) =>
      enter(deps, tx, { login, operatorId: operator?.operatorId ?? '', step: step ?? 0 }),
  });
  if (judged.outcome === 'locked') throw refuse(errors, 'LX03', { minutes: judged.minutes });
  if (judged.outcome === 'wrong' || operator === null) throw refuse(errors, 'LX04');
  const entry = judged.value;
  if (entry.outcome !== 'in') throw refuse(errors, entry.outcome === 'barred' ? 'LX05' : 'LX04');
  await publishSessions(deps, entry.changes);
  const { token, expiresAt } = await issueOperatorToken(deps, operator, entry);
  return { token, expiresAt, sessionId: entry.sessionId, operator: viewOf(operator, entry.role) };
}

export async function issueOperatorToken(
  { config, clock }: Pick<IdentityDeps, 'config' | 'clock'>,
  operator: Pick<Operator, 'operatorId' | 'siteId' | 'loginId'>,
  { sessionId, role }: { sessionId: string; role: Role },
): Promise<{ token: string; expiresAt: string }> {
  const claims = {
    sub: operator.operatorId,
    sid: sessionId,
    site: operator.siteId,
    kind: 'operator' as const,
    lid: operator.loginId,
    lvl: 0,
    ptn: false,
    perms: [...role.permissions],
  };
  const key = config.TOKEN_PRIVATE_KEY;
  const { token, expiresAt } = await issueSessionToken(key, claims, undefined, clock.now());
  return { token, expiresAt: expiresAt.toISOString() };
}

export function viewOf(
  { operatorId, loginId, name }: Pick<Operator, 'operatorId' | 'loginId' | 'name'>,
  { roleId, permissions }: Role,
) {
  return { operatorId, loginId, name, role: roleId, permissions: [...permissions] };
}

function stepOf({ vault, clock }: IdentityDeps, operator: Operator, otp: string): number | null {
  const place = { rowId: operator.operatorId, column: 'operator.totp_secret' };
  return stepOfCode(vault.open(place, operator.totpSecret), otp, clock.now());
}

/** The guarded update uses the code up: of two logins with one code only one finds it unused. */
async function enter(
  deps: IdentityDeps,
  tx: pg.ClientBase,
  { login, operatorId, step }: { login: OperatorLogin; operatorId: string; step: number },
): Promise<Entry> {
  const { siteId, address, device, requestId } = login;
  const used = await tx.query<{ role: string; disabled: boolean; addresses: string[] }>(
    `update operator set totp_last_step = $2 where operator_id = $1 and totp_last_step < $2
     returning role, disabled, addresses`,
    [operatorId, step],
  );
  const operator = used.rows[0];
  if (operator === undefined) return { outcome: 'code-used' };
  const admitted = !operator.disabled && isAddressAllowed(address, operator.addresses);
  if (!admitted) return { outcome: 'barred' };
  const owner = { siteId, kind: 'operator', subjectId: operatorId } as const;
  const started = await startSession(deps, tx, owner, { address, device });
  await appendAudit(tx, {
    siteId,
    operatorId,
    address,
    requestId,
    at: deps.clock.now(),
    action: 'operator.log-in',
    subject: `operator:${operatorId}`,
    before: null,
    after: { sessionId: started.sessionId },
  });
  const role = await roleOf(tx, siteId, operator.role);
  return { outcome: 'in', role, ...started };
}
