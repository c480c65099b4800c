import { generateKeyPairSync } from 'node:crypto';
import { serviceNames } from '@noriter/registry/names';
import { boundTo, type Caller, type Checker, type Signer, signCaller } from '../auth/caller.ts';
import { serviceKeysText, serviceKeyText } from '../auth/service-keys.ts';

/** The keys of all services of a test, each made when the keyring is. */
export type Keyring = {
  signerOf(service: string): Signer;
  /** Who checks at a service what was signed for it. */
  checkerOf(service: string): Checker;
  /** Signs a caller as the service would whose word it is: the gateway of people, a service itself. */
  sign(caller: Caller, of: { to: string; path: string }, now?: number): Promise<string>;
  /** SERVICE_KEY and SERVICE_KEYS of a service. */
  env(service: string): { SERVICE_KEY: string; SERVICE_KEYS: string };
};

/** @param others names of services that only a test has */
export function makeKeyring(others: readonly string[] = []): Keyring {
  const made = new Map([...serviceNames, ...others].map((name) => [name, newPair()]));
  const all = [...made].map(([name, { publicJwk }]) => [name, [publicJwk]]);
  const publicText = JSON.stringify(Object.fromEntries(all));
  const keys = serviceKeysText.parse(publicText);
  const signers = new Map<string, Signer>();

  /** Of a service that nobody knows it is a key that nobody knows, the same for all its processes. */
  function pairOf(service: string): ReturnType<typeof newPair> {
    const pair = made.get(service) ?? newPair();
    made.set(service, pair);
    return pair;
  }

  function signerOf(service: string): Signer {
    const known = signers.get(service);
    if (known !== undefined) return known;
    const signer = { service, key: serviceKeyText.parse(pairOf(service).privateText) };
    signers.set(service, signer);
    return signer;
  }

  return {
    signerOf,
    checkerOf: (service) => ({ service, keys }),
    sign(caller, { to, path }, now) {
      if (caller.kind !== 'service') return signCaller(signerOf('gateway'), { to }, caller, now);
      return signCaller(signerOf(caller.service), { to, route: boundTo(path) }, caller, now);
    },
    env: (service) => ({
      SERVICE_KEY: pairOf(service).privateText,
      SERVICE_KEYS: publicText,
    }),
  };
}

function newPair() {
  const { privateKey } = generateKeyPairSync('ed25519');
  const { kty, crv, x, d } = privateKey.export({ format: 'jwk' });
  return { publicJwk: { kty, crv, x }, privateText: JSON.stringify({ kty, crv, x, d }) };
}
