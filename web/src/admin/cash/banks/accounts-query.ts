import { queryOptions } from '@tanstack/react-query';
import { answerOf } from '../../../shared/api/client.ts';
import { operatorApi } from '../../shared/operator-session.ts';

/** Of all that is asked about the accounts. */
export const accountsKey = ['admin', 'banks'];

export const accountsQuery = queryOptions({
  queryKey: [...accountsKey, 'accounts'],
  queryFn: () => answerOf(operatorApi.POST('/api/admin/site/accounts/list', { body: {} })),
});

/** All that waits for another operator, and the newest that were decided. */
export const accountRequestsQuery = queryOptions({
  queryKey: [...accountsKey, 'requests'],
  queryFn: () => answerOf(operatorApi.POST('/api/admin/site/accounts/requests', { body: {} })),
});

export const accountVersionsQuery = (accountId: string) =>
  queryOptions({
    queryKey: [...accountsKey, 'versions', accountId],
    queryFn: () =>
      answerOf(operatorApi.POST('/api/admin/site/accounts/versions', { body: { accountId } })),
  });
