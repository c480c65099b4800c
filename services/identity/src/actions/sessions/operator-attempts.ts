import { isAddressAllowed } from '@noriter/kit/address-list';
import { appendAudit } from '@noriter/kit/audit';
import { withTransaction } from '@noriter/kit/postgres';
import { refuse } from '@noriter/kit/result-codes';
import type pg from 'pg';
import type { IdentityDeps } from '../../deps.ts';
import { normaliseName } from '../../domain/members/normalise.ts';
import { errors } from '../../errors.ts';
import type { Operator } from '../../generated/client.ts';
import type { ChallengeUse } from '../../store/passkeys/challenges.ts';
import type { UsedPasskey } from '../../store/passkeys/passkeys.ts';
import { failuresOf, type GuessedSecret } from '../../store/sessions/attempts.ts';
import { type CaptchaAnswer, isCaptchaSolved } from '../steps/check-captcha.ts';
import type { GivenFactor } from '../steps/operator-factor.ts';

export type OperatorLogin = CaptchaAnswer &
  GivenFactor & {
    readonly siteId: string;
    readonly address: string;
    readonly device: string;
    readonly loginId: string;
    readonly password: string;
    readonly requestId: string;
  };

/** A passkey's challenge is for the id that was typed, whether anybody has it or not. */
export function loginChallenge({
  siteId,
  loginId,
}: Pick<OperatorLogin, 'siteId' | 'loginId'>): ChallengeUse {
  return { siteId, purpose: 'operator-login', subject: normaliseName(loginId) };
}

/** With so many failures from a network its next try at the id costs a captcha. */
const freeFailures = 2;

export async function checkCaptcha(
  deps: IdentityDeps,
  guessed: GuessedSecret,
  login: OperatorLogin,
): Promise<void> {
  if ((await failuresOf(deps, guessed)) < freeFailures) return;
  if (await isCaptchaSolved(deps, login, login.address)) return;
  throw refuse(errors, 'LX01');
}

/** Nobody where the id is unknown, and for a known one at an address that is not theirs. */
export async function whoMayTry(
  deps: IdentityDeps,
  operator: Operator | null,
  login: OperatorLogin,
): Promise<{ operator: Operator | null; isElsewhere: boolean }> {
  // Who has not set password and second factor yet is nobody.
  if (operator === null || operator.enrolledAt === null) {
    return { operator: null, isElsewhere: false };
  }
  if (isAddressAllowed(login.address, operator.addresses)) return { operator, isElsewhere: false };
  await withTransaction(deps.pool, (tx) =>
    auditLogin(deps, tx, { login, operator, why: 'barred' }),
  );
  return { operator: null, isElsewhere: true };
}

export async function recordFailure(
  deps: IdentityDeps,
  tx: pg.ClientBase,
  login: OperatorLogin,
  operator: Operator | null,
): Promise<void> {
  if (operator !== null) await auditLogin(deps, tx, { login, operator, why: 'failed' });
}

/** A login that did not come about stands in the audit log as its operator's. */
export async function auditLogin(
  { clock, config }: IdentityDeps,
  tx: pg.ClientBase,
  attempt: {
    login: OperatorLogin;
    operator: Pick<Operator, 'operatorId'>;
    why: 'failed' | 'barred' | 'copied-passkey';
    copied?: UsedPasskey;
  },
): Promise<void> {
  const { siteId, address, requestId, device } = attempt.login;
  const { operatorId } = attempt.operator;
  const { copied } = attempt;
  await appendAudit(tx, config.AUDIT_KEY, {
    siteId,
    operatorId,
    address,
    requestId,
    at: clock.now(),
    action: `operator.log-in-${attempt.why}`,
    subject: `operator:${operatorId}`,
    before: null,
    after: { device, ...copied },
  });
}
