import { queryOptions } from '@tanstack/react-query';
import { answerOf } from '../../../shared/api/client.ts';
import { operatorApi } from '../../shared/operator-session.ts';

/** One member with locks and sessions: what the page and its parts all stand on. */
export function memberDetailQuery(memberId: string) {
  return queryOptions({
    queryKey: ['admin', 'members', 'detail', memberId],
    queryFn: () => answerOf(operatorApi.POST('/api/admin/members/detail', { body: { memberId } })),
  });
}
