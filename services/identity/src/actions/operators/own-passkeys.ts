import type { NewPasskey } from '@noriter/kit/passkey-shapes';
import { refuse } from '@noriter/kit/result-codes';
import type pg from 'pg';
import type { DecidedBy, IdentityDeps } from '../../deps.ts';
import { errors } from '../../errors.ts';
import { lockFactors } from '../../store/operators/credentials.ts';
import type { ChallengeUse } from '../../store/passkeys/challenges.ts';
import { deletePasskey, type PasskeyOwner, passkeysOf } from '../../store/passkeys/passkeys.ts';
import {
  askForPasskey,
  checkNewPasskey,
  type NewPasskeyOptions,
  savePasskey,
} from '../passkeys/new-passkey.ts';
import { askForProof, type PasskeyRequest } from '../passkeys/prove-passkey.ts';
import { enrolmentOf, finishBegun } from './finish-begun.ts';
import { type OwnProof, proofChallenge, proven } from './prove-operator.ts';

type Operator = DecidedBy['operator'];

const ownerOf = ({ siteId, operatorId: ownerId }: Operator): PasskeyOwner => ({
  siteId,
  kind: 'operator',
  ownerId,
});

/** Only the session that proved itself may end what it began, by the secrets that it proved. */
const newChallenge = (
  { siteId, operatorId, sessionId }: Operator,
  enrolment: string,
): ChallengeUse => ({
  siteId,
  purpose: 'operator-new',
  subject: `${operatorId} ${sessionId} ${enrolment}`,
});

/** What the browser of a logged-in operator proves a passkey by. @throws LX06, LX08 */
export function askForOwnProof(deps: IdentityDeps, operator: Operator): Promise<PasskeyRequest> {
  return askForProof(deps, proofChallenge(operator), ownerOf(operator));
}

/**
 * Lets an operator make a passkey, by the password and a factor they have.
 *
 * @throws A119, LX03, LX06, LX10
 */
export async function beginOwnPasskey(
  deps: IdentityDeps,
  by: DecidedBy,
  proof: OwnProof,
): Promise<NewPasskeyOptions> {
  const enrolment = await enrolmentOf(deps, by.operator);
  await proven(deps, by, proof, { action: 'operator.begin-passkey' });
  const { loginId } = by.operator;
  const named = { ...ownerOf(by.operator), loginId, name: loginId };
  return askForPasskey(deps, newChallenge(by.operator, enrolment), named);
}

/** Keeps the passkey that was made; other sessions end. @throws LX07 */
export async function finishOwnPasskey(
  deps: IdentityDeps,
  by: DecidedBy,
  { passkey, name }: { passkey: NewPasskey; name: string },
): Promise<void> {
  const enrolment = await enrolmentOf(deps, by.operator);
  const made = await checkNewPasskey(deps, newChallenge(by.operator, enrolment), passkey);
  if (made === null) throw refuse(errors, 'LX07');
  const isKept = await finishBegun(deps, by, {
    action: 'operator.add-passkey',
    enrolment,
    change: async (tx) => {
      await savePasskey(deps, tx, ownerOf(by.operator), { ...made, name });
      return { passkey: name };
    },
  });
  if (!isKept) throw refuse(errors, 'LX07');
}

/** Removes a passkey, unless it is the last factor there is. @throws A119, LX03, LX08, LX09 */
export async function removeOwnPasskey(
  deps: IdentityDeps,
  by: DecidedBy,
  { passkeyId, ...proof }: OwnProof & { passkeyId: string },
): Promise<void> {
  await proven(deps, by, proof, {
    action: 'operator.remove-passkey',
    after: { passkeyId },
    change: (tx) => removeUnlessLast(tx, ownerOf(by.operator), passkeyId),
  });
}

async function removeUnlessLast(
  tx: pg.ClientBase,
  owner: PasskeyOwner,
  passkeyId: string,
): Promise<void> {
  const { hasAuthenticator } = await lockFactors(tx, owner.ownerId);
  if ((await deletePasskey(tx, owner, passkeyId)) === null) throw refuse(errors, 'LX08');
  if (hasAuthenticator || (await passkeysOf(tx, owner)).length > 0) return;
  throw refuse(errors, 'LX09');
}
