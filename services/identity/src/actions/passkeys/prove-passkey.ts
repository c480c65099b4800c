import type { PasskeyProof } from '@noriter/kit/passkey-shapes';
import { refuse } from '@noriter/kit/result-codes';
import {
  generateAuthenticationOptions,
  verifyAuthenticationResponse,
} from '@simplewebauthn/server';
import type { z } from 'zod';
import type { IdentityDeps } from '../../deps.ts';
import { requestOptions } from '../../domain/passkeys/passkey-shapes.ts';
import { errors } from '../../errors.ts';
import {
  CHALLENGE_MS,
  type ChallengeUse,
  keepChallenge,
  takeChallenge,
} from '../../store/passkeys/challenges.ts';
import {
  findPasskey,
  type PasskeyOwner,
  passkeysOf,
  type UsedPasskey,
} from '../../store/passkeys/passkeys.ts';
import { challengeIn, partyOf } from './parties.ts';

export type PasskeyRequest = z.output<typeof requestOptions>;

/**
 * What a browser needs to prove a passkey.
 *
 * @param owner null for who is not logged in: the browser offers what it has, and nobody learns who
 *   has passkeys here
 * @throws LX06 when the site offers none, LX08 when the owner has none
 */
export async function askForProof(
  deps: IdentityDeps,
  use: ChallengeUse,
  owner: PasskeyOwner | null,
): Promise<PasskeyRequest> {
  const party = partyOf(deps, use.siteId);
  if (party === null) throw refuse(errors, 'LX06');
  const own = owner === null ? [] : await passkeysOf(deps.pool, owner);
  if (owner !== null && own.length === 0) throw refuse(errors, 'LX08');
  const options = await generateAuthenticationOptions({
    rpID: party.rpId,
    allowCredentials: own.map(({ credentialId: id }) => ({ id })),
    timeout: CHALLENGE_MS,
    userVerification: 'required',
  });
  await keepChallenge(deps, use, options.challenge);
  return requestOptions.parse(options);
}

/**
 * Whether a browser holds one of the owner's passkeys, by a challenge made for this use, which is
 * used up. What its device has counted is judged where the use is: `countUse`.
 */
export async function checkProof(
  deps: IdentityDeps,
  use: ChallengeUse,
  owner: PasskeyOwner,
  proof: PasskeyProof,
): Promise<UsedPasskey | null> {
  const party = partyOf(deps, use.siteId);
  const challenge = challengeIn(proof.response.clientDataJSON);
  if (party === null || !(await takeChallenge(deps, use, challenge))) return null;
  const known = await findPasskey(deps.pool, owner, proof.id);
  if (known === null) return null;
  const { userHandle: _userHandle, ...response } = proof.response;
  const checked = await verifyAuthenticationResponse({
    response: { ...proof, response, clientExtensionResults: {} },
    expectedChallenge: challenge,
    expectedOrigin: party.origins,
    expectedRPID: party.rpId,
    requireUserVerification: true,
    credential: {
      id: known.credentialId,
      publicKey: Uint8Array.from(known.publicKey),
      // A counter that falls is told from a wrong signature, and written down.
      counter: 0,
    },
  }).catch((error: unknown) => {
    deps.log.info({ err: error }, 'a passkey was not accepted');
    return null;
  });
  if (checked?.verified !== true) return null;
  return { credentialId: known.credentialId, counter: checked.authenticationInfo.newCounter };
}
