import { queryOptions } from '@tanstack/react-query';
import { answerOf } from '../../../api/client.ts';
import { operatorApi } from '../../../session/operator-session.ts';

/** The last time the books were looked over. */
export const reconciliationQuery = queryOptions({
  queryKey: ['admin', 'reconciliation'],
  queryFn: () => answerOf(operatorApi.POST('/api/admin/reconciliation/latest', { body: {} })),
});
