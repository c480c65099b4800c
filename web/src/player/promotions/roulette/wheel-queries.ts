import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { answerOf } from '../../../shared/api/client.ts';
import { api } from '../../../shared/member/member-session.ts';
import { proveSpin, type SpinClaim } from './prove-spin.ts';

export const wheelKey = ['roulette'] as const;

export const wheelQuery = queryOptions({
  queryKey: [...wheelKey, 'wheel'],
  queryFn: () => answerOf(api.POST('/api/promotion/roulette/wheel', { body: {} })),
  retry: false,
});

export function spinsQuery(page: number) {
  return queryOptions({
    queryKey: [...wheelKey, 'spins', page],
    queryFn: () => answerOf(api.POST('/api/promotion/roulette/spins', { body: { page } })),
    placeholderData: keepPreviousData,
  });
}

/** A spin drawn again in this browser; worked out once, for it can never come out otherwise. */
export function spinProofQuery(claim: SpinClaim) {
  return queryOptions({
    queryKey: ['roulette-proof', claim.spinId],
    queryFn: () => proveSpin(claim),
    staleTime: Number.POSITIVE_INFINITY,
    networkMode: 'always',
    retry: false,
  });
}
