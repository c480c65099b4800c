import { create } from '@bufbuild/protobuf';
import { timestampFromDate } from '@bufbuild/protobuf/wkt';
import { deriveId } from '@noriter/kit/ids';
import type { EventMessage } from '@noriter/kit/kafka';
import { maskedLoginId } from '@noriter/member-projection/masked-login-id';
import { PromotionEventSchema } from '@noriter/proto/promotion_events_pb';
import type { promotionEvents } from '@noriter/proto/topics';
import type { Own, Ranked } from '../store/ranking.ts';

type Standing = {
  siteId: string;
  promotionId: string;
  revision: bigint;
  members: number;
  first: readonly Ranked[];
  own: Own;
};

/** How a tournament stands, for one member who watches it. */
export function rankingEvent(
  { siteId, promotionId, revision, members, first, own }: Standing,
  { memberId, at }: { memberId: string; at: Date },
): EventMessage<typeof promotionEvents> {
  return {
    key: memberId,
    id: deriveId('ranking-changed-event', `${promotionId}:${memberId}:${revision}`),
    type: 'noriter.v1.PromotionEvent.ranking_changed',
    time: at,
    value: create(PromotionEventSchema, {
      siteId,
      memberId,
      occurredAt: timestampFromDate(at),
      event: {
        case: 'rankingChanged',
        value: {
          promotionId,
          revision,
          members,
          first: first.map(({ place, loginId, score, memberId: whose }) => ({
            place,
            name: maskedLoginId(loginId),
            score,
            isOwn: whose === memberId,
          })),
          ownPlace: own.place ?? 0,
          ownScore: own.score,
        },
      },
    }),
  };
}
