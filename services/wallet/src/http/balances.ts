import { idText } from '@noriter/kit/id-text';
import { wonText } from '@noriter/kit/money';
import { defineRoute } from '@noriter/kit/route';
import { nameSchemas } from '@noriter/kit/schema-names';
import { z } from 'zod';
import type { WalletDeps } from '../deps.ts';
import type { Account } from '../domain/ledger/account.ts';
import { readAccounts } from '../store/ledger/read-balances.ts';

const MEMBERS_PER_CALL_MAX = 500;

/** Balances as every call shows them; who never had money has nothing, at version 0. */
export const balanceShape = z.object({
  cash: wonText,
  held: wonText,
  points: wonText,
  owed: wonText.describe('To be paid back; who owes has no cash'),
  version: z.string().describe('Grows with each change; a higher one is newer'),
});

nameSchemas({ BalanceView: balanceShape });

export function balanceOf(account: Account | null | undefined): z.input<typeof balanceShape> {
  if (!account) return { cash: '0', held: '0', points: '0', owed: '0', version: '0' };
  const { cash, held, points, owed, version } = account;
  return {
    cash: cash.toString(),
    held: held.toString(),
    points: points.toString(),
    owed: owed.toString(),
    version: version.toString(),
  };
}

/** The call every open browser makes every five seconds: nothing but one gathered read. */
const getUserCash = defineRoute<WalletDeps>()({
  path: '/api/cash/getUserCash',
  summary: "The member's balances",
  access: 'member',
  body: z.object({}),
  data: balanceShape,
  handle: async ({ balances }, { caller }) => balanceOf(await balances.submit(caller.memberId)),
});

const internalBalances = defineRoute<WalletDeps>()({
  path: '/internal/balances',
  summary: 'Balances of many members',
  access: 'internal',
  callers: ['identity', 'games-gateway', 'notifier'],
  body: z.object({ memberIds: z.array(idText).max(MEMBERS_PER_CALL_MAX) }),
  data: z.object({ balances: z.array(balanceShape.extend({ memberId: z.string() })) }),
  async handle({ pool }, { body }) {
    const accounts = await readAccounts(pool, body.memberIds);
    const balances = body.memberIds.map((memberId) => ({
      memberId,
      ...balanceOf(accounts.get(memberId.toLowerCase())),
    }));
    return { balances };
  },
});

export const balanceRoutes = [getUserCash, internalBalances] as const;
