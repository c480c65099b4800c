import { queryOptions } from '@tanstack/react-query';
import { answerOf } from '../../../shared/api/client.ts';
import type { ReconciliationRun } from '../../shared/contracts.ts';
import { operatorApi } from '../../shared/operator-session.ts';

export const reconciliationKey = ['admin', 'reconciliation'] as const;

/** The last time the books were looked over. */
export const reconciliationQuery = queryOptions({
  queryKey: [...reconciliationKey, 'latest'],
  queryFn: () => answerOf(operatorApi.POST('/api/admin/reconciliation/latest', { body: {} })),
  refetchInterval: 60_000,
});

export const reconciliationRunsQuery = (page: number) =>
  queryOptions({
    queryKey: [...reconciliationKey, 'list', page],
    queryFn: () => answerOf(operatorApi.POST('/api/admin/reconciliation/list', { body: { page } })),
  });

export const mismatchesQuery = (page: number) =>
  queryOptions({
    queryKey: [...reconciliationKey, 'bets', page],
    queryFn: () =>
      answerOf(operatorApi.POST('/api/admin/betting/reconciliation/list', { body: { page } })),
    refetchInterval: 60_000,
  });

export const grantMismatchesQuery = (page: number) =>
  queryOptions({
    queryKey: [...reconciliationKey, 'grants', page],
    queryFn: () =>
      answerOf(operatorApi.POST('/api/admin/promotion/reconciliation/list', { body: { page } })),
    refetchInterval: 60_000,
  });

type Check = ReconciliationRun['checks'][number]['check'];

export const violationsQuery = (check: Check) =>
  queryOptions({
    queryKey: [...reconciliationKey, 'violations', check],
    queryFn: () =>
      answerOf(operatorApi.POST('/api/admin/reconciliation/violations', { body: { check } })),
    // Each look reads the whole ledger.
    staleTime: 30_000,
    refetchOnWindowFocus: false,
  });
