import { create, type MessageInitShape } from '@bufbuild/protobuf';
import { timestampFromDate } from '@bufbuild/protobuf/wkt';
import { BetEventSchema } from '@noriter/proto/bet_events_pb';
import { describe, expect, test } from 'vitest';
import { freeBetResultOf, resultOf } from './on-bet-events.ts';

type News = NonNullable<MessageInitShape<typeof BetEventSchema>['event']>;

const bet = { betId: 'bet', settlementVersion: 1, stake: 10_000n };

describe('what a bet came to', () => {
  test.each<[string, News, [bigint, bigint]]>([
    [
      'won',
      { case: 'settled', value: { ...bet, returned: 19_500n, turnover: 10_000n } },
      [10_000n, -9_500n],
    ],
    [
      'lost',
      { case: 'settled', value: { ...bet, returned: 0n, turnover: 10_000n } },
      [10_000n, 10_000n],
    ],
    [
      'half lost',
      { case: 'settled', value: { ...bet, returned: 5_000n, turnover: 10_000n } },
      [10_000n, 5_000n],
    ],
    ['void', { case: 'voided', value: { ...bet, returned: 10_000n } }, [0n, 0n]],
    ['reopened', { case: 'reopened', value: { betId: 'bet', settlementVersion: 2 } }, [0n, 0n]],
    ['bought back', { case: 'cashedOut', value: { ...bet, returned: 7_000n } }, [0n, 3_000n]],
  ])('%s', (_name, event, [ran, lost]) => {
    expect(resultOf(create(BetEventSchema, { product: 'sport', event }))).toMatchObject({
      ran,
      lost,
    });
  });

  test('is nothing while it waits', () => {
    const accepted: News = { case: 'accepted', value: { stake: 1n } };
    const inPart: News = {
      case: 'cashedOut',
      value: { ...bet, returned: 3_000n, openStake: 5_000n },
    };
    for (const event of [accepted, inPart])
      expect(resultOf(create(BetEventSchema, { event }))).toBeNull();
  });

  test('says of what it was, how much was staked and when', () => {
    const placedAt = timestampFromDate(new Date(5_000));
    const subject = { gameId: 'football' };
    const settled: News = { case: 'settled', value: { ...bet, subject, placedAt } };
    const bought: News = { case: 'cashedOut', value: { ...bet, subject, placedAt } };
    const placed = { game: 'football', stake: 10_000n, placedAt: new Date(5_000) };
    for (const event of [settled, bought])
      expect(resultOf(create(BetEventSchema, { event }))).toMatchObject(placed);
    const voided: News = { case: 'voided', value: { ...bet, returned: 10_000n } };
    expect(resultOf(create(BetEventSchema, { event: voided }))).toMatchObject({ placedAt: null });
  });
});

describe('what a free bet came to', () => {
  const of = (event: News, freeBetId = 'free') =>
    freeBetResultOf(
      create(BetEventSchema, { siteId: 's', freeBetId, occurredAt: { seconds: 1n }, event }),
    );
  test.each<[string, News, bigint]>([
    ['won', { case: 'settled', value: { ...bet, returned: 9_500n } }, 9_500n],
    ['lost', { case: 'settled', value: { ...bet, returned: 0n } }, 0n],
    ['void', { case: 'voided', value: { ...bet, returned: 0n } }, 0n],
    ['reopened', { case: 'reopened', value: { betId: 'bet', settlementVersion: 2 } }, 0n],
  ])('%s', (_name, event, won) => {
    expect(of(event)).toMatchObject({ betId: 'bet', freeBetId: 'free', siteId: 's', won });
  });

  test('is no stake of its member, and nothing of a bet that its member staked', () => {
    const event: News = { case: 'settled', value: { ...bet, returned: 9_500n } };
    expect(resultOf(create(BetEventSchema, { freeBetId: 'free', event }))).toBeNull();
    expect(of(event, '')).toBeNull();
    expect(of({ case: 'accepted', value: { stake: 1n } })).toBeNull();
  });
});
