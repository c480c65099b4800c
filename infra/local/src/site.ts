import { join } from 'node:path';
import { type House, openHouse } from './house.ts';
import type { Keeper } from './keeper.ts';
import { type OddsFeedSettings, oddsFeedKeeper, testOddsFeed } from './odds-feed.ts';
import { type Part, type ServicePart, serverPart, servicePart } from './parts.ts';
import { freePort } from './ports.ts';
import { createDatabases } from './postgres.ts';
import { seedSite } from './seeds.ts';
import { type Servers, type ServersOptions, startServers } from './servers.ts';
import { serviceKeeper } from './service-keeper.ts';
import {
  databaseNames,
  perService,
  type ServiceName,
  type SiteFacts,
  serviceEnvironment,
  serviceNames,
  serviceUrl,
} from './services.ts';
import { factsOf, removeSiteRecord, writeSiteRecord } from './site-record.ts';
import { plainStep, type Step } from './step.ts';
import { buildWeb } from './web-build.ts';

export type SitePorts = Record<ServiceName | 'oddsFeed' | 'postgres' | 'kafka' | 'redis', number>;

export type SiteOptions = {
  dataDir: string;
  /** Asked once the data directory is ours and what was left over is gone. Others are free ones. */
  ports?: Partial<SitePorts> | (() => Promise<SitePorts>);
  /** Settings on top of the table's, for every service or for one. */
  env?: Partial<Record<ServiceName | 'all', Record<string, string>>>;
  /** Says nothing of its progress. */
  quiet?: boolean;
  /** Removes the data directory when the run ends, however it ends. */
  temporary?: boolean;
  seed?: boolean;
  web?: boolean;
  /** The sandbox's odds feed; the one for tests by default. null starts none. */
  oddsFeed?: OddsFeedSettings | null;
  given?: ServersOptions['given'];
  publicHost?: string;
  step?: Step;
  say?: (sentence: string) => void;
  /** Ends a start that is still under way. */
  abort?: AbortSignal;
};

type Telling = SiteOptions & { step: Step };

export type Site = {
  url: string;
  dataDir: string;
  services: Record<ServiceName, ServicePart>;
  /** Of every service; those that have a database connect to it there. */
  databaseUrls: Record<ServiceName, string>;
  servers: Servers;
  /** Where matches and odds come from, and are steered; null when the site has none. */
  oddsFeed: ServicePart | null;
  /** What the services were told, to run a command of theirs with the same environment. */
  facts: SiteFacts;
  postgres: Part;
  kafka: Part;
  redis: Part;
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
  const say = options.say ?? (options.quiet ? () => undefined : console.log);
  const step = options.step ?? plainStep(say);
  const { dataDir, temporary = false } = options;
  const house = await openHouse({ dataDir, temporary, say });
  options.abort?.addEventListener('abort', () => void house.close());
  try {
    return await startInside(house, { ...options, step });
  } catch (error) {
    await house.close();
    throw error;
  }
}

async function startInside(house: House, options: Telling): Promise<Site> {
  const { step } = options;
  const { ports: wanted = {} } = options;
  const ports = typeof wanted === 'function' ? await wanted() : await choosePorts(wanted);
  const starting = [
    startServers(house, { given: options.given ?? {}, ports, step }),
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
    publicHost: options.publicHost ?? '127.0.0.1',
  };
  const facts = factsOf(record, house.dataDir);
  writeSiteRecord(house.dataDir, record);
  await createDatabases(servers.postgres.address, databaseNames);
  const starts = { house, facts, options };
  const [keepers, oddsFeed] = await Promise.all([
    startServices(starts),
    startOddsFeed(starts, ports.oddsFeed),
  ]);
  await step('demonstration data', () => {
    return options.seed === false ? undefined : seedSite(house.dataDir, facts);
  });
  return { ...siteOf(house, servers, facts, keepers), oddsFeed };
}

type Keepers = Record<ServiceName, Keeper>;

type Starts = { house: House; facts: SiteFacts; options: Telling };

async function startServices({ house, facts, options }: Starts): Promise<Keepers> {
  const logDir = join(house.dataDir, 'logs');
  const add = (name: ServiceName) => {
    const own = serviceEnvironment(name, facts);
    const env = { ...own, ...options.env?.all, ...options.env?.[name] };
    return house.add(serviceKeeper({ name, port: facts.ports[name], env, logDir }));
  };
  const keepers: Keepers = perService(add);
  // All at once: a service waits by itself for what it needs.
  const starting = serviceNames.map((name) => options.step(name, () => keepers[name].start()));
  // One that fails ends the start at once; closing the house ends the others.
  await Promise.all(starting);
  return keepers;
}

async function startOddsFeed(
  { house, facts, options }: Starts,
  port: number,
): Promise<ServicePart | null> {
  const { oddsFeed = testOddsFeed } = options;
  if (oddsFeed === null || facts.oddsFeedUrl === null) return null;
  const logDir = join(house.dataDir, 'logs');
  const keeper = house.add(oddsFeedKeeper(oddsFeed, { port, logDir }));
  await options.step('odds feed', () => keeper.start());
  return servicePart(keeper, facts.oddsFeedUrl);
}

function siteOf(
  house: House,
  servers: Servers,
  facts: SiteFacts,
  keepers: Keepers,
): Omit<Site, 'oddsFeed'> {
  const service = (name: ServiceName) => {
    return servicePart(keepers[name], serviceUrl(facts.ports[name]));
  };
  return {
    url: serviceUrl(facts.ports.gateway),
    dataDir: house.dataDir,
    facts,
    services: perService(service),
    databaseUrls: perService((name) => facts.databaseUrl(name)),
    servers,
    postgres: serverPart(servers.postgres),
    kafka: serverPart(servers.kafka),
    redis: serverPart(servers.redis),
    async stop() {
      removeSiteRecord(house.dataDir);
      await house.close();
    },
  };
}

async function choosePorts(given: Partial<SitePorts>): Promise<SitePorts> {
  const chosen = new Map<keyof SitePorts, number>();
  for (const name of [...serviceNames, 'oddsFeed', 'postgres', 'kafka', 'redis'] as const) {
    chosen.set(name, given[name] ?? (await freePort()));
  }
  const of = (name: keyof SitePorts) => chosen.get(name) ?? 0;
  return {
    ...perService(of),
    oddsFeed: of('oddsFeed'),
    postgres: of('postgres'),
    kafka: of('kafka'),
    redis: of('redis'),
  };
}
