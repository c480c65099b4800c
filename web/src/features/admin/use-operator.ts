import { queryOptions, useQuery } from '@tanstack/react-query';
import { useStore } from 'zustand';
import { answerOf } from '../../api/client.ts';
import { operatorApi, operatorSession } from '../../session/operator-session.ts';
import type { Operator } from './api/contracts.ts';

export const operatorQuery = queryOptions({
  queryKey: ['admin', 'operator'],
  queryFn: async () => (await answerOf(operatorApi.POST('/api/admin/info', { body: {} }))).operator,
  staleTime: 60_000,
});

/** Who is logged in at the back office; undefined until the server has said. */
export function useOperator(): Operator | undefined {
  const session = useStore(operatorSession.state, (state) => state.session);
  return useQuery({ ...operatorQuery, enabled: session !== null }).data;
}

/** Whether the logged-in operator may do something; the server decides it again. */
export function usePermits(): (permission: string | null) => boolean {
  const operator = useOperator();
  return (permission) => permission === null || operator?.permissions.includes(permission) === true;
}

const ID_LENGTH_SHOWN = 8;

/** What an operator's id reads as: the log-in id where this operator may know it. */
export function useOperatorNames(): (operatorId: string) => string {
  const own = useOperator();
  const permits = usePermits();
  const { data } = useQuery({
    queryKey: ['admin', 'operators'],
    queryFn: () => answerOf(operatorApi.POST('/api/admin/operators/list', { body: {} })),
    enabled: permits('operators.manage'),
    staleTime: 60_000,
  });
  return (operatorId) => {
    const known = [...(own === undefined ? [] : [own]), ...(data?.list ?? [])];
    const found = known.find((operator) => operator.operatorId === operatorId);
    return found?.loginId ?? operatorId.slice(0, ID_LENGTH_SHOWN);
  };
}
