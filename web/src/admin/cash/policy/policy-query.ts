import { queryOptions } from '@tanstack/react-query';
import { answerOf } from '../../../shared/api/client.ts';
import { operatorApi } from '../../shared/operator-session.ts';

export const policyQuery = queryOptions({
  queryKey: ['admin', 'policy', 'present'],
  queryFn: () => answerOf(operatorApi.POST('/api/admin/cash/policy/get', { body: {} })),
});

export const policyVersionsQuery = (page: number) =>
  queryOptions({
    queryKey: ['admin', 'policy', 'versions', page],
    queryFn: () =>
      answerOf(operatorApi.POST('/api/admin/cash/policy/versions', { body: { page } })),
  });
