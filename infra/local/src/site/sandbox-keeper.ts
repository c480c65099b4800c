import { join } from 'node:path';
import { repoRoot } from '../paths.ts';
import type { KeeperSpec } from '../processes/keeper.ts';
import { until } from '../processes/waiting.ts';
import { answersReady, inheritedEnvironment } from './service-keeper.ts';
import { serviceUrl } from './services.ts';

type Sandbox = {
  /** Its folder in infra/sandbox. */
  readonly name: string;
  readonly port: number;
  readonly logDir: string;
  readonly env: Readonly<Record<string, string>>;
  readonly nodeArgs?: readonly string[];
};

/** A part of the world outside as a process of its own. It is no service of the site: none waits for it. */
export function sandboxKeeper({ name, port, logDir, env, nodeArgs = [] }: Sandbox): KeeperSpec {
  const main = join(repoRoot, 'infra', 'sandbox', name, 'src', 'main.ts');
  return {
    name,
    stopOrder: 2,
    stopSignal: 'SIGTERM',
    graceMs: 5_000,
    readyWithinMs: 60_000,
    command: () => ({
      name,
      program: process.execPath,
      args: [...nodeArgs, main],
      env: {
        ...inheritedEnvironment(),
        NODE_ENV: 'production',
        PORT: String(port),
        HOST: '127.0.0.1',
        ...env,
      },
      cwd: repoRoot,
      logFile: join(logDir, `${name}.log`),
    }),
    ready: (child) => until(child, () => answersReady(`${serviceUrl(port)}/ready`)),
  };
}
