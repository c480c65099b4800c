import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { Problem, reasonOf } from '../print/problem.ts';
import { commandLineOf, identify, type ProcessIdentity, stillRuns } from './process-identity.ts';

const holderSchema = z.object({ pid: z.number(), startedAt: z.string(), program: z.string() });

export function lockFile(dataDir: string): string {
  return join(dataDir, 'run.lock');
}

/** The process that uses the data directory now, or null. A lock of a dead process counts as none. */
export function lockHolder(dataDir: string): ProcessIdentity | null {
  try {
    const holder = holderSchema.parse(JSON.parse(readFileSync(lockFile(dataDir), 'utf8')));
    return stillRuns(holder) ? holder : null;
  } catch {
    return null;
  }
}

/**
 * Takes the data directory for this process. A guard that is still cleaning up after a killed run
 * is waited for; any other living holder is refused.
 * @returns the function that releases it.
 */
export async function takeLock(dataDir: string): Promise<() => void> {
  const deadline = Date.now() + 45_000;
  while (!writeLock(dataDir)) {
    const holder = lockHolder(dataDir);
    if (!holder) {
      rmSync(lockFile(dataDir), { force: true });
    } else if (commandLineOf(holder.pid).includes('guard.ts') && Date.now() < deadline) {
      await new Promise((resolve) => setTimeout(resolve, 100));
    } else {
      throw new Problem(
        `${dataDir} is in use by process ${holder.pid}: a site or stack runs from there already. ` +
          'Stop it with Ctrl-C in its terminal first.',
      );
    }
  }
  return () => rmSync(lockFile(dataDir), { force: true });
}

function writeLock(dataDir: string): boolean {
  try {
    writeFileSync(lockFile(dataDir), JSON.stringify(identify(process.pid)), { flag: 'wx' });
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false;
    throw new Problem(`${lockFile(dataDir)} can't be written: ${reasonOf(error)}.`);
  }
}
