import { queryOptions } from '@tanstack/react-query';
import { answerOf } from '../../../shared/api/client.ts';
import { idPrefixOf } from '../../../shared/format/short-number.ts';
import { rowsUsual } from '../../shared/admin-search.ts';
import { operatorApi } from '../../shared/operator-session.ts';
import type { BetsSearch, RoundsSearch } from './betting-search.ts';

/** An open round, or a bet that waits, becomes another thing within the minute. */
const LOOK_AGAIN_MS = 10_000;

export const oddsQuery = queryOptions({
  queryKey: ['admin', 'betting', 'odds', 'present'],
  queryFn: () => answerOf(operatorApi.POST('/api/admin/betting/mini/odds/get', { body: {} })),
});

export const oddsVersionsQuery = (page: number) =>
  queryOptions({
    queryKey: ['admin', 'betting', 'odds', 'versions', page],
    queryFn: () =>
      answerOf(operatorApi.POST('/api/admin/betting/mini/odds/versions', { body: { page } })),
  });

export const limitsQuery = queryOptions({
  queryKey: ['admin', 'betting', 'limits', 'present'],
  queryFn: () => answerOf(operatorApi.POST('/api/admin/betting/limits/get', { body: {} })),
});

export const limitVersionsQuery = (page: number) =>
  queryOptions({
    queryKey: ['admin', 'betting', 'limits', 'versions', page],
    queryFn: () =>
      answerOf(operatorApi.POST('/api/admin/betting/limits/versions', { body: { page } })),
  });

const WHOLE_ID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** The part of the address that narrows the bets, as the calls take it. */
export function betFilter(search: BetsSearch, days: { startDate: string; endDate: string }) {
  const { state, search: words = '', product, game, sport, fixture, gameDay, round } = search;
  const isWhole = WHOLE_ID.test(words);
  const idPrefix = idPrefixOf(words);
  const isNamed = isWhole || idPrefix !== null || round !== undefined;
  return {
    ...(isNamed ? {} : days),
    ...(state === undefined ? {} : { state }),
    ...(product === undefined ? {} : { product }),
    ...(game === undefined ? {} : { gameId: game }),
    ...(sport === undefined ? {} : { sport }),
    ...(fixture === undefined ? {} : { fixtureId: fixture }),
    ...(gameDay === undefined || round === undefined ? {} : { gameDay, number: round }),
    ...wordsFilter(words, { isWhole, idPrefix }),
  };
}

function wordsFilter(words: string, of: { isWhole: boolean; idPrefix: string | null }) {
  if (words === '') return {};
  if (of.idPrefix !== null) return { idPrefix: of.idPrefix };
  return of.isWhole ? { bet: words.toLowerCase() } : { search: words };
}

export type BetFilter = ReturnType<typeof betFilter> & { memberId?: string };

export const betsQuery = (filter: BetFilter, { page = 1, rows = rowsUsual }: BetsSearch) =>
  queryOptions({
    queryKey: ['admin', 'betting', 'bets', filter, page, rows],
    queryFn: () =>
      answerOf(
        operatorApi.POST('/api/admin/betting/bets/list', { body: { ...filter, page, rows } }),
      ),
    refetchInterval: LOOK_AGAIN_MS,
  });

/** Everything the filter finds, as far as the server lets it go. */
export async function takeBets(filter: BetFilter) {
  const body = { ...filter };
  const { list, total } = await answerOf(
    operatorApi.POST('/api/admin/betting/bets/export', { body }),
  );
  return { list, isWhole: list.length === total };
}

export const slipQuery = (id: string) =>
  queryOptions({
    queryKey: ['admin', 'betting', 'slip', id],
    queryFn: () => answerOf(operatorApi.POST('/api/admin/betting/bets/detail', { body: { id } })),
    refetchInterval: LOOK_AGAIN_MS,
  });

export const commandsQuery = (commandIds: readonly string[]) =>
  queryOptions({
    queryKey: ['admin', 'queue', 'cash', 'commands', commandIds],
    queryFn: async () => {
      const body = { commandIds: [...commandIds] };
      return (await answerOf(operatorApi.POST('/api/admin/ledger/commands', { body }))).list;
    },
    refetchInterval: LOOK_AGAIN_MS,
  });

export const roundsQuery = (gameDay: string, search: RoundsSearch) => {
  const { page = 1, rows = rowsUsual, game, state } = search;
  const body = {
    gameDay,
    page,
    rows,
    ...(game === undefined ? {} : { gameId: game }),
    ...(state === undefined ? {} : { state }),
  };
  return queryOptions({
    queryKey: ['admin', 'betting', 'rounds', body],
    queryFn: () => answerOf(operatorApi.POST('/api/admin/betting/rounds/day', { body })),
    refetchInterval: LOOK_AGAIN_MS,
  });
};

export const roundQuery = (roundId: string) =>
  queryOptions({
    queryKey: ['admin', 'betting', 'round', roundId],
    queryFn: () =>
      answerOf(operatorApi.POST('/api/admin/betting/rounds/detail', { body: { roundId } })),
    refetchInterval: LOOK_AGAIN_MS,
  });

export const voidQuery = (roundId: string) =>
  queryOptions({
    queryKey: ['admin', 'betting', 'void', roundId],
    queryFn: () =>
      answerOf(operatorApi.POST('/api/admin/betting/rounds/void/get', { body: { roundId } })),
    refetchInterval: LOOK_AGAIN_MS,
  });
