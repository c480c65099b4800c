import { idText } from '@noriter/kit/id-text';
import { wonText } from '@noriter/kit/money';
import { defineRoute } from '@noriter/kit/route';
import { z } from 'zod';
import { betRowOf } from '../../placement/http/bet-rows.ts';
import { betShape } from '../../placement/http/bet-shapes.ts';
import { readOwnBet } from '../../placement/store/read-slip.ts';
import { cancelBet } from '../actions/cancel-bet.ts';
import { offerCashOut } from '../actions/offer-cash-out.ts';
import { priceCashOuts } from '../actions/price-cash-outs.ts';
import { takeCashOut } from '../actions/take-cash-out.ts';
import type { SettlementDeps } from '../deps.ts';

const route = defineRoute<SettlementDeps>();

/** Members press keys; this is far more than they do. */
const rateLimit = { max: 60, windowMs: 60_000 };

const cancel = route({
  path: '/api/bet/cancel',
  summary: 'Takes a bet on sports back, while none of its matches has started',
  access: 'member',
  idempotent: 'required',
  rateLimit,
  body: z.object({ betId: idText }),
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
    betId: idText,
    part: z.enum(['25', '50', '75', '100']).default('100').describe('Percent of what runs'),
  }),
  data: z.object({
    offerId: z.string(),
    amount: wonText,
    expiresAt: z.iso.datetime(),
    delayMs: z.int().describe('So long it waits for its revalidation once it is taken; in play'),
  }),
  refuses: ['B1025', 'B1060'],
  async handle(deps, { body: { betId, part }, caller }) {
    const offered = await offerCashOut(deps, caller, { betId, percent: BigInt(part) });
    const { offerId, amount, expiresAt, delayMs } = offered;
    return { offerId, amount: amount.toString(), expiresAt: expiresAt.toISOString(), delayMs };
  },
});

/** As many as a page of a list has. */
const pricedMax = 20;

const prices = route({
  path: '/api/bet/cashOut/prices',
  summary: 'What bets on sports would be bought back for at this moment; nothing is offered by it',
  access: 'member',
  rateLimit,
  body: z.object({ betIds: z.array(idText).min(1).max(pricedMax) }),
  data: z.object({
    list: z
      .array(
        z.object({
          betId: z.string(),
          amount: wonText.nullable().describe('Null: not bought back now'),
        }),
      )
      .describe('Of those that still run'),
  }),
  async handle(deps, { body: { betIds }, caller }) {
    const list = await priceCashOuts(deps, caller, betIds);
    return {
      list: list.map(({ betId, amount }) => ({ betId, amount: amount?.toString() ?? null })),
    };
  },
});

const take = route({
  path: '/api/bet/cashOut/take',
  summary:
    'Takes an offer: what it named is paid if the bet is worth it still, in play after the bet delay',
  access: 'member',
  idempotent: 'required',
  rateLimit,
  body: z.object({ offerId: idText }),
  data: betShape,
  refuses: ['B1025', 'B1060', 'B1061', 'B1062', 'C999'],
  async handle(deps, { body: { offerId }, caller }) {
    const betId = await takeCashOut(deps, caller, offerId);
    const { siteId, memberId } = caller;
    return betRowOf(await readOwnBet(deps, { siteId, memberId, betId }));
  },
});

export const betEndingRoutes = [cancel, offer, prices, take] as const;
