import { idText } from '@noriter/kit/id-text';
import { koreaMinuteText } from '@noriter/kit/korea-time';
import { signedWonText, wonText } from '@noriter/kit/money';
import { refuse } from '@noriter/kit/result-codes';
import { csvNumber, csvText } from '@noriter/rules/csv';
import type pg from 'pg';
import { z } from 'zod';
import { errors } from '../../errors.ts';
import { forBoth } from '../../tree/http/both.ts';
import { readPeople } from '../../tree/store/people.ts';
import { reach, type Scope } from '../../tree/store/reach.ts';
import { areDaysSeen } from '../../tree/store/seen-days.ts';
import type { CloseDeps } from '../deps.ts';
import { statementSheet } from '../domain/statement-sheet.ts';
import { readStatement } from '../store/settlements.ts';
import { settlementShape, settlementView } from './settlement-shape.ts';

const both = forBoth<CloseDeps>();
const wish = z.object({ settlementId: idText });

const statement = both({
  path: '/statement',
  summary: 'What a settlement is made of, and as a file',
  body: wish,
  data: z.object({
    settlement: settlementShape,
    lines: z.array(
      z.object({
        category: z.string(),
        isCorrection: z.boolean(),
        turnover: signedWonText,
        base: signedWonText,
        amount: signedWonText,
      }),
    ),
    fileName: z.string(),
    csv: z.string(),
    payable: wonText,
  }),
  async handle({ pool }, { scope, body: { settlementId } }) {
    const { settlement, lines, name } = await findStatement(pool, scope, settlementId);
    const rows = [
      ['category', 'correction', 'turnover', 'base', 'amount'],
      ...lines.map((line) => [
        line.category,
        line.isCorrection ? 'Y' : 'N',
        csvNumber(line.turnover),
        csvNumber(line.base),
        csvNumber(line.amount),
      ]),
      ...(['earned', 'cut', 'fee', 'carriedIn', 'payable', 'carriedOut'] as const).map((sum) => [
        sum,
        '',
        '',
        '',
        csvNumber(settlement[sum]),
      ]),
    ];
    return {
      settlement,
      lines,
      payable: settlement.payable,
      fileName: `${name}.csv`,
      csv: csvText(rows),
    };
  },
});

const pdf = both({
  path: '/statement/pdf',
  summary: 'The same as PDF, in the language of the call',
  rateLimit: { max: 60, windowMs: 60_000 },
  body: wish,
  data: z.object({ fileName: z.string(), pdf: z.base64() }),
  async handle({ pool, drawThread }, { scope, body: { settlementId }, language }) {
    const { settlement, lines, name } = await findStatement(pool, scope, settlementId);
    const paidAt = settlement.paidAt === null ? '' : koreaMinuteText(new Date(settlement.paidAt));
    const sheet = statementSheet({ settlement: { ...settlement, paidAt }, lines }, language);
    const bytes = await drawThread.draw(sheet);
    return { fileName: `${name}.pdf`, pdf: Buffer.from(bytes).toString('base64') };
  },
});

/** @throws Refusal PT102 for a settlement that is not there, of who is not reached, or of before they came */
async function findStatement(pool: pg.Pool, scope: Scope, settlementId: string) {
  const found = await readStatement(pool, scope.siteId, settlementId);
  if (found === null) throw refuse(errors, 'PT102');
  const { settlement, lines } = found;
  const subject = await reach(pool, scope, settlement.holderId);
  if (!(await areDaysSeen(pool, subject, settlement))) throw refuse(errors, 'PT102');
  const holder = (await readPeople(pool, [settlement.holderId], scope.at))(settlement.holderId);
  return {
    settlement: settlementView(settlement, holder),
    lines: lines.map((line) => ({
      ...line,
      turnover: line.turnover.toString(),
      base: line.base.toString(),
      amount: line.amount.toString(),
    })),
    name: `statement-${settlement.kind}-${settlement.fromDay}-${settlement.untilDay}`,
  };
}

export const statementRoutes = [...statement, ...pdf];
