import { queryOptions } from '@tanstack/react-query';
import { answerOf } from '../../../shared/api/client.ts';
import { operatorApi } from '../../shared/operator-session.ts';

/** All of the site's options, with their version. */
export const optionsQuery = queryOptions({
  queryKey: ['admin', 'site', 'options'],
  queryFn: () => answerOf(operatorApi.POST('/api/admin/site/options/get', { body: {} })),
});
