import { withTransaction } from '@noriter/kit/postgres';
import { type LedgerEntry, ledgerPage } from '@noriter/wallet-client/ledger';
import type { CompareDeps } from '../../deps.ts';
import type { Difference } from '../../domain/difference.ts';
import { judgeCommission } from '../../domain/judge-payment.ts';
import { keepDifferences } from '../../store/differences.ts';
import { type Payment, readPayments } from '../../store/payments.ts';
import { cursorOf, saveCursor } from '../../store/progress.ts';
import type { Compared } from './compare-accruals.ts';

/** From the ledger to the settlements: nobody was paid what no settlement asked for. */
export async function compareCommission(deps: CompareDeps, signal: AbortSignal): Promise<Compared> {
  const sum = { looked: 0, found: 0 };
  let position = BigInt(await cursorOf(deps.pool, 'commission'));
  for (;;) {
    signal.throwIfAborted();
    const { entries, upto } = await ledgerPage(deps.wallet, 'commission', { after: position });
    if (upto === position) return sum;
    const wrong = await wrongRows(deps, entries);
    await withTransaction(deps.pool, async (tx) => {
      await keepDifferences(tx, wrong);
      await saveCursor(tx, 'commission', upto.toString());
    });
    sum.looked += entries.length;
    sum.found += wrong.length;
    position = upto;
  }
}

async function wrongRows(
  { pool }: Pick<CompareDeps, 'pool'>,
  entries: readonly LedgerEntry[],
): Promise<Difference[]> {
  const payments = await readPayments(
    pool,
    entries.map(({ subjectId }) => subjectId),
  );
  const byId = new Map(payments.map((one) => [one.settlementId, one]));
  return entries.flatMap((row) => {
    const payment = byId.get(row.subjectId);
    const fault = judgeCommission(row, payment);
    return fault === null ? [] : [differenceOf(row, payment, fault)];
  });
}

function differenceOf(
  { commandId: subject, siteId, memberId, amount }: LedgerEntry,
  payment: Payment | undefined,
  fault: Difference['fault'],
): Difference {
  const of = { siteId, subject, memberId, day: payment?.fromDay ?? null, category: null };
  const expected = fault === 'unknown' ? null : (payment?.payable ?? null);
  return { ...of, check: 'commission', fault, figure: 'amount', expected, found: amount };
}
