import { queryOptions, useQuery } from '@tanstack/react-query';
import { answerOf } from '../api/client.ts';
import { queryClient } from '../api/query-client.ts';
import { api, useMemberSession } from './member-session.ts';
import { takeCount } from './take-count.ts';

export const messagesKey = ['member', 'messages'] as const;

const unreadQuery = queryOptions({
  queryKey: [...messagesKey, 'unread'],
  queryFn: async () => (await answerOf(api.POST('/api/board/msgUnread', { body: {} }))).unread,
});

/** How many messages wait to be read: asked for once, then counted by the live channel. */
export function useUnread(): number {
  const isMember = useMemberSession() !== null;
  return useQuery({ ...unreadQuery, enabled: isMember }).data ?? 0;
}

/** The server has counted; a list that is shown may have another message now. */
export function takeUnread(unread: number): void {
  takeCount(unreadQuery.queryKey, unread);
  void queryClient.invalidateQueries({ queryKey: [...messagesKey, 'list'] });
}
