import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { perService } from '@noriter/registry/names';
import { z } from 'zod';
import { localDir } from '../paths.ts';
import { lockHolder } from '../processes/lock.ts';
import { serviceRole } from '../servers/service-role.ts';
import { keysOf } from './keys.ts';
import type { SiteFacts } from './services.ts';

const port = z.number().int();
const recordSchema = z.object({
  ports: z.object(perService(() => port)),
  serverUrl: z.string(),
  kafkaBrokers: z.string(),
  redisUrl: z.string(),
  webRoot: z.string().nullable(),
  oddsFeedUrl: z.string().nullable(),
  gameVendorsUrl: z.string().nullable().default(null),
  drawBeaconUrl: z.string().nullable().default(null),
  partnerBackOfficeUrl: z.string().nullable().default(null),
  publicHost: z.string(),
});

type SiteRecord = z.infer<typeof recordSchema>;

/** Notes where a running site's servers and services are, for commands in other terminals. */
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
  const serviceDatabaseUrl = (name: string) => asRole(databaseUrl(name), serviceRole(name));
  const auditSink = pathToFileURL(join(dataDir, 'audit')).href;
  return { ...rest, keys: keysOf(dataDir), databaseUrl, serviceDatabaseUrl, auditSink };
}

/** The same server, another database. */
function withDatabase(serverUrl: string, name: string): string {
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return url.toString();
}

/** The same database, another login. */
function asRole(databaseUrl: string, { user, password }: ReturnType<typeof serviceRole>): string {
  const url = new URL(databaseUrl);
  url.username = user;
  url.password = password;
  return url.toString();
}

function recordFile(dataDir: string): string {
  return join(dataDir, 'site.json');
}
