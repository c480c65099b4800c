import { callService, type RemoteService } from '@noriter/kit/service-client';
import { z } from 'zod';
import { countedRound } from '../../accrual/domain/game-round.ts';
import { gameCategory } from '../../vocabulary/game-groups.ts';
import type { Books } from './books.ts';

const won = z.string().transform(BigInt);
const round = z
  .object({
    roundId: z.string(),
    siteId: z.string(),
    memberId: z.string(),
    version: z.int(),
    gameId: z.string(),
    groupCode: z.string(),
    state: z.enum(['open', 'closed', 'cancelled', 'refunded']),
    staked: won,
    returned: won,
    at: z.coerce.date(),
  })
  .transform(({ roundId, groupCode, state, staked, returned, ...one }) => ({
    ...one,
    betId: roundId,
    category: gameCategory(groupCode),
    ...countedRound({ state, staked, returned }),
  }));
const page = z.object({
  rounds: z.array(round),
  upto: z.coerce.date(),
  until: z.coerce.date(),
});
const ofRounds = z.object({ rounds: z.array(round) });

/** Rounds of third-party games: each is counted like a bet. */
export function booksOfGames(games: RemoteService): Books {
  return {
    name: 'rounds',
    async settledBehind(after) {
      const body = { after: after.toISOString() };
      const { rounds, ...span } = await callService(games, '/internal/rounds/changed', body, page);
      return { ...span, bets: rounds };
    },
    async standing(roundIds) {
      if (roundIds.length === 0) return [];
      const path = '/internal/rounds/standing';
      return (await callService(games, path, { roundIds }, ofRounds)).rounds;
    },
  };
}
