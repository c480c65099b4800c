// Makes the keys of the containers on this machine into .local/, those that are not there yet.
import { generateKeyPairSync, randomBytes } from 'node:crypto';
import { appendFileSync, chmodSync, existsSync, mkdirSync, readFileSync } from 'node:fs';

const folder = new URL('../.local/', import.meta.url);
mkdirSync(folder, { recursive: true });
// Containers have users of their own: each adds the last hash of its audit log.
const auditFolder = new URL('audit/', folder);
mkdirSync(auditFolder, { recursive: true });
chmodSync(auditFolder, 0o777);
// The board keeps pictures there.
const imageFolder = new URL('board-images/', folder);
mkdirSync(imageFolder, { recursive: true });
chmodSync(imageFolder, 0o777);
// What the sandbox's game vendors sent and transferred.
const vendorFolder = new URL('game-vendors/', folder);
mkdirSync(vendorFolder, { recursive: true });
chmodSync(vendorFolder, 0o777);

/** The rows of the registry, as text: this runs before anything is installed. */
const rows = readFileSync(new URL('../infra/registry/src/services.ts', import.meta.url), 'utf8')
  .split(/^ {2}(?='?[a-z-]+'?: \{$)/m)
  .slice(1)
  .map((row) => ({
    name: /[a-z-]+/.exec(row)[0],
    asks: row.includes("'COMMAND_KEY'"),
    database: /^ {4}database: '(\w+)'/m.exec(row)?.[1],
  }));
const serviceNames = rows.map(({ name }) => name);
/** The services that ask the wallet for money. */
const askers = rows.filter(({ asks }) => asks).map(({ name }) => name);
/** The file of what one service alone may have. */
const fileOf = (name) => `compose-${name}.env`;

const password = () => randomBytes(24).toString('base64url');

const made = [
  makeOnce(['compose.env', 'compose-identity.env'], () => {
    const { publicKey, privateKey } = generateKeyPairSync('ed25519', {
      publicKeyEncoding: { type: 'spki', format: 'pem' },
      privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
    });
    const shared = {
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
  // The owner of all databases, for PostgreSQL and what migrates.
  makeOnce(['compose-postgres.env'], () => {
    const owner = password();
    return [{ POSTGRES_PASSWORD: owner, PGPASSWORD: owner }];
  }),
  // Each service has a login of its own, which comes into its own database alone.
  ...rows
    .filter(({ database }) => database !== undefined)
    .map(({ name, database }) =>
      makeOnce(['compose-postgres.env', fileOf(name)], () => {
        const [login, own] = [`noriter_${database}`, password()];
        return [
          { [`${login.toUpperCase()}_PASSWORD`]: own },
          { DATABASE_URL: `postgres://${login}:${own}@postgres:5432/${database}` },
        ];
      }),
    ),
  // The database holds none of it: who writes there cannot make the audit log's hashes.
  makeOnce(['compose-audit.env'], () => [{ AUDIT_KEY: randomBytes(32).toString('base64') }]),
  // Each service signs with its own, and all of them know the public halves.
  makeOnce(['compose.env', ...serviceNames.map(fileOf)], () => {
    const pairs = serviceNames.map(() => {
      const { privateKey } = generateKeyPairSync('ed25519');
      const { kty, crv, x, d } = privateKey.export({ format: 'jwk' });
      return { own: { kty, crv, x, d }, known: { kty, crv, x } };
    });
    const known = serviceNames.map((name, at) => [name, [pairs[at].known]]);
    return [
      { SERVICE_KEYS: `'${JSON.stringify(Object.fromEntries(known))}'` },
      ...pairs.map(({ own }) => ({ SERVICE_KEY: `'${JSON.stringify(own)}'` })),
    ];
  }),
  // What each service that asks for money proves its commands with, and the wallet knows of all.
  makeOnce(['compose-wallet.env', ...askers.map(fileOf)], () => {
    const own = askers.map(() => ({ COMMAND_KEY: randomBytes(32).toString('base64') }));
    const all = askers.map((name, at) => [name, own[at].COMMAND_KEY]);
    return [{ COMMAND_KEYS: `'${JSON.stringify(Object.fromEntries(all))}'` }, ...own];
  }),
  // It opens the seeds of draws to come.
  makeOnce(['compose-betting.env'], () => [{ DRAW_KEY: randomBytes(32).toString('base64') }]),
  // The vendors of the sandbox are the only ones until an operator of the deployment adds others.
  makeOnce(['compose-game-vendors.env', 'compose-games-gateway.env'], () => {
    const { ours, theirs } = vendorKeys();
    return [
      { VENDOR_KEYS: `'${JSON.stringify(theirs)}'` },
      { GAME_VENDOR_KEYS: `'${JSON.stringify(ours)}'` },
    ];
  }),
  // What browsers encrypt is opened at the door.
  makeOnce(['compose-gateway.env'], () => [
    { PAYLOAD_KEYS: `'${JSON.stringify({ noriter: randomBytes(32).toString('base64') })}'` },
  ]),
  // Who has it can write to members' browsers.
  makeOnce(['compose-board.env'], () => [{ PUSH_KEY: randomBytes(32).toString('base64url') }]),
  // Who has it gives free bets.
  makeOnce(['compose-betting.env', 'compose-promotion.env'], () => {
    const both = { FREE_BET_KEY: randomBytes(32).toString('base64') };
    return [both, both];
  }),
  // The same of a roulette's spins.
  makeOnce(['compose-promotion.env'], () => [{ SPIN_KEY: randomBytes(32).toString('base64') }]),
].flat();

if (made.length === 0)
  console.log('The keys are in .local/ already; delete them to make new ones.');
else
  console.log(
    `Wrote ${[...new Set(made)].join(', ')} into .local/. Next: docker compose up --build`,
  );

/**
 * Keys that belong together are made together, and only when the first of them is missing; files of an
 * older version keep what they have.
 */
function makeOnce(names, makeValues) {
  const made = makeValues();
  const [first] = Object.keys(made[0]);
  const path = new URL(names[0], folder);
  if (existsSync(path) && readFileSync(path, 'utf8').includes(`${first}=`)) return [];
  for (const [index, values] of made.entries()) {
    const lines = Object.entries(values).map(([name, value]) => `${name}=${value}\n`);
    appendFileSync(new URL(names[index], folder), lines.join(''), { mode: 0o600 });
  }
  return names;
}

/** Both sides of the vendors' keys: one of them signs with a key pair, the others share a secret. */
function vendorKeys() {
  const pair = generateKeyPairSync('rsa', {
    modulusLength: 2048,
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  });
  const [ours, theirs] = [{}, {}];
  for (const name of ['kplay', 'evolution', 'pragmatic', 'bomb', 'kfishing']) {
    const [shared, secret] = [1, 2].map(() => randomBytes(24).toString('base64url'));
    const isPair = name === 'kplay';
    ours[name] = { keys: [isPair ? pair.publicKey : shared], secret };
    theirs[name] = { key: isPair ? pair.privateKey : shared, secret };
  }
  return { ours, theirs };
}
