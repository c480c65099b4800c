import { homedir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const repoRoot = fileURLToPath(new URL('../../../', import.meta.url)).replace(/[/\\]$/, '');

/** Everything the site keeps on this machine: data, keys, logs. Git ignores it. */
export const localDir = join(repoRoot, '.local');

/** The programs npm installed for this repository. */
export const binDir = join(repoRoot, 'node_modules', '.bin');

/**
 * Where downloads are kept for every clone of this user, so that the second clone is quick.
 * `NORITER_CACHE_DIR` moves it.
 */
export function cacheDir(env: NodeJS.ProcessEnv = process.env): string {
  if (env.NORITER_CACHE_DIR) return env.NORITER_CACHE_DIR;
  return join(env.XDG_CACHE_HOME || join(homedir(), '.cache'), 'noriter');
}
