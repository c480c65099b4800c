import { queryOptions } from '@tanstack/react-query';
import { answerOf } from '../../../shared/api/client.ts';
import { api } from '../../../shared/member/member-session.ts';
import { promotionsKey } from '../../../shared/member/promotions.ts';

const tournamentsKey = [...promotionsKey, 'tournaments'] as const;

/** What is pushed is asked for as well, now and then: the start, the end, and what got lost. */
const ASK_AGAIN_MS = 30_000;

/** Within the two minutes for which who has asked is sent how it stands. */
const WATCH_AGAIN_MS = 60_000;

export const tournamentsQuery = queryOptions({
  queryKey: [...tournamentsKey, 'list'],
  queryFn: () => answerOf(api.POST('/api/promotion/tournament/list', { body: {} })),
});

export function tournamentQuery(promotionId: string) {
  return queryOptions({
    queryKey: [...tournamentsKey, 'one', promotionId],
    queryFn: () => answerOf(api.POST('/api/promotion/tournament/get', { body: { promotionId } })),
    refetchInterval: ({ state: { data } }) =>
      data?.tournament.course === 'finished' ? false : ASK_AGAIN_MS,
  });
}

/** Has a tournament pushed for as long as its page is open. */
export function watchQuery(promotionId: string) {
  return queryOptions({
    queryKey: [...tournamentsKey, 'watch', promotionId],
    queryFn: () => answerOf(api.POST('/api/promotion/tournament/watch', { body: { promotionId } })),
    refetchInterval: WATCH_AGAIN_MS,
  });
}
