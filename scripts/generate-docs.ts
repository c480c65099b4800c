// Writes the references that are made from code: `npm run generate`. With --check it writes
// nothing, names what is stale and ends with 1.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { configDocs } from '@noriter/kit/config-docs';
import { errorsDocs } from '@noriter/kit/errors-docs';
import { openapiOf } from '@noriter/kit/service';
import { composeFile } from './deployment/compose.ts';
import { databasesSql } from './deployment/databases.ts';
import { configMap, serviceManifests, version } from './deployment/kubernetes.ts';
import { seedJob } from './deployment/seeds.ts';
import { backOfficeCalls } from './docs/back-office-calls.ts';
import { eventsDocument } from './docs/events.ts';
import { loadServices } from './docs/load-services.ts';
import { architecture, localReadme, readme, runbook } from './docs/service-tables.ts';
import { visualDesignDocument } from './docs/visual-design.ts';
import { backOfficeForms, playerForms, webBounds } from './docs/web-bounds.ts';
import { webCatalogues } from './docs/web-catalogues.ts';
import { webServices } from './docs/web-services.ts';
import { webTypes } from './docs/web-types.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const services = await loadServices();
/** With HTTP calls of their own; the gateway only passes calls on. */
const called = services.filter(({ name, routes }) => name !== 'gateway' && routes.length > 0);

const documents: Record<string, string> = {
  'README.md': readme(text('README.md')),
  'docker-compose.yml': composeFile(text('docker-compose.yml')),
  'docs/architecture.md': architecture(text('docs/architecture.md'), services),
  'docs/visual-design.md': visualDesignDocument(),
  'docs/environment-variables.md': configDocs(services),
  'docs/back-office-calls.md': backOfficeCalls(called),
  'docs/errors.md': errorsDocs(services),
  'docs/events.md': eventsDocument(services),
  'docs/runbook.md': runbook(text('docs/runbook.md'), services),
  'infra/local/README.md': localReadme(text('infra/local/README.md')),
  'infra/local/compose/databases.sql': databasesSql(),
  'k8s/base/config.yaml': configMap(text('k8s/base/config.yaml')),
  'k8s/overlays/demo/seeds.yaml': seedJob(text('k8s/overlays/demo/seeds.template.yaml'), version),
  ...serviceManifests(text('k8s/service.template.yaml')),
  'web/src/shared/api/services.gen.ts': webServices(called.map(({ name }) => name)),
  'web/src/shared/i18n/catalogues.gen.ts': webCatalogues(),
};
const apis: object[] = [];
for (const service of called) {
  const api = openapiOf(service);
  apis.push(api);
  documents[`docs/openapi/${service.name}.json`] = json(api);
  // The web knows the calls only by these types: it imports nothing of a service.
  documents[`web/src/shared/api/schema/${service.name}.d.ts`] = await webTypes(api);
}
const [players, backOffice] = [webBounds(playerForms, apis), webBounds(backOfficeForms, apis)];
documents['web/src/shared/forms/player-bounds.gen.ts'] = players;
documents['web/src/admin/shared/back-office-bounds.gen.ts'] = backOffice;

const isCheck = process.argv.includes('--check');
const stale = Object.entries(documents).filter(([path, made]) => current(path) !== made);
if (isCheck) {
  for (const [path] of stale) console.error(`${path} is stale: run npm run generate.`);
  if (stale.length > 0) process.exitCode = 1;
} else {
  for (const [path, made] of stale) write(path, made);
}

function current(path: string): string | null {
  return existsSync(root + path) ? readFileSync(root + path, 'utf8') : null;
}

/** A file that is written by hand, but for some regions of it. */
function text(path: string): string {
  return readFileSync(root + path, 'utf8');
}

function write(path: string, made: string): void {
  mkdirSync(dirname(root + path), { recursive: true });
  writeFileSync(root + path, made);
  console.log(`wrote ${path}`);
}

function json(value: object): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}
