import type pg from 'pg';
import { z } from 'zod';
import { type ProducerName, producers } from '../domain/feed/messages.ts';
import { newProducer, type Producer } from '../domain/feed/producer.ts';

/** What `feed_producer.document` holds beside the columns that queries ask for. */
const storedProducer = z.object({
  knownUpTo: z.int(),
  mustRecover: z.boolean(),
  requests: z.int(),
});

/** A row of `feed_producer`. `aliveAt` is null also where the row's is too old to count. */
export const producerRow = z.object({
  producer: z.enum(producers),
  state: z.enum(['up', 'down', 'recovering']),
  epoch: z.coerce.number(),
  sequence: z.coerce.number(),
  aliveAt: z.date().nullable(),
  stoppedAt: z.date().nullable(),
  document: storedProducer,
});

/**
 * A producer as it was written down. What waited beyond a gap, and what a recovery had brought by
 * then, was never written: it is asked for again.
 */
export function producerOf(row: Omit<z.output<typeof producerRow>, 'producer'>): Producer {
  const { document, ...columns } = row;
  return { ...newProducer, ...columns, ...document };
}

function documentOf({ knownUpTo, mustRecover, requests }: Producer): string {
  const document: z.input<typeof storedProducer> = { knownUpTo, mustRecover, requests };
  return JSON.stringify(document);
}

/** Who has not said for so long that it hears a producer hears it no longer. */
const HOLD_MS = 5_000;

/**
 * Takes a producer that nobody hears. What was said meanwhile is not known: it is down, and its
 * markets are closed, until it was heard again.
 *
 * @returns null while somebody else hears it
 */
export async function takeProducer(
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

/** Lets another process hear it, without a wait. @returns whether it was up and heard by this one */
export async function letProducerGo(
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

/**
 * Writes down how far a producer was heard, in the transaction of what it said.
 *
 * @returns false when another process hears it by now: then nothing of this may be kept
 */
export async function saveProducer(
  tx: pg.ClientBase,
  { name, holder, producer }: { name: string; holder: string; producer: Producer },
): Promise<boolean> {
  const { rowCount } = await tx.query(
    `update feed_producer set state = $3, epoch = $4, sequence = $5, alive_at = $6,
       stopped_at = $7, document = $8, heard_at = clock_timestamp()
     where producer = $1 and holder = $2`,
    [
      name,
      holder,
      producer.state,
      producer.epoch,
      producer.sequence,
      producer.aliveAt,
      producer.stoppedAt,
      documentOf(producer),
    ],
  );
  return rowCount === 1;
}
