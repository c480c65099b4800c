import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { AnswerOf } from '../../../shared/api/calls.ts';
import { answerOf } from '../../../shared/api/client.ts';
import type { ServicePaths } from '../../../shared/api/contracts.ts';
import { partnersKey } from '../../../shared/partner/model/reads.ts';
import { operatorApi } from '../../shared/operator-session.ts';
import type { DifferencesSearch } from '../shared/partners-search.ts';

const base = '/api/admin/partner/reconciliation';

export type PartnerDifference = AnswerOf<
  ServicePaths,
  `${typeof base}/differences`
>['list'][number];
export type PartnerRun = AnswerOf<ServicePaths, `${typeof base}/runs`>['list'][number];

const key = [...partnersKey, 'backOffice', 'reconciliation'] as const;

export function differencesQuery({ page = 1, closed }: DifferencesSearch) {
  const body = { page, isOpen: closed !== true };
  return queryOptions({
    queryKey: [...key, 'differences', body],
    queryFn: () => answerOf(operatorApi.POST(`${base}/differences`, { body })),
    placeholderData: keepPreviousData,
  });
}

export function runsQuery(page: number) {
  return queryOptions({
    queryKey: [...key, 'runs', page],
    queryFn: () => answerOf(operatorApi.POST(`${base}/runs`, { body: { page } })),
    placeholderData: keepPreviousData,
  });
}
