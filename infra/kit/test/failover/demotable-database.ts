import pg from 'pg';
import type { TestSpace } from '../../src/testing/testing.ts';

/**
 * Lets a space's database answer and take no change, as one whose server was demoted does: its
 * connections end, and new ones only read until it is promoted.
 */
export function demotable({ databaseUrl }: TestSpace) {
  const database = decodeURIComponent(new URL(databaseUrl).pathname.slice(1));
  const name = pg.escapeIdentifier(database);
  async function onServer(...statements: string[]): Promise<void> {
    const server = new URL(databaseUrl);
    server.pathname = '/postgres';
    const client = new pg.Client({ connectionString: server.href });
    await client.connect();
    try {
      for (const statement of statements) await client.query(statement);
    } finally {
      await client.end();
    }
  }
  return {
    demote: () =>
      onServer(
        `alter database ${name} set default_transaction_read_only = on`,
        `select pg_terminate_backend(pid) from pg_stat_activity
         where datname = ${pg.escapeLiteral(database)}`,
      ),
    promote: () => onServer(`alter database ${name} reset default_transaction_read_only`),
  };
}

/** Makes idle connections of a pool, so many as it has, into those of a demoted server. */
export async function demoteConnections(pool: pg.Pool, count: number): Promise<void> {
  const clients = await Promise.all(Array.from({ length: count }, () => pool.connect()));
  for (const client of clients) await client.query('set default_transaction_read_only = on');
  for (const client of clients) client.release();
}
