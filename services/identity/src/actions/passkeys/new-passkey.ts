import type { NewPasskey } from '@noriter/kit/passkey-shapes';
import { refuse } from '@noriter/kit/result-codes';
import { generateRegistrationOptions, verifyRegistrationResponse } from '@simplewebauthn/server';
import type pg from 'pg';
import type { z } from 'zod';
import type { IdentityDeps } from '../../deps.ts';
import { creationOptions } from '../../domain/passkeys/passkey-shapes.ts';
import { errors } from '../../errors.ts';
import {
  CHALLENGE_MS,
  type ChallengeUse,
  keepChallenge,
  takeChallenge,
} from '../../store/passkeys/challenges.ts';
import { insertPasskey, type PasskeyOwner, passkeysOf } from '../../store/passkeys/passkeys.ts';
import { challengeIn, partyOf } from './parties.ts';

export type NewPasskeyOptions = z.output<typeof creationOptions>;

/** EdDSA, ES256 and RS256, as COSE numbers them: between them every device has one. */
const ALGORITHMS = [-8, -7, -257];

/** Nobody needs more keys than fingers. */
const PASSKEYS_MAX = 10;

/** The public half of a key that a browser has just made. */
export type MadePasskey = {
  readonly credentialId: string;
  readonly publicKey: Uint8Array<ArrayBuffer>;
  readonly counter: number;
};

type Named = PasskeyOwner & { readonly loginId: string; readonly name: string };

/**
 * What a browser needs to make a passkey. No attestation is asked for: it would tell the maker of
 * everybody's device, and nothing here depends on it.
 *
 * @throws LX06 when the site offers none, LX10
 */
export async function askForPasskey(
  deps: IdentityDeps,
  use: ChallengeUse,
  { loginId, name, ...owner }: Named,
): Promise<NewPasskeyOptions> {
  const party = partyOf(deps, owner.siteId);
  if (party === null) throw refuse(errors, 'LX06');
  const known = await passkeysOf(deps.pool, owner);
  if (known.length >= PASSKEYS_MAX) throw refuse(errors, 'LX10', { max: PASSKEYS_MAX });
  const options = await generateRegistrationOptions({
    rpName: `Noriter ${owner.siteId}`,
    rpID: party.rpId,
    userID: Uint8Array.from(Buffer.from(owner.ownerId.replaceAll('-', ''), 'hex')),
    userName: loginId,
    userDisplayName: name,
    timeout: CHALLENGE_MS,
    attestationType: 'none',
    excludeCredentials: known.map(({ credentialId: id }) => ({ id })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    supportedAlgorithmIDs: ALGORITHMS,
  });
  await keepChallenge(deps, use, options.challenge);
  return creationOptions.parse(options);
}

/** @returns the key; null where it was not made for this, here, now and by whom it is for */
export async function checkNewPasskey(
  deps: IdentityDeps,
  use: ChallengeUse,
  made: NewPasskey,
): Promise<MadePasskey | null> {
  const party = partyOf(deps, use.siteId);
  const challenge = challengeIn(made.response.clientDataJSON);
  if (party === null || !(await takeChallenge(deps, use, challenge))) return null;
  const { transports: _transports, ...response } = made.response;
  const checked = await verifyRegistrationResponse({
    response: { ...made, response, clientExtensionResults: {} },
    expectedChallenge: challenge,
    expectedOrigin: party.origins,
    expectedRPID: party.rpId,
    requireUserVerification: true,
    supportedAlgorithmIDs: ALGORITHMS,
  }).catch((error: unknown) => {
    deps.log.info({ err: error }, 'a new passkey was not accepted');
    return null;
  });
  if (checked?.verified !== true) return null;
  const { id: credentialId, publicKey, counter } = checked.registrationInfo.credential;
  return { credentialId, publicKey, counter };
}

/** Keeps a passkey as its owner's. @throws LX07 when somebody has this one already */
export async function savePasskey(
  { clock }: Pick<IdentityDeps, 'clock'>,
  tx: pg.ClientBase,
  owner: PasskeyOwner,
  made: MadePasskey & { name: string },
): Promise<void> {
  const saved = await insertPasskey(tx, owner, { ...made, at: clock.now() });
  if (!saved) throw refuse(errors, 'LX07');
}
