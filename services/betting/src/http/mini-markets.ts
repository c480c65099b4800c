import type { Caller } from '@noriter/kit/caller';
import { refuse } from '@noriter/kit/result-codes';
import { defineRoute } from '@noriter/kit/route';
import { z } from 'zod';
import type { BettingDeps } from '../deps.ts';
import { limitsOf } from '../domain/limits.ts';
import { gameOf, games } from '../domain/mini/games.ts';
import { priceOf } from '../domain/mini/odds-book.ts';
import { marketsOf } from '../domain/mini/offers.ts';
import { formatOdds, oddsText } from '../domain/settlement/odds.ts';
import { errors } from '../errors.ts';
import { readLimits, stakeLimitsShape, stakeLimitsText } from '../queries/limits-document.ts';
import { levelOf } from '../queries/member-level.ts';
import { nextRound } from '../queries/mini-rounds.ts';
import { readOdds } from '../queries/odds-document.ts';

const route = defineRoute<BettingDeps>();

const conditionShape = z.object({
  fact: z.string(),
  from: z.int().optional(),
  to: z.int().optional(),
  parity: z.enum(['odd', 'even']).optional(),
});

const marketsShape = z.object({
  gameId: z.string(),
  serverTime: z.iso.datetime().describe('Countdowns go by this clock'),
  round: z
    .object({ gameDay: z.iso.date(), number: z.int(), closesAt: z.iso.datetime() })
    .nullable()
    .describe('The round that is drawn next'),
  oddsVersion: z.int().describe('Grows with each change of the odds'),
  limits: stakeLimitsShape.nullable().describe("Of the member's level; null for guests"),
  markets: z.array(
    z.object({
      marketId: z.string(),
      selections: z.array(
        z.object({
          selectionId: z.string(),
          odds: oddsText,
          isOpen: z.boolean(),
          conditions: z.array(conditionShape).describe('It wins when all of them hold'),
        }),
      ),
    }),
  ),
});

const markets = route({
  path: '/api/minigame/markets',
  summary: 'What a game offers, at which odds, and what the caller may stake',
  access: 'guest',
  body: z.object({ gameId: z.string().max(40) }),
  data: marketsShape,
  refuses: ['B1010'],
  handle: (deps, { body, caller }) => marketsFor(deps, caller, body.gameId),
});

/** The specification's address, one for each game. */
const slots = games.map(({ gameId }) =>
  route({
    path: `/api/minigame/slots/${gameId}/single`,
    summary: `The same for ${gameId}`,
    access: 'guest',
    body: z.object({}),
    data: marketsShape,
    handle: (deps, { caller }) => marketsFor(deps, caller, gameId),
  }),
);

async function marketsFor(
  deps: BettingDeps,
  caller: Caller,
  gameId: string,
): Promise<z.input<typeof marketsShape>> {
  if (gameOf(gameId) === null) throw refuse(errors, 'B1010');
  const [odds, limits, level, round] = await Promise.all([
    readOdds(deps, caller.siteId),
    readLimits(deps, caller.siteId),
    caller.kind === 'member' ? levelOf(deps, caller) : null,
    nextRound(deps, gameId),
  ]);
  const mine = level === null ? null : limitsOf(limits.document, 'mini', level);
  return {
    gameId,
    serverTime: deps.clock.now().toISOString(),
    round: round && {
      gameDay: round.gameDay,
      number: round.number,
      closesAt: round.closesAt.toISOString(),
    },
    oddsVersion: odds.version,
    limits: mine && stakeLimitsText(mine),
    markets: marketsOf(gameId).map(({ marketId, selections }) => ({
      marketId,
      selections: selections.map((selection) => {
        const price = priceOf(odds.document, gameId, { ...selection, marketId });
        const { selectionId, conditions } = selection;
        const { isOpen } = price;
        return {
          selectionId,
          odds: formatOdds(price.odds),
          isOpen,
          conditions: [...conditions],
        };
      }),
    })),
  };
}

export const miniMarketRoutes = [markets, ...slots] as const;
