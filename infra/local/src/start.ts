// `npm start`: the whole site on this machine, until Ctrl-C.
import { join } from 'node:path';
import { perService, portVariable, rowOf, serviceNames } from '@noriter/registry/names';
import { sandbox } from '@noriter/registry/sandbox';
import type { ServiceName } from '@noriter/registry/services';
import { localDir } from './paths.ts';
import { print, runCommand } from './print/print.ts';
import { Problem } from './print/problem.ts';
import { createProgress } from './print/progress.ts';
import { codeLine, siteTable } from './print/table.ts';
import { watchErrors } from './processes/log-errors.ts';
import { untilAskedToStop } from './processes/stop-signals.ts';
import { whoListens } from './servers/port-users.ts';
import { choosePort, portIsFree, portMessage, readPort } from './servers/ports.ts';
import { demoGameVendors } from './site/game-vendors.ts';
import { demoOddsFeed } from './site/odds-feed.ts';
import { type Site, startSite } from './site/site.ts';
import type { SitePorts } from './site/site-ports.ts';

const parts = Object.keys(sandbox).map((name) => name.replaceAll('-', ' '));
const steps = ['PostgreSQL', 'Kafka', 'Redis', 'web', ...serviceNames, ...parts];

await runCommand(async () => {
  const startedAt = performance.now();
  const stop = new AbortController();
  const asked = untilAskedToStop().then(() => stop.abort());
  const publicHost = process.env.HOST || '127.0.0.1';
  const progress = createProgress([...steps, 'demonstration data'], print);
  const starting = startSite({
    dataDir: join(localDir, 'site'),
    ports: () => choosePorts(publicHost),
    given: {
      postgres: process.env.NORITER_DATABASE_URL,
      kafka: process.env.NORITER_KAFKA_BROKERS,
      redis: process.env.NORITER_REDIS_URL,
    },
    publicHost,
    oddsFeed: demoOddsFeed,
    gameVendors: demoGameVendors,
    partnerBackOffice: true,
    step: progress.step,
    print,
    abort: stop.signal,
  });
  const site = await orStopped(starting, stop.signal).catch(async (error: unknown) => {
    await progress.end();
    throw error;
  });
  await progress.end();
  if (!site) return print('Stopped before the site was up.');
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
  print(`\nNoriter is ready after ${seconds} s.\n${siteTable(site)}\n${codeLine(new Date())}`);
  await untilStopped(site, asked);
});

/** Whatever fails because of Ctrl-C is no failure. */
async function orStopped(starting: Promise<Site>, stopped: AbortSignal): Promise<Site | null> {
  try {
    return await starting;
  } catch (error) {
    if (stopped.aborted) return null;
    throw error;
  }
}

async function untilStopped(site: Site, asked: Promise<void>): Promise<void> {
  const unwatch = watchErrors(join(site.dataDir, 'logs'), print);
  if (process.stdin.isTTY) {
    print('Enter shows a fresh code, Ctrl-C stops the site.');
    process.stdin.on('data', () => print(codeLine(new Date())));
  }
  await asked;
  unwatch();
  process.stdin.pause();
  print('\nStopping …');
  const stoppedAt = performance.now();
  await site.stop();
  print(`Everything has stopped (${((performance.now() - stoppedAt) / 1000).toFixed(1)} s).`);
}

async function choosePorts(publicHost: string): Promise<SitePorts> {
  const chosen = new Map<ServiceName, number>();
  for (const name of serviceNames) {
    const choose = name === 'gateway' ? publicPort(publicHost) : servicePort(name);
    chosen.set(name, await choose);
  }
  return {
    ...perService((name) => chosen.get(name) ?? 0),
    oddsFeed: await sandboxPort('odds-feed'),
    gameVendors: await sandboxPort('game-vendors'),
    drawBeacon: await sandboxPort('draw-beacon'),
    partnerBackOffice: await sandboxPort('partner-back-office'),
    postgres: await choosePort('PostgreSQL', 54_320, 'NORITER_POSTGRES_PORT', print),
    kafka: await choosePort('Kafka', 19_092, 'NORITER_KAFKA_PORT', print),
    redis: await choosePort('Redis', 16_379, 'NORITER_REDIS_PORT', print),
  };
}

function sandboxPort(name: keyof typeof sandbox): Promise<number> {
  const { port, variable } = sandbox[name];
  return choosePort(name.replaceAll('-', ' '), port, variable, print);
}

function servicePort(name: ServiceName): Promise<number> {
  return choosePort(name, rowOf(name).port, portVariable(name), print);
}

/** The site's own address is never moved behind its user's back. */
async function publicPort(host: string): Promise<number> {
  const variable = portVariable('gateway');
  const port = readPort(variable, rowOf('gateway').port);
  if (await portIsFree(port, host)) return port;
  throw new Problem(portMessage('the site', port, variable, whoListens(port)));
}
