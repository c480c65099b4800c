import type { Logger } from '@noriter/kit/logging';
import type pg from 'pg';
import type { ProducerName } from '../../sportsbook/domain/messages/message-parts.ts';
import { newProducer, type Producer } from '../domain/producer-state.ts';
import { documentOf, producerOf, producerRow } from './producers.ts';

/** A lease that is not renewed for so long has ended. */
const HOLD_MS = 5_000;

/**
 * Takes the lease of a producer that nobody follows. What was sent meanwhile is not known: the
 * producer is down, and its markets are closed, until it has caught up.
 *
 * @returns null while another process holds the lease
 */
export async function leaseProducer(
  tx: pg.ClientBase,
  name: ProducerName,
  holder: string,
): Promise<{ producer: Producer; wasUp: boolean } | null> {
  await tx.query(
    `insert into feed_producer (producer, document) values ($1, $2) on conflict do nothing`,
    [name, documentOf(newProducer)],
  );
  const { rows } = await tx.query<{ state: string }>(
    `select state from feed_producer where producer = $1 and (holder is null
       or heard_at < clock_timestamp() - make_interval(secs => $2 / 1000.0)) for update skip locked`,
    [name, HOLD_MS],
  );
  const [found] = rows;
  if (found === undefined) return null;
  const taken = await tx.query(
    `update feed_producer set holder = $2, heard_at = clock_timestamp(), state = 'down',
       alive_at = null,
       stopped_at = case when state = 'up' then clock_timestamp() else stopped_at end
     where producer = $1
     returning state, epoch, sequence, alive_at as "aliveAt", stopped_at as "stoppedAt",
       document`,
    [name, holder],
  );
  const producer = producerOf(producerRow.omit({ producer: true }).parse(taken.rows[0]));
  return { producer, wasUp: found.state === 'up' };
}

/** Ends a lease, so that another process need not wait. @returns whether the producer was up */
export async function releaseProducer(
  tx: pg.ClientBase,
  name: ProducerName,
  holder: string,
): Promise<boolean> {
  const { rows } = await tx.query<{ wasUp: boolean }>(
    `update feed_producer as now set holder = null, state = 'down',
       stopped_at = case when now.state = 'up' then clock_timestamp() else now.stopped_at end
     from feed_producer as before
     where now.producer = $1 and now.holder = $2 and before.producer = now.producer
     returning before.state = 'up' as "wasUp"`,
    [name, holder],
  );
  return rows[0]?.wasUp === true;
}

/** Keeps a lease over an attempt that took long and wrote nothing; what cannot be renewed ends by itself. */
export async function renewLease(
  { pool, log }: { pool: pg.Pool; log: Pick<Logger, 'warn'> },
  name: ProducerName,
  holder: string,
): Promise<void> {
  try {
    await pool.query(
      `update feed_producer set heard_at = clock_timestamp() where producer = $1 and holder = $2`,
      [name, holder],
    );
  } catch (error) {
    log.warn({ err: error, producer: name }, 'the lease of a producer is not renewed');
  }
}
