import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { answerOf } from '../../../shared/api/client.ts';
import { heldCountQuery } from '../../queues/use-queues.ts';
import { operatorApi } from '../../shared/operator-session.ts';
import { useRequestSubmit } from '../../shared/requests/use-request-submit.ts';

const promotionsKey = ['admin', 'promotions'] as const;

const STANDINGS_EVERY_MS = 10_000;

export function promotionListQuery(page: number) {
  return queryOptions({
    queryKey: [...promotionsKey, 'list', page],
    queryFn: () => answerOf(operatorApi.POST('/api/admin/promotion/list', { body: { page } })),
    placeholderData: keepPreviousData,
  });
}

export function promotionQuery(promotionId: string) {
  return queryOptions({
    queryKey: [...promotionsKey, 'one', promotionId],
    queryFn: () =>
      answerOf(operatorApi.POST('/api/admin/promotion/get', { body: { promotionId } })),
  });
}

/** Whether a new promotion of a budget needs a second operator; by the book of this moment. */
export function weighQuery(added: string) {
  return queryOptions({
    queryKey: [...promotionsKey, 'weigh', added],
    queryFn: () => answerOf(operatorApi.POST('/api/admin/promotion/weigh', { body: { added } })),
  });
}

export function grantsQuery(promotionId: string, page: number) {
  return queryOptions({
    queryKey: [...promotionsKey, 'grants', promotionId, page],
    queryFn: () =>
      answerOf(operatorApi.POST('/api/admin/promotion/grants', { body: { promotionId, page } })),
    placeholderData: keepPreviousData,
  });
}

/** What waits for an operator's look, the newest first. */
export function heldGrantsQuery(promotionId: string, page: number) {
  const body = { promotionId, page, state: 'held' as const };
  return queryOptions({
    queryKey: [...promotionsKey, 'held', promotionId, page],
    queryFn: () => answerOf(operatorApi.POST('/api/admin/promotion/grants', { body })),
    placeholderData: keepPreviousData,
  });
}

export function batchesQuery(promotionId: string, page: number) {
  return queryOptions({
    queryKey: [...promotionsKey, 'batches', promotionId, page],
    queryFn: () =>
      answerOf(
        operatorApi.POST('/api/admin/promotion/coupon/batches', { body: { promotionId, page } }),
      ),
    placeholderData: keepPreviousData,
  });
}

export function paybackRunsQuery(promotionId: string, page: number) {
  return queryOptions({
    queryKey: [...promotionsKey, 'payback-runs', promotionId, page],
    queryFn: () =>
      answerOf(
        operatorApi.POST('/api/admin/promotion/payback/runs', { body: { promotionId, page } }),
      ),
    placeholderData: keepPreviousData,
  });
}

export function parkedPaybacksQuery(promotionId: string, page: number) {
  return queryOptions({
    queryKey: [...promotionsKey, 'parked-paybacks', promotionId, page],
    queryFn: () =>
      answerOf(
        operatorApi.POST('/api/admin/promotion/payback/parked', { body: { promotionId, page } }),
      ),
    placeholderData: keepPreviousData,
  });
}

/** How a tournament stands or ended; while it runs it is asked again. */
export function standingsQuery(promotionId: string, page: number) {
  return queryOptions({
    queryKey: [...promotionsKey, 'standings', promotionId, page],
    queryFn: () =>
      answerOf(
        operatorApi.POST('/api/admin/promotion/tournament/standings', {
          body: { promotionId, page },
        }),
      ),
    placeholderData: keepPreviousData,
    refetchInterval: ({ state: { data } }) =>
      data?.course === 'running' || data?.course === 'counting' ? STANDINGS_EVERY_MS : false,
  });
}

/**
 * One act of an operator on promotions: a word says it is done. Whatever the answer, what is shown is read
 * afresh: somebody else may have been faster, or it may be done though its answer was lost.
 */
export function usePromotionAct<Input, Data>(
  send: (input: Input, headers: { 'idempotency-key': string }) => Promise<Data>,
  doneOf: (data: Data) => string,
) {
  return useRequestSubmit({
    send,
    shown: [promotionsKey, heldCountQuery.queryKey],
    textOf: doneOf,
    onDone: () => undefined,
  });
}
