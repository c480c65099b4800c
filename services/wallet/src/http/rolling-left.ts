import { wonText } from '@noriter/kit/money';
import { defineRoute } from '@noriter/kit/route';
import { z } from 'zod';
import type { WalletDeps } from '../deps.ts';
import { bannedFromWithdrawing } from '../store/members/bans.ts';
import { rollingProgress } from '../store/requests/rolling.ts';

const left = defineRoute<WalletDeps>()({
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

export const rollingLeftRoutes = [left] as const;
