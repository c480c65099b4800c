import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { answerOf } from '../../shared/api/client.ts';
import { api } from '../../shared/member/member-session.ts';
import { messagesKey, takeUnread } from '../../shared/member/unread.ts';

export function messagesQuery({ page = 1, unread = false }: { page?: number; unread?: boolean }) {
  return queryOptions({
    queryKey: [...messagesKey, 'list', page, unread],
    queryFn: () => answerOf(api.POST('/api/board/msgList', { body: { page, isUnread: unread } })),
    placeholderData: keepPreviousData,
  });
}

/** Asking for a message reads it; how many are unread then is true once, and not when it is shown again. */
export function messageQuery(msgIdx: number) {
  return queryOptions({
    queryKey: [...messagesKey, 'read', msgIdx],
    queryFn: async () => {
      const { message, unread } = await answerOf(
        api.POST('/api/board/msgRead', { body: { msgIdx } }),
      );
      takeUnread(unread);
      return message;
    },
    staleTime: Number.POSITIVE_INFINITY,
  });
}
