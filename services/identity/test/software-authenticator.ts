import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import { isoCBOR } from '@simplewebauthn/server/helpers';

/** The site whose passkeys the tests make. */
export const party = { rpId: 'noriter.example', origin: 'https://noriter.example' };

export const passkeySites = JSON.stringify({
  noriter: { rpId: party.rpId, origins: [party.origin] },
});

/** What an honest device and browser would say otherwise. */
type Lie = Partial<typeof party> & { counter?: number; isVerified?: boolean; type?: string };

const USER_PRESENT = 0x01;
const USER_VERIFIED = 0x04;
const HAS_KEY = 0x40;

const sha256 = (data: Uint8Array | string) => createHash('sha256').update(data).digest();
const base64url = (data: Uint8Array) => Buffer.from(data).toString('base64url');

/**
 * A device with one passkey (P-256), and the browser before it, in a few lines: what it answers is
 * checked by the same code as that of a real one.
 */
export function softwareAuthenticator() {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const id = randomBytes(32);
  let uses = 0;

  function authenticatorData(lie: Lie, made: Uint8Array | null): Buffer {
    uses = lie.counter ?? uses + 1;
    const verified = lie.isVerified === false ? 0 : USER_VERIFIED;
    const flags = USER_PRESENT | verified | (made === null ? 0 : HAS_KEY);
    const head = Buffer.alloc(5);
    head.writeUInt8(flags, 0);
    head.writeUInt32BE(uses, 1);
    return Buffer.concat([sha256(lie.rpId ?? party.rpId), head, made ?? Buffer.alloc(0)]);
  }

  /** Attestation `none`: nobody vouches for the device. */
  function keyData(): Buffer {
    const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
    const key = new Map<number, number | Uint8Array>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, Buffer.from(x, 'base64url')],
      [-3, Buffer.from(y, 'base64url')],
    ]);
    const length = Buffer.alloc(2);
    length.writeUInt16BE(id.length);
    return Buffer.concat([Buffer.alloc(16), length, id, isoCBOR.encode(key)]);
  }

  const clientData = (type: string, challenge: string, lie: Lie) =>
    Buffer.from(
      JSON.stringify({ type: lie.type ?? type, challenge, origin: lie.origin ?? party.origin }),
    );

  const answer = { id: base64url(id), rawId: base64url(id), type: 'public-key' as const };
  return {
    id: answer.id,
    make({ challenge }: { challenge: string }, lie: Lie = {}) {
      const attestation = new Map<string, string | Uint8Array | Map<string, never>>([
        ['fmt', 'none'],
        ['attStmt', new Map<string, never>()],
        ['authData', authenticatorData(lie, keyData())],
      ]);
      const clientDataJSON = base64url(clientData('webauthn.create', challenge, lie));
      const attestationObject = base64url(isoCBOR.encode(attestation));
      return { ...answer, response: { clientDataJSON, attestationObject } };
    },
    prove({ challenge }: { challenge: string }, lie: Lie = {}) {
      const data = clientData('webauthn.get', challenge, lie);
      const authData = authenticatorData(lie, null);
      const signature = sign('sha256', Buffer.concat([authData, sha256(data)]), privateKey);
      return {
        ...answer,
        response: {
          clientDataJSON: base64url(data),
          authenticatorData: base64url(authData),
          signature: base64url(signature),
        },
      };
    },
  };
}
