import { create } from '@bufbuild/protobuf';
import { timestampFromDate } from '@bufbuild/protobuf/wkt';
import { deriveId } from '@noriter/kit/ids';
import type { EventMessage } from '@noriter/kit/kafka';
import { PromotionEventSchema } from '@noriter/proto/promotion_events_pb';
import type { promotionEvents } from '@noriter/proto/topics';

type Change = { memberId: string; day: string; fromRank: number; toRank: number; at: Date };

/** A member's rank is another one. Its id is of the member and the day: published again it is the same. */
export function rankEvent(siteId: string, change: Change): EventMessage<typeof promotionEvents> {
  const { memberId, day, fromRank, toRank, at } = change;
  return {
    key: memberId,
    id: deriveId('rank-changed-event', `${memberId}:${day}`),
    type: 'noriter.v1.PromotionEvent.rank_changed',
    time: at,
    value: create(PromotionEventSchema, {
      siteId,
      memberId,
      occurredAt: timestampFromDate(at),
      event: { case: 'rankChanged', value: { day, fromRank, toRank } },
    }),
  };
}
