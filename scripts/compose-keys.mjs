// Makes the keys of the containers on this machine, once, into .local/compose.env.
import { generateKeyPairSync, randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';

const folder = new URL('../.local/', import.meta.url);
const shared = new URL('compose.env', folder);
const bettingOnly = new URL('compose-betting.env', folder);
const identityOnly = new URL('compose-identity.env', folder);

if (existsSync(shared)) {
  console.log('.local/compose.env is there already; delete it to make new keys.');
} else {
  const { publicKey, privateKey } = generateKeyPairSync('ed25519', {
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  });
  const values = {
    INTERNAL_KEY: randomBytes(32).toString('base64url'),
    TOKEN_PUBLIC_KEY: JSON.stringify(publicKey),
    SITES: `'${JSON.stringify({ noriter: { key: 'noriter-demo-site-key' } })}'`,
  };
  mkdirSync(folder, { recursive: true });
  writeKeys(shared, values);
  // Only identity may sign sessions and open what is encrypted at rest.
  writeKeys(identityOnly, {
    TOKEN_PRIVATE_KEY: JSON.stringify(privateKey),
    DATA_KEYS: `'${JSON.stringify({ 1: randomBytes(32).toString('base64') })}'`,
  });
  // Who has it knows the draws to come.
  writeKeys(bettingOnly, { DRAW_KEY: randomBytes(32).toString('base64') });
  console.log('Wrote the keys into .local/. Next: docker compose up --build');
}

function writeKeys(file, values) {
  const lines = Object.entries(values).map(([name, value]) => `${name}=${value}\n`);
  writeFileSync(file, lines.join(''), { mode: 0o600 });
}
