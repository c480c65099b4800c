import { callService } from '@noriter/kit/service-client';
import { z } from 'zod';
import { categoryOf } from '../../vocabulary/bet-category.ts';
import { isBetCategory } from '../../vocabulary/categories.ts';
import { gameCategory } from '../../vocabulary/game-groups.ts';
import type { RatesDeps } from '../deps.ts';
import { holdOfReturn, type PublishedHold, weighedHolds } from '../domain/hold.ts';

const returnBp = z.int().min(0);
const mini = z.object({ games: z.array(z.object({ gameId: z.string(), returnBp })) });
const sport = z.object({
  tickets: z.array(
    z.object({
      gameId: z.string(),
      folds: z.int(),
      inPlay: z.boolean(),
      staked: z.string().transform(BigInt),
      returnBp,
    }),
  ),
});
const groups = z.object({ groups: z.array(z.object({ groupCode: z.string(), returnBp })) });

/** What betting says that its mini games and its odds pay back. @throws Refusal TE99, NT99 without an answer */
export async function holdsOfBetting(
  deps: Pick<RatesDeps, 'betting'>,
  siteId: string,
): Promise<PublishedHold[]> {
  return [...(await holdsOfMini(deps, siteId)), ...(await holdsOfSport(deps, siteId))];
}

async function holdsOfSport(
  { betting }: Pick<RatesDeps, 'betting'>,
  siteId: string,
): Promise<PublishedHold[]> {
  const { tickets } = await callService(betting, '/internal/sport/returns', { siteId }, sport);
  return weighedHolds(
    tickets.flatMap(({ staked, returnBp: back, ...ticket }) => {
      const category = categoryOf({ product: 'sport', ...ticket });
      return category === null ? [] : [{ category, staked, holdPpm: holdOfReturn(back) }];
    }),
  );
}

async function holdsOfMini(
  { betting }: Pick<RatesDeps, 'betting'>,
  siteId: string,
): Promise<PublishedHold[]> {
  const { games } = await callService(betting, '/internal/mini/returns', { siteId }, mini);
  return games.flatMap(({ gameId, returnBp: back }) => {
    const category = `mini-${gameId}`;
    return isBetCategory(category) ? [{ category, holdPpm: holdOfReturn(back) }] : [];
  });
}

type Days = { from: string; until: string };

/** What vendors promise of the games that were played, by the weight of their stakes. */
export async function holdsOfGames(
  { games }: Pick<RatesDeps, 'games'>,
  asked: Days & { siteId: string },
): Promise<PublishedHold[]> {
  const found = await callService(games, '/internal/games/returns', asked, groups);
  return found.groups.flatMap(({ groupCode, returnBp: back }) => {
    const category = gameCategory(groupCode);
    return category === null ? [] : [{ category, holdPpm: holdOfReturn(back) }];
  });
}
