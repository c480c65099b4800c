import { join } from 'node:path';
import { Problem } from '../print/problem.ts';
import type { Step } from '../print/step.ts';
import type { Keeper, KeeperSpec } from '../processes/keeper.ts';
import { dockerAnswers, kafkaContainer, postgresContainer, redisContainer } from './containers.ts';
import type { DataDirectory } from './data-directory.ts';
import { type BrokerCompiler, kafkaKeeper } from './kafka.ts';
import { freePort } from './ports.ts';
import { postgresKeeper, postgresUrl } from './postgres.ts';
import { redisKeeper } from './redis.ts';

export type Found = 'environment' | 'embedded' | 'container';

/** One of the three servers the site stands on. A given one has no keeper: it is not ours. */
export type Server = {
  name: 'postgres' | 'kafka' | 'redis';
  found: Found;
  /** A PostgreSQL URL, Kafka's broker list or a Redis URL. */
  address: string;
  keeper: Keeper | null;
};

export type Servers = { postgres: Server; kafka: Server; redis: Server };

export type ServersOptions = {
  /** Addresses of servers that exist already. */
  given: { postgres?: string | undefined; kafka?: string | undefined; redis?: string | undefined };
  ports: { postgres: number; kafka: number; redis: number };
  step: Step;
  /** Whether what PostgreSQL committed outlives a crash of the machine; true by default. */
  durable?: boolean;
  /** `quick` by default. */
  brokerCompiler?: BrokerCompiler | undefined;
};

/** Finds or starts the three servers: a given address, else the embedded one, else a container. */
export async function startServers(
  directory: DataDirectory,
  options: ServersOptions,
): Promise<Servers> {
  const { given, ports, step, brokerCompiler: compiler = 'quick', durable = true } = options;
  const place = { dataDir: directory.dataDir, logDir: join(directory.dataDir, 'logs') };
  const [postgres, kafka, redis] = await allOrNothing([
    step('PostgreSQL', (print) =>
      findServer(directory, {
        name: 'postgres',
        given: given.postgres,
        address: postgresUrl(ports.postgres),
        print,
        embedded: () => postgresKeeper({ ...place, port: ports.postgres, durable }),
        container: () => postgresContainer(place, ports.postgres),
      }),
    ),
    step('Kafka', (print) =>
      findServer(directory, {
        name: 'kafka',
        given: given.kafka,
        address: `127.0.0.1:${ports.kafka}`,
        print,
        embedded: async () =>
          kafkaKeeper({
            ...place,
            print,
            compiler,
            port: ports.kafka,
            controllerPort: await freePort(),
          }),
        container: () => kafkaContainer(place, ports.kafka),
      }),
    ),
    step('Redis', (print) =>
      findServer(directory, {
        name: 'redis',
        given: given.redis,
        address: `redis://127.0.0.1:${ports.redis}`,
        print,
        embedded: () => redisKeeper({ ...place, print, port: ports.redis }),
        container: () => redisContainer(place, ports.redis),
      }),
    ),
  ]);
  return { postgres, kafka, redis };
}

/** Waits for all three even when one fails: nothing may still be starting when we give up. */
async function allOrNothing<const T extends readonly Promise<Server>[]>(starting: T) {
  await Promise.allSettled(starting);
  return Promise.all(starting);
}

type Wanted = {
  name: Server['name'];
  given: string | undefined;
  address: string;
  embedded(): Promise<KeeperSpec>;
  container(): KeeperSpec;
  print: (sentence: string) => void;
};

async function findServer(directory: DataDirectory, wanted: Wanted): Promise<Server> {
  const { name, given, address } = wanted;
  if (given) return { name, found: 'environment', address: given, keeper: null };
  const { spec, found } = await chooseSpec(wanted);
  const keeper = directory.add(spec);
  await keeper.start();
  return { name, found, address, keeper };
}

async function chooseSpec(wanted: Wanted): Promise<{ spec: KeeperSpec; found: Found }> {
  try {
    return { spec: await wanted.embedded(), found: 'embedded' };
  } catch (error) {
    if (!(error instanceof Problem) || !(await dockerAnswers())) throw error;
    wanted.print(`${wanted.name} runs in a container, because: ${error.message}`);
    return { spec: wanted.container(), found: 'container' };
  }
}
