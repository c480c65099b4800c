import { cpSync, existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { basename, join } from 'node:path';
import { localDir } from '../paths.ts';
import { errorsOf } from '../processes/log-errors.ts';

const keptDir = join(localDir, 'test-reports', 'site-logs');

/** Keeps what the services of a site have written, before the site's directory goes. */
export function keepSiteLogs(logDir: string): void {
  rmSync(keptDir, { recursive: true, force: true });
  if (existsSync(logDir)) cpSync(logDir, keptDir, { recursive: true });
}

/** What services of the last kept site called an error: a failed story often has its reason there. */
export function siteErrors(logDir = keptDir): string[] {
  if (!existsSync(logDir)) return [];
  const logs = readdirSync(logDir).filter((file) => file.endsWith('.log'));
  return logs.flatMap((file) => {
    return errorsOf(basename(file, '.log'), readFileSync(join(logDir, file), 'utf8'));
  });
}
