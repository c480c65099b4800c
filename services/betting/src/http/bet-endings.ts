import { wonText } from '@noriter/kit/money';
import { defineRoute } from '@noriter/kit/route';
import { z } from 'zod';
import { cancelBet } from '../actions/cancel-bet.ts';
import { offerCashOut, takeCashOut } from '../actions/cash-out.ts';
import type { BettingDeps } from '../deps.ts';
import { readOwnBet } from '../queries/list-bets.ts';
import { betRowOf, betShape } from './bet-rows.ts';

const route = defineRoute<BettingDeps>();

/** Members press keys; this is far more than they do. */
const rateLimit = { max: 60, windowMs: 60_000 };

const cancel = route({
  path: '/api/bet/cancel',
  summary: 'Takes a bet on sports back, while none of its matches has started',
  access: 'member',
  idempotent: 'required',
  rateLimit,
  body: z.object({ betId: z.uuid() }),
  data: betShape,
  refuses: ['B1025', 'B1066', 'B1065', 'B1063', 'B1064', 'C999'],
  async handle(deps, { body: { betId }, caller: { siteId, memberId } }) {
    await cancelBet(deps, { siteId, memberId, betId });
    return betRowOf(await readOwnBet(deps, { siteId, memberId, betId }));
  },
});

const offer = route({
  path: '/api/bet/cashOut/offer',
  summary: 'What a bet on sports, or a part of it, is bought back for at this moment',
  access: 'member',
  rateLimit: { max: 240, windowMs: 60_000 },
  body: z.object({
    betId: z.uuid(),
    part: z.enum(['25', '50', '75', '100']).default('100').describe('Percent of what runs'),
  }),
  data: z.object({ offerId: z.string(), amount: wonText, expiresAt: z.iso.datetime() }),
  refuses: ['B1025', 'B1060'],
  async handle(deps, { body: { betId, part }, caller }) {
    const offered = await offerCashOut(deps, caller, { betId, percent: BigInt(part) });
    const { offerId, amount, expiresAt } = offered;
    return { offerId, amount: amount.toString(), expiresAt: expiresAt.toISOString() };
  },
});

const take = route({
  path: '/api/bet/cashOut/take',
  summary: 'Takes an offer: what it named is paid if the bet is worth it still',
  access: 'member',
  idempotent: 'required',
  rateLimit,
  body: z.object({ offerId: z.uuid() }),
  data: betShape,
  refuses: ['B1025', 'B1060', 'B1061', 'B1062', 'C999'],
  async handle(deps, { body: { offerId }, caller }) {
    const betId = await takeCashOut(deps, caller, offerId);
    const { siteId, memberId } = caller;
    return betRowOf(await readOwnBet(deps, { siteId, memberId, betId }));
  },
});

export const betEndingRoutes = [cancel, offer, take] as const;
