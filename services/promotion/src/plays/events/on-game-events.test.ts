import { create, type MessageInitShape } from '@bufbuild/protobuf';
import { timestampFromDate } from '@bufbuild/protobuf/wkt';
import { GameEventSchema, GameRoundStatus } from '@noriter/proto/game_events_pb';
import { describe, expect, test } from 'vitest';
import { roundOf } from './on-game-events.ts';

type News = NonNullable<MessageInitShape<typeof GameEventSchema>['event']>;

const message = (event: News) =>
  create(GameEventSchema, {
    siteId: 's',
    memberId: 'm',
    occurredAt: timestampFromDate(new Date(0)),
    event,
  });

const game = { groupCode: 'hc-casino', vendorKey: 'kplay', gameCode: 'bac' };
const round = { roundId: 'r', version: 2, staked: 10_000n, returned: 0n };
const transacted = (status: GameRoundStatus, more: object = {}): News => ({
  case: 'transacted',
  value: { game, round: { ...round, status, ...more } },
});

describe('what a round of a game came to', () => {
  test.each<[string, News, [bigint, bigint]]>([
    ['lost', transacted(GameRoundStatus.CLOSED), [10_000n, 10_000n]],
    ['won', transacted(GameRoundStatus.CLOSED, { returned: 19_500n }), [10_000n, -9_500n]],
    ['rolled back', transacted(GameRoundStatus.CANCELLED, { staked: 0n }), [0n, 0n]],
    [
      'closed by a call',
      {
        case: 'roundChanged',
        value: { game, round: { ...round, status: GameRoundStatus.CLOSED } },
      },
      [10_000n, 10_000n],
    ],
  ])('%s', (_name, event, [ran, lost]) => {
    expect(roundOf(message(event))).toMatchObject({
      playId: 'r',
      product: 'casino',
      game: 'kplay:bac',
      ran,
      lost,
    });
  });

  test.each<[string, News]>([
    ['a round that runs', transacted(GameRoundStatus.OPEN)],
    ['money of no round', { case: 'transacted', value: { game } }],
    ['a launch', { case: 'launched', value: { game } }],
  ])('is nothing of %s', (_name, event) => {
    expect(roundOf(message(event))).toBeNull();
  });
});
