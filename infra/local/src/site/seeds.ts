import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { rowOf, serviceNames } from '@noriter/registry/names';
import type { ServiceName } from '@noriter/registry/services';
import { repoRoot } from '../paths.ts';
import { Problem } from '../print/problem.ts';
import { runProgram } from '../processes/run-program.ts';
import { inheritedEnvironment, nodeOptions } from './service-keeper.ts';
import { type SiteFacts, serviceEnvironment } from './services.ts';

/**
 * Runs each service's own demonstration data, once for each version of it. A seed is idempotent:
 * a run that was cut short is simply repeated.
 */
export async function seedSite(dataDir: string, facts: SiteFacts): Promise<void> {
  for (const name of serviceNames) {
    if (rowOf(name).seed !== null) await seedService(name, dataDir, facts);
  }
}

async function seedService(name: ServiceName, dataDir: string, facts: SiteFacts): Promise<void> {
  const script = join(repoRoot, 'services', name, 'src', 'seed.ts');
  if (!existsSync(script)) return;
  const version = createHash('sha256').update(readFileSync(script)).digest('hex');
  const stamp = join(dataDir, `seeded-${name}`);
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === version) return;
  const result = await runProgram(process.execPath, [...nodeOptions, script], {
    cwd: repoRoot,
    env: { ...inheritedEnvironment(), ...serviceEnvironment(name, facts) },
    timeoutMs: 120_000,
  });
  if (!result.ok) {
    throw new Problem(`The demonstration data of ${name} failed:\n${result.output.trim()}`);
  }
  writeFileSync(stamp, version);
}
