import type pg from 'pg';
import { z } from 'zod';
import { producers } from '../../sportsbook/domain/messages/message-parts.ts';
import { ALIVE_TIMEOUT_MS, producerStates } from '../../sportsbook/domain/producer-state.ts';
import { newProducer, type Producer } from '../domain/producer-state.ts';

/** What `feed_producer.document` holds beside the columns that queries ask for. */
const storedProducer = z.object({
  knownUpTo: z.int(),
  mustRecover: z.boolean(),
  requests: z.int(),
});

/** A row of `feed_producer`. `aliveAt` is null also where the row's is too old to count. */
export const producerRow = z.object({
  producer: z.enum(producers),
  state: z.enum(producerStates),
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

export function documentOf({ knownUpTo, mustRecover, requests }: Producer): string {
  const document: z.input<typeof storedProducer> = { knownUpTo, mustRecover, requests };
  return JSON.stringify(document);
}

/** By the row and the database's clock, which takes bets no more when a producer is silent for long. */
const wasUpSql = `(state = 'up' and not coalesce(
  alive_at < clock_timestamp() - make_interval(secs => ${ALIVE_TIMEOUT_MS / 1000}), false))`;

/**
 * Writes down how far a producer was read, in the transaction of what it sent, and renews the lease. When
 * it stopped and was up again is said by the clock that bets in play are dated by.
 *
 * @param saved.wavered it is up as it was before, and was not in between
 * @returns false when another process holds the lease by now: then nothing of this may be kept
 */
export async function saveProducer(
  tx: pg.ClientBase,
  saved: { name: string; holder: string; producer: Producer; wavered: boolean },
): Promise<boolean> {
  const { name, holder, producer, wavered } = saved;
  const { rowCount } = await tx.query(
    `update feed_producer set state = $3, epoch = $4, sequence = $5, alive_at = $6,
       stopped_at = case when $7 or (state = 'up' and ($3 <> 'up' or not ${wasUpSql}))
         then clock_timestamp() else stopped_at end,
       up_since = case when $3 = 'up' and ($7 or not ${wasUpSql})
         then clock_timestamp() else up_since end,
       document = $8, heard_at = clock_timestamp()
     where producer = $1 and holder = $2`,
    [
      name,
      holder,
      producer.state,
      producer.epoch,
      producer.sequence,
      producer.aliveAt,
      wavered,
      documentOf(producer),
    ],
  );
  return rowCount === 1;
}
