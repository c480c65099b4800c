import { randomBytes } from 'node:crypto';
import { refuse } from '@noriter/kit/result-codes';
import type { DecidedBy, IdentityDeps } from '../../deps.ts';
import { isGoodOperatorPassword } from '../../domain/operators/own-password.ts';
import { otpauthUri, secretBytes, secretOf, stepOfCode } from '../../domain/second-factor.ts';
import { errors } from '../../errors.ts';
import { saveSecondFactor } from '../../store/operators/credentials.ts';
import { savePasswordHash } from '../../store/operators/operators.ts';
import { openTicket, sealTicket } from '../enrolment/factor-ticket.ts';
import { makeRecoveryCodes } from '../steps/operator-factor.ts';
import { enrolmentOf, finishBegun } from './finish-begun.ts';
import { type OwnProof, proven } from './prove-operator.ts';

/**
 * Changes the operator's own password; their other sessions end.
 *
 * @throws A116, A119, LX03
 */
export async function changeOwnPassword(
  deps: IdentityDeps,
  by: DecidedBy,
  { newPassword, ...proof }: OwnProof & { newPassword: string },
): Promise<void> {
  const { operatorId, loginId } = by.operator;
  if (!isGoodOperatorPassword(newPassword, loginId)) throw refuse(errors, 'A116');
  const hash = await deps.passwords.hash(newPassword);
  await proven(deps, by, proof, {
    action: 'operator.change-password',
    change: (tx) => savePasswordHash(tx, operatorId, { hash, at: deps.clock.now() }),
  });
}

/**
 * Makes a second factor that is in use once a code of it confirms it.
 *
 * @throws A119, LX03
 */
export async function beginOwnFactor(
  deps: IdentityDeps,
  by: DecidedBy,
  proof: OwnProof,
): Promise<{ otpauthUri: string; factor: string }> {
  const { operatorId, loginId, siteId } = by.operator;
  const secret = secretOf(randomBytes(secretBytes));
  const owner = `${operatorId} ${await enrolmentOf(deps, by.operator)}`;
  await proven(deps, by, proof, { action: 'operator.begin-second-factor' });
  const factor = sealTicket(deps, { owner, secret });
  return { otpauthUri: otpauthUri(secret, `Noriter ${siteId}`, loginId), factor };
}

/**
 * Puts the second factor into use that was begun with the present one; other sessions end.
 *
 * @throws A119
 */
export async function finishOwnFactor(
  deps: IdentityDeps,
  by: DecidedBy,
  { factor, otp }: { factor: string; otp: string },
): Promise<void> {
  const { operatorId } = by.operator;
  const enrolment = await enrolmentOf(deps, by.operator);
  const secret = openTicket(deps, { owner: `${operatorId} ${enrolment}`, ticket: factor });
  const step = secret === null ? null : stepOfCode(secret, otp, deps.clock.now());
  if (secret === null || step === null) throw refuse(errors, 'A119');
  const isKept = await finishBegun(deps, by, {
    action: 'operator.change-second-factor',
    enrolment,
    change: async (tx) => {
      await saveSecondFactor(deps, tx, { operatorId, secret, step });
      return null;
    },
  });
  if (!isKept) throw refuse(errors, 'A119');
}

/**
 * Makes new recovery codes instead of those there were.
 *
 * @returns the codes, shown this once
 * @throws A119, LX03
 */
export async function renewRecoveryCodes(
  deps: IdentityDeps,
  by: DecidedBy,
  proof: OwnProof,
): Promise<{ recoveryCodes: string[] }> {
  const recoveryCodes = await proven(deps, by, proof, {
    action: 'operator.renew-recovery-codes',
    change: (tx) => makeRecoveryCodes(deps, tx, by.operator.operatorId),
  });
  return { recoveryCodes: recoveryCodes ?? [] };
}
