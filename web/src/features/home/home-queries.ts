import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { answerOf } from '../../api/client.ts';
import { api, memberSession } from '../../session/member-session.ts';
import { bannersQuery } from '../banner/banner-queries.ts';
import { newestNoticesQuery } from '../notice/notice-queries.ts';
import { mainPopupsQuery } from '../popup/popup-queries.ts';

const topPollMs = 60_000;

export const cashFeedQuery = queryOptions({
  queryKey: ['main', 'cash-feed'],
  queryFn: () => answerOf(api.POST('/api/main/cashList', { body: {} })),
});

export const topWithdrawalsQuery = queryOptions({
  queryKey: ['main', 'top-withdrawals'],
  queryFn: () => answerOf(api.POST('/api/main/topWithdrawals', { body: {} })),
  refetchInterval: topPollMs,
});

/**
 * Asks for what the main page shows while the page itself is still on its way. Nothing waits for
 * the answers, but a banner that is there with the first picture does not push it down later.
 */
export function fetchHome(queries: QueryClient): void {
  void queries.prefetchQuery(bannersQuery);
  void queries.prefetchQuery(cashFeedQuery);
  void queries.prefetchQuery(topWithdrawalsQuery);
  void queries.prefetchQuery(newestNoticesQuery);
  void queries.prefetchQuery(mainPopupsQuery(memberSession.get() !== null));
}
