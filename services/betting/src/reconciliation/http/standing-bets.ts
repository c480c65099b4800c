import { idText } from '@noriter/kit/id-text';
import { wonText } from '@noriter/kit/money';
import { defineRoute } from '@noriter/kit/route';
import { nameSchemas } from '@noriter/kit/schema-names';
import { z } from 'zod';
import { settledPage } from '../actions/settled-page.ts';
import type { ReconciliationDeps } from '../deps.ts';
import { type StandingBet, standingOf } from '../store/standing-bets.ts';

const BETS_MAX = 2_000;

const route = defineRoute<ReconciliationDeps>();

const bet = z.object({
  betId: z.string(),
  siteId: z.string(),
  memberId: z.string(),
  version: z.int(),
  product: z.string(),
  gameId: z.string(),
  folds: z.int(),
  inPlay: z.boolean(),
  stake: wonText,
  returned: wonText,
  turnover: wonText,
  at: z.iso.datetime(),
});

nameSchemas({ StandingBet: bet });

const settled = route({
  path: '/internal/bets/settled',
  summary: 'What bets that were settled behind a time count for, for who counts them too',
  access: 'internal',
  callers: ['partner'],
  body: z.object({ after: z.iso.datetime() }),
  data: z.object({
    bets: z.array(bet),
    upto: z.iso.datetime().describe('How far it looked; at the end it is `until`, or after'),
    until: z.iso.datetime().describe('Until when there is anything to look at'),
  }),
  async handle({ pool }, { body: { after } }) {
    const { bets, upto, until } = await settledPage(pool, new Date(after));
    return { bets: bets.map(betOf), upto: upto.toISOString(), until: until.toISOString() };
  },
});

const standing = route({
  path: '/internal/bets/standing',
  summary: 'What bets count for as they stand; one that was never settled is left out',
  access: 'internal',
  callers: ['partner'],
  body: z.object({ betIds: z.array(idText).max(BETS_MAX) }),
  data: z.object({ bets: z.array(bet) }),
  handle: async ({ pool }, { body: { betIds } }) => ({
    bets: (await standingOf(pool, betIds)).map(betOf),
  }),
});

function betOf({ stake, returned, turnover, at, ...one }: StandingBet): z.input<typeof bet> {
  return {
    ...one,
    stake: stake.toString(),
    returned: returned.toString(),
    turnover: turnover.toString(),
    at: at.toISOString(),
  };
}

export const standingBetRoutes = [settled, standing] as const;
