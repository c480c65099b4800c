import { queryOptions, useQuery } from '@tanstack/react-query';
import { answerOf } from '../api/client.ts';
import type { Balance, Member } from '../api/contracts.ts';
import { queryClient } from '../api/query-client.ts';
import { newerBalance } from '../live/balance-version.ts';
import { api, useMemberSession } from './member-session.ts';

export const balancePollMs = 5_000;

export const memberQuery = queryOptions({
  queryKey: ['member', 'info'],
  queryFn: async (): Promise<Member> => {
    const { member } = await answerOf(api.POST('/api/member/info', { body: {} }));
    return member;
  },
  staleTime: 5_000,
});

export const balanceKey = ['member', 'balance'] as const;

/**
 * The balance to show once another one has come, polled or live. Where it is a newer one, the
 * lists of what moved it are out of date, however it came.
 */
export function takeBalance(incoming: Balance): Balance {
  const known = queryClient.getQueryData<Balance>(balanceKey);
  if (known !== undefined && BigInt(incoming.version) > BigInt(known.version)) {
    void queryClient.invalidateQueries({ queryKey: ['cash'] });
  }
  return newerBalance(known, incoming);
}

export const balanceQuery = queryOptions({
  queryKey: balanceKey,
  queryFn: async (): Promise<Balance> => {
    const polled = await answerOf(api.POST('/api/cash/getUserCash', { body: {} }));
    return takeBalance(polled);
  },
  refetchInterval: balancePollMs,
});

/** The member who is logged in here, once known. */
export function useMember(): Member | undefined {
  return useMemberQuery().data;
}

/** The same with how the asking went, for a page that has to say so. */
export function useMemberQuery() {
  const session = useMemberSession();
  return useQuery({ ...memberQuery, enabled: session !== null });
}

/** The balance: polled, and overtaken by live events of a higher version. */
export function useBalance() {
  const session = useMemberSession();
  return useQuery({ ...balanceQuery, enabled: session !== null });
}
