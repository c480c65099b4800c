import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { answerOf } from '../../shared/api/client.ts';
import { api } from '../../shared/member/member-session.ts';
import { messagesKey } from '../../shared/member/unread.ts';

export function messagesQuery({ page = 1, unread = false }: { page?: number; unread?: boolean }) {
  return queryOptions({
    queryKey: [...messagesKey, 'list', page, unread],
    queryFn: () => answerOf(api.POST('/api/board/msgList', { body: { page, isUnread: unread } })),
    placeholderData: keepPreviousData,
  });
}

/** Asking for a message reads it. */
export function messageQuery(msgIdx: number) {
  return queryOptions({
    queryKey: [...messagesKey, 'read', msgIdx],
    queryFn: () => answerOf(api.POST('/api/board/msgRead', { body: { msgIdx } })),
    staleTime: Number.POSITIVE_INFINITY,
  });
}
