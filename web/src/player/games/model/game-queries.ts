import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { answerOf } from '../../../shared/api/client.ts';
import { isPhone } from '../../../shared/hooks/browser.ts';
import { api } from '../../../shared/member/member-session.ts';
import type { LobbySearch } from './lobby-search.ts';

/** Games of a page: rows of two, three, four, five and six come out even. */
const gamesOfPage = 60;

const vendorLookMs = 30_000;

/** Some games are shown on one of them alone. */
const deviceNow = () => (isPhone() ? 'mobile' : 'desktop');

/** The vendors of a group, whether they are open, and how many games each has. */
export function vendorsQuery(groupCode: string) {
  const body = { groupCode, device: deviceNow() } as const;
  return queryOptions({
    queryKey: ['game', 'vendors', body],
    queryFn: async () => {
      const { codes } = await answerOf(api.POST('/api/common/gameCodes', { body }));
      const shown = codes.filter(({ isShown }) => isShown);
      return shown.toSorted((one, other) => one.ord - other.ord);
    },
    refetchInterval: vendorLookMs,
  });
}

/** Every vendor, for its name alone. */
export const allVendorsQuery = queryOptions({
  queryKey: ['game', 'vendors', 'all'],
  queryFn: async () => (await answerOf(api.POST('/api/common/gameCodes', { body: {} }))).codes,
  staleTime: 5 * 60_000,
});

type ListPlace = { group: string; vendorCode: string | null; rows?: number };

/** One page of games. What was just favoured or played is asked for anew, so it is never kept long. */
export function gamesQuery(
  { group, vendorCode, rows = gamesOfPage }: ListPlace,
  search: LobbySearch,
) {
  const body = {
    gameType: group,
    device: deviceNow(),
    page: search.page ?? 1,
    rows,
    filter: search.filter ?? 'all',
    order: search.order ?? 'usual',
    ...(vendorCode === null ? {} : { vendorCode }),
    ...(search.search === undefined ? {} : { search: search.search }),
  } as const;
  return queryOptions({
    queryKey: ['game', 'list', body],
    queryFn: () => answerOf(api.POST('/api/game/getGameList', { body })),
    placeholderData: keepPreviousData,
  });
}

/** As many as a row of the main page shows. */
const gamesOfRow = 6;

/** A few games of every group that are marked as popular or new. */
export function markedGamesQuery(filter: 'popular' | 'new') {
  const body = { filter, rows: gamesOfRow, device: deviceNow() } as const;
  return queryOptions({
    queryKey: ['game', 'list', body],
    queryFn: async () => (await answerOf(api.POST('/api/game/getGameList', { body }))).games,
  });
}

const jackpotLookMs = 10_000;

/** What jackpots stand at; those of a vendor that does not answer are left out. */
export const jackpotsQuery = queryOptions({
  queryKey: ['game', 'jackpots'],
  queryFn: async () =>
    (await answerOf(api.POST('/api/game/jackpots', { body: { device: deviceNow() } }))).list,
  refetchInterval: jackpotLookMs,
});

/** What happened in games lately. */
export const featuredQuery = queryOptions({
  queryKey: ['game', 'featured'],
  queryFn: () => answerOf(api.POST('/api/game/featured', { body: { device: deviceNow() } })),
});
