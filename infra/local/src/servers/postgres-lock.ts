import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { Problem } from '../print/problem.ts';
import { commandLineOf } from '../processes/process-identity.ts';

/**
 * Reads the process number PostgreSQL left in `postmaster.pid`; after `kill -9` it names a process
 * that is gone or, worse, another program that got the same number since.
 */
export function parsePostmasterPid(text: string): number | null {
  const pid = Number(text.split('\n')[0]);
  return Number.isInteger(pid) && pid > 0 ? pid : null;
}

export function removeStaleLock(dataDir: string): void {
  const file = join(dataDir, 'postmaster.pid');
  if (!existsSync(file)) return;
  const pid = parsePostmasterPid(readFileSync(file, 'utf8'));
  // Only a server of this very directory counts; every other program merely reuses the number.
  if (pid !== null && isServerOf(pid, dataDir)) {
    throw new Problem(
      `Another PostgreSQL (process ${pid}) still uses ${dataDir}. Stop it with: kill -INT ${pid}`,
    );
  }
  rmSync(file, { force: true });
}

function isServerOf(pid: number, dataDir: string): boolean {
  return commandLineOf(pid).includes(`-D ${dataDir}`);
}
