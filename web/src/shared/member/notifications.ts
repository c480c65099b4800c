import { queryOptions, useQuery } from '@tanstack/react-query';
import { answerOf } from '../api/client.ts';
import { api, useMemberSession } from './member-session.ts';
import { takeCount } from './take-count.ts';

export const notificationKey = ['member', 'notifications'] as const;

const unreadQuery = queryOptions({
  queryKey: [...notificationKey, 'unread'],
  queryFn: async () =>
    (await answerOf(api.POST('/api/board/notification/unread', { body: {} }))).unread,
});

/** How many notifications the member has not read: asked for once, then counted by the live channel. */
export function useUnreadNotifications(): number {
  const isMember = useMemberSession() !== null;
  return useQuery({ ...unreadQuery, enabled: isMember }).data ?? 0;
}

/** The server has counted. */
export function takeUnreadNotifications(unread: number): void {
  takeCount(unreadQuery.queryKey, unread);
}
