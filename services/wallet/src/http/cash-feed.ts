import { wonText } from '@noriter/kit/money';
import { defineRoute } from '@noriter/kit/route';
import { nameSchemas } from '@noriter/kit/schema-names';
import { z } from 'zod';
import type { WalletDeps } from '../deps.ts';
import { type FeedRow, publicCashFeed } from '../store/requests/public-cash-feed.ts';

const feedRow = z.object({ memberMasked: z.string(), amount: wonText, at: z.iso.datetime() });

nameSchemas({ PublicCashRow: feedRow });

const cashList = defineRoute<WalletDeps>()({
  path: '/api/main/cashList',
  summary: 'The last deposits and withdrawals of the site, masked',
  access: 'guest',
  body: z.object({}),
  data: z.object({ deposits: z.array(feedRow), withdrawals: z.array(feedRow) }),
  async handle({ pool }, { caller }) {
    const { deposits, withdrawals } = await publicCashFeed(pool, caller.siteId);
    return { deposits: deposits.map(feedRowOf), withdrawals: withdrawals.map(feedRowOf) };
  },
});

const topWithdrawals = defineRoute<WalletDeps>()({
  path: '/api/main/topWithdrawals',
  summary: 'The highest withdrawals of today and of this week in Korea, masked',
  access: 'guest',
  body: z.object({}),
  data: z.object({ today: z.array(feedRow), week: z.array(feedRow) }),
  async handle(deps, { caller }) {
    const { today, week } = await deps.topWithdrawals(caller.siteId);
    return { today: today.map(feedRowOf), week: week.map(feedRowOf) };
  },
});

const forMainPage = defineRoute<WalletDeps>()({
  path: '/internal/cash/main',
  summary: 'What the main page shows of a site’s deposits and withdrawals, masked',
  access: 'internal',
  callers: ['board'],
  body: z.object({ site: z.string() }),
  data: z.object({
    deposits: z.array(feedRow),
    withdrawals: z.array(feedRow),
    today: z.array(feedRow),
    week: z.array(feedRow),
  }),
  async handle(deps, { body: { site } }) {
    const [{ deposits, withdrawals }, { today, week }] = await Promise.all([
      publicCashFeed(deps.pool, site),
      deps.topWithdrawals(site),
    ]);
    return {
      deposits: deposits.map(feedRowOf),
      withdrawals: withdrawals.map(feedRowOf),
      today: today.map(feedRowOf),
      week: week.map(feedRowOf),
    };
  },
});

function feedRowOf({ memberMasked, amount, at }: FeedRow): z.input<typeof feedRow> {
  return { memberMasked, amount: amount.toString(), at: at.toISOString() };
}

export const cashFeedRoutes = [cashList, topWithdrawals, forMainPage] as const;
