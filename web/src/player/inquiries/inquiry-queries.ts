import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { answerOf } from '../../shared/api/client.ts';
import { inquiriesKey } from '../../shared/member/inquiries.ts';
import { api } from '../../shared/member/member-session.ts';
import type { InquirySearch } from './inquiry-search.ts';

export function inquiryListQuery({ page = 1, state }: InquirySearch) {
  const body = { page, ...(state === undefined ? {} : { state }) };
  return queryOptions({
    queryKey: [...inquiriesKey, 'list', body],
    queryFn: () => answerOf(api.POST('/api/board/qna/list', { body })),
    placeholderData: keepPreviousData,
  });
}

export function inquiryQuery(boardIdx: number) {
  return queryOptions({
    queryKey: [...inquiriesKey, 'one', boardIdx],
    queryFn: () => answerOf(api.POST('/api/board/qna/datail', { body: { boardIdx } })),
  });
}

/** Questions that what is being typed may be about; the last ones stay while more is typed. */
export function suggestionsQuery(text: string) {
  return queryOptions({
    queryKey: ['board', 'faq', 'suggested', text],
    queryFn: async () =>
      (await answerOf(api.POST('/api/board/faq/suggest', { body: { text } }))).list,
    enabled: text.length >= 2,
    placeholderData: keepPreviousData,
    staleTime: 60_000,
  });
}
