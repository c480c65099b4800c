/** Results of bets as betting publishes them, of days that are over: nothing that is bet here is of one. */
import { randomUUID } from 'node:crypto';
import { create, type MessageInitShape } from '@bufbuild/protobuf';
import { timestampFromDate } from '@bufbuild/protobuf/wkt';
import { BetEventSchema, BetResult } from '@noriter/proto/bet_events_pb';
import { betEvents } from '@noriter/proto/topics';
import { demoSite } from '../../infra/local/src/site/demo.ts';
import { withProducer } from './event-producer.ts';

export type PastBet = { betId: string; memberId: string; stake: number };

const subject = { gameId: 'powerball', folds: 0, inPlay: false };

/** A bet on a powerball round was lost, at noon of a day. */
export function publishLost({ betId, memberId, stake }: PastBet, day: string): Promise<void> {
  const money = { stake: BigInt(stake), turnover: BigInt(stake) };
  const value = { betId, settlementVersion: 1, result: BetResult.LOST, subject, ...money };
  return publish(memberId, day, { case: 'settled', value });
}

/** Its result was taken back at noon of another day: it is void. */
export function publishVoided({ betId, memberId, stake }: PastBet, day: string): Promise<void> {
  const money = { stake: BigInt(stake), returned: BigInt(stake), moved: BigInt(stake) };
  const value = { betId, settlementVersion: 2, subject, ...money, reason: 'e2e' };
  return publish(memberId, day, { case: 'voided', value });
}

type Content = NonNullable<MessageInitShape<typeof BetEventSchema>['event']>;

function publish(memberId: string, day: string, event: Content): Promise<void> {
  const value = create(BetEventSchema, {
    siteId: demoSite.id,
    memberId,
    occurredAt: timestampFromDate(new Date(`${day}T12:00:00+09:00`)),
    slipId: randomUUID(),
    product: 'mini',
    event,
  });
  return withProducer('betting', (producer) =>
    producer.send(betEvents, { key: memberId, id: randomUUID(), value }),
  );
}
