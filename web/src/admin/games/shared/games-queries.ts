import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { answerOf } from '../../../shared/api/client.ts';
import { rowsUsual } from '../../shared/admin-search.ts';
import { operatorApi } from '../../shared/operator-session.ts';
import type {
  CatalogueSearch,
  DifferencesSearch,
  GameReportSearch,
  GameRoundsSearch,
  TransactionsSearch,
} from './games-search.ts';

const LOOK_AGAIN_MS = 10_000;

export const gamesKey = ['admin', 'games'] as const;

export const vendorsQuery = queryOptions({
  queryKey: [...gamesKey, 'vendors'],
  queryFn: async () =>
    (await answerOf(operatorApi.POST('/api/admin/games/vendors', { body: {} }))).list,
  refetchInterval: LOOK_AGAIN_MS,
});

/** For whoever sees a list that names vendors. */
export const vendorNamesQuery = queryOptions({
  queryKey: [...gamesKey, 'vendor-names'],
  queryFn: async () =>
    (await answerOf(operatorApi.POST('/api/admin/games/vendors/names', { body: {} }))).list,
});

type Paged = { page?: number | undefined; rows?: number | undefined };
const pageOf = ({ page = 1, rows = rowsUsual }: Paged) => ({ page, rows });

export function catalogueQuery(search: CatalogueSearch) {
  const { vendor, search: words = '', state } = search;
  const body = {
    ...pageOf(search),
    search: words,
    ...(vendor === undefined ? {} : { vendorKey: vendor }),
    ...(state === undefined ? {} : { state }),
  };
  return queryOptions({
    queryKey: [...gamesKey, 'catalogue', body],
    queryFn: () => answerOf(operatorApi.POST('/api/admin/games/catalogue', { body })),
    placeholderData: keepPreviousData,
  });
}

/** A vendor's games of a group in their order; of its first group where none is named. */
export function orderQuery(vendorKey: string, groupCode: string | undefined) {
  const body = { vendorKey, ...(groupCode === undefined ? {} : { groupCode }) };
  return queryOptions({
    queryKey: [...gamesKey, 'order', body],
    queryFn: () => answerOf(operatorApi.POST('/api/admin/games/catalogue/order', { body })),
  });
}

/** Which games of the site not everybody sees. */
export const visibilityQuery = queryOptions({
  queryKey: [...gamesKey, 'visibility'],
  queryFn: () => answerOf(operatorApi.POST('/api/admin/games/visibility', { body: {} })),
});

export function visibilityVersionsQuery(page: number) {
  return queryOptions({
    queryKey: [...gamesKey, 'visibility-versions', page],
    queryFn: () =>
      answerOf(operatorApi.POST('/api/admin/games/visibility/versions', { body: { page } })),
  });
}

type Days = { startDate: string; endDate: string };

export function roundsQuery(search: GameRoundsSearch, days: Days) {
  const { vendor, search: round, member, state } = search;
  const body = {
    ...pageOf(search),
    ...days,
    ...(vendor === undefined ? {} : { vendorKey: vendor }),
    ...(round === undefined ? {} : { round }),
    ...(member === undefined ? {} : { loginId: member }),
    ...(state === undefined ? {} : { state }),
  };
  return queryOptions({
    queryKey: [...gamesKey, 'rounds', body],
    queryFn: () => answerOf(operatorApi.POST('/api/admin/games/rounds', { body })),
    placeholderData: keepPreviousData,
    refetchInterval: LOOK_AGAIN_MS,
  });
}

export function roundQuery(roundId: string) {
  return queryOptions({
    queryKey: [...gamesKey, 'round', roundId],
    queryFn: () => answerOf(operatorApi.POST('/api/admin/games/round', { body: { roundId } })),
    refetchInterval: LOOK_AGAIN_MS,
  });
}

export function transactionsQuery(search: TransactionsSearch, days: Days) {
  const { vendor, search: transaction, member, state } = search;
  const body = {
    ...pageOf(search),
    ...days,
    ...(vendor === undefined ? {} : { vendorKey: vendor }),
    ...(transaction === undefined ? {} : { transaction }),
    ...(member === undefined ? {} : { loginId: member }),
    ...(state === undefined ? {} : { state }),
  };
  return queryOptions({
    queryKey: [...gamesKey, 'transactions', body],
    queryFn: () => answerOf(operatorApi.POST('/api/admin/games/transactions', { body })),
    placeholderData: keepPreviousData,
    refetchInterval: LOOK_AGAIN_MS,
  });
}

/** The newest comparisons of every vendor, in one list without pages. */
export const comparisonsQuery = queryOptions({
  queryKey: [...gamesKey, 'comparisons'],
  queryFn: async () =>
    (await answerOf(operatorApi.POST('/api/admin/games/reconciliation', { body: {} }))).list,
  refetchInterval: LOOK_AGAIN_MS,
});

export function differencesQuery(search: DifferencesSearch) {
  const { vendor, resolved = false } = search;
  const body = {
    ...pageOf(search),
    isOpen: !resolved,
    ...(vendor === undefined ? {} : { vendorKey: vendor }),
  };
  return queryOptions({
    queryKey: [...gamesKey, 'differences', body],
    queryFn: () => answerOf(operatorApi.POST('/api/admin/games/differences', { body })),
    placeholderData: keepPreviousData,
  });
}

export const healthQuery = queryOptions({
  queryKey: [...gamesKey, 'health'],
  queryFn: async () =>
    (await answerOf(operatorApi.POST('/api/admin/games/health', { body: {} }))).list,
  refetchInterval: LOOK_AGAIN_MS,
});

/** Calls of the last hours, in steps; of all vendors where none is named. */
export function callStepsQuery(hours: '1' | '6' | '24', vendor: string | undefined) {
  const hoursOf = { '1': 1, '6': 6, '24': 24 } as const;
  const body = { hours: hoursOf[hours], ...(vendor === undefined ? {} : { vendorKey: vendor }) };
  return queryOptions({
    queryKey: [...gamesKey, 'calls', body],
    queryFn: () => answerOf(operatorApi.POST('/api/admin/games/health/calls', { body })),
    placeholderData: keepPreviousData,
    refetchInterval: LOOK_AGAIN_MS,
  });
}

/** What is locked or limited for one member. */
export function memberLimitsQuery(memberId: string) {
  return queryOptions({
    queryKey: [...gamesKey, 'limits', memberId],
    queryFn: async () =>
      (await answerOf(operatorApi.POST('/api/admin/games/members', { body: { memberId } }))).list,
  });
}

export function reportQuery({ vendor }: GameReportSearch, days: Days) {
  const body = { ...days, ...(vendor === undefined ? {} : { vendorKey: vendor }) };
  return queryOptions({
    queryKey: [...gamesKey, 'report', body],
    queryFn: () => answerOf(operatorApi.POST('/api/admin/games/report', { body })),
    placeholderData: keepPreviousData,
  });
}

export function reportGamesQuery(search: GameReportSearch, days: Days) {
  const { vendor, order = 'staked' } = search;
  const body = {
    ...pageOf(search),
    ...days,
    order,
    ...(vendor === undefined ? {} : { vendorKey: vendor }),
  };
  return queryOptions({
    queryKey: [...gamesKey, 'report-games', body],
    queryFn: () => answerOf(operatorApi.POST('/api/admin/games/report/games', { body })),
    placeholderData: keepPreviousData,
  });
}

export const jackpotsQuery = queryOptions({
  queryKey: [...gamesKey, 'jackpots'],
  queryFn: () => answerOf(operatorApi.POST('/api/admin/games/jackpots', { body: {} })),
  refetchInterval: LOOK_AGAIN_MS,
});
