import type pg from 'pg';
import { z } from 'zod';
import { producerStateSql } from '../../sportsbook/store/offers.ts';
import { producerRow } from './producers.ts';

/** A producer by the database's clock. */
const healthRow = producerRow.extend({
  silentMs: z.number().nullable(),
  isFollowed: z.boolean(),
  markets: z.int(),
  faults: z.int(),
});
export type ProducerHealth = z.output<typeof healthRow>;

export async function readFeedHealth(pool: pg.Pool): Promise<ProducerHealth[]> {
  const { rows } = await pool.query(
    `select producer.producer, ${producerStateSql} as state, producer.epoch, producer.sequence,
       producer.alive_at as "aliveAt", producer.stopped_at as "stoppedAt", producer.document,
       extract(epoch from clock_timestamp() - producer.alive_at)::float8 * 1000 as "silentMs",
       producer.holder is not null
         and producer.heard_at > clock_timestamp() - interval '5 seconds' as "isFollowed",
       (select count(*)::int from sport_market as market
        join sport_fixture as fixture using (fixture_id)
        where fixture.state in ('planned', 'running') and market.producer = producer.producer
          and market.state = 'active') as markets,
       (select count(*)::int from feed_fault as fault where fault.producer = producer.producer
          and fault.occurred_at > now() - interval '1 hour') as faults
     from feed_producer as producer order by producer.producer`,
  );
  return healthRow.array().parse(rows);
}

export type FeedFaultView = {
  producer: string;
  epoch: bigint;
  sequence: bigint;
  fixtureId: string | null;
  marketKey: string | null;
  fault: string;
  detail: string;
  occurredAt: Date;
};

/** The last messages that were not believed. */
export async function lastFaults(pool: pg.Pool, limit: number): Promise<FeedFaultView[]> {
  const { rows } = await pool.query<FeedFaultView>(
    `select producer, epoch, sequence, fixture_id as "fixtureId", market_key as "marketKey", fault,
       detail, occurred_at as "occurredAt"
     from feed_fault order by occurred_at desc, fault_id desc limit $1`,
    [limit],
  );
  return rows;
}
