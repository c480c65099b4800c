import { randomBytes } from 'node:crypto';
import type { PasskeyProof } from '@noriter/kit/passkey-shapes';
import type pg from 'pg';
import type { IdentityDeps } from '../../deps.ts';
import {
  codeOf,
  RECOVERY_CODES,
  RECOVERY_LETTERS,
  shownCode,
  typedCode,
} from '../../domain/operators/one-time-codes.ts';
import { stepOfCode } from '../../domain/second-factor.ts';
import type { Operator } from '../../generated/client.ts';
import { secretPlace } from '../../store/operators/new-operators.ts';
import { type HeldOperator, useCode } from '../../store/operators/operators.ts';
import {
  hasRecoveryCode,
  saveRecoveryCodes,
  useRecoveryCode,
} from '../../store/operators/recovery-codes.ts';
import type { ChallengeUse } from '../../store/passkeys/challenges.ts';
import { countUse, type UsedPasskey } from '../../store/passkeys/passkeys.ts';
import { checkProof } from '../passkeys/prove-passkey.ts';

/** What was given as the second factor: something typed, or a passkey instead of it. */
export type GivenFactor = { readonly otp: string; readonly passkey?: PasskeyProof | undefined };

/** What proves the second factor: a code of the moment, a recovery code, or a passkey. */
export type FactorProof =
  | { readonly step: number }
  | { readonly recovery: string }
  | { readonly passkey: UsedPasskey };

type Provable = Pick<Operator, 'siteId' | 'operatorId' | 'totpSecret' | 'hasAuthenticator'>;

/** Reads what was given; null where it proves nothing. */
export async function factorProofOf(
  deps: IdentityDeps,
  operator: Provable,
  { otp, passkey }: GivenFactor,
  use: ChallengeUse,
): Promise<FactorProof | null> {
  if (passkey === undefined) return typedProof(deps, operator, otp);
  const { siteId, operatorId: ownerId } = operator;
  const used = await checkProof(deps, use, { siteId, kind: 'operator', ownerId }, passkey);
  return used === null ? null : { passkey: used };
}

/** As the code of the moment, or as a recovery code. */
async function typedProof(
  { vault, clock, pool }: Pick<IdentityDeps, 'vault' | 'clock' | 'pool'>,
  { operatorId, totpSecret, hasAuthenticator }: Provable,
  typed: string,
): Promise<FactorProof | null> {
  const code = typedCode(typed);
  if (code.length === RECOVERY_LETTERS) {
    const recovery = recoveryHash(vault, code);
    return (await hasRecoveryCode(pool, operatorId, recovery)) ? { recovery } : null;
  }
  if (!hasAuthenticator) return null;
  const secret = vault.open(secretPlace(operatorId), totpSecret);
  const step = stepOfCode(secret, typed, clock.now());
  return step === null ? null : { step };
}

/** What password and factor were judged by, while nothing was held yet. */
type Judged = Pick<Operator, 'operatorId' | 'passwordHash' | 'totpSecret'>;

/**
 * Whether a held operator is still who was judged: enrolled, with the same password, and where a
 * code was typed with the same authenticator. A password waits for its hash, and a change that comes
 * meanwhile ends the sessions that are there: what was judged before it is worth nothing any more.
 */
export function isAsJudged(
  held: HeldOperator | null,
  judged: Judged,
  proof: FactorProof,
): held is HeldOperator {
  if (held === null || held.enrolledAt === null) return false;
  if (held.passwordHash !== judged.passwordHash) return false;
  return !('step' in proof) || (held.hasAuthenticator && held.totpSecret === judged.totpSecret);
}

/**
 * Uses a proof up, for an operator whose row is held.
 *
 * @param noteCopy writes down that a passkey's counter fell: there is a copy of the key
 * @returns false when the code was used before, or for a copy
 */
export async function useFactorProof(
  { clock }: Pick<IdentityDeps, 'clock'>,
  tx: pg.ClientBase,
  operatorId: string,
  { proof, noteCopy }: { proof: FactorProof; noteCopy: (copied: UsedPasskey) => Promise<void> },
): Promise<boolean> {
  if ('step' in proof) return useCode(tx, operatorId, proof.step);
  if ('passkey' in proof) {
    const outcome = await countUse(tx, proof.passkey, clock.now());
    if (outcome === 'regressed') await noteCopy(proof.passkey);
    return outcome === 'used';
  }
  return useRecoveryCode(tx, operatorId, { hash: proof.recovery, at: clock.now() });
}

/** Makes recovery codes instead of those there were; they are shown this once. */
export async function makeRecoveryCodes(
  { vault, clock }: Pick<IdentityDeps, 'vault' | 'clock'>,
  tx: pg.ClientBase,
  operatorId: string,
): Promise<string[]> {
  const codes = Array.from({ length: RECOVERY_CODES }, () =>
    codeOf(randomBytes(RECOVERY_LETTERS * 3), RECOVERY_LETTERS),
  );
  const hashes = codes.map((code) => recoveryHash(vault, code));
  await saveRecoveryCodes(tx, operatorId, { hashes, at: clock.now() });
  return codes.map(shownCode);
}

function recoveryHash(vault: IdentityDeps['vault'], code: string): string {
  return vault.digest('operator_recovery_code', code);
}
