import { readFileSync } from 'node:fs';
import path from 'node:path';

/** A statement as pg takes it: prepared once on each connection, under its name. */
export type SqlStatement = { readonly name: string; readonly text: string };

/**
 * Reads a statement kept in a file of its own, once, when the service starts.
 *
 * @example const lockAccounts = sqlFile(new URL('../sql/lock-accounts.sql', import.meta.url));
 */
export function sqlFile(url: URL): SqlStatement {
  return { name: path.basename(url.pathname, '.sql'), text: readFileSync(url, 'utf8') };
}
