/**
 * Invariant: what a service signs, no other can: each has a private key of its own, and the public keys
 * of all. Two public keys of one service may be good at a time, while they change.
 */
import {
  createHash,
  createHmac,
  createPrivateKey,
  createPublicKey,
  type KeyObject,
} from 'node:crypto';
import { z } from 'zod';
import { jsonText } from '../values/json-text.ts';

const ID_DIGITS = 12;

/** A service's own key. */
export type ServiceKey = {
  readonly id: string;
  readonly privateKey: KeyObject;
  /** A secret of the service alone, for what it makes and checks itself. */
  secretFor(purpose: string): Buffer;
};

/** The public keys of all services, by their ids, each with whose it is. */
export type ServiceKeys = ReadonlyMap<
  string,
  { readonly service: string; readonly key: KeyObject }
>;

const publicJwk = z.object({
  kty: z.literal('OKP'),
  crv: z.literal('Ed25519'),
  x: z.string().length(43),
});
const privateJwk = publicJwk.extend({ d: z.string().length(43) });

/** The setting SERVICE_KEY: a private JWK of Ed25519. */
export const serviceKeyText = jsonText.pipe(privateJwk).transform((jwk): ServiceKey => {
  const seed = Buffer.from(jwk.d, 'base64url');
  return {
    id: idOf(jwk),
    privateKey: createPrivateKey({ key: jwk, format: 'jwk' }),
    secretFor: (purpose) => createHmac('sha256', seed).update(purpose).digest(),
  };
});

/** The setting SERVICE_KEYS: JSON, each service to its one or two public JWKs. */
export const serviceKeysText = jsonText
  .pipe(z.record(z.string(), z.array(publicJwk).min(1).max(2)))
  .transform(
    (byService): ServiceKeys =>
      new Map(
        Object.entries(byService).flatMap(([service, jwks]) =>
          jwks.map((jwk) => [
            idOf(jwk),
            { service, key: createPublicKey({ key: jwk, format: 'jwk' }) },
          ]),
        ),
      ),
  );

/** Names a key by its public half. */
function idOf({ x }: { x: string }): string {
  return createHash('sha256').update(x).digest('hex').slice(0, ID_DIGITS);
}
