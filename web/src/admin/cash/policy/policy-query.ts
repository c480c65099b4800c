import { queryOptions } from '@tanstack/react-query';
import { answerOf } from '../../../shared/api/client.ts';
import { operatorApi } from '../../shared/operator-session.ts';

/** Of all that is asked about the policy. */
export const policyKey = ['admin', 'policy'];

export const policyQuery = queryOptions({
  queryKey: [...policyKey, 'present'],
  queryFn: () => answerOf(operatorApi.POST('/api/admin/cash/policy/get', { body: {} })),
});

export const policyVersionsQuery = (page: number) =>
  queryOptions({
    queryKey: [...policyKey, 'versions', page],
    queryFn: () =>
      answerOf(operatorApi.POST('/api/admin/cash/policy/versions', { body: { page } })),
  });

/** The newest of those who asked to let one operator do more. */
export const policyRequestsQuery = queryOptions({
  queryKey: [...policyKey, 'requests'],
  queryFn: () =>
    answerOf(operatorApi.POST('/api/admin/cash/policy/requests', { body: { page: 1 } })),
});
