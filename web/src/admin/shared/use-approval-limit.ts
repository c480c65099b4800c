import { useQuery } from '@tanstack/react-query';
import { answerOf } from '../../shared/api/client.ts';
import { operatorApi } from './operator-session.ts';

/** What one operator may correct alone; the server counts what was already done today. */
export function useAloneMax(): string | undefined {
  const { data } = useQuery({
    queryKey: ['admin', 'cash-policy'],
    queryFn: () => answerOf(operatorApi.POST('/api/admin/cash/policy/get', { body: {} })),
    staleTime: 60_000,
  });
  return data?.policy.adjustAloneMax;
}
