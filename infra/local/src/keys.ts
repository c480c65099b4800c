import { generateKeyPairSync, randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

const keysSchema = z.object({
  internalKey: z.string().min(32),
  tokenPublicKey: z.string(),
  tokenPrivateKey: z.string(),
  /** Version to 32 bytes in base64: what identity seals phones and bank accounts with. */
  dataKeys: z.record(z.string(), z.string()),
  payloadKey: z.string(),
  /** What the seeds of draws are made with. */
  drawKey: z.string(),
});

export type Keys = z.infer<typeof keysSchema>;

/**
 * The secrets of this data directory, made once. They stay with the data: without the data keys its
 * sealed columns can't be read.
 */
export function keysOf(dataDir: string): Keys {
  const file = join(dataDir, 'keys.json');
  const known = existsSync(file) ? keysSchema.partial().parse(readJson(file)) : {};
  if (keysSchema.safeParse(known).success) return keysSchema.parse(known);
  // Data of an older version has all keys but those that came with newer services.
  const keys = keysSchema.parse({ ...makeKeys(), ...known });
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
    internalKey: randomBytes(32).toString('base64url'),
    tokenPublicKey: pair.publicKey,
    tokenPrivateKey: pair.privateKey,
    dataKeys: { '1': randomBytes(32).toString('base64') },
    payloadKey: randomBytes(32).toString('base64'),
    drawKey: randomBytes(32).toString('base64'),
  };
}
