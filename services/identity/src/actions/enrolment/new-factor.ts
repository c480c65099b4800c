import type { NewPasskey } from '@noriter/kit/passkey-shapes';
import { refuse } from '@noriter/kit/result-codes';
import type pg from 'pg';
import type { IdentityDeps } from '../../deps.ts';
import { stepOfCode } from '../../domain/second-factor.ts';
import { errors } from '../../errors.ts';
import { saveNoAuthenticator, saveSecondFactor } from '../../store/operators/credentials.ts';
import type { Enrolment } from '../../store/operators/enrolments.ts';
import type { OperatorRow } from '../../store/operators/operators.ts';
import type { ChallengeUse } from '../../store/passkeys/challenges.ts';
import {
  askForPasskey,
  checkNewPasskey,
  type NewPasskeyOptions,
  savePasskey,
} from '../passkeys/new-passkey.ts';
import { partyOf } from '../passkeys/parties.ts';
import { openTicket } from './factor-ticket.ts';

/** A second factor of a new operator: a code that confirms the secret, or a passkey instead. */
export type NewFactor = {
  readonly otp: string;
  readonly factor: string;
  readonly passkey?: { readonly name: string; readonly made: NewPasskey } | undefined;
};

/** What a browser makes a passkey of; null where the site offers none. */
export async function offerPasskey(
  deps: IdentityDeps,
  enrolment: Enrolment,
  { loginId, name }: OperatorRow,
): Promise<NewPasskeyOptions | null> {
  if (partyOf(deps, enrolment.siteId) === null) return null;
  return askForPasskey(deps, challengeOf(enrolment), { ...ownerOf(enrolment), loginId, name });
}

/** Keeps what a new operator has chosen. @throws A119, LX07 */
export async function saveFactor(
  deps: IdentityDeps,
  tx: pg.ClientBase,
  enrolment: Enrolment,
  { otp, factor, passkey }: NewFactor,
): Promise<void> {
  const { operatorId, enrolmentId: owner } = enrolment;
  if (passkey !== undefined) {
    const made = await checkNewPasskey(deps, challengeOf(enrolment), passkey.made);
    if (made === null) throw refuse(errors, 'LX07');
    await savePasskey(deps, tx, ownerOf(enrolment), { ...made, name: passkey.name });
    return saveNoAuthenticator(tx, operatorId);
  }
  const secret = openTicket(deps, { owner, ticket: factor });
  const step = secret === null ? null : stepOfCode(secret, otp, deps.clock.now());
  if (secret === null || step === null) throw refuse(errors, 'A119');
  await saveSecondFactor(deps, tx, { operatorId, secret, step });
}

const ownerOf = ({ siteId, operatorId: ownerId }: Enrolment) =>
  ({ siteId, kind: 'operator', ownerId }) as const;

const challengeOf = ({ siteId, enrolmentId: subject }: Enrolment): ChallengeUse => ({
  siteId,
  purpose: 'operator-enrolment',
  subject,
});
