import { useMutation } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { answerOf } from '../../shared/api/client.ts';
import type { NotificationRow } from '../../shared/api/contracts.ts';
import { api } from '../../shared/member/member-session.ts';
import { takeUnreadNotifications } from '../../shared/member/notifications.ts';

/**
 * Whoever sees the newest notification has read all of them.
 *
 * @returns whether a notification was new when this page was opened: it stays marked meanwhile
 */
export function useReadNotifications(
  list: readonly NotificationRow[] | undefined,
): (row: NotificationRow) => boolean {
  const [seenAsNew, setSeenAsNew] = useState<ReadonlySet<string>>(new Set());
  const appeared = (list ?? []).filter(
    ({ isUnread, notificationId }) => isUnread && !seenAsNew.has(notificationId),
  );
  if (appeared.length > 0) {
    setSeenAsNew(new Set([...seenAsNew, ...appeared.map(({ notificationId }) => notificationId)]));
  }
  const { mutate } = useMutation({
    mutationFn: (notificationId: string) =>
      answerOf(api.POST('/api/board/notification/read', { body: { notificationId } })),
    onSuccess: ({ unread }) => takeUnreadNotifications(unread),
  });
  const newestUnread = list?.find(({ isUnread }) => isUnread)?.notificationId;
  useEffect(() => {
    if (newestUnread !== undefined) mutate(newestUnread);
  }, [newestUnread, mutate]);
  return ({ notificationId }) => seenAsNew.has(notificationId);
}
