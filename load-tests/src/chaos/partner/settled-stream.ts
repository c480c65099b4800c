import { setTimeout as pause } from 'node:timers/promises';
import { create } from '@bufbuild/protobuf';
import { timestampNow } from '@bufbuild/protobuf/wkt';
import { systemIds } from '@noriter/kit/ids';
import type { EventProducer } from '@noriter/kit/kafka';
import { BetEventSchema, BetResult } from '@noriter/proto/bet_events_pb';
import { betEvents } from '@noriter/proto/topics';

const RETRY_MS = 200;
const STAKE = 10_000n;
const RETURNED = (STAKE * 195n) / 100n;
/** Every how manyth bet is settled anew, and every how manyth event comes twice. */
const RESETTLED_EVERY = 5;
const REPEATED_EVERY = 7;

/** Bets that Kafka has, with their newest version: each has to be counted, and nothing else. */
export type SentBets = Map<string, number>;

/** What these bets came to. */
export function sumsOf(sent: SentBets): { bets: bigint; turnover: bigint; returned: bigint } {
  const bets = BigInt(sent.size);
  const won = BigInt([...sent.values()].filter((version) => version > 1).length);
  return { bets, turnover: bets * STAKE, returned: won * RETURNED };
}

export type SettledStream = { sent: SentBets; stop(): Promise<void> };

/**
 * Publishes results of bets, one after the other for each member, until stopped; some are settled
 * anew, some come twice. An event counts as sent when Kafka has acknowledged it.
 */
export function startSettledStream(
  producer: EventProducer,
  members: readonly string[],
  { pauseMs }: { pauseMs: number },
): SettledStream {
  const sent: SentBets = new Map();
  let [isOver, count] = [false, 0];

  async function flow(memberId: string): Promise<void> {
    while (!isOver) {
      const betId = systemIds.next();
      count += 1;
      await deliver(memberId, { betId, version: 1, returned: 0n });
      sent.set(betId, 1);
      if (count % RESETTLED_EVERY === 0) {
        await deliver(memberId, { betId, version: 2, returned: RETURNED });
        sent.set(betId, 2);
      }
      await pause(pauseMs);
    }
  }

  async function deliver(memberId: string, result: Result): Promise<void> {
    const message = { key: memberId, id: systemIds.next(), value: settled(memberId, result) };
    for (let times = count % REPEATED_EVERY === 0 ? 2 : 1; times > 0; ) {
      try {
        await producer.send(betEvents, message);
        times -= 1;
      } catch {
        // Kafka is away, which is the point of the run: a sender with an outbox tries again.
        await pause(RETRY_MS);
      }
    }
  }

  const flows = Promise.all(members.map(flow));
  return {
    sent,
    async stop() {
      isOver = true;
      await flows;
    },
  };
}

type Result = { betId: string; version: number; returned: bigint };

function settled(memberId: string, { betId, version, returned }: Result) {
  const value = {
    betId,
    settlementVersion: version,
    result: returned > 0n ? BetResult.WON : BetResult.LOST,
    stake: STAKE,
    returned,
    moved: returned,
    turnover: STAKE,
    subject: { gameId: 'powerball', folds: 0, inPlay: false },
  };
  return create(BetEventSchema, {
    siteId: 'noriter',
    memberId,
    occurredAt: timestampNow(),
    slipId: systemIds.next(),
    product: 'mini',
    event: { case: 'settled', value },
  });
}
