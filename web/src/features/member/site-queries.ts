import { queryOptions } from '@tanstack/react-query';
import { answerOf } from '../../api/client.ts';
import { api } from '../../session/member-session.ts';

const siteCheckPollMs = 60_000;

export const siteOptionQuery = queryOptions({
  queryKey: ['site', 'option'],
  queryFn: () => answerOf(api.POST('/api/etc/siteOption', { body: {} })),
  staleTime: 5 * 60_000,
});

/** Whether maintenance is on, now or soon. */
export const siteCheckQuery = queryOptions({
  queryKey: ['site', 'check'],
  queryFn: () => answerOf(api.POST('/api/common/siteCheckInfo', { body: {} })),
  refetchInterval: siteCheckPollMs,
});
