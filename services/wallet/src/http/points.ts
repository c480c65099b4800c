import { defineRoute } from '@noriter/kit/route';
import { z } from 'zod';
import { convertPoints } from '../actions/convert-points.ts';
import type { WalletDeps } from '../deps.ts';
import { balanceOf, balanceShape } from './balances.ts';

const convert = defineRoute<WalletDeps>()({
  path: '/api/point/convert',
  summary: 'Turns points into cash',
  access: 'member',
  idempotent: true,
  body: z.object({ amount: z.string().max(30).default('').describe('Points to convert') }),
  data: balanceShape,
  refuses: ['P001', 'P002', 'P003', 'P004', 'P009', 'U0011', 'W404'],
  async handle(deps, { body, caller, effectId }) {
    const wish = { commandId: effectId, amount: body.amount };
    return balanceOf(await convertPoints(deps, caller, wish));
  },
});

export const pointRoutes = [convert] as const;
