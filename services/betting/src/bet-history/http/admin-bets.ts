import { wonText } from '@noriter/kit/money';
import { listOf, pageInfo, pageSlice, rowsQuery } from '@noriter/kit/paging';
import { withTransaction } from '@noriter/kit/postgres';
import { defineRoute } from '@noriter/kit/route';
import { z } from 'zod';
import type { BetHistoryDeps } from '../deps.ts';
import { searchBets } from '../store/search-bets.ts';
import { adminBet, adminBetOf, filter, page, searchOf } from './admin-bet-views.ts';

const route = defineRoute<BetHistoryDeps>();

/** More than this is no list for a person any more, and too much to let go at once. */
const EXPORT_ROWS_MAX = 5_000;

const betsList = route({
  path: '/api/admin/betting/bets/list',
  summary: "The site's bets, newest first",
  access: { permission: 'betting.read' },
  audits: false,
  body: filter.extend({ page, ...rowsQuery }),
  data: listOf(adminBet).extend({
    stake: wonText.describe('Of all that were found, refused ones left out'),
    returned: wonText.describe('Of all that were found'),
  }),
  async handle({ pool, clock }, { body, caller: { siteId } }) {
    const slice = pageSlice(body.page, body.rows);
    const { rows, total, ...sums } = await searchBets(pool, searchOf(clock, siteId, body), slice);
    return {
      list: rows.map(adminBetOf),
      pageInfo: pageInfo(body.page, total, body.rows),
      stake: sums.stake.toString(),
      returned: sums.returned.toString(),
    };
  },
});

const takeAway = route({
  path: '/api/admin/betting/bets/export',
  summary: 'All bets a filter finds, up to 5,000; who took them is kept in the audit',
  access: { permission: 'data.export' },
  audits: true,
  rateLimit: { max: 10, windowMs: 60_000 },
  body: filter,
  data: z.object({ list: z.array(adminBet), total: z.int() }),
  async handle({ pool, clock }, { body, caller: { siteId }, audit }) {
    const slice = { limit: EXPORT_ROWS_MAX, offset: 0 };
    const { rows, total } = await searchBets(pool, searchOf(clock, siteId, body), slice);
    await withTransaction(pool, (tx) =>
      audit(tx, {
        action: 'bet.export',
        subject: `site:${siteId}`,
        before: null,
        after: { ...body, rows: rows.length },
      }),
    );
    return { list: rows.map(adminBetOf), total };
  },
});

export const adminBetRoutes = [betsList, takeAway] as const;
