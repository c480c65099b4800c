import { idText } from '@noriter/kit/id-text';
import { wonText } from '@noriter/kit/money';
import { defineRoute } from '@noriter/kit/route';
import { z } from 'zod';
import { learnProtection } from '../actions/learn-protection.ts';
import type { WalletDeps } from '../deps.ts';
import { bannedFromWithdrawing } from '../store/members/bans.ts';
import { rollingProgress } from '../store/requests/rolling.ts';

const route = defineRoute<WalletDeps>();

const left = route({
  path: '/internal/turnover/left',
  summary: 'What keeps a member’s money from leaving, for who lets money leave',
  access: 'internal',
  callers: ['partner'],
  body: z.object({ memberId: idText }),
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

const receiver = route({
  path: '/internal/transfers/receiver',
  summary:
    'Has the wallet learn how a member is protected now, before money is transferred to them',
  access: 'internal',
  callers: ['partner'],
  body: z.object({ siteId: z.string(), memberId: idText }),
  data: z.object({}),
  async handle(deps, { body }) {
    await learnProtection(deps, body);
    return {};
  },
});

export const transferRoutes = [left, receiver] as const;
