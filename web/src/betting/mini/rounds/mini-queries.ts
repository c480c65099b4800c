import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { answerOf } from '../../../shared/api/client.ts';
import { learnServerTime, serverNow } from '../../../shared/format/server-clock.ts';
import { api } from '../../../shared/member/member-session.ts';
import type { MiniGame } from '../model/mini-games.ts';
import { againMs, nextLook } from './next-poll.ts';

export const miniKey = (game: MiniGame) => ['mini', game] as const;

/** The coming round and the last result. Asked again around the draw, whatever the live line does. */
export function roundQuery(game: MiniGame) {
  return queryOptions({
    queryKey: [...miniKey(game), 'round'],
    queryFn: async () => {
      const askedAt = Date.now();
      const rounds = await answerOf(api.POST('/api/minigame/round', { body: { gameId: game } }));
      learnServerTime(rounds.serverTime, askedAt, Date.now());
      return rounds;
    },
    staleTime: againMs,
    refetchInterval: ({ state }) => nextLook(state.data, serverNow()),
  });
}

export function resultsQuery(game: MiniGame, gameDay: string, page = 1) {
  return queryOptions({
    queryKey: [...miniKey(game), 'results', gameDay, page],
    queryFn: () =>
      answerOf(api.POST('/api/minigame/results', { body: { gameId: game, gameDay, page } })),
    placeholderData: keepPreviousData,
  });
}

export function statisticsQuery(game: MiniGame, gameDay: string) {
  return queryOptions({
    queryKey: [...miniKey(game), 'statistics', gameDay],
    queryFn: () =>
      answerOf(api.POST('/api/minigame/statistics', { body: { gameId: game, gameDay } })),
    placeholderData: keepPreviousData,
  });
}

export type RoundName = { gameId: MiniGame; gameDay: string; number: number };

export function roundDetailQuery(round: RoundName) {
  return queryOptions({
    queryKey: [...miniKey(round.gameId), 'detail', round.gameDay, round.number],
    queryFn: () => answerOf(api.POST('/api/minigame/roundDetail', { body: round })),
  });
}
