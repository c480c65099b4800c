import { queryOptions } from '@tanstack/react-query';
import { answerOf } from '../../shared/api/client.ts';
import { operatorApi } from '../shared/operator-session.ts';

export type Days = 7 | 30;

const lookEveryMs = 30_000;

/** Below the queue's key: a request that was decided moved money, so this is looked at again. */
export const bankFiguresQuery = (days: Days) =>
  queryOptions({
    queryKey: ['admin', 'queue', 'cash', 'figures', days],
    queryFn: () => answerOf(operatorApi.POST('/api/admin/wallet/figures', { body: { days } })),
    refetchInterval: lookEveryMs,
  });

/** What bets took and paid, from the sums a job keeps: asking is cheap. */
export const betFiguresQuery = (days: Days) =>
  queryOptions({
    queryKey: ['admin', 'betting', 'figures', days],
    queryFn: () => answerOf(operatorApi.POST('/api/admin/betting/figures', { body: { days } })),
    refetchInterval: lookEveryMs,
  });

export const memberFiguresQuery = (days: Days) =>
  queryOptions({
    queryKey: ['admin', 'queue', 'signup', 'figures', days],
    queryFn: () => answerOf(operatorApi.POST('/api/admin/members/summary', { body: { days } })),
    refetchInterval: lookEveryMs,
  });
