import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { answerOf } from '../../../shared/api/client.ts';
import { queryClient } from '../../../shared/api/query-client.ts';
import { learnServerTime } from '../../../shared/format/server-clock.ts';
import { nextTask } from '../../../shared/loading/next-task.ts';
import { api } from '../../../shared/member/member-session.ts';
import type { FixtureRow, FixturesQuery, ResultsQuery } from '../model/sport-types.ts';
import { feedsDown, learnFromPrices } from './feed-state.ts';
import { priceBook } from './live-book.ts';

/** Everything that is offered on sports. */
export const sportKey = ['sport'] as const;

/** Prices come live; a list is asked for again for what begins and ends. */
const liveLookMs = 15_000;
const prematchLookMs = 30_000;
const menuLookMs = 30_000;

export const menuQuery = queryOptions({
  queryKey: [...sportKey, 'menu'],
  queryFn: () => answerOf(api.POST('/api/sport/menu', { body: {} })),
  refetchInterval: menuLookMs,
});

/** One page of matches; their prices go into the book, where the live ones meet them. */
export function fixturesQuery(body: FixturesQuery) {
  return queryOptions({
    queryKey: [...sportKey, 'fixtures', body],
    queryFn: async () => {
      const [askedAt, wereDown] = [Date.now(), feedsDown()];
      const answer = await answerOf(api.POST('/api/sport/fixtures', { body }));
      learnServerTime(answer.serverTime, askedAt, Date.now());
      await takeInTurns(answer.list, 'main');
      learnFromPrices(answer.list, wereDown);
      return answer;
    },
    refetchInterval: body.mode === 'live' ? liveLookMs : prematchLookMs,
    placeholderData: keepPreviousData,
  });
}

/** One match with all of its markets. */
export function fixtureQuery(fixtureId: string) {
  return queryOptions({
    queryKey: [...sportKey, 'fixture', fixtureId],
    queryFn: async () => {
      const [askedAt, wereDown] = [Date.now(), feedsDown()];
      const answer = await answerOf(api.POST('/api/sport/fixture', { body: { fixtureId } }));
      learnServerTime(answer.serverTime, askedAt, Date.now());
      await takeInTurns([answer.fixture], 'all');
      learnFromPrices([answer.fixture], wereDown);
      return answer.fixture;
    },
    refetchInterval: prematchLookMs,
  });
}

/** Reading an answer, taking its prices over and drawing it are each a task of their own. */
async function takeInTurns(fixtures: readonly FixtureRow[], of: 'all' | 'main'): Promise<void> {
  await nextTask();
  for (const fixture of fixtures) priceBook.take(fixture, of);
  await nextTask();
}

/** Asks for a match anew, whatever is known of it. */
export async function fetchFixture(fixtureId: string): Promise<void> {
  await queryClient.fetchQuery({ ...fixtureQuery(fixtureId), staleTime: 0 });
}

export function sportResultsQuery(body: ResultsQuery) {
  return queryOptions({
    queryKey: [...sportKey, 'results', body],
    queryFn: () => answerOf(api.POST('/api/sport/results', { body })),
    placeholderData: keepPreviousData,
  });
}

/** What the member may stake, and what may be combined. */
export const slipRulesQuery = queryOptions({
  queryKey: ['bet', 'limits', 'sport'],
  queryFn: () => answerOf(api.POST('/api/bet/limits', { body: { product: 'sport' } })),
  staleTime: 60_000,
});
