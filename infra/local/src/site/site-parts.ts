import { join } from 'node:path';
import { perService, serviceNames } from '@noriter/registry/names';
import type { ServiceName } from '@noriter/registry/services';
import type { Step } from '../print/step.ts';
import type { Keeper } from '../processes/keeper.ts';
import type { DataDirectory } from '../servers/data-directory.ts';
import type { ServersOptions } from '../servers/servers.ts';
import { drawBeaconKeeper } from './draw-beacon.ts';
import { type GameVendorsSettings, gameVendorsKeeper, testGameVendors } from './game-vendors.ts';
import { type ServiceHandle, serviceHandle } from './handles.ts';
import { type OddsFeedSettings, oddsFeedKeeper, testOddsFeed } from './odds-feed.ts';
import { partnerBackOfficeKeeper } from './partner-back-office.ts';
import { serviceKeeper } from './service-keeper.ts';
import { type SiteFacts, serviceEnvironment } from './services.ts';
import type { SitePorts } from './site-ports.ts';

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
  /** The sandbox's game vendors; those for tests by default. null starts none. */
  gameVendors?: GameVendorsSettings | null;
  /** The sandbox's beacon, which draws are mixed with; false starts none. */
  drawBeacon?: boolean;
  /** The sandbox's external back office; none by default. */
  partnerBackOffice?: boolean;
  given?: ServersOptions['given'];
  /** False for a site whose data is thrown away: its database writes nothing through. */
  durable?: boolean;
  publicHost?: string;
  step?: Step;
  print?: (sentence: string) => void;
  /** Ends a start that is still under way. */
  abort?: AbortSignal;
};

export type Starting = SiteOptions & { step: Step };

export type Keepers = Record<ServiceName, Keeper>;

type Starts = { directory: DataDirectory; facts: SiteFacts; options: Starting };

export async function startServices({ directory, facts, options }: Starts): Promise<Keepers> {
  const logDir = join(directory.dataDir, 'logs');
  const add = (name: ServiceName) => {
    const own = serviceEnvironment(name, facts);
    const env = { ...own, ...options.env?.all, ...options.env?.[name] };
    return directory.add(serviceKeeper({ name, port: facts.ports[name], env, logDir }));
  };
  const keepers: Keepers = perService(add);
  // All at once: a service waits by itself for what it needs.
  const starting = serviceNames.map((name) => options.step(name, () => keepers[name].start()));
  // One that fails ends the start at once; closing the directory ends the others.
  await Promise.all(starting);
  return keepers;
}

export async function startOddsFeed(
  { directory, facts, options }: Starts,
  port: number,
): Promise<ServiceHandle | null> {
  const { oddsFeed = testOddsFeed } = options;
  if (oddsFeed === null || facts.oddsFeedUrl === null) return null;
  const logDir = join(directory.dataDir, 'logs');
  const keeper = directory.add(oddsFeedKeeper(oddsFeed, { port, logDir }));
  await options.step('odds feed', () => keeper.start());
  return serviceHandle(keeper, facts.oddsFeedUrl);
}

export async function startGameVendors(
  { directory, facts, options }: Starts,
  port: number,
): Promise<ServiceHandle | null> {
  const { gameVendors = testGameVendors } = options;
  if (gameVendors === null || facts.gameVendorsUrl === null) return null;
  const { dataDir } = directory;
  const keeper = directory.add(gameVendorsKeeper(gameVendors, { port, dataDir, facts }));
  await options.step('game vendors', () => keeper.start());
  return serviceHandle(keeper, facts.gameVendorsUrl);
}

export async function startDrawBeacon(
  { directory, facts, options }: Starts,
  port: number,
): Promise<ServiceHandle | null> {
  if (facts.drawBeaconUrl === null) return null;
  const keeper = directory.add(drawBeaconKeeper(facts.keys, { port, dataDir: directory.dataDir }));
  await options.step('draw beacon', () => keeper.start());
  return serviceHandle(keeper, facts.drawBeaconUrl);
}

export async function startPartnerBackOffice(
  { directory, facts, options }: Starts,
  port: number,
): Promise<ServiceHandle | null> {
  if (facts.partnerBackOfficeUrl === null) return null;
  const { dataDir } = directory;
  const keeper = directory.add(partnerBackOfficeKeeper(facts, { port, dataDir }));
  await options.step('partner back office', () => keeper.start());
  return serviceHandle(keeper, facts.partnerBackOfficeUrl);
}
