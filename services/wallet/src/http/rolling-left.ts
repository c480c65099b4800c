import { wonText } from '@noriter/kit/money';
import { defineRoute } from '@noriter/kit/route';
import { z } from 'zod';
import type { WalletDeps } from '../deps.ts';
import { rollingProgress } from '../store/requests/rolling.ts';

const left = defineRoute<WalletDeps>()({
  path: '/internal/turnover/left',
  summary: 'What a member has to stake yet before money may leave, for who lets money leave',
  access: 'internal',
  callers: ['partner'],
  body: z.object({ memberId: z.uuid() }),
  data: z.object({ remaining: wonText.describe('In fully counted won') }),
  async handle({ pool }, { body: { memberId } }) {
    const { remaining } = await rollingProgress(pool, memberId);
    return { remaining: remaining.toString() };
  },
});

export const rollingLeftRoutes = [left] as const;
