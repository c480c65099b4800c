import { idText } from '@noriter/kit/id-text';
import { wonText } from '@noriter/kit/money';
import { defineRoute } from '@noriter/kit/route';
import { z } from 'zod';
import { isEnded } from '../../transfer/domain/transfer.ts';
import { readOpenTransfers } from '../../transfer/store/member-transfers.ts';
import { mergeMoney } from '../actions/merge-money.ts';
import type { LaunchDeps } from '../deps.ts';

const route = defineRoute<LaunchDeps>();

const mergedShape = z.object({
  merged: wonText.describe('What came back into cash'),
  onItsWay: wonText.describe('What a vendor has not answered about: it comes when it has'),
  state: z.enum(['complete', 'waiting']),
});

const mergeRoute = (path: '/api/cash/outGameMoney' | '/api/member/changeMemCashFlag') =>
  route({
    path,
    summary: 'Brings game money back into cash',
    access: 'member',
    idempotent: true,
    body: z.object({}),
    data: mergedShape,
    refuses: ['C009', '9999', 'G013'],
    async handle(deps, { caller: { siteId, memberId }, effectId: causeId }) {
      const { merged, onItsWay } = await mergeMoney(deps, { siteId, memberId, causeId });
      return {
        merged: merged.toString(),
        onItsWay: onItsWay.toString(),
        state: onItsWay === 0n ? ('complete' as const) : ('waiting' as const),
      };
    },
  });

const transfers = route({
  path: '/api/game/transfers',
  summary: "The member's money that is on its way to or from a vendor",
  access: 'member',
  body: z.object({}),
  data: z.object({
    list: z.array(
      z.object({
        transferId: idText,
        vendorKey: z.string(),
        direction: z.enum(['in', 'out']),
        amount: wonText,
        startedAt: z.iso.datetime(),
      }),
    ),
  }),
  async handle({ pool }, { caller: { memberId } }) {
    const open = (await readOpenTransfers(pool, memberId)).filter((one) => !isEnded(one));
    return {
      list: open.map(({ transferId, vendorKey, direction, amount, startedAt }) => ({
        transferId,
        vendorKey,
        direction,
        amount: amount.toString(),
        startedAt: startedAt.toISOString(),
      })),
    };
  },
});

export const moneyRoutes = [
  mergeRoute('/api/cash/outGameMoney'),
  mergeRoute('/api/member/changeMemCashFlag'),
  transfers,
] as const;
