import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { answerOf } from '../../../shared/api/client.ts';
import { api } from '../../../shared/member/member-session.ts';

export const sheetKey = ['attendance'] as const;

/** A month of attendance; the present one without a month. */
export function sheetQuery(month: string | null) {
  return queryOptions({
    queryKey: [...sheetKey, month],
    queryFn: () =>
      answerOf(
        api.POST('/api/promotion/attendance/sheet', { body: month === null ? {} : { month } }),
      ),
    placeholderData: keepPreviousData,
    retry: false,
  });
}
