import { create } from '@bufbuild/protobuf';
import { timestampNow } from '@bufbuild/protobuf/wkt';
import { encodeEvent } from '@noriter/kit/event-envelope';
import { systemIds } from '@noriter/kit/ids';
import type { TestSpace } from '@noriter/kit/testing';
import { BetEventSchema, BetResult } from '@noriter/proto/bet_events_pb';
import { betEvents } from '@noriter/proto/topics';

const SENT_TOGETHER = 5_000;
const STAKES = [1_000n, 5_000n, 10_000n, 30_000n, 100_000n];
/** Of four bets one is won, at 1.95. */
const WON_EVERY = 4;

const games = [
  { category: 'mini-powerball', product: 'mini', gameId: 'powerball', folds: 0 },
  { category: 'sport-single', product: 'sport', gameId: 'soccer', folds: 1 },
  { category: 'sport-3-fold', product: 'sport', gameId: 'mixed', folds: 3 },
] as const;

/** Categories of what `fillBets` sends. */
export const betCategoriesOf = games.map(({ category }) => category);

/** Fills the topic with settled bets of random members, while no partner service runs. */
export async function fillBets(
  space: TestSpace,
  members: readonly string[],
  bets: number,
): Promise<void> {
  const topic = space.names.of(betEvents);
  for (let sent = 0; sent < bets; sent += SENT_TOGETHER) {
    const some = Array.from({ length: Math.min(SENT_TOGETHER, bets - sent) }, (_, at) => {
      const memberId = members[Math.floor(Math.random() * members.length)] ?? '';
      const { headers, ...envelope } = encodeEvent(betEvents, settledBet(memberId, sent + at));
      return { topic, ...envelope, headers: { ...headers, ce_source: 'betting' } };
    });
    await space.producer.sendEncoded(some);
  }
}

function settledBet(memberId: string, place: number) {
  const { product, gameId, folds } = games[place % games.length] ?? games[0];
  const stake = STAKES[place % STAKES.length] ?? 1_000n;
  const isWon = place % WON_EVERY === 0;
  const returned = isWon ? (stake * 195n) / 100n : 0n;
  const value = create(BetEventSchema, {
    siteId: 'noriter',
    memberId,
    occurredAt: timestampNow(),
    slipId: systemIds.next(),
    product,
    event: {
      case: 'settled',
      value: {
        betId: systemIds.next(),
        settlementVersion: 1,
        result: isWon ? BetResult.WON : BetResult.LOST,
        stake,
        returned,
        moved: returned,
        turnover: stake,
        subject: { gameId, folds, inPlay: false },
      },
    },
  });
  return { key: memberId, id: systemIds.next(), value };
}
