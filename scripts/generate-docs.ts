// Writes the references that are made from code: `npm run generate`. With --check it writes
// nothing, names what is stale and ends with 1.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { configDocs } from '@noriter/kit/config-docs';
import { errorsDocs } from '@noriter/kit/errors-docs';
import { openapiOf } from '@noriter/kit/service';
import { betting } from '../services/betting/src/service.ts';
import { board } from '../services/board/src/service.ts';
import { gateway } from '../services/gateway/src/service.ts';
import { identity } from '../services/identity/src/service.ts';
import { notifier } from '../services/notifier/src/service.ts';
import { wallet } from '../services/wallet/src/service.ts';
import { designDocument } from './docs/design.ts';
import { eventsDocument } from './docs/events.ts';
import { webTypes } from './docs/web-types.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const services = [gateway, identity, wallet, betting, notifier, board];

const identityApi = await openapiOf(identity);
const walletApi = await openapiOf(wallet);
const bettingApi = await openapiOf(betting);
const boardApi = await openapiOf(board);

const documents: Record<string, string> = {
  'docs/design.md': designDocument(),
  'docs/events.md': eventsDocument([identity, wallet, betting, notifier, board]),
  'docs/errors.md': errorsDocs(services),
  'docs/environment-variables.md': configDocs(services),
  'docs/openapi/identity.json': json(identityApi),
  'docs/openapi/wallet.json': json(walletApi),
  'docs/openapi/betting.json': json(bettingApi),
  'docs/openapi/board.json': json(boardApi),
  // The web knows the calls only by these types: it imports nothing of a service.
  'web/src/api/schema/identity.d.ts': await webTypes(identityApi),
  'web/src/api/schema/wallet.d.ts': await webTypes(walletApi),
  'web/src/api/schema/betting.d.ts': await webTypes(bettingApi),
  'web/src/api/schema/board.d.ts': await webTypes(boardApi),
};

const isCheck = process.argv.includes('--check');
const stale = Object.entries(documents).filter(([path, text]) => current(path) !== text);
if (isCheck) {
  for (const [path] of stale) console.error(`${path} is stale: run npm run generate.`);
  if (stale.length > 0) process.exitCode = 1;
} else {
  for (const [path, text] of stale) write(path, text);
}

function current(path: string): string | null {
  return existsSync(root + path) ? readFileSync(root + path, 'utf8') : null;
}

function write(path: string, text: string): void {
  mkdirSync(dirname(root + path), { recursive: true });
  writeFileSync(root + path, text);
  console.log(`wrote ${path}`);
}

function json(value: object): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}
