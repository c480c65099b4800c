import { queryOptions } from '@tanstack/react-query';
import { answerOf } from '../../shared/api/client.ts';
import { operatorApi } from '../shared/operator-session.ts';

/** What an operator can log in with beside the password. */
export const ownAccountQuery = queryOptions({
  queryKey: ['admin', 'account'],
  queryFn: () => answerOf(operatorApi.POST('/api/admin/account/get', { body: {} })),
});
