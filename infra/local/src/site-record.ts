import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { keysOf } from './keys.ts';
import { lockHolder } from './lock.ts';
import { localDir } from './paths.ts';
import { perService, type SiteFacts } from './services.ts';

const port = z.number().int();
const recordSchema = z.object({
  ports: z.object(perService(() => port)),
  serverUrl: z.string(),
  kafkaBrokers: z.string(),
  redisUrl: z.string(),
  webRoot: z.string().nullable(),
  oddsFeedUrl: z.string().nullable(),
  publicHost: z.string(),
});

type SiteRecord = z.infer<typeof recordSchema>;

/** Notes where a running site's parts are, for commands in other terminals. */
export function writeSiteRecord(dataDir: string, record: SiteRecord): void {
  writeFileSync(recordFile(dataDir), `${JSON.stringify(record, null, 2)}\n`, { mode: 0o600 });
}

export function removeSiteRecord(dataDir: string): void {
  rmSync(recordFile(dataDir), { force: true });
}

/** The site that `npm start` runs from this clone now, or null. */
export function runningSite(dataDir = join(localDir, 'site')): SiteFacts | null {
  if (!existsSync(recordFile(dataDir)) || !lockHolder(dataDir)) return null;
  const record = recordSchema.parse(JSON.parse(readFileSync(recordFile(dataDir), 'utf8')));
  return factsOf(record, dataDir);
}

export function factsOf(record: SiteRecord, dataDir: string): SiteFacts {
  const { serverUrl, ...rest } = record;
  const databaseUrl = (name: string) => withDatabase(serverUrl, name);
  return { ...rest, keys: keysOf(dataDir), databaseUrl };
}

/** The same server, another database. */
function withDatabase(serverUrl: string, name: string): string {
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return url.toString();
}

function recordFile(dataDir: string): string {
  return join(dataDir, 'site.json');
}
