import { queryOptions } from '@tanstack/react-query';
import type { AnswerOf } from '../../../shared/api/calls.ts';
import { answerOf } from '../../../shared/api/client.ts';
import type { ServicePaths } from '../../../shared/api/contracts.ts';
import { operatorApi } from '../../shared/operator-session.ts';

export type SavedPartnerPolicy = AnswerOf<ServicePaths, '/api/admin/partner/policy/get'>;

/** Of all that is asked about the policy. */
export const policyKey = ['admin', 'partner-policy'] as const;

export const policyQuery = queryOptions({
  queryKey: [...policyKey, 'present'],
  queryFn: () => answerOf(operatorApi.POST('/api/admin/partner/policy/get', { body: {} })),
});

/** What is published of games: it goes before the policy. */
export const holdsQuery = queryOptions({
  queryKey: [...policyKey, 'holds'],
  queryFn: () => answerOf(operatorApi.POST('/api/admin/partner/holds', { body: {} })),
});

export function policyVersionsQuery(page: number) {
  return queryOptions({
    queryKey: [...policyKey, 'versions', page],
    queryFn: () =>
      answerOf(operatorApi.POST('/api/admin/partner/policy/versions', { body: { page } })),
  });
}

/** The newest of those who asked to let one operator do more. */
export const policyRequestsQuery = queryOptions({
  queryKey: [...policyKey, 'requests'],
  queryFn: () =>
    answerOf(operatorApi.POST('/api/admin/partner/policy/requests', { body: { page: 1 } })),
});
