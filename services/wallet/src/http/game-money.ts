import { wonText } from '@noriter/kit/money';
import { defineRoute } from '@noriter/kit/route';
import { z } from 'zod';
import { mergeGameMoney } from '../actions/merge-game-money.ts';
import type { WalletDeps } from '../deps.ts';

const outGameMoney = defineRoute<WalletDeps>()({
  path: '/api/cash/outGameMoney',
  summary: 'Brings game money back into cash',
  access: 'member',
  idempotent: true,
  body: z.object({}),
  data: z.object({ merged: wonText }),
  refuses: ['C009'],
  async handle(deps, { caller }) {
    const { merged } = await mergeGameMoney(deps, caller.memberId);
    return { merged: merged.toString() };
  },
});

export const gameMoneyRoutes = [outGameMoney] as const;
