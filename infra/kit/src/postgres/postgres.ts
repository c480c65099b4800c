import pg from 'pg';
import { backoffMs, pause } from '../flow/backoff.ts';
import { sqlStateOf } from '../flow/outage.ts';
import type { Logger } from '../telemetry/logging.ts';
import { isTracing } from '../telemetry/tracing.ts';
import { FINDS_DEAD_PEERS } from './dead-peers.ts';
import { takeOutboxMark, wakeOutbox } from './outbox-wake.ts';
import { TracedClient } from './traced-client.ts';
import { assertWritable, dropSpentConnections } from './writable.ts';

const INT8 = 20;
const DATE = 1082;
const TIMESTAMP = 1114;

/** Connections of a pool where nothing else is asked for. */
export const POOL_MAX = 16;

/** How long a caller waits for a connection of its pool, in milliseconds. */
export const CONNECT_MS = 5_000;

/** Attempts before a transaction that keeps losing against others fails. */
const ATTEMPTS_MAX = 5;

/** Another transaction was in the way; the same work may succeed when run again. */
const RUN_AGAIN_STATES = new Set(['40001', '40P01']);

/** A statement of a transaction that has failed already. */
const FAILED = '25P02';

export type PoolOptions = {
  /** Shown in pg_stat_activity, e.g. the service's name. */
  applicationName: string;
  /** The most connections; by default 16. */
  max?: number;
  /** A statement that runs longer is ended by the server; by default 15 seconds. */
  statementTimeoutMs?: number;
  /** A transaction that is idle for longer is ended; by default 15 seconds. */
  idleInTransactionTimeoutMs?: number;
  /** How long a caller waits for a connection; by default 5 seconds. */
  connectTimeoutMs?: number;
  log?: Logger;
};

/**
 * Makes a pool of connections to one database. `int8` columns are read as bigint, `timestamptz`
 * as Date, a `timestamp` without zone as UTC, and a `date` stays the text `yyyy-MM-dd`, for a
 * calendar day is not a moment. Other pools in the process are not touched. Where spans are made,
 * each query gets one.
 *
 * A connection to a server that only reads is not handed out, and one that meets such an error is
 * not kept: after a failover the pool finds the server that writes by itself.
 *
 * @example const pool = createPool(config.DATABASE_URL, { applicationName: 'wallet' });
 */
export function createPool(url: string, options: PoolOptions): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    application_name: options.applicationName,
    max: options.max ?? POOL_MAX,
    connectionTimeoutMillis: options.connectTimeoutMs ?? CONNECT_MS,
    idleTimeoutMillis: 60_000,
    keepAlive: true,
    // Statements that do not wait for each other are sent at once, and answered in their order.
    pipeline: true,
    statement_timeout: options.statementTimeoutMs ?? 15_000,
    idle_in_transaction_session_timeout: options.idleInTransactionTimeoutMs ?? 15_000,
    options: `-c timezone=UTC ${FINDS_DEAD_PEERS}`,
    types: { getTypeParser },
    onConnect,
    ...(isTracing() ? { Client: TracedClient } : {}),
  });
  // An idle connection that breaks is replaced by the next query; without a listener the
  // process would end.
  pool.on('error', (error) => options.log?.warn({ err: error }, 'database connection lost'));
  // The same of one that somebody holds, who learns it from his next query.
  pool.on('connect', (client) => client.on('error', () => undefined));
  dropSpentConnections(pool);
  return pool;
}

/** The pool waits for what it returns, and hands out nothing when that fails; its types do not say so. */
const onConnect: (client: pg.ClientBase) => unknown = assertWritable;

/** pg's own parsers, except where they would lose digits or depend on the machine's zone. */
const getTypeParser: typeof pg.types.getTypeParser = (oid: number, format?: 'text' | 'binary') => {
  if (format !== 'binary') {
    if (oid === INT8) return BigInt;
    if (oid === DATE) return String;
    if (oid === TIMESTAMP) return (text: string) => new Date(`${text.replace(' ', 'T')}Z`);
  }
  return pg.types.getTypeParser(oid, format === 'binary' ? 'binary' : 'text');
};

export type TransactionOptions = {
  /** By default PostgreSQL's own, read committed. */
  isolation?: 'read committed' | 'repeatable read' | 'serializable';
};

/**
 * Runs `work` in a transaction: commits when it resolves, rolls back when it throws. A transaction
 * that lost against another one (serialisation, deadlock) is run again, at most 5 times in all,
 * so `work` must do nothing but talk to the database. Events added to the outbox leave right
 * after the commit.
 *
 * Statements that need no answer of one another cost one round trip when they are sent `together`.
 *
 * @example
 * await withTransaction(pool, async (tx) => {
 *   await tx.query('update account set cash = cash - $1 where member_id = $2', [stake, memberId]);
 *   await addToOutbox(tx, walletEvents, event);
 * });
 */
export async function withTransaction<T>(
  pool: pg.Pool,
  work: (tx: pg.PoolClient) => Promise<T>,
  options: TransactionOptions = {},
): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await runOnce(pool, work, options);
    } catch (error) {
      const again = RUN_AGAIN_STATES.has(sqlStateOf(error) ?? '');
      if (!again || attempt >= ATTEMPTS_MAX) throw error;
      await pause(backoffMs(attempt, { firstMs: 5, maxMs: 100 }));
    }
  }
}

/**
 * Sends statements that need no answer of one another in one packet. The server carries them out in
 * the order in which they are issued, each seeing what is committed when its turn comes.
 *
 * It waits for all of them, also when one has failed: what went on by itself could find the
 * connection in a transaction of somebody else.
 *
 * @param issue issues them; what it starts is what is waited for
 * @throws what made the transaction fail, not that the others found it failed
 * @example const [players, known] = await together(tx, () => [lock(tx, members), find(tx, ids)]);
 */
export async function together<Issued extends readonly unknown[] | []>(
  client: pg.ClientBase,
  issue: () => Issued,
): Promise<{ -readonly [Place in keyof Issued]: Awaited<Issued[Place]> }> {
  const issued = inOnePacket(client, issue);
  const ended = await Promise.allSettled(issued);
  const errors = ended.flatMap((one) => (one.status === 'rejected' ? [one.reason] : []));
  if (errors.length > 0) throw errors.find((one) => sqlStateOf(one) !== FAILED) ?? errors[0];
  // Each has its value by now.
  return Promise.all(issued);
}

function inOnePacket<T>(client: pg.ClientBase, issue: () => T): T {
  const socket = client instanceof pg.Client ? client.connection.stream : null;
  socket?.cork();
  try {
    return issue();
  } finally {
    socket?.uncork();
  }
}

async function runOnce<T>(
  pool: pg.Pool,
  work: (tx: pg.PoolClient) => Promise<T>,
  options: TransactionOptions,
): Promise<T> {
  const client = await pool.connect();
  let broken: Error | undefined;
  // A connection that ends between two queries emits an event; no query fails.
  const onError = (error: Error) => {
    broken = error;
  };
  client.on('error', onError);
  try {
    const begin = options.isolation ? `begin isolation level ${options.isolation}` : 'begin';
    // It travels with the first statements of the work, which fail where it does.
    const [, result] = await together(client, () => [client.query(begin), work(client)]);
    await client.query('commit');
    if (takeOutboxMark(client)) wakeOutbox(pool);
    return result;
  } catch (error) {
    takeOutboxMark(client);
    await client.query('rollback').catch((cause: unknown) => {
      broken ??= cause instanceof Error ? cause : new Error('rollback failed', { cause });
    });
    throw error;
  } finally {
    client.off('error', onError);
    client.release(broken);
  }
}
