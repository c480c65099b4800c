import { queryOptions } from '@tanstack/react-query';
import { answerOf } from '../../shared/api/client.ts';
import { operatorApi } from '../shared/operator-session.ts';

/** Everything about operators is looked at again after any of it was changed. */
export const operatorsKey = ['admin', 'operators'] as const;

export const operatorListQuery = (page: number) =>
  queryOptions({
    queryKey: [...operatorsKey, 'list', page],
    queryFn: () => answerOf(operatorApi.POST('/api/admin/operators/list', { body: { page } })),
  });

export const operatorRequestsQuery = (page: number) =>
  queryOptions({
    queryKey: [...operatorsKey, 'requests', page],
    queryFn: () =>
      answerOf(operatorApi.POST('/api/admin/operators/requests/list', { body: { page } })),
  });

export const operatorSessionsQuery = (operatorId: string) =>
  queryOptions({
    queryKey: [...operatorsKey, 'sessions', operatorId],
    queryFn: () =>
      answerOf(operatorApi.POST('/api/admin/operators/sessions', { body: { operatorId } })),
  });

export const rolesQuery = queryOptions({
  queryKey: ['admin', 'roles'],
  queryFn: () => answerOf(operatorApi.POST('/api/admin/roles/list', { body: {} })),
});
