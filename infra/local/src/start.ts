// `npm start`: the whole site on this machine, until Ctrl-C.
import { join } from 'node:path';
import { watchErrors } from './log-errors.ts';
import { demoOddsFeed, oddsFeedPort } from './odds-feed.ts';
import { localDir } from './paths.ts';
import { choosePort, portIsFree, portMessage, readPort, whoListens } from './ports.ts';
import { Problem } from './problem.ts';
import { createProgress } from './progress.ts';
import { runCommand, say } from './say.ts';
import { perService, type ServiceName, serviceNames, services } from './services.ts';
import { type Site, type SitePorts, startSite } from './site.ts';
import { untilAskedToStop } from './stop-signals.ts';
import { codeLine, siteTable } from './table.ts';

const steps = ['PostgreSQL', 'Kafka', 'Redis', 'web', ...serviceNames, 'odds feed'];

await runCommand(async () => {
  const startedAt = performance.now();
  const stop = new AbortController();
  const asked = untilAskedToStop().then(() => stop.abort());
  const publicHost = process.env.HOST || '127.0.0.1';
  const progress = createProgress([...steps, 'demonstration data'], say);
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
    step: progress.step,
    say,
    abort: stop.signal,
  });
  const site = await orStopped(starting, stop.signal).catch(async (error: unknown) => {
    await progress.end();
    throw error;
  });
  await progress.end();
  if (!site) return say('Stopped before the site was up.');
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
  say(`\nNoriter is ready after ${seconds} s.\n${siteTable(site)}\n${codeLine(new Date())}`);
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
  const unwatch = watchErrors(join(site.dataDir, 'logs'), say);
  if (process.stdin.isTTY) {
    say('Enter shows a fresh code, Ctrl-C stops the site.');
    process.stdin.on('data', () => say(codeLine(new Date())));
  }
  await asked;
  unwatch();
  process.stdin.pause();
  say('\nStopping …');
  const stoppedAt = performance.now();
  await site.stop();
  say(`Everything has stopped (${((performance.now() - stoppedAt) / 1000).toFixed(1)} s).`);
}

async function choosePorts(publicHost: string): Promise<SitePorts> {
  const chosen = new Map<ServiceName, number>();
  for (const name of serviceNames) {
    const choose = name === 'gateway' ? publicPort(publicHost) : servicePort(name);
    chosen.set(name, await choose);
  }
  return {
    ...perService((name) => chosen.get(name) ?? 0),
    oddsFeed: await choosePort('odds feed', oddsFeedPort.usual, oddsFeedPort.variable, say),
    postgres: await choosePort('PostgreSQL', 54_320, 'NORITER_POSTGRES_PORT', say),
    kafka: await choosePort('Kafka', 19_092, 'NORITER_KAFKA_PORT', say),
    redis: await choosePort('Redis', 16_379, 'NORITER_REDIS_PORT', say),
  };
}

function servicePort(name: ServiceName): Promise<number> {
  return choosePort(name, services[name].usualPort, services[name].portVariable, say);
}

/** The site's own address is never moved behind its user's back. */
async function publicPort(host: string): Promise<number> {
  const { usualPort, portVariable } = services.gateway;
  const port = readPort(portVariable, usualPort);
  if (await portIsFree(port, host)) return port;
  throw new Problem(portMessage('the site', port, portVariable, whoListens(port)));
}
