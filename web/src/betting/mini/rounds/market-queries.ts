import { queryOptions } from '@tanstack/react-query';
import { answerOf } from '../../../shared/api/client.ts';
import { api } from '../../../shared/member/member-session.ts';
import type { MiniGame } from '../model/mini-games.ts';
import { miniKey } from './mini-queries.ts';

/** Odds are set by operators, seldom; what is placed is held against those of the moment anyway. */
const oddsLookMs = 15_000;

/** What a game offers, at which odds, and what the member may stake. */
export function marketsQuery(game: MiniGame) {
  return queryOptions({
    queryKey: [...miniKey(game), 'markets'],
    queryFn: () => answerOf(api.POST('/api/minigame/markets', { body: { gameId: game } })),
    refetchInterval: oddsLookMs,
  });
}
