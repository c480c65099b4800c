import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { AnswerOf } from '../../../shared/api/calls.ts';
import { answerOf } from '../../../shared/api/client.ts';
import type { ServicePaths } from '../../../shared/api/contracts.ts';
import { partnersKey } from '../../../shared/partner/model/reads.ts';
import { operatorApi } from '../../shared/operator-session.ts';

export type MoveRequest = AnswerOf<ServicePaths, '/api/admin/partner/moves'>['list'][number];
export type RateRequest = AnswerOf<
  ServicePaths,
  '/api/admin/partner/rates/requests'
>['list'][number];
export type RightRequest = AnswerOf<
  ServicePaths,
  '/api/admin/partner/terms/requests'
>['list'][number];
export type Move = 'approve' | 'refuse' | 'withdraw';

export function movesQuery(page: number) {
  return queryOptions({
    queryKey: [...partnersKey, 'backOffice', 'moves', page],
    queryFn: () => answerOf(operatorApi.POST('/api/admin/partner/moves', { body: { page } })),
    placeholderData: keepPreviousData,
  });
}

export function rateRequestsQuery(page: number) {
  return queryOptions({
    queryKey: [...partnersKey, 'backOffice', 'rate-requests', page],
    queryFn: () =>
      answerOf(operatorApi.POST('/api/admin/partner/rates/requests', { body: { page } })),
    placeholderData: keepPreviousData,
  });
}

export function rightRequestsQuery(page: number) {
  return queryOptions({
    queryKey: [...partnersKey, 'backOffice', 'right-requests', page],
    queryFn: () =>
      answerOf(operatorApi.POST('/api/admin/partner/terms/requests', { body: { page } })),
    placeholderData: keepPreviousData,
  });
}
