// Makes the keys of the containers on this machine, once, into .local/compose.env.
import { generateKeyPairSync, randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';

const file = new URL('../.local/compose.env', import.meta.url);

if (existsSync(file)) {
  console.log('.local/compose.env is there already; delete it to make new keys.');
} else {
  const { publicKey, privateKey } = generateKeyPairSync('ed25519', {
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  });
  const values = {
    INTERNAL_KEY: randomBytes(32).toString('base64url'),
    TOKEN_PUBLIC_KEY: JSON.stringify(publicKey),
    TOKEN_PRIVATE_KEY: JSON.stringify(privateKey),
    DATA_KEYS: `'${JSON.stringify({ 1: randomBytes(32).toString('base64') })}'`,
    SITES: `'${JSON.stringify({ noriter: { key: 'noriter-demo-site-key' } })}'`,
  };
  mkdirSync(new URL('.', file), { recursive: true });
  const lines = Object.entries(values).map(([name, value]) => `${name}=${value}\n`);
  writeFileSync(file, lines.join(''), { mode: 0o600 });
  console.log('Wrote .local/compose.env. Next: docker compose up --build');
}
