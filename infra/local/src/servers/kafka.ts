import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Problem } from '../print/problem.ts';
import type { KeeperSpec } from '../processes/keeper.ts';
import { isClockMoved, withRealClock } from '../processes/moved-clock.ts';
import { runProgram } from '../processes/run-program.ts';
import { readFrom, sizeOf, until } from '../processes/waiting.ts';
import { findJava } from '../tools/java.ts';
import { fetchMavenJars } from '../tools/maven-jars.ts';

export type KafkaSpec = {
  port: number;
  controllerPort: number;
  dataDir: string;
  logDir: string;
  print: (sentence: string) => void;
  compiler: BrokerCompiler;
  /** Lets in only these, by name and password; without it everybody. */
  logins?: Readonly<Record<string, string>>;
};

/**
 * Java's compilers for the broker. The better one takes a third of a processor for the first minutes
 * of every start: `quick` does without. `thorough` is for measurements at rates where the broker is
 * noticed, as a broker in production runs: a request then costs two thirds.
 */
export type BrokerCompiler = 'quick' | 'thorough';

/**
 * Both lie in the directory that the broker is started in, and are named by no path: it reads its
 * settings as ISO 8859-1 and parts lists of directories at commas, and a clone may lie below any name.
 */
const PROPERTIES = 'server.properties';
const LOGS = 'logs';

/** The real broker, in KRaft mode, broker and controller in one process, loopback only. */
export async function kafkaKeeper(spec: KafkaSpec): Promise<KeeperSpec> {
  const home = join(spec.dataDir, 'kafka');
  const logFile = join(spec.logDir, 'kafka.log');
  const [java, { kafkaJars }] = await Promise.all([findJava(), fetchMavenJars(spec.print)]);
  const classPath = join(kafkaJars, '*');
  mkdirSync(home, { recursive: true });
  writeFileSync(join(home, PROPERTIES), serverProperties(spec));
  await formatOnce({ java, classPath, home });
  let logStart = 0;
  return {
    name: 'kafka',
    stopOrder: 10,
    stopSignal: 'SIGTERM',
    graceMs: 20_000,
    readyWithinMs: 90_000,
    beforeStart() {
      logStart = sizeOf(logFile);
    },
    command: () => ({
      name: 'kafka',
      program: java,
      args: [
        ...javaOptions,
        ...compilerOptions[spec.compiler],
        '-cp',
        classPath,
        'kafka.Kafka',
        PROPERTIES,
      ],
      env: brokerEnvironment(),
      cwd: home,
      logFile,
    }),
    ready: (child) =>
      until(child, () => readFrom(logFile, logStart).includes('Kafka Server started')),
  };
}

/** Java writes and reads the names of files as the locale says; without one Hangul becomes `?`. */
function brokerEnvironment(): NodeJS.ProcessEnv {
  return { ...withRealClock(process.env), LC_ALL: 'C.UTF-8' };
}

const javaOptions = [
  // All of it from the beginning: each growth is a collection of everything, and stops for 50 ms.
  '-Xms512m',
  '-Xmx512m',
  '-XX:MetaspaceSize=96m',
  // Nearly all it makes is gone with its request. A collection stops every delivery for 10 to 35 ms,
  // however large the young generation is; in a large one there are few. What lives longer than its
  // request lives for good: copying it from one collection to the next is a third of the stop.
  '-Xmn320m',
  '-XX:MaxTenuringThreshold=1',
  '-XX:+UseSerialGC',
  '-XX:+ExitOnOutOfMemoryError',
  '-Djava.awt.headless=true',
  '-Dorg.slf4j.simpleLogger.defaultLogLevel=warn',
  '-Dorg.slf4j.simpleLogger.showDateTime=true',
  '-Dorg.slf4j.simpleLogger.dateTimeFormat=yyyy-MM-dd HH:mm:ss.SSS',
  // The one line we wait for.
  '-Dorg.slf4j.simpleLogger.log.kafka.server.KafkaRaftServer=info',
];

const compilerOptions: Record<BrokerCompiler, readonly string[]> = {
  quick: ['-XX:TieredStopAtLevel=1'],
  thorough: [],
};

/** The broker's settings: one node, so every internal topic has one replica. */
export function serverProperties(
  ports: Pick<KafkaSpec, 'port' | 'controllerPort' | 'logins'>,
): string {
  const broker = `PLAINTEXT://127.0.0.1:${ports.port}`;
  const settings = {
    'process.roles': 'broker,controller',
    'node.id': '1',
    'controller.quorum.voters': `1@127.0.0.1:${ports.controllerPort}`,
    listeners: `${broker},CONTROLLER://127.0.0.1:${ports.controllerPort}`,
    'advertised.listeners': broker,
    ...doorOf(ports.logins),
    'controller.listener.names': 'CONTROLLER',
    'inter.broker.listener.name': 'PLAINTEXT',
    'log.dirs': LOGS,
    'auto.create.topics.enable': 'false',
    'default.replication.factor': '1',
    'offsets.topic.replication.factor': '1',
    'offsets.topic.num.partitions': '8',
    'transaction.state.log.replication.factor': '1',
    'transaction.state.log.min.isr': '1',
    'share.coordinator.state.topic.replication.factor': '1',
    'share.coordinator.state.topic.min.isr': '1',
    // An awaited offset commit waits this long; the default of 5 ms adds up (see the design, 4).
    'group.coordinator.append.linger.ms': '0',
    'group.initial.rebalance.delay.ms': '0',
    // A broker killed by force may register again this soon.
    'broker.session.timeout.ms': '3000',
    'broker.heartbeat.interval.ms': '500',
    // Small machines: less preallocated index and cleaner memory than a production broker's.
    'log.segment.bytes': String(256 * 1024 * 1024),
    'log.index.size.max.bytes': String(2 * 1024 * 1024),
    'log.cleaner.dedupe.buffer.size': String(16 * 1024 * 1024),
    // It would refuse what comes from an hour and more ahead of its own clock.
    ...(isClockMoved(process.env)
      ? { 'log.message.timestamp.after.max.ms': String(Number.MAX_SAFE_INTEGER) }
      : {}),
  };
  return `${Object.entries(settings)
    .map(([name, value]) => `${name}=${value}`)
    .join('\n')}\n`;
}

/** The listener keeps its name: what it asks for is another matter. */
function doorOf(logins: KafkaSpec['logins']): Record<string, string> {
  if (logins === undefined) {
    return { 'listener.security.protocol.map': 'PLAINTEXT:PLAINTEXT,CONTROLLER:PLAINTEXT' };
  }
  const users = Object.entries({ broker: 'broker', ...logins });
  const known = users.map(([name, password]) => `user_${name}="${password}"`).join(' ');
  const module = 'org.apache.kafka.common.security.plain.PlainLoginModule';
  return {
    'listener.security.protocol.map': 'PLAINTEXT:SASL_PLAINTEXT,CONTROLLER:PLAINTEXT',
    'sasl.enabled.mechanisms': 'PLAIN',
    'sasl.mechanism.inter.broker.protocol': 'PLAIN',
    'listener.name.plaintext.plain.sasl.jaas.config': `${module} required username="broker" password="broker" ${known};`,
  };
}

type Format = { java: string; classPath: string; home: string };

async function formatOnce({ java, classPath, home }: Format): Promise<void> {
  if (existsSync(join(home, LOGS, 'meta.properties'))) return;
  const options = ['-Xmx128m', '-XX:+UseSerialGC', '-XX:TieredStopAtLevel=1'];
  options.push('-Dorg.slf4j.simpleLogger.defaultLogLevel=error');
  // Any 16 bytes will do: the cluster never meets another one.
  const format = ['format', '--cluster-id', 'bm9yaXRlci1sb2NhbC0wMQ', '--config', PROPERTIES];
  const result = await runProgram(
    java,
    [...options, '-cp', classPath, 'kafka.tools.StorageTool', ...format],
    { cwd: home, env: brokerEnvironment(), timeoutMs: 60_000 },
  );
  if (!result.ok) {
    throw new Problem(`Kafka could not format its data directory: ${result.output.trim()}`);
  }
}
