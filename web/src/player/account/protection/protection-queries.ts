import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import type { LimitKind, UsageRow } from '../../../shared/account/protection.ts';
import { answerOf } from '../../../shared/api/client.ts';
import { api } from '../../../shared/member/member-session.ts';

export const protectionQuery = queryOptions({
  queryKey: ['member', 'protection'],
  queryFn: () => answerOf(api.POST('/api/member/protection/get', { body: {} })),
});

/** What of the limits is used; it moves with the member's money. */
export const usageQuery = queryOptions({
  queryKey: ['cash', 'protection-usage'],
  queryFn: () => answerOf(api.POST('/api/cash/protectionUsage', { body: {} })),
});

export function historyQuery(page: number) {
  return queryOptions({
    queryKey: ['member', 'protection', 'history', page],
    queryFn: () => answerOf(api.POST('/api/member/protection/history', { body: { page } })),
    placeholderData: keepPreviousData,
  });
}

/** What is used of the limits of one kind, once it is known, or that it cannot be known. */
export function useUsage(kind: LimitKind) {
  const { data, isError } = useQuery(usageQuery);
  const rows: readonly UsageRow[] | undefined = data?.list.filter((row) => row.kind === kind);
  return { rows, isError };
}
