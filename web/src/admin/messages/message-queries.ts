import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { answerOf } from '../../shared/api/client.ts';
import { type Asked, readsSearch } from '../../shared/search/read-search.ts';
import { oneOf, wholeKey } from '../../shared/search/search-keys.ts';
import { type RowsSearch, rowsKeys, rowsUsual } from '../shared/admin-search.ts';
import { operatorApi } from '../shared/operator-session.ts';

export const sentKey = ['admin', 'messages'] as const;

/** Whom a message can be written to. */
export const targetKinds = ['all', 'level', 'partner', 'member', 'filter'] as const;
export type TargetKind = (typeof targetKinds)[number];

/** Whom messages were sent to: what a filter found is a list. */
export const audienceKinds = ['all', 'level', 'partner', 'member', 'list'] as const;
type AudienceKind = (typeof audienceKinds)[number];

export type SentSearch = RowsSearch & {
  kind?: AudienceKind | undefined;
  /** The message that is looked at. */
  message?: number | undefined;
};

export const sentSearch: (asked: Asked) => SentSearch = readsSearch({
  ...rowsKeys,
  kind: oneOf(audienceKinds),
  message: wholeKey(1),
});

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
