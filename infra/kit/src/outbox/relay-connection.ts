import pg from 'pg';
import { pause } from '../flow/backoff.ts';
import { FINDS_DEAD_PEERS } from '../postgres/dead-peers.ts';

/** How often a process without the lock tries to take it. */
const TAKE_OVER_MS = 500;

/** The relay's lock. Two numbers make the key, so that it cannot collide with other locks. */
const TAKE_LOCK = 'select pg_try_advisory_lock(1313819984, 1) as taken';
const NOTIFY_NAME = 'noriter_outbox';

/** @param onWake called when another process has added rows, and when the connection is lost */
export function newClient(databaseUrl: string, onWake: () => void): pg.Client {
  const client = new pg.Client({
    connectionString: databaseUrl,
    application_name: 'outbox relay',
    connectionTimeoutMillis: 5_000,
    query_timeout: 30_000,
    keepAlive: true,
    // All it writes are deletions; one that a crash forgets is an event sent twice. And it reads by
    // the index alone: a plan that was made while the queue was short would go through all of it.
    options: `-c synchronous_commit=off -c enable_seqscan=off ${FINDS_DEAD_PEERS}`,
  });
  client.on('notification', onWake);
  // The loop's next query fails as well and starts anew.
  client.on('error', onWake);
  return client;
}

/** Resolves when this connection holds the relay's lock, or the process stops. */
export async function waitForTurn(client: pg.Client, stopping: AbortSignal): Promise<void> {
  while (!stopping.aborted) {
    const result = await client.query<{ taken: boolean }>(TAKE_LOCK);
    if (result.rows[0]?.taken === true) return;
    await pause(TAKE_OVER_MS, stopping);
  }
}

/** From now on the connection is woken by `createNotifier` of any process. */
export async function startListening(client: pg.Client): Promise<void> {
  await client.query(`listen ${NOTIFY_NAME}`);
}

/**
 * Notifies the process that sends, when it is another one. Outside of the transaction: a NOTIFY
 * inside takes a lock that serialises all such commits of the server. One is under way at a time;
 * what is committed meanwhile gets one more when it is back. One that is lost costs a poll.
 */
export function createNotifier(pool: pg.Pool): () => void {
  let underWay = false;
  let again = false;
  async function notify(): Promise<void> {
    underWay = true;
    do {
      again = false;
      await pool.query(`notify ${NOTIFY_NAME}`).catch(() => undefined);
    } while (again);
    underWay = false;
  }
  return () => {
    if (underWay) again = true;
    else void notify();
  };
}
