import { create } from '@bufbuild/protobuf';
import { timestampFromDate } from '@bufbuild/protobuf/wkt';
import { addToOutbox } from '@noriter/kit/outbox';
import { MarketEventSchema } from '@noriter/proto/market_events_pb';
import { marketEvents } from '@noriter/proto/topics';
import type pg from 'pg';
import type { BettingDeps } from '../deps.ts';
import type { ProducerName } from '../domain/feed/messages.ts';

/** All markets of a producer take bets from now on, or none of them does: one event for all. */
export async function tellProducer(
  { ids, clock }: Pick<BettingDeps, 'ids' | 'clock'>,
  tx: pg.ClientBase,
  producer: ProducerName,
  isUp: boolean,
): Promise<void> {
  const value = create(MarketEventSchema, {
    occurredAt: timestampFromDate(clock.now()),
    event: { case: 'producerChanged', value: { producer, isUp } },
  });
  await addToOutbox(tx, marketEvents, { key: producer, id: ids.next(), value });
}
