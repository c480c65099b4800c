import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { answerOf } from '../../shared/api/client.ts';
import { rowsUsual } from '../shared/admin-search.ts';
import { operatorApi } from '../shared/operator-session.ts';
import type { SentSearch } from './message-search.ts';

export const sentKey = ['admin', 'messages'] as const;

export function sentQuery({ page = 1, rows = rowsUsual, kind }: SentSearch) {
  const body = { page, rows, ...(kind === undefined ? {} : { kind }) };
  return queryOptions({
    queryKey: [...sentKey, 'list', body],
    queryFn: () => answerOf(operatorApi.POST('/api/admin/board/messages/list', { body })),
    placeholderData: keepPreviousData,
  });
}

export function sentMessageQuery(msgIdx: number) {
  return queryOptions({
    queryKey: [...sentKey, 'one', msgIdx],
    queryFn: () =>
      answerOf(operatorApi.POST('/api/admin/board/messages/get', { body: { msgIdx } })),
  });
}
