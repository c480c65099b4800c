import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { answerOf } from '../../../shared/api/client.ts';
import { inquiryQueueKey } from '../../queues/use-queues.ts';
import { rowsUsual } from '../../shared/admin-search.ts';
import { operatorApi } from '../../shared/operator-session.ts';
import type { InquiriesSearch } from './inquiry-search.ts';

export function inquiriesQuery(asked: InquiriesSearch) {
  const { page = 1, rows = rowsUsual, state, kind, search = '', mine, overdue } = asked;
  const body = {
    page,
    rows,
    search,
    isMine: mine === true,
    isOverdue: overdue === true,
    ...(state === undefined ? {} : { state }),
    ...(kind === undefined ? {} : { kind }),
  };
  return queryOptions({
    queryKey: [...inquiryQueueKey, 'list', body],
    queryFn: () => answerOf(operatorApi.POST('/api/admin/board/inquiries/list', { body })),
    placeholderData: keepPreviousData,
  });
}

export function inquiryQuery(boardIdx: number) {
  const body = { boardIdx };
  return queryOptions({
    queryKey: [...inquiryQueueKey, 'one', boardIdx],
    queryFn: () => answerOf(operatorApi.POST('/api/admin/board/inquiries/get', { body })),
  });
}

/** What else a member asked. */
export function inquiriesOfMemberQuery(memberId: string) {
  const body = { page: 1, rows: 10, search: '', isMine: false, isOverdue: false, memberId };
  return queryOptions({
    queryKey: [...inquiryQueueKey, 'member', memberId],
    queryFn: async () =>
      (await answerOf(operatorApi.POST('/api/admin/board/inquiries/list', { body }))).list,
  });
}

export const macrosQuery = queryOptions({
  queryKey: ['admin', 'macros'],
  queryFn: async () =>
    (await answerOf(operatorApi.POST('/api/admin/board/macros/list', { body: {} }))).list,
});

/** A member's money, beside what they ask. */
export function accountQuery(memberId: string) {
  return queryOptions({
    queryKey: ['admin', 'queue', 'cash', 'account', memberId],
    queryFn: () => answerOf(operatorApi.POST('/api/admin/wallet/account', { body: { memberId } })),
  });
}

/** A deposit or withdrawal as it stands; null when the site has none. */
export function requestQuery(requestId: string) {
  return queryOptions({
    queryKey: ['admin', 'queue', 'cash', 'request', requestId],
    queryFn: async () =>
      (await answerOf(operatorApi.POST('/api/admin/cash/find', { body: { requestId } }))).request,
  });
}
