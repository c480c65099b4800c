import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { answerOf } from '../../../shared/api/client.ts';
import type { PointRecord } from '../../../shared/api/contracts.ts';
import type { ListBody, ListData } from '../../../shared/api/envelope.ts';
import { api } from '../../../shared/member/member-session.ts';
import type { PointUsage } from './point-usage.ts';

/** Under `cash`, as whatever moves money may have moved points. */
export function pointListQuery(usage: PointUsage, list: ListBody) {
  return queryOptions({
    queryKey: ['cash', 'points', usage, list],
    queryFn: (): Promise<ListData<PointRecord>> =>
      answerOf(api.POST('/api/point/list', { body: { ...list, usage } })),
    placeholderData: keepPreviousData,
  });
}
