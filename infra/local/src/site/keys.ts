import { generateKeyPairSync, randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { serviceNames } from '@noriter/registry/names';
import { readersOf } from '@noriter/registry/own-secrets';
import { z } from 'zod';

/** A private and a public key, as JWKs. */
const keyPair = z.object({
  private: z.record(z.string(), z.string()),
  public: z.record(z.string(), z.string()),
});

const keysSchema = z.object({
  /** By service. */
  serviceKeys: z.record(z.string(), keyPair),
  /** By service: what its commands to the wallet are proven with. */
  commandKeys: z.record(z.string(), z.string()),
  tokenPublicKey: z.string(),
  tokenPrivateKey: z.string(),
  /** Version to 32 bytes in base64: what identity seals phones and bank accounts with. */
  dataKeys: z.record(z.string(), z.string()),
  payloadKey: z.string(),
  /** What the seeds of draws are sealed with. */
  drawKey: z.string(),
  /** What the sandbox's game vendors sign with (`key`), what that is checked with, and what they know us by. */
  gameVendors: z.record(
    z.string(),
    z.object({ key: z.string(), checkedWith: z.string(), secret: z.string() }),
  ),
  /** What pushes to browsers are signed with. */
  pushKey: z.string(),
  /** What free bets that were given are proven with. */
  freeBetKey: z.string(),
  /** What the seeds of a roulette's spins are sealed with. */
  spinKey: z.string(),
  /** What the sandbox's beacon signs with. */
  beaconSecret: z.string(),
  /** What links to the external back office are signed and checked with. */
  linkKey: keyPair,
  /** What hashes of the audit logs are made with. */
  auditKey: z.string(),
});

export type Keys = z.infer<typeof keysSchema>;

/**
 * The secrets of this data directory, made once. They stay with the data: without the data keys its
 * sealed columns can't be read.
 */
export function keysOf(dataDir: string): Keys {
  const file = join(dataDir, 'keys.json');
  const known = existsSync(file) ? keysSchema.partial().parse(readJson(file)) : {};
  const made = makeKeys();
  // Data of an older version has all keys but those that came with newer services.
  const keys = keysSchema.parse({
    ...made,
    ...known,
    serviceKeys: { ...made.serviceKeys, ...known.serviceKeys },
    commandKeys: { ...made.commandKeys, ...known.commandKeys },
  });
  if (isDeepStrictEqual(keys, known)) return keys;
  mkdirSync(dataDir, { recursive: true });
  writeFileSync(`${file}.new`, `${JSON.stringify(keys, null, 2)}\n`, { mode: 0o600 });
  renameSync(`${file}.new`, file);
  return keys;
}

function readJson(file: string): unknown {
  return JSON.parse(readFileSync(file, 'utf8'));
}

function makeKeys(): Keys {
  const pair = generateKeyPairSync('ed25519', {
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  });
  return {
    serviceKeys: Object.fromEntries(serviceNames.map((name) => [name, makeServiceKey()])),
    commandKeys: Object.fromEntries(
      readersOf('COMMAND_KEY').map((name) => [name, randomBytes(32).toString('base64')]),
    ),
    tokenPublicKey: pair.publicKey,
    tokenPrivateKey: pair.privateKey,
    dataKeys: { '1': randomBytes(32).toString('base64') },
    payloadKey: randomBytes(32).toString('base64'),
    drawKey: randomBytes(32).toString('base64'),
    gameVendors: makeVendorKeys(),
    pushKey: randomBytes(32).toString('base64url'),
    freeBetKey: randomBytes(32).toString('base64'),
    spinKey: randomBytes(32).toString('base64'),
    beaconSecret: randomBytes(32).toString('base64'),
    linkKey: makeServiceKey(),
    auditKey: randomBytes(32).toString('base64'),
  };
}

function makeServiceKey() {
  const { privateKey } = generateKeyPairSync('ed25519');
  const { kty = '', crv = '', x = '', d = '' } = privateKey.export({ format: 'jwk' });
  return { private: { kty, crv, x, d }, public: { kty, crv, x } };
}

/** One of them signs with a key pair; the one with a wallet of its own calls nobody. */
function makeVendorKeys(): Keys['gameVendors'] {
  const pair = generateKeyPairSync('rsa', {
    modulusLength: 2048,
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  });
  const shared = () => {
    const key = randomBytes(24).toString('base64url');
    return { key, checkedWith: key, secret: randomBytes(24).toString('base64url') };
  };
  return {
    kplay: { ...shared(), key: pair.privateKey, checkedWith: pair.publicKey },
    evolution: shared(),
    pragmatic: shared(),
    bomb: shared(),
    kfishing: shared(),
  };
}

/** Our side of the vendors' keys, as games-gateway reads it. */
export function ourVendorKeys({ gameVendors }: Pick<Keys, 'gameVendors'>): string {
  const ours = Object.entries(gameVendors).map(([vendorKey, { checkedWith, secret }]) => [
    vendorKey,
    { keys: [checkedWith], secret },
  ]);
  return JSON.stringify(Object.fromEntries(ours));
}

/** The vendors' side, as the sandbox reads it. */
export function vendorSideKeys({ gameVendors }: Pick<Keys, 'gameVendors'>): string {
  const theirs = Object.entries(gameVendors).map(([vendorKey, { key, secret }]) => [
    vendorKey,
    { key, secret },
  ]);
  return JSON.stringify(Object.fromEntries(theirs));
}
