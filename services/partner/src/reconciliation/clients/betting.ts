import { callService, type RemoteService } from '@noriter/kit/service-client';
import { z } from 'zod';
import { categoryOf } from '../../vocabulary/bet-category.ts';
import type { Books } from './books.ts';

const won = z.string().transform(BigInt);
const bet = z
  .object({
    betId: z.string(),
    siteId: z.string(),
    memberId: z.string(),
    version: z.int(),
    product: z.string(),
    gameId: z.string(),
    folds: z.int(),
    inPlay: z.boolean(),
    stake: won,
    returned: won,
    turnover: won,
    at: z.coerce.date(),
  })
  .transform(({ product, folds, inPlay, ...one }) => ({
    ...one,
    category: categoryOf({ product, gameId: one.gameId, folds, inPlay }),
  }));
const page = z.object({
  bets: z.array(bet),
  upto: z.coerce.date(),
  until: z.coerce.date(),
});
const ofBets = z.object({ bets: z.array(bet) });

/** Bets on sports and mini games. */
export function booksOfBetting(betting: RemoteService): Books {
  return {
    name: 'bets',
    settledBehind: (after) =>
      callService(betting, '/internal/bets/settled', { after: after.toISOString() }, page),
    async standing(betIds) {
      if (betIds.length === 0) return [];
      return (await callService(betting, '/internal/bets/standing', { betIds }, ofBets)).bets;
    },
  };
}
