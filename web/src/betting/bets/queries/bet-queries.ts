import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { answerOf } from '../../../shared/api/client.ts';
import { api } from '../../../shared/member/member-session.ts';
import type { BetListQuery } from '../../sportsbook/model/sport-types.ts';

/** Everything that is known of a member's bets: out of date as soon as one of them moves. */
export const betKey = ['bet'] as const;

const pendingLookMs = 2_000;
/** Of matches that are played, in the detail of a slip. */
const scoreLookMs = 10_000;
/** The live channel tells it sooner; this is for when it is not there. */
const roundLookMs = 15_000;

type RoundName = { gameId: string; gameDay: string; number: number };

export function betListQuery(body: BetListQuery) {
  return queryOptions({
    queryKey: [...betKey, 'list', body],
    queryFn: () => answerOf(api.POST('/api/bet/betlist', { body })),
    placeholderData: keepPreviousData,
  });
}

/** One slip; asked for again while the wallet has not answered for it, or a match of it is played. */
export function slipQuery(slipId: string) {
  return queryOptions({
    queryKey: [...betKey, 'slip', slipId],
    queryFn: () => answerOf(api.POST('/api/bet/detail', { body: { slipId } })),
    refetchInterval: ({ state }) => {
      if (state.data?.state === 'pending') return pendingLookMs;
      return state.data?.scores.some((score) => score.state === 'running') ? scoreLookMs : false;
    },
  });
}

/** The member's bets on one round. */
export function roundBetsQuery({ gameId, gameDay, number }: RoundName) {
  return queryOptions({
    queryKey: [...betKey, 'round', gameId, gameDay, number],
    queryFn: () => answerOf(api.POST('/api/bet/round', { body: { gameId, gameDay, number } })),
    refetchInterval: ({ state }) =>
      state.data?.list.some(({ betCalResults }) => betCalResults === 'WAIT') === true
        ? roundLookMs
        : false,
  });
}
