import { wonText } from '@noriter/kit/money';
import { defineRoute } from '@noriter/kit/route';
import { z } from 'zod';
import { checkReceiver } from '../actions/check-receiver.ts';
import type { WalletDeps } from '../deps.ts';
import { bannedFromWithdrawing } from '../store/members/bans.ts';
import { rollingProgress } from '../store/requests/rolling.ts';

const route = defineRoute<WalletDeps>();

const left = route({
  path: '/internal/turnover/left',
  summary: 'What keeps a member’s money from leaving, for who lets money leave',
  access: 'internal',
  callers: ['partner'],
  body: z.object({ memberId: z.uuid() }),
  data: z.object({
    remaining: wonText.describe('To be staked yet, in fully counted won'),
    isBanned: z.boolean().describe('An operator keeps the member from withdrawing'),
  }),
  async handle({ pool }, { body: { memberId } }) {
    const { remaining } = await rollingProgress(pool, memberId);
    const banned = await bannedFromWithdrawing(pool, [memberId]);
    return { remaining: remaining.toString(), isBanned: banned.has(memberId) };
  },
});

const mayReceive = route({
  path: '/internal/transfers/mayReceive',
  summary: 'Whether a member’s protection lets a transfer in, for who lets money in',
  access: 'internal',
  callers: ['partner'],
  body: z.object({ siteId: z.string(), memberId: z.uuid(), amount: wonText }),
  data: z.object({
    mayReceive: z.boolean().describe('Which limit or exclusion is in the way is the member’s own'),
  }),
  async handle(deps, { body: { siteId, memberId, amount } }) {
    return { mayReceive: await checkReceiver(deps, { siteId, memberId }, amount) };
  },
});

export const transferRoutes = [left, mayReceive] as const;
