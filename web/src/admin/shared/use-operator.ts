import { queryOptions, useQuery } from '@tanstack/react-query';
import { useStore } from 'zustand';
import { answerOf } from '../../shared/api/client.ts';
import type { Operator } from './contracts.ts';
import { operatorApi, operatorSession } from './operator-session.ts';

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
export function usePermits(): Permits {
  const operator = useOperator();
  return (permission, scope) => {
    if (permission === null) return true;
    if (scope === 'platform' && operator?.isPlatform !== true) return false;
    return operator?.permissions.includes(permission) === true;
  };
}

/** With `platform` what is meant concerns every site. */
export type Permits = (permission: string | null, scope?: 'platform') => boolean;

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
