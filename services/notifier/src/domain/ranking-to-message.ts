/**
 * Invariant: how a tournament stands is sent to a member who watches it and says where that member is; an
 * event says the whole of it, so that a later one replaces it.
 */

import type { PromotionEvent } from '@noriter/proto/promotion_events_pb';

import type { Delivery } from './live-message.ts';

/**
 * `RANKING`: data1 is the tournament, data2 its ranking as JSON, with the revision that it grows by.
 * Null for every other event.
 */
export function rankingToDelivery(id: string, event: PromotionEvent): Delivery | null {
  const { memberId } = event;
  if (event.event.case !== 'rankingChanged') return null;
  const { promotionId, revision, members, first, ownPlace, ownScore } = event.event.value;
  const ranking = {
    revision: revision.toString(),
    members,
    first: first.map(({ place, name, score, isOwn }) => ({
      place,
      name,
      score: score.toString(),
      isOwn,
    })),
    own: { place: ownPlace === 0 ? null : ownPlace, score: ownScore.toString() },
  };
  return {
    audience: { kind: 'member', memberId },
    message: { id, cmd: 'RANKING', data1: promotionId, data2: JSON.stringify(ranking) },
  };
}

/** Within one batch a tournament is sent once to a member, as it stands in the end. */
export function newestRankings(deliveries: readonly Delivery[]): Delivery[] {
  const newest = new Map(
    deliveries.map((delivery) => {
      const { audience, message } = delivery;
      return [`${JSON.stringify(audience)} ${message.data1}`, delivery] as const;
    }),
  );
  return [...newest.values()];
}
