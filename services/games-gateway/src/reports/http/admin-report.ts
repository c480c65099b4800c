import { idText } from '@noriter/kit/id-text';
import { koreaDay } from '@noriter/kit/korea-time';
import { signedWonText } from '@noriter/kit/money';
import { listOf, pageInfo, pageQuery, rowsQuery } from '@noriter/kit/paging';
import { defineRoute } from '@noriter/kit/route';
import { z } from 'zod';
import { gameNameOf, gameNameShape } from '../../catalogue/http/game-rows.ts';
import type { ReportsDeps } from '../deps.ts';
import { byStakes, ggrOf, sumOf } from '../domain/figures.ts';
import {
  type DayFilter,
  type GameFigures,
  gameOrders,
  listByGame,
  readByDay,
  readByGame,
} from '../store/read-game-days.ts';
import { figuresOf, figuresShape } from './figure-rows.ts';

const route = defineRoute<ReportsDeps>();

/** A client sends an empty text where it means no filter. */
const vendorKey = z
  .string()
  .max(40)
  .optional()
  .transform((text) => (text === '' ? undefined : text));

const { startDate, endDate } = pageQuery;

type Asked = { startDate?: string | undefined; endDate?: string | undefined };

function daysOf({ clock }: Pick<ReportsDeps, 'clock'>, asked: Asked) {
  const today = koreaDay(clock.now());
  const from = asked.startDate ?? asked.endDate ?? today;
  const until = asked.endDate ?? today;
  return until < from ? { from, until: from } : { from, until };
}

const summary = route({
  path: '/api/admin/games/report',
  summary: 'What games earned and gave back, in all, by day and by vendor',
  access: { permission: 'betting.read' },
  audits: false,
  body: z.object({ startDate, endDate, vendorKey }),
  data: z.object({
    totals: figuresShape,
    days: z.array(
      z.object({
        day: z.string(),
        staked: signedWonText,
        returned: signedWonText,
        ggr: signedWonText,
      }),
    ),
    vendors: z.array(figuresShape.extend({ vendorKey: z.string() })),
  }),
  async handle(deps, { body, caller: { siteId } }) {
    const filter: DayFilter = { siteId, vendorKey: body.vendorKey, ...daysOf(deps, body) };
    const [days, games] = await Promise.all([
      readByDay(deps.pool, filter),
      readByGame(deps.pool, filter),
    ]);
    const weighed = games.map((one) => weigh(deps, one));
    const byVendor = [...Map.groupBy(weighed, (one) => one.vendorKey)];
    const vendors = byVendor.map(([key, own]) => ({ key, own, sum: sumOf(own) }));
    return {
      totals: figuresOf(sumOf(weighed), weighed),
      days: days.map((one) => ({
        day: one.day,
        staked: one.staked.toString(),
        returned: one.returned.toString(),
        ggr: ggrOf(one).toString(),
      })),
      vendors: vendors
        .toSorted((a, b) => byStakes(a.sum, b.sum))
        .map(({ key, own, sum }) => ({ vendorKey: key, ...figuresOf(sum, own) })),
    };
  },
});

const games = route({
  path: '/api/admin/games/report/games',
  summary: 'Each game that was played: what it earned, gave back, and promises to give back',
  access: { permission: 'betting.read' },
  audits: false,
  body: z.object({
    ...pageQuery,
    ...rowsQuery,
    vendorKey,
    order: z.enum(gameOrders).default('staked').describe('loss: where the house lost most'),
  }),
  data: listOf(
    figuresShape.extend({
      vendorKey: z.string(),
      gameId: idText.describe('Of zeros where the vendor named no game'),
      game: gameNameShape.nullable().describe('null for one that is not in the catalogue any more'),
    }),
  ),
  async handle(deps, { body, caller: { siteId } }) {
    const { page, rows, order } = body;
    const filter = { siteId, vendorKey: body.vendorKey, order, ...daysOf(deps, body) };
    const found = await listByGame(deps.pool, filter, page, rows);
    const list = found.rows.map((one) => {
      const game = deps.games.byId(one.gameId);
      return {
        vendorKey: one.vendorKey,
        gameId: one.gameId,
        game: game === undefined ? null : gameNameOf(game),
        ...figuresOf(one, [weigh(deps, one)]),
      };
    });
    return { list, pageInfo: pageInfo(page, found.total, rows) };
  },
});

function weigh(deps: Pick<ReportsDeps, 'games'>, one: GameFigures) {
  return { ...one, rtpBp: deps.games.byId(one.gameId)?.rtpBp ?? null };
}

export const reportRoutes = [summary, games] as const;
