import { wonText } from '@noriter/kit/money';
import { defineRoute } from '@noriter/kit/route';
import { nameSchemas } from '@noriter/kit/schema-names';
import { z } from 'zod';
import type { WalletDeps } from '../deps.ts';
import { leftOf } from '../domain/ledger/debt.ts';
import { openDebts } from '../store/debts/debts.ts';

/** A debt as members and operators see it. */
export const debtShape = z.object({
  debtId: z.string(),
  subjectType: z.string().describe('What the money was for: bet-slip'),
  subjectId: z.string(),
  product: z.string(),
  amount: wonText.describe('What was to be taken back'),
  collected: wonText,
  left: wonText.describe('What is still owed of it'),
  arisenAt: z.iso.datetime(),
});

nameSchemas({ DebtView: debtShape });

type ShownDebt = {
  debtId: string;
  subjectType: string;
  subjectId: string;
  product: string;
  amount: bigint;
  collected: bigint;
  writtenOff: bigint;
  arisenAt: Date;
};

export function debtShapeOf(debt: ShownDebt): z.input<typeof debtShape> {
  const { debtId, subjectType, subjectId, product } = debt;
  return {
    debtId,
    subjectType,
    subjectId,
    product,
    amount: debt.amount.toString(),
    collected: debt.collected.toString(),
    left: leftOf(debt).toString(),
    arisenAt: debt.arisenAt.toISOString(),
  };
}

const ownDebts = defineRoute<WalletDeps>()({
  path: '/api/cash/debts',
  summary: 'What the member has to pay back, and what for; the oldest first',
  access: 'member',
  body: z.object({}),
  data: z.object({ owed: wonText, list: z.array(debtShape) }),
  async handle({ pool }, { caller: { memberId } }) {
    const debts = (await openDebts(pool, [memberId])).get(memberId) ?? [];
    const owed = debts.reduce((sum, debt) => sum + leftOf(debt), 0n);
    return { owed: owed.toString(), list: debts.map(debtShapeOf) };
  },
});

export const debtRoutes = [ownDebts] as const;
