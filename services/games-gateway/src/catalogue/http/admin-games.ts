import { idText } from '@noriter/kit/id-text';
import { wonText } from '@noriter/kit/money';
import { listOf, pageInfo, pageOnlyQuery, rowsQuery } from '@noriter/kit/paging';
import { defineRoute } from '@noriter/kit/route';
import { z } from 'zod';
import { setGame } from '../actions/set-game.ts';
import type { CatalogueDeps } from '../deps.ts';
import { findGames, type OwnGames, popularOf } from '../domain/find-games.ts';
import { type Game, gameStates } from '../domain/game.ts';
import { gameRowOf, gameShape } from './game-rows.ts';

const route = defineRoute<CatalogueDeps>();

const ORDER_MAX = 1_000_000;

const adminGameShape = gameShape.extend({
  state: z.enum(gameStates),
  ord: z.int(),
  plays: z.string().describe('Rounds that were played'),
});

const nobody: OwnGames = { favourites: new Set<string>(), recent: [] };

function adminRowOf(deps: CatalogueDeps, game: Game): z.input<typeof adminGameShape> {
  const popular = popularOf(deps.games.inOrder('popular'));
  const row = gameRowOf(deps, game, { own: nobody, popular, now: deps.clock.now() });
  return { ...row, state: game.state, ord: game.ord, plays: game.plays.toString() };
}

const list = route({
  path: '/api/admin/games/catalogue',
  summary: 'Games, hidden ones too',
  access: { permission: 'betting.read' },
  audits: false,
  body: z.object({
    ...pageOnlyQuery,
    ...rowsQuery,
    vendorKey: z.string().max(40).optional(),
    search: z.string().max(60).default(''),
    state: z.enum(gameStates).optional(),
  }),
  data: listOf(adminGameShape),
  async handle(deps, { body: { page, rows, vendorKey, search, state } }) {
    // Hidden ones are found as if they were open.
    const all = deps.games.all().filter((one) => state === undefined || one.state === state);
    const shown = new Map(all.map((one) => [one.gameId, one]));
    const found = findGames(
      all.map((one) => ({ ...one, state: 'open' })),
      { vendorKey: vendorKey || undefined, search, filter: 'all', order: 'usual' },
      { own: nobody, popular: new Set(), now: deps.clock.now() },
    );
    const games = found
      .slice((page - 1) * rows, page * rows)
      .flatMap(({ gameId }) => shown.get(gameId) ?? []);
    return {
      list: games.map((game) => adminRowOf(deps, game)),
      pageInfo: pageInfo(page, found.length, rows),
    };
  },
});

const set = route({
  path: '/api/admin/games/catalogue/set',
  summary: 'Hides, opens, pins, orders or limits a game',
  access: { permission: 'betting.manage', scope: 'platform' },
  audits: true,
  idempotent: true,
  body: z.object({
    gameId: idText,
    // What is absent stays as it is.
    state: z.enum(gameStates).optional(),
    isPinned: z.boolean().optional(),
    ord: z.int().min(0).max(ORDER_MAX).optional(),
    maxBet: wonText.nullable().optional(),
  }),
  data: adminGameShape,
  refuses: ['G006', 'C999'],
  async handle(deps, { body, caller, audit }) {
    return adminRowOf(deps, await setGame(deps, caller, body, audit));
  },
});

export const adminGameRoutes = [list, set] as const;
