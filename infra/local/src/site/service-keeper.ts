import { join } from 'node:path';
import { rowOf } from '@noriter/registry/names';
import type { ServiceName } from '@noriter/registry/services';
import { repoRoot } from '../paths.ts';
import type { KeeperSpec } from '../processes/keeper.ts';
import { until } from '../processes/waiting.ts';
import { serviceFile, serviceUrl } from './services.ts';

export type ServiceProcess = {
  name: ServiceName;
  port: number;
  env: Record<string, string>;
  logDir: string;
};

/** One service as a process of its own: it is ready when its `/ready` says so. */
export function serviceKeeper({ name, port, env, logDir }: ServiceProcess): KeeperSpec {
  const main = serviceFile(name, 'main.ts');
  return {
    name,
    stopOrder: rowOf(name).stopOrder,
    stopSignal: 'SIGTERM',
    graceMs: 15_000,
    readyWithinMs: 120_000,
    command: () => ({
      name,
      program: process.execPath,
      args: [...nodeOptions, main],
      env: { ...inheritedEnvironment(), ...env },
      cwd: repoRoot,
      logFile: join(logDir, `${name}.log`),
    }),
    ready: (child) => until(child, () => answersReady(`${serviceUrl(port)}/ready`)),
  };
}

/** How every service is run, here and in its container. */
export const nodeOptions: readonly string[] = [
  // What serves one event or request lives for milliseconds: with the default of 16 MiB much of it
  // is still alive when the young generation is full, and is copied for nothing.
  '--max-semi-space-size=32',
  // For the same reason: what a busy hour has seen survive is not kept among the old from then on,
  // where only a collection that stops everything finds it.
  '--no-allocation-site-pretenuring',
  // What little of it does get old is soon as much as a small service keeps: the old generation would
  // be collected once a second under load, and each time events wait for 60 ms. It may quadruple.
  '--heap-growing-percent=300',
];

/** Only what a program needs of the machine: a service's settings never leak in from the shell. */
export function inheritedEnvironment(env: NodeJS.ProcessEnv = process.env): NodeJS.ProcessEnv {
  const names = ['PATH', 'HOME', 'TMPDIR', 'LANG', 'LC_ALL', 'TZ', 'LOG_LEVEL', 'NODE_OPTIONS'];
  names.push('NODE_COMPILE_CACHE', 'OTEL_EXPORTER_OTLP_ENDPOINT');
  // The clock of `npm run test:at`.
  names.push('LD_PRELOAD', 'FAKETIME', 'FAKETIME_DONT_FAKE_MONOTONIC');
  const present = names.filter((name) => env[name] !== undefined);
  return Object.fromEntries(present.map((name) => [name, env[name]]));
}

/** True when the address answers 200. */
export async function answersReady(url: string): Promise<boolean> {
  try {
    const answer = await fetch(url, { signal: AbortSignal.timeout(3000) });
    await answer.arrayBuffer();
    return answer.ok;
  } catch {
    return false;
  }
}
