import pg from 'pg';
import { Problem, reasonOf } from '../print/problem.ts';

/** Makes the databases that are missing. `serverUrl` is any database of a user who may do that. */
export async function createDatabases(serverUrl: string, names: readonly string[]): Promise<void> {
  const client = new pg.Client({ connectionString: serverUrl });
  try {
    await client.connect();
  } catch (error) {
    throw new Problem(
      `PostgreSQL does not answer at ${hidePassword(serverUrl)}: ${reasonOf(error)}.`,
    );
  }
  try {
    const found = await client.query('SELECT datname FROM pg_database WHERE datname = ANY($1)', [
      names,
    ]);
    const present = new Set(found.rows.map((row) => String(row.datname)));
    for (const name of names) {
      if (!present.has(name))
        await client.query(`CREATE DATABASE ${client.escapeIdentifier(name)}`);
    }
  } finally {
    await client.end();
  }
}

export function hidePassword(url: string): string {
  return url.replace(/:[^:@/]*@/, ':…@');
}
