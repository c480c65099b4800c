import { idText } from '@noriter/kit/id-text';
import { wonText } from '@noriter/kit/money';
import { listOf, pageInfo, pageOnlyQuery, pageSlice } from '@noriter/kit/paging';
import { defineRoute } from '@noriter/kit/route';
import { nameSchemas } from '@noriter/kit/schema-names';
import { formatOdds } from '@noriter/rules/odds';
import { z } from 'zod';
import { oddsText } from '../../vocabulary/odds.ts';
import type { PlacementDeps } from '../deps.ts';
import type { FreeBet } from '../domain/free-bet.ts';
import {
  freeBetStates,
  openFreeBets,
  openOf,
  ownFreeBets,
  unusedFreeBets,
} from '../store/free-bets.ts';

const FREE_BETS_MAX = 500;

const freeBet = z.object({
  freeBetId: z.string(),
  amount: wonText.describe('Staked as a whole'),
  products: z.array(z.string()).describe('None named is all of them'),
  oddsMinimum: oddsText,
  winMax: wonText.nullable().describe('The most it may win; null for the site’s own limit'),
  expiresAt: z.iso.datetime(),
});

const ownFreeBet = freeBet.extend({
  state: z.enum(freeBetStates),
  won: wonText.describe('What its bet has won, without the stake'),
  slipId: z.string().nullable().describe('The slip that has staked it'),
});

nameSchemas({ FreeBet: freeBet, OwnFreeBet: ownFreeBet });

const list = defineRoute<PlacementDeps>()({
  path: '/api/bet/freeBet/list',
  summary: 'Free bets that the member may stake, the first to expire first',
  access: 'member',
  body: z.object({}),
  data: z.object({ list: z.array(freeBet) }),
  async handle({ pool, clock }, { caller: { siteId, memberId } }) {
    const rows = await openFreeBets(pool, { siteId, memberId, at: clock.now() });
    return { list: rows.map(freeBetOf) };
  },
});

const own = defineRoute<PlacementDeps>()({
  path: '/api/bet/freeBet/own',
  summary:
    'Every free bet that the member was given, and what was won with it; what may be staked first',
  access: 'member',
  body: z.object(pageOnlyQuery),
  data: listOf(ownFreeBet),
  async handle({ pool, clock }, { body: { page }, caller: { siteId, memberId } }) {
    const of = { siteId, memberId, at: clock.now(), ...pageSlice(page) };
    const { rows, total } = await ownFreeBets(pool, of);
    return {
      list: rows.map((row) => ({
        ...freeBetOf(row),
        state: row.state,
        won: row.won.toString(),
        slipId: row.slipId,
      })),
      pageInfo: pageInfo(page, total),
    };
  },
});

function freeBetOf(free: Omit<FreeBet, 'siteId' | 'memberId'>): z.input<typeof freeBet> {
  const { freeBetId, amount, products, oddsMinimum, winMax, expiresAt } = free;
  return {
    freeBetId,
    amount: amount.toString(),
    products: [...products],
    oddsMinimum: formatOdds(oddsMinimum),
    winMax: winMax?.toString() ?? null,
    expiresAt: expiresAt.toISOString(),
  };
}

const open = defineRoute<PlacementDeps>()({
  path: '/internal/bet/freeBet/open',
  summary: 'Which free bets their members may stake at this moment',
  access: 'internal',
  callers: ['promotion'],
  body: z.object({ freeBetIds: z.array(idText).max(FREE_BETS_MAX) }),
  data: z.object({ open: z.array(z.string()) }),
  handle: async ({ pool, clock }, { body: { freeBetIds } }) => ({
    open: await openOf(pool, freeBetIds, clock.now()),
  }),
});

const unused = defineRoute<PlacementDeps>()({
  path: '/internal/bet/freeBet/unused',
  summary:
    'Which free bets have expired without a slip that stands: nobody can stake them any more',
  access: 'internal',
  callers: ['promotion'],
  body: z.object({ freeBetIds: z.array(idText).max(FREE_BETS_MAX) }),
  data: z.object({ unused: z.array(z.string()) }),
  handle: async ({ pool }, { body: { freeBetIds } }) => ({
    unused: await unusedFreeBets(pool, freeBetIds),
  }),
});

export const freeBetRoutes = [list, own, open, unused] as const;
