import { queryOptions } from '@tanstack/react-query';
import { answerOf } from '../../../shared/api/client.ts';
import { operatorApi } from '../../shared/operator-session.ts';

/** Of all that is asked about the options. */
export const optionsKey = ['admin', 'site', 'options'];

/** All of the site's options, with their version. */
export const optionsQuery = queryOptions({
  queryKey: [...optionsKey, 'present'],
  queryFn: () => answerOf(operatorApi.POST('/api/admin/site/options/get', { body: {} })),
});

/** The newest of those who asked to let one operator do more. */
export const optionRequestsQuery = queryOptions({
  queryKey: [...optionsKey, 'requests'],
  queryFn: () =>
    answerOf(operatorApi.POST('/api/admin/site/options/requests', { body: { page: 1 } })),
});
