import type pg from 'pg';
import type { Clock } from '../values/clock.ts';

/** How long an event id is remembered; Kafka itself forgets events after seven days. */
export const INBOX_KEPT_DAYS = 14;

const PRUNE_ROWS_MAX = 5_000;
const PRUNE_ROUNDS_MAX = 200;

/**
 * Remembers that a consumer group has seen an event, in the transaction of the event's effect:
 * delivery is at least once, the effect exactly once.
 *
 * @returns true the first time, false when the group has seen the event
 * @example if (!(await onceInInbox(tx, 'wallet', event.id))) return;
 */
export async function onceInInbox(
  tx: pg.ClientBase,
  consumerGroup: string,
  eventId: string,
): Promise<boolean> {
  const result = await tx.query({
    name: 'kit-inbox-one',
    text: `insert into kit.inbox (consumer_group, event_id) values ($1, $2)
           on conflict do nothing`,
    values: [consumerGroup, eventId],
  });
  return result.rowCount === 1;
}

/**
 * Which of these events a group has seen, for who must prepare something outside of a transaction: by its own
 * transaction each event is still handled once.
 */
export async function seenInInbox(
  pool: pg.Pool,
  consumerGroup: string,
  eventIds: readonly string[],
): Promise<Set<string>> {
  const { rows } = await pool.query<{ event_id: string }>(
    'select event_id from kit.inbox where consumer_group = $1 and event_id = any($2)',
    [consumerGroup, eventIds],
  );
  return new Set(rows.map(({ event_id }) => event_id));
}

/**
 * Forgets event ids older than INBOX_KEPT_DAYS, the oldest first, some thousand rows at a time so that
 * no statement holds locks for long, until the signal is given.
 *
 * @returns how many were forgotten
 */
export async function pruneInbox(
  { pool, clock }: { pool: pg.Pool; clock: Clock },
  signal: AbortSignal,
): Promise<number> {
  const before = new Date(clock.now().getTime() - INBOX_KEPT_DAYS * 86_400_000);
  let pruned = 0;
  for (let round = 0; round < PRUNE_ROUNDS_MAX && !signal.aborted; round += 1) {
    const result = await pool.query(
      `delete from kit.inbox where ctid = any(array(
         select ctid from kit.inbox where received_at < $1 order by received_at limit $2))`,
      [before, PRUNE_ROWS_MAX],
    );
    pruned += result.rowCount ?? 0;
    if ((result.rowCount ?? 0) < PRUNE_ROWS_MAX) break;
  }
  return pruned;
}
