import { idText } from '@noriter/kit/id-text';
import { defineRoute } from '@noriter/kit/route';
import { versionNumber } from '@noriter/kit/version-number';
import { z } from 'zod';
import { groups } from '../../vocabulary/groups.ts';
import { orderGames } from '../actions/order-games.ts';
import type { CatalogueDeps } from '../deps.ts';
import { type Game, gameStates } from '../domain/game.ts';
import { orderedGames, PLACES_MAX } from '../domain/places.ts';
import { readOrder } from '../store/game-orders.ts';
import { type GameList, readGamesOf } from '../store/games.ts';
import { gameNameOf, gameNameShape } from './game-rows.ts';

const route = defineRoute<CatalogueDeps>();

const vendorKey = z.string().min(1).max(40);
const groupCode = z.string().min(1).max(40).describe('e.g. slot');

const orderShape = z.object({
  groupCode: z.string().describe('Whose games these are; empty for a vendor without any'),
  groups: z
    .array(z.object({ groupCode: z.string(), games: z.int() }))
    .describe('That the vendor has games of'),
  version: versionNumber.describe('0: nobody has put these games in order'),
  changedAt: z.iso.datetime().nullable(),
  changedBy: z.string().nullable().describe('Operator'),
  total: z.int().describe('Games of the list; those beyond the ones given follow by name'),
  games: z
    .array(gameNameShape.extend({ state: z.enum(gameStates), isPinned: z.boolean() }))
    .describe('As members see them: pinned ones first'),
});

/** The version is read first: games of a later order than it says are refused when they are saved. */
async function orderOf(
  deps: CatalogueDeps,
  { vendorKey: key, ...wish }: Omit<GameList, 'groupCode'> & { groupCode?: string | undefined },
): Promise<z.input<typeof orderShape>> {
  const offered = groupsOf(deps.games.all(), key);
  const list = { vendorKey: key, groupCode: wish.groupCode ?? offered[0]?.groupCode ?? '' };
  const { version, changedAt, changedBy } = await readOrder(deps.pool, list);
  const listed = (await readGamesOf(deps.pool, list)).filter(
    ({ gameId }) => deps.games.byId(gameId) !== undefined,
  );
  return {
    groupCode: list.groupCode,
    groups: offered,
    version,
    changedAt: changedAt?.toISOString() ?? null,
    changedBy,
    total: listed.length,
    games: orderedGames(listed).map((game) => ({
      ...gameNameOf(game),
      state: game.state,
      isPinned: game.isPinned,
    })),
  };
}

/** The groups that a vendor has games of, in the order of the menus. */
function groupsOf(games: readonly Game[], vendorKey: string) {
  const own = games.filter((game) => game.vendorKey === vendorKey);
  const byGroup = Map.groupBy(own, (game) => game.groupCode);
  const known = groups.flatMap(({ code }) => (byGroup.has(code) ? [code as string] : []));
  const others = [...byGroup.keys()].filter((code) => !known.includes(code)).toSorted();
  return [...known, ...others].map((code) => ({
    groupCode: code,
    games: byGroup.get(code)?.length ?? 0,
  }));
}

const get = route({
  path: '/api/admin/games/catalogue/order',
  summary: "A vendor's games of a group in their order, hidden ones too",
  access: { permission: 'betting.read' },
  audits: false,
  body: z.object({
    vendorKey,
    groupCode: groupCode.optional().describe("Without one the first of the vendor's"),
  }),
  data: orderShape,
  handle: (deps, { body }) => orderOf(deps, body),
});

const set = route({
  path: '/api/admin/games/catalogue/order/set',
  summary: "Puts a vendor's games of a group in order; games that are not named follow by name",
  access: { permission: 'betting.manage', scope: 'platform' },
  audits: true,
  idempotent: true,
  body: z.object({
    vendorKey,
    groupCode,
    version: versionNumber.describe('Of the order it was made of'),
    gameIds: z.array(idText).min(1).max(PLACES_MAX),
  }),
  data: orderShape,
  refuses: ['G004', 'G006', 'C999'],
  async handle(deps, { body, caller: { operatorId }, audit }) {
    await orderGames(deps, body, { operatorId, audit });
    return orderOf(deps, body);
  },
});

export const adminOrderRoutes = [get, set] as const;
