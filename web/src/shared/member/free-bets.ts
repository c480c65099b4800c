import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { answerOf } from '../api/client.ts';
import { queryClient } from '../api/query-client.ts';
import { api } from './member-session.ts';

/** Under the key of bets: whatever becomes of one may stake a free bet, or free it again. */
const freeBetsKey = ['bet', 'free'] as const;

/** Betting may learn of one a moment later than its member does. */
const AGAIN_MS = 2_000;

/** What the member may stake without money of their own, the first to expire first. */
export const freeBetsQuery = queryOptions({
  queryKey: [...freeBetsKey, 'open'],
  queryFn: () => answerOf(api.POST('/api/bet/freeBet/list', { body: {} })),
});

/** All that the member was given, and what became of it. */
export function ownFreeBetsQuery(page: number) {
  return queryOptions({
    queryKey: [...freeBetsKey, 'own', page],
    queryFn: () => answerOf(api.POST('/api/bet/freeBet/own', { body: { page } })),
    placeholderData: keepPreviousData,
  });
}

/** There is news of free bets: whatever shows them asks again. */
export function lookForFreeBets(): void {
  const look = () => void queryClient.invalidateQueries({ queryKey: freeBetsKey });
  look();
  setTimeout(look, AGAIN_MS);
}
