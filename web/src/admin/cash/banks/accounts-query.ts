import { queryOptions } from '@tanstack/react-query';
import { answerOf } from '../../../shared/api/client.ts';
import { operatorApi } from '../../shared/operator-session.ts';

export const accountsQuery = queryOptions({
  queryKey: ['admin', 'banks', 'accounts'],
  queryFn: () => answerOf(operatorApi.POST('/api/admin/site/accounts/list', { body: {} })),
});

export const accountVersionsQuery = (accountId: string) =>
  queryOptions({
    queryKey: ['admin', 'banks', 'versions', accountId],
    queryFn: () =>
      answerOf(operatorApi.POST('/api/admin/site/accounts/versions', { body: { accountId } })),
  });
