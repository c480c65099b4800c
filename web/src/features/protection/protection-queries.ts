import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import type { AnswerOf, BodyOf } from '../../api/calls.ts';
import { answerOf } from '../../api/client.ts';
import type { ServicePaths } from '../../api/contracts.ts';
import { api } from '../../session/member-session.ts';

export type Protection = AnswerOf<ServicePaths, '/api/member/protection/get'>;
export type LimitRow = Protection['limits'][number];
export type LimitKind = LimitRow['kind'];
type Usage = AnswerOf<ServicePaths, '/api/cash/protectionUsage'>;
export type UsageRow = Usage['list'][number];
export type HistoryRow = AnswerOf<ServicePaths, '/api/member/protection/history'>['list'][number];

export type TimeOutLength = BodyOf<ServicePaths, '/api/member/protection/timeOut'>['length'];
export type ExclusionLength = BodyOf<ServicePaths, '/api/member/protection/selfExclude'>['length'];
export type RealityMinutes = BodyOf<
  ServicePaths,
  '/api/member/protection/setRealityCheck'
>['minutes'];

export const timeOutLengths = ['24h', '7d', '30d'] as const satisfies readonly TimeOutLength[];
export const exclusionLengths = [
  '6m',
  '1y',
  '5y',
  'permanent',
] as const satisfies readonly ExclusionLength[];
export const realityMinutes = [0, 15, 30, 60] as const satisfies readonly RealityMinutes[];
export const limitKinds = ['deposit', 'loss'] as const satisfies readonly LimitKind[];

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
