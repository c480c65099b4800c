import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { KeeperSpec } from '../processes/keeper.ts';
import { readFrom, sizeOf, until } from '../processes/waiting.ts';
import { postgresLogin } from './postgres.ts';

/** What `container-runner.ts` needs to know to run one container. */
export type ContainerPlan = {
  image: string;
  /** The port inside the container and the one on this machine's loopback address. */
  port: number;
  hostPort: number;
  environment: Record<string, string>;
  command: readonly string[];
  mounts: readonly { source: string; target: string }[];
};

export const containerReadyLine = 'container is ready';

/** True when a Docker engine answers. */
export async function dockerAnswers(): Promise<boolean> {
  try {
    const { getContainerRuntimeClient } = await import('testcontainers');
    await getContainerRuntimeClient();
    return true;
  } catch {
    return false;
  }
}

export type ContainerPlace = { dataDir: string; logDir: string };

export function postgresContainer(place: ContainerPlace, port: number): KeeperSpec {
  const source = mountOf(place, 'postgres');
  return containerKeeper('postgres', place, 20, {
    image: 'postgres:18',
    port: 5432,
    hostPort: port,
    environment: {
      POSTGRES_USER: postgresLogin.user,
      POSTGRES_PASSWORD: postgresLogin.password,
      POSTGRES_DB: 'postgres',
    },
    command: ['postgres', '-c', 'max_connections=300'],
    mounts: [{ source, target: '/var/lib/postgresql' }],
  });
}

export function kafkaContainer(place: ContainerPlace, port: number): KeeperSpec {
  return containerKeeper('kafka', place, 10, {
    image: 'apache/kafka:4.1.2',
    // The broker tells clients its own address, so it has the same port inside and outside.
    port,
    hostPort: port,
    environment: kafkaEnvironment(port),
    command: [],
    mounts: [{ source: mountOf(place, 'kafka'), target: '/var/lib/kafka/data' }],
  });
}

export function redisContainer(place: ContainerPlace, port: number): KeeperSpec {
  return containerKeeper('redis', place, 10, {
    image: 'redis:8',
    port: 6379,
    hostPort: port,
    environment: {},
    command: ['redis-server', '--save', '', '--appendonly', 'no'],
    mounts: [],
  });
}

/** The image turns `KAFKA_A_B` into the setting `a.b`. */
function kafkaEnvironment(port: number): Record<string, string> {
  return {
    KAFKA_NODE_ID: '1',
    KAFKA_PROCESS_ROLES: 'broker,controller',
    KAFKA_CONTROLLER_QUORUM_VOTERS: '1@localhost:29093',
    KAFKA_LISTENERS: `PLAINTEXT://0.0.0.0:${port},CONTROLLER://localhost:29093`,
    KAFKA_ADVERTISED_LISTENERS: `PLAINTEXT://127.0.0.1:${port}`,
    KAFKA_LISTENER_SECURITY_PROTOCOL_MAP: 'PLAINTEXT:PLAINTEXT,CONTROLLER:PLAINTEXT',
    KAFKA_CONTROLLER_LISTENER_NAMES: 'CONTROLLER',
    KAFKA_INTER_BROKER_LISTENER_NAME: 'PLAINTEXT',
    KAFKA_LOG_DIRS: '/var/lib/kafka/data',
    KAFKA_AUTO_CREATE_TOPICS_ENABLE: 'false',
    KAFKA_OFFSETS_TOPIC_REPLICATION_FACTOR: '1',
    KAFKA_TRANSACTION_STATE_LOG_REPLICATION_FACTOR: '1',
    KAFKA_TRANSACTION_STATE_LOG_MIN_ISR: '1',
    KAFKA_SHARE_COORDINATOR_STATE_TOPIC_REPLICATION_FACTOR: '1',
    KAFKA_SHARE_COORDINATOR_STATE_TOPIC_MIN_ISR: '1',
    KAFKA_GROUP_COORDINATOR_APPEND_LINGER_MS: '0',
    KAFKA_GROUP_INITIAL_REBALANCE_DELAY_MS: '0',
  };
}

function mountOf(place: ContainerPlace, name: string): string {
  const dir = join(place.dataDir, `${name}-container`);
  // The server inside runs as a user of its own.
  mkdirSync(dir, { recursive: true, mode: 0o777 });
  return dir;
}

/** A container is kept like any other process: by a small one that runs it and ends it. */
function containerKeeper(
  name: string,
  place: ContainerPlace,
  stopOrder: number,
  plan: ContainerPlan,
): KeeperSpec {
  const logFile = join(place.logDir, `${name}.log`);
  const runner = fileURLToPath(new URL('../container-runner.ts', import.meta.url));
  let logStart = 0;
  return {
    name,
    stopOrder,
    stopSignal: 'SIGTERM',
    graceMs: 30_000,
    // The first start may have an image to fetch.
    readyWithinMs: 300_000,
    beforeStart() {
      logStart = sizeOf(logFile);
    },
    command: () => ({
      name,
      program: process.execPath,
      args: [runner, JSON.stringify(plan)],
      env: process.env,
      cwd: place.dataDir,
      logFile,
    }),
    ready: (child) => until(child, () => readFrom(logFile, logStart).includes(containerReadyLine)),
  };
}
