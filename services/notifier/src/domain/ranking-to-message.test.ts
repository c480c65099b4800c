import { create } from '@bufbuild/protobuf';
import { PromotionEventSchema } from '@noriter/proto/promotion_events_pb';
import { describe, expect, it } from 'vitest';

import { newestRankings, rankingToDelivery } from './ranking-to-message.ts';

const rankingOf = (memberId: string, promotionId: string, revision: bigint) =>
  create(PromotionEventSchema, {
    siteId: 'noriter',
    memberId,
    event: {
      case: 'rankingChanged',
      value: {
        promotionId,
        revision,
        members: 2,
        first: [
          { place: 1, name: 'ab***', score: 50_000n },
          { place: 2, name: 'cd***', score: 9_000n, isOwn: true },
        ],
        ownPlace: 2,
        ownScore: 9_000n,
      },
    },
  });

describe('a ranking', () => {
  it('is brought to who watches it alone, with where they are', () => {
    const delivery = rankingToDelivery('e-1', rankingOf('m-1', 't-1', 7n));
    expect(delivery?.audience).toEqual({ kind: 'member', memberId: 'm-1' });
    expect(delivery?.message).toMatchObject({ id: 'e-1', cmd: 'RANKING', data1: 't-1' });
    expect(JSON.parse(delivery?.message.data2 ?? '')).toEqual({
      revision: '7',
      members: 2,
      first: [
        { place: 1, name: 'ab***', score: '50000', isOwn: false },
        { place: 2, name: 'cd***', score: '9000', isOwn: true },
      ],
      own: { place: 2, score: '9000' },
    });
  });

  it('says so of a member without a place, and of other events there is nothing', () => {
    const event = create(PromotionEventSchema, { event: { case: 'rankingChanged', value: {} } });
    const data2 = rankingToDelivery('e-1', event)?.message.data2 ?? '';
    expect(JSON.parse(data2)).toMatchObject({ own: { place: null, score: '0' } });
    const other = create(PromotionEventSchema, { event: { case: 'grantMade', value: {} } });
    expect(rankingToDelivery('e-1', other)).toBeNull();
  });

  it('is sent once for each member and tournament of a batch, as it stands in the end', () => {
    const of = (id: string, memberId: string, promotionId: string) =>
      rankingToDelivery(id, rankingOf(memberId, promotionId, 1n)) ?? [];
    const all = [of('a', 'm', 't'), of('b', 'm', 'u'), of('c', 'n', 't'), of('d', 'm', 't')].flat();
    expect(newestRankings(all).map(({ message }) => message.id)).toEqual(['d', 'b', 'c']);
  });
});
