// Makes the keys of the containers on this machine into .local/, those that are not there yet.
import { generateKeyPairSync, randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';

const folder = new URL('../.local/', import.meta.url);
mkdirSync(folder, { recursive: true });

const made = [
  makeOnce(['compose.env', 'compose-identity.env'], () => {
    const { publicKey, privateKey } = generateKeyPairSync('ed25519', {
      publicKeyEncoding: { type: 'spki', format: 'pem' },
      privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
    });
    const shared = {
      INTERNAL_KEY: randomBytes(32).toString('base64url'),
      TOKEN_PUBLIC_KEY: JSON.stringify(publicKey),
      SITES: `'${JSON.stringify({ noriter: { key: 'noriter-demo-site-key' } })}'`,
    };
    // Only identity may sign sessions and open what is encrypted at rest.
    const identityOnly = {
      TOKEN_PRIVATE_KEY: JSON.stringify(privateKey),
      DATA_KEYS: `'${JSON.stringify({ 1: randomBytes(32).toString('base64') })}'`,
    };
    return [shared, identityOnly];
  }),
  // Who has it knows the draws to come.
  makeOnce(['compose-betting.env'], () => [{ DRAW_KEY: randomBytes(32).toString('base64') }]),
].flat();

if (made.length === 0)
  console.log('The keys are in .local/ already; delete them to make new ones.');
else console.log(`Wrote ${made.join(', ')} into .local/. Next: docker compose up --build`);

/** Files whose keys belong together are made together, and only when the first is missing. */
function makeOnce(names, makeValues) {
  if (existsSync(new URL(names[0], folder))) return [];
  for (const [index, values] of makeValues().entries()) {
    const lines = Object.entries(values).map(([name, value]) => `${name}=${value}\n`);
    writeFileSync(new URL(names[index], folder), lines.join(''), { mode: 0o600 });
  }
  return names;
}
