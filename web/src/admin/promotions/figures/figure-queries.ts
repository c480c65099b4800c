import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { answerOf } from '../../../shared/api/client.ts';
import type { DayRange } from '../../../shared/format/day-range.ts';
import type { PromotionRow } from '../../shared/contracts.ts';
import { operatorApi } from '../../shared/operator-session.ts';

/** What promotions cost in a span of days, and caused. */
export function figuresQuery(days: DayRange) {
  return queryOptions({
    queryKey: ['admin', 'promotions', 'figures', days],
    queryFn: () => answerOf(operatorApi.POST('/api/admin/promotion/figures', { body: days })),
    placeholderData: keepPreviousData,
  });
}

/** What a promotion would have given in the last month, by a document. */
export function simulationQuery(document: PromotionRow['document']) {
  return queryOptions({
    queryKey: ['admin', 'promotions', 'simulation', document],
    queryFn: () =>
      answerOf(operatorApi.POST('/api/admin/promotion/simulate', { body: { document } })),
  });
}
