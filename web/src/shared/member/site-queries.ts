import { queryOptions } from '@tanstack/react-query';
import { answerOf } from '../api/client.ts';
import { siteCheckKey } from '../api/site.ts';
import { api } from './member-session.ts';

const siteCheckPollMs = 60_000;

export const siteOptionQuery = queryOptions({
  queryKey: ['site', 'option'],
  queryFn: () => answerOf(api.POST('/api/etc/siteOption', { body: {} })),
  staleTime: 5 * 60_000,
});

/** Whether maintenance is on, now or soon. */
export const siteCheckQuery = queryOptions({
  queryKey: siteCheckKey,
  queryFn: () => answerOf(api.POST('/api/common/siteCheckInfo', { body: {} })),
  refetchInterval: siteCheckPollMs,
});

export const bankListQuery = queryOptions({
  queryKey: ['site', 'banks'],
  queryFn: async () => (await answerOf(api.POST('/api/etc/bank', { body: {} }))).list,
  staleTime: 5 * 60_000,
});
