import { create } from '@bufbuild/protobuf';
import { timestampFromDate } from '@bufbuild/protobuf/wkt';
import { addToOutbox } from '@noriter/kit/outbox';
import { MarketEventSchema } from '@noriter/proto/market_events_pb';
import { marketEvents } from '@noriter/proto/topics';
import type pg from 'pg';
import type { ProducerName } from '../../sportsbook/domain/messages/message-parts.ts';
import type { FeedDeps } from '../deps.ts';

/** All markets of a producer take bets from now on, or none of them does: one event for all. */
export async function publishProducerState(
  { ids, clock }: Pick<FeedDeps, 'ids' | 'clock'>,
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
