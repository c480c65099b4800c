import type pg from 'pg';
import { isServerSpent, READ_ONLY } from '../flow/outage.ts';

/** A server of the database answers, and takes no change: it was demoted, or is set so. */
export class ReadOnlyDatabase extends Error {
  override readonly name = 'ReadOnlyDatabase';
  /** As PostgreSQL says it of a change. */
  readonly code = READ_ONLY;
  constructor() {
    super('the database takes no changes: its server is in recovery or read-only');
  }
}

/**
 * Asks whether changes can be made by this connection; one round trip.
 *
 * @throws ReadOnlyDatabase, an outage, when they cannot; what pg throws when there is no answer
 */
export async function assertWritable(client: pg.ClientBase): Promise<void> {
  const { rows } = await client.query<{ transaction_read_only: string }>(
    'show transaction_read_only',
  );
  if (rows[0]?.transaction_read_only !== 'off') throw new ReadOnlyDatabase();
}

/**
 * The database's check for /ready. A connection that turns out to take no changes is dropped.
 *
 * @throws ReadOnlyDatabase and what pg throws, as `assertWritable`
 */
export async function checkDatabase(pool: pg.Pool): Promise<void> {
  const client = await pool.connect();
  let spent = true;
  try {
    await assertWritable(client);
    spent = false;
  } finally {
    client.release(spent);
  }
}

/**
 * Lets the pool drop each connection whose server has said that it can do the work no more, whoever
 * had it: a transaction, a single query, Prisma. Kept, it would be given to one caller after the
 * other for as long as the demoted server lives.
 */
export function dropSpentConnections(pool: pg.Pool): void {
  const spent = new WeakSet<pg.PoolClient>();
  pool.on('connect', (client) => {
    client.connection.on('errorMessage', (error: unknown) => {
      if (isServerSpent(error)) spent.add(client);
    });
  });
  // A pool keeps no connection that is being ended.
  pool.on('release', (_error, client) => {
    if (spent.has(client)) void client.end();
  });
}
