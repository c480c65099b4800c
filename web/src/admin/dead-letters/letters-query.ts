import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { answerOf } from '../../shared/api/client.ts';
import { rowsUsual } from '../shared/admin-search.ts';
import { operatorApi } from '../shared/operator-session.ts';
import { askedState, type LettersSearch } from './letters-search.ts';

export const lettersKey = ['admin', 'dead-letters'] as const;

/** Nobody says live that a letter came; it is looked for this often. */
const lookEveryMs = 15_000;

export const letterSummaryQuery = queryOptions({
  queryKey: [...lettersKey, 'summary'],
  queryFn: () => answerOf(operatorApi.POST('/api/admin/deadLetters/summary', { body: {} })),
  refetchInterval: lookEveryMs,
});

export function lettersQuery(search: LettersSearch) {
  const { letter: _, page = 1, rows = rowsUsual, topic, consumer, startDate, endDate } = search;
  const state = askedState(search);
  const body = {
    page,
    rows,
    ...(state === undefined ? {} : { state }),
    ...(topic === undefined ? {} : { topic }),
    ...(consumer === undefined ? {} : { consumer }),
    ...(search.search === undefined ? {} : { search: search.search }),
    ...(startDate === undefined ? {} : { startDate }),
    ...(endDate === undefined ? {} : { endDate }),
  };
  return queryOptions({
    queryKey: [...lettersKey, 'list', body],
    queryFn: () => answerOf(operatorApi.POST('/api/admin/deadLetters/list', { body })),
    placeholderData: keepPreviousData,
    refetchInterval: lookEveryMs,
  });
}

export function letterQuery(letterId: string) {
  return queryOptions({
    queryKey: [...lettersKey, 'detail', letterId],
    queryFn: () =>
      answerOf(operatorApi.POST('/api/admin/deadLetters/detail', { body: { letterId } })),
  });
}
