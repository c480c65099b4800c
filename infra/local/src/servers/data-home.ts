import { createHash } from 'node:crypto';
import { chownSync, mkdirSync, rmSync, statSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { Problem } from '../print/problem.ts';
import { runProgram } from '../processes/run-program.ts';

export type RunAs = { uid: number; gid: number };

/**
 * PostgreSQL refuses to run as root, so as root it runs as the user `postgres`, made when missing.
 * @returns the user to run as, or null when the present user will do.
 */
export async function postgresUser(): Promise<RunAs | null> {
  if (process.getuid?.() !== 0) return null;
  const found = await lookUpUser('postgres');
  if (found) return found;
  await runProgram('groupadd', ['--system', 'postgres']);
  await runProgram('useradd', ['--system', '-g', 'postgres', '-M', 'postgres']);
  const made = await lookUpUser('postgres');
  if (made) return made;
  throw new Problem(
    'PostgreSQL does not run as root and the user "postgres" could not be made. Run this as ' +
      'another user, make that user yourself, or give a server: NORITER_DATABASE_URL=postgres://…',
  );
}

/**
 * The directory for data that another user's process must reach. A home that only root may enter
 * (a clone under /root) can't hold it; then it is a directory of its own under /var/tmp.
 */
export function reachableDir(wanted: string, runAs: RunAs | null): string {
  if (runAs === null || othersMayEnter(wanted)) return wanted;
  const id = createHash('sha256').update(resolve(wanted)).digest('hex').slice(0, 12);
  return join('/var/tmp', `noriter-${id}`);
}

/** Makes the directory, belonging to who will use it and to nobody else. */
export function makeOwnedDir(dir: string, runAs: RunAs | null): void {
  mkdirSync(dir, { recursive: true, mode: 0o700 });
  if (runAs) chownSync(dir, runAs.uid, runAs.gid);
}

/** Removes a data directory and what lives for it elsewhere. */
export function removeData(dataDir: string): void {
  const elsewhere = reachableDir(join(dataDir, 'postgres'), { uid: -1, gid: -1 });
  rmSync(elsewhere, { recursive: true, force: true });
  rmSync(dataDir, { recursive: true, force: true });
}

/** True when every existing directory on the way can be entered by any user. */
export function othersMayEnter(path: string): boolean {
  let dir = resolve(path);
  // The last one is made by us and given to its user.
  while (dirname(dir) !== dir) {
    dir = dirname(dir);
    const stat = statSync(dir, { throwIfNoEntry: false });
    if (stat && (stat.mode & 0o001) === 0) return false;
  }
  return true;
}

async function lookUpUser(name: string): Promise<RunAs | null> {
  const uid = await runProgram('id', ['-u', name]);
  const gid = await runProgram('id', ['-g', name]);
  return uid.ok && gid.ok ? { uid: Number(uid.output), gid: Number(gid.output) } : null;
}
