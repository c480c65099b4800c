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
  return useOperatorQuery().data;
}

/** The same with how the asking went: without an answer nobody knows what may be shown. */
export function useOperatorQuery() {
  const session = useStore(operatorSession.state, (state) => state.session);
  return useQuery({ ...operatorQuery, enabled: session !== null });
}

/** Whether the logged-in operator may do something; the server decides it again. */
export function usePermits(): (permission: string | null) => boolean {
  const operator = useOperator();
  return (permission) => permission === null || operator?.permissions.includes(permission) === true;
}

const ID_LENGTH_SHOWN = 8;

/** Who the site's operators are; every operator may know. */
export const operatorNamesQuery = queryOptions({
  queryKey: ['admin', 'operators', 'names'],
  queryFn: async () =>
    (await answerOf(operatorApi.POST('/api/admin/operators/names', { body: {} }))).list,
  staleTime: 60_000,
});

/** What an operator's id reads as: their log-in id. */
export function useOperatorNames(): (operatorId: string) => string {
  const { data } = useQuery(operatorNamesQuery);
  return (operatorId) => {
    const found = data?.find((operator) => operator.operatorId === operatorId);
    return found?.loginId ?? operatorId.slice(0, ID_LENGTH_SHOWN);
  };
}
