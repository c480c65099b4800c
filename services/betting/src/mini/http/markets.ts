import type { Caller } from '@noriter/kit/caller';
import { refuse } from '@noriter/kit/result-codes';
import { defineRoute } from '@noriter/kit/route';
import { formatOdds } from '@noriter/rules/odds';
import { readSettings } from '@noriter/versioned-settings/store';
import { z } from 'zod';
import { errors } from '../../errors.ts';
import { limitsOf } from '../../site/domain/limits.ts';
import { limitSettings, stakeLimitsText } from '../../site/store/limits.ts';
import { levelOf } from '../../site/store/member-level.ts';
import type { MiniDeps } from '../deps.ts';
import { gameOf, games } from '../domain/games.ts';
import { marketsOf } from '../domain/markets/offers.ts';
import { priceOf } from '../domain/odds-book.ts';
import { oddsSettings } from '../store/odds.ts';
import { nextRound } from '../store/rounds.ts';
import { marketsShape } from './market-shapes.ts';

const route = defineRoute<MiniDeps>();

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
  deps: MiniDeps,
  caller: Caller,
  gameId: string,
): Promise<z.input<typeof marketsShape>> {
  if (gameOf(gameId) === null) throw refuse(errors, 'B1010');
  const [odds, limits, level, round] = await Promise.all([
    readSettings(deps.pool, oddsSettings, caller.siteId),
    readSettings(deps.pool, limitSettings, caller.siteId),
    caller.kind === 'member' ? levelOf(deps, caller) : null,
    nextRound(deps, { gameId, siteId: caller.siteId }),
  ]);
  const mine = level === null ? null : limitsOf(limits.document, 'mini', level);
  return {
    gameId,
    serverTime: deps.clock.now().toISOString(),
    round: round && {
      gameDay: round.gameDay,
      number: round.number,
      closesAt: round.closesAt.toISOString(),
      isVoid: round.isVoid,
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
