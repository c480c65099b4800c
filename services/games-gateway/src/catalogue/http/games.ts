import { idText } from '@noriter/kit/id-text';
import { koreaDay } from '@noriter/kit/korea-time';
import { pageInfo, pageInfoShape, pageOnlyQuery } from '@noriter/kit/paging';
import { refuse } from '@noriter/kit/result-codes';
import { defineRoute } from '@noriter/kit/route';
import { z } from 'zod';
import { errors } from '../../errors.ts';
import { shownTo } from '../../site/actions/shown-to.ts';
import { deviceField } from '../../site/http/device-field.ts';
import type { CatalogueDeps } from '../deps.ts';
import { findGames, gameFilters, type OwnGames, popularOf } from '../domain/find-games.ts';
import { gameOrders } from '../domain/game-orders.ts';
import { listEtag } from '../domain/list-etag.ts';
import { readOwnGames, removeFavourite, saveFavourite } from '../store/own-games.ts';
import { gameRowOf, gameShape } from './game-rows.ts';

const route = defineRoute<CatalogueDeps>();

const ROWS_MAX = 100;
const SEARCH_LENGTH_MAX = 60;

/** A client sends an empty text where it means no filter. */
const filterText = z
  .string()
  .max(40)
  .optional()
  .transform((text) => (text === '' ? undefined : text));

const nobody: OwnGames = { favourites: new Set<string>(), recent: [] };

const getGameList = route({
  path: '/api/game/getGameList',
  summary: 'Games in pages, by vendor, group, name or initial consonants',
  access: 'guest',
  // Vendors' calls about money are answered in the same process.
  rateLimit: { max: 200, windowMs: 10_000 },
  body: z.object({
    ...pageOnlyQuery,
    rows: z.coerce.number().int().min(5).max(ROWS_MAX).default(30).describe('Games of a page'),
    vendorKey: filterText.describe('e.g. kplay'),
    vendorCode: filterText.describe("The specification's code, e.g. 200"),
    gameType: filterText.describe('The group, e.g. slot'),
    gameKey: filterText.describe('One game of the vendor'),
    search: z.string().max(SEARCH_LENGTH_MAX).default('').describe('A name, or ㄱㅇㅊ'),
    filter: z.enum(gameFilters).default('all'),
    order: z.enum(gameOrders).default('usual'),
    device: deviceField,
    etag: z
      .string()
      .max(80)
      .optional()
      .describe('Of the answer to this very question that the client has already'),
  }),
  data: z.object({
    games: z.array(gameShape),
    pageInfo: pageInfoShape,
    etag: z.string(),
    notModified: z.boolean().describe('true: what the client has is right, `games` is empty'),
  }),
  async handle(deps, { body, caller }) {
    const own = caller.kind === 'member' ? await readOwnGames(deps.pool, caller.memberId) : nobody;
    const now = deps.clock.now();
    const { page, rows, gameType: groupCode, gameKey } = body;
    const shown = await shownTo(deps, caller, body.device);
    const { audience, sees } = shown;
    const etag = listEtag(
      {
        audience,
        version: deps.games.version(),
        vendors: deps.vendors.all(),
        own,
        day: koreaDay(now),
      },
      { ...body, groupCode },
    );
    const popular = popularOf(deps.games.inOrder('popular').filter(sees));
    const all = deps.games.inOrder(body.order).filter(sees);
    const found = findGames(all, { ...body, groupCode }, { own, popular, now }).filter(
      ({ gameCode }) => gameKey === undefined || gameCode === gameKey,
    );
    const info = pageInfo(page, found.length, rows);
    if (body.etag === etag) return { games: [], pageInfo: info, etag, notModified: true };
    const games = found
      .slice((page - 1) * rows, page * rows)
      .map((game) => gameRowOf(deps, game, { own, popular, now }));
    return { games, pageInfo: info, etag, notModified: false };
  },
});

const setFavourite = route({
  path: '/api/game/favourites/set',
  summary: "Puts a game among the member's favourites, or takes it out",
  access: 'member',
  body: z.object({ gameId: idText, isFavourite: z.boolean() }),
  data: z.object({ gameId: idText, isFavourite: z.boolean() }),
  refuses: ['G006'],
  async handle({ pool, clock, games }, { body: { gameId, isFavourite }, caller: { memberId } }) {
    if (games.byId(gameId) === undefined) throw refuse(errors, 'G006');
    if (isFavourite) await saveFavourite(pool, { memberId, gameId, at: clock.now() });
    else await removeFavourite(pool, { memberId, gameId });
    return { gameId, isFavourite };
  },
});

export const gameRoutes = [getGameList, setFavourite] as const;
