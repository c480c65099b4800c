import { databaseNames, perService, rowOf } from '@noriter/registry/names';
import type { ServiceName } from '@noriter/registry/services';
import { plainStep } from '../print/step.ts';
import { type DataDirectory, openDataDirectory } from '../servers/data-directory.ts';
import { createDatabases } from '../servers/postgres-databases.ts';
import { type Servers, startServers } from '../servers/servers.ts';
import { createServiceRoles } from '../servers/service-role.ts';
import { type ServerHandle, type ServiceHandle, serverHandle, serviceHandle } from './handles.ts';
import { seedSite } from './seeds.ts';
import { type SiteFacts, serviceUrl } from './services.ts';
import {
  type Keepers,
  type SiteOptions,
  type Starting,
  startDrawBeacon,
  startGameVendors,
  startOddsFeed,
  startPartnerBackOffice,
  startServices,
} from './site-parts.ts';
import { choosePorts } from './site-ports.ts';
import { factsOf, removeSiteRecord, writeSiteRecord } from './site-record.ts';
import { buildWeb } from './web-build.ts';

export type Site = {
  url: string;
  dataDir: string;
  services: Record<ServiceName, ServiceHandle>;
  /** Of every service; those that have a database connect to it there. */
  databaseUrls: Record<ServiceName, string>;
  servers: Servers;
  /** Where matches and odds come from, and are steered; null when the site has none. */
  oddsFeed: ServiceHandle | null;
  /** Where third-party games are played, and their vendors steered; null when the site has none. */
  gameVendors: ServiceHandle | null;
  /** What draws are mixed with; null when the site has none. */
  drawBeacon: ServiceHandle | null;
  /** Where partners go by signed links; null when the site has none. */
  partnerBackOffice: ServiceHandle | null;
  /** The environment of the services, to run a command of theirs with the same environment. */
  facts: SiteFacts;
  postgres: ServerHandle;
  kafka: ServerHandle;
  redis: ServerHandle;
  stop(): Promise<void>;
};

/**
 * Starts the whole site on its own data directory and resolves when the gateway says it is ready.
 * `npm start`, the browser tests, the fault runs and the benchmarks all use it.
 *
 * @throws Problem with a sentence for the person at the terminal; nothing is left running then.
 * @example
 * const site = await startSite({ dataDir: '/tmp/site', quiet: true, temporary: true });
 * await fetch(`${site.url}/ready`);
 * await site.stop();
 */
export async function startSite(options: SiteOptions): Promise<Site> {
  const print = options.print ?? (options.quiet ? () => undefined : console.log);
  const step = options.step ?? plainStep(print);
  const { dataDir, temporary = false } = options;
  const directory = await openDataDirectory({ dataDir, temporary, print });
  options.abort?.addEventListener('abort', () => void directory.close());
  try {
    return await startInside(directory, { ...options, step });
  } catch (error) {
    await directory.close();
    throw error;
  }
}

async function startInside(directory: DataDirectory, options: Starting): Promise<Site> {
  const { step, ports: wanted = {}, given = {}, durable = true } = options;
  const ports = typeof wanted === 'function' ? await wanted() : await choosePorts(wanted);
  const starting = [
    startServers(directory, { given, ports, durable, step }),
    step('web', (note) => (options.web === false ? null : buildWeb(note))),
  ] as const;
  await Promise.allSettled(starting);
  const [servers, webRoot] = await Promise.all(starting);
  const record = {
    ports: perService((name) => ports[name]),
    serverUrl: servers.postgres.address,
    kafkaBrokers: servers.kafka.address,
    redisUrl: servers.redis.address,
    webRoot,
    oddsFeedUrl: options.oddsFeed === null ? null : serviceUrl(ports.oddsFeed),
    gameVendorsUrl: options.gameVendors === null ? null : serviceUrl(ports.gameVendors),
    drawBeaconUrl: options.drawBeacon === false ? null : serviceUrl(ports.drawBeacon),
    partnerBackOfficeUrl:
      options.partnerBackOffice === true ? serviceUrl(ports.partnerBackOffice) : null,
    publicHost: options.publicHost ?? '127.0.0.1',
  };
  const facts = factsOf(record, directory.dataDir);
  writeSiteRecord(directory.dataDir, record);
  await createDatabases(servers.postgres.address, databaseNames);
  await createServiceRoles(servers.postgres.address, databaseNames);
  const starts = { directory, facts, options };
  const [keepers, ...beside] = await Promise.all([
    startServices(starts),
    startOddsFeed(starts, ports.oddsFeed),
    startGameVendors(starts, ports.gameVendors),
    startDrawBeacon(starts, ports.drawBeacon),
    startPartnerBackOffice(starts, ports.partnerBackOffice),
  ]);
  const [oddsFeed, gameVendors, drawBeacon, partnerBackOffice] = beside;
  await step('demonstration data', () => {
    return options.seed === false ? undefined : seedSite(directory.dataDir, facts);
  });
  const site = siteOf(directory, servers, facts, keepers);
  return { ...site, oddsFeed, gameVendors, drawBeacon, partnerBackOffice };
}

function siteOf(
  directory: DataDirectory,
  servers: Servers,
  facts: SiteFacts,
  keepers: Keepers,
): Omit<Site, 'oddsFeed' | 'gameVendors' | 'drawBeacon' | 'partnerBackOffice'> {
  const service = (name: ServiceName) => {
    return serviceHandle(keepers[name], serviceUrl(facts.ports[name]));
  };
  return {
    url: serviceUrl(facts.ports.gateway),
    dataDir: directory.dataDir,
    facts,
    services: perService(service),
    databaseUrls: perService((name) => facts.databaseUrl(rowOf(name).database ?? name)),
    servers,
    postgres: serverHandle(servers.postgres),
    kafka: serverHandle(servers.kafka),
    redis: serverHandle(servers.redis),
    async stop() {
      removeSiteRecord(directory.dataDir);
      await directory.close();
    },
  };
}
