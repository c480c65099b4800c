import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { answerOf } from '../../shared/api/client.ts';
import { api, memberSession } from '../../shared/member/member-session.ts';
import { newestNoticesQuery } from '../content/notice-queries.ts';
import { mainQuery, partOfMain } from '../main-page/main-queries.ts';
import { mainPopupsQuery } from '../popup/popup-queries.ts';
import { bannersQuery } from './banner-queries.ts';

const topPollMs = 60_000;

export const cashFeedQuery = queryOptions({
  queryKey: ['main', 'cash-feed'],
  queryFn: partOfMain(
    ({ cash }) => cash,
    () => answerOf(api.POST('/api/main/cashList', { body: {} })),
  ),
});

export const topWithdrawalsQuery = queryOptions({
  queryKey: ['main', 'top-withdrawals'],
  queryFn: partOfMain(
    ({ ranking }) => ranking,
    () => answerOf(api.POST('/api/main/topWithdrawals', { body: {} })),
  ),
  refetchInterval: topPollMs,
});

/**
 * Asks for what the main page shows while the page itself is still on its way, all of it in one call.
 * Nothing waits for the answer, but a banner that is there with the first picture does not push it down
 * later.
 */
export function fetchHome(queries: QueryClient): void {
  void queries.prefetchQuery(mainQuery());
  void queries.prefetchQuery(bannersQuery);
  void queries.prefetchQuery(cashFeedQuery);
  void queries.prefetchQuery(topWithdrawalsQuery);
  void queries.prefetchQuery(newestNoticesQuery);
  void queries.prefetchQuery(mainPopupsQuery(memberSession.get() !== null));
}
