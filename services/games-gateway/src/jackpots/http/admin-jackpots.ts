import { idText } from '@noriter/kit/id-text';
import { wonText } from '@noriter/kit/money';
import { defineRoute } from '@noriter/kit/route';
import { z } from 'zod';
import { gameNameOf, gameNameShape } from '../../catalogue/http/game-rows.ts';
import type { JackpotsDeps } from '../deps.ts';
import { isFresh } from '../domain/jackpot.ts';
import { readJackpots, readJackpotWins } from '../store/jackpots.ts';
import { jackpotRowOf, jackpotShape } from './jackpot-rows.ts';

const WINS_MAX = 50;

const jackpots = defineRoute<JackpotsDeps>()({
  path: '/api/admin/games/jackpots',
  summary: "Vendors' jackpots with their last fall, and the last that members were paid",
  access: { permission: 'betting.read' },
  audits: false,
  body: z.object({}),
  data: z.object({
    list: z.array(
      jackpotShape.extend({
        isFresh: z.boolean().describe('false: the vendor has not answered for a minute'),
        fellFrom: wonText.nullable().describe('What it stood at before somebody won it'),
        fellAt: z.iso.datetime().nullable(),
      }),
    ),
    wins: z.array(
      z.object({
        transactionId: idText,
        vendorKey: z.string(),
        game: gameNameShape.nullable(),
        roundId: idText.nullable(),
        memberId: idText,
        loginId: z.string(),
        amount: wonText,
        at: z.iso.datetime(),
        isRolledBack: z.boolean(),
      }),
    ),
  }),
  async handle(deps, { caller: { siteId } }) {
    const now = deps.clock.now();
    const [found, wins] = await Promise.all([
      readJackpots(deps.pool),
      readJackpotWins(deps.pool, siteId, WINS_MAX),
    ]);
    const list = found.map((one) => ({
      ...jackpotRowOf(deps, one),
      isFresh: isFresh(one, now),
      fellFrom: one.fellFrom?.toString() ?? null,
      fellAt: one.fellAt?.toISOString() ?? null,
    }));
    return {
      list,
      wins: wins.map(({ gameId, amount, at, ...win }) => {
        const game = gameId === null ? undefined : deps.games.byId(gameId);
        return {
          ...win,
          game: game === undefined ? null : gameNameOf(game),
          amount: amount.toString(),
          at: at.toISOString(),
        };
      }),
    };
  },
});

export const adminJackpotRoutes = [jackpots] as const;
