import { randomBytes } from 'node:crypto';
import { appendAudit } from '@noriter/kit/audit';
import { withTransaction } from '@noriter/kit/postgres';
import { refuse } from '@noriter/kit/result-codes';
import type pg from 'pg';
import type { IdentityDeps } from '../../deps.ts';
import { typedCode } from '../../domain/operators/one-time-codes.ts';
import { isGoodOperatorPassword } from '../../domain/operators/own-password.ts';
import { otpauthUri, secretBytes, secretOf } from '../../domain/second-factor.ts';
import { errors } from '../../errors.ts';
import { saveCredentials } from '../../store/operators/credentials.ts';
import {
  countWrongCode,
  type Enrolment,
  lockByLink,
  markUsed,
} from '../../store/operators/enrolments.ts';
import { lockOperator, type OperatorRow } from '../../store/operators/operators.ts';
import { forgetOperatorGuesses } from '../../store/sessions/attempts.ts';
import { makeRecoveryCodes } from '../steps/operator-factor.ts';
import { sealTicket } from './factor-ticket.ts';
import { readLink } from './link-token.ts';
import { type NewFactor, offerPasskey, saveFactor } from './new-factor.ts';
import { enrolmentCodeHash } from './open-enrolment.ts';

/** Wrong codes before a way is closed: who approved makes a new code. */
const TRIES_MAX = 5;

export type EnrolmentKeys = {
  readonly siteId: string;
  readonly link: string;
  readonly code: string;
};

/**
 * Lets who holds link and code begin: a second factor is made, and is theirs once a code of it
 * confirms it; or the browser makes a passkey.
 *
 * @returns `factor` is the new secret, sealed: it comes back with the end; `passkey` is null where
 *   the site offers none
 * @throws A117
 */
export async function beginEnrolment(deps: IdentityDeps, keys: EnrolmentKeys) {
  const { siteId } = keys;
  const { enrolment, operator } = await enter(deps, keys, async (_tx, found) => found);
  const secret = secretOf(randomBytes(secretBytes));
  const { loginId, name } = operator;
  const factor = sealTicket(deps, { owner: enrolment.enrolmentId, secret });
  const passkey = await offerPasskey(deps, enrolment, operator);
  const uri = otpauthUri(secret, `Noriter ${siteId}`, loginId);
  return { loginId, name, otpauthUri: uri, factor, passkey };
}

/**
 * Sets the operator's own password and second factor, and ends the way. They are fresh from now on.
 *
 * @returns the recovery codes, shown this once
 * @throws A116, A117, A119, LX07
 */
export async function finishEnrolment(
  deps: IdentityDeps,
  keys: EnrolmentKeys,
  own: NewFactor & { password: string; address: string; requestId: string },
): Promise<{ recoveryCodes: string[] }> {
  const { clock, passwords } = deps;
  const { operator: named } = await enter(deps, keys, async (_tx, found) => found);
  if (!isGoodOperatorPassword(own.password, named.loginId)) throw refuse(errors, 'A116');
  const passwordHash = await passwords.hash(own.password);
  return enter(deps, keys, async (tx, { enrolment, operator }) => {
    const { operatorId, siteId } = enrolment;
    await saveFactor(deps, tx, enrolment, own);
    await saveCredentials(deps, tx, { operatorId, passwordHash });
    await forgetOperatorGuesses(tx, siteId, operator.loginIdNormal);
    await markUsed(tx, enrolment.enrolmentId, clock.now());
    await appendAudit(tx, deps.config.AUDIT_KEY, {
      siteId,
      operatorId,
      address: own.address,
      requestId: own.requestId,
      at: clock.now(),
      action: 'operator.enrol',
      subject: `operator:${operatorId}`,
      before: null,
      after: {
        enrolmentId: enrolment.enrolmentId,
        ...(own.passkey === undefined ? {} : { passkey: own.passkey.name }),
      },
    });
    return { recoveryCodes: await makeRecoveryCodes(deps, tx, operatorId) };
  });
}

type Entered = { enrolment: Enrolment; operator: OperatorRow };

/** A wrong code counts, whatever becomes of the request: so it is refused after the commit. */
async function enter<T>(
  deps: IdentityDeps,
  { siteId, link, code }: EnrolmentKeys,
  work: (tx: pg.PoolClient, entered: Entered) => Promise<T>,
): Promise<T> {
  const read = await readLink(deps, link);
  if (read === null || read.siteId !== siteId) throw refuse(errors, 'A117');
  const done = await withTransaction(deps.pool, async (tx) => {
    const now = deps.clock.now();
    const enrolment = await lockByLink(tx, { siteId, linkId: read.linkId, now });
    if (enrolment === null || enrolment.tries >= TRIES_MAX) return null;
    const hash = enrolmentCodeHash(deps.vault, enrolment.enrolmentId, typedCode(code));
    if (enrolment.codeHash !== hash) {
      await countWrongCode(tx, enrolment.enrolmentId);
      return null;
    }
    const { operator } = await lockOperator(tx, enrolment);
    return operator.disabled ? null : { value: await work(tx, { enrolment, operator }) };
  });
  if (done === null) throw refuse(errors, 'A117');
  return done.value;
}
