import { withTransaction } from '@noriter/kit/postgres';
import { ledgerRows } from '@noriter/wallet-client/ledger';
import { paymentIdOf, reversalIdOf } from '../../../close/domain/settlement-id.ts';
import type { CompareDeps } from '../../deps.ts';
import type { Difference } from '../../domain/difference.ts';
import { judgePayment } from '../../domain/judge-payment.ts';
import { keepDifferences, openSubjects, resolveSubjects } from '../../store/differences.ts';
import {
  noteCompared,
  type Payment,
  paymentsToCompare,
  readPayments,
} from '../../store/payments.ts';
import type { Compared } from './compare-accruals.ts';

/** Two commands each, in one call. */
const PAYMENTS_PER_PAGE = 500;

/** A payment is on its way for so long before it is looked for. */
const ON_ITS_WAY_MS = 10 * 60_000;

/** From the settlements to the ledger: what was paid or taken back is there, once and as it should be. */
export async function comparePayments(deps: CompareDeps, signal: AbortSignal): Promise<Compared> {
  const sum = { looked: 0, found: 0 };
  const approvedBefore = new Date(deps.clock.now().getTime() - ON_ITS_WAY_MS);
  const open = await openSubjects(deps.pool, 'payments', PAYMENTS_PER_PAGE);
  let page = await readPayments(deps.pool, open);
  do {
    signal.throwIfAborted();
    sum.looked += page.length;
    sum.found += await comparePage(deps, page);
    page = await paymentsToCompare(deps.pool, approvedBefore, PAYMENTS_PER_PAGE);
  } while (page.length > 0);
  return sum;
}

/** @returns how many are wrong */
async function comparePage(
  { pool, wallet }: CompareDeps,
  page: readonly Payment[],
): Promise<number> {
  const ids = page.flatMap((one) => [paymentIdOf(one.settlementId), reversalIdOf(one)]);
  const rows = await ledgerRows(wallet, ids);
  const wrong = page.flatMap((one): Difference[] => {
    const verdict = judgePayment(one, rows);
    return verdict === null ? [] : [differenceOf(one, verdict)];
  });
  const subjects = new Set(wrong.map(({ subject }) => subject));
  const right = page.map(({ settlementId }) => settlementId).filter((id) => !subjects.has(id));
  await withTransaction(pool, async (tx) => {
    await keepDifferences(tx, wrong);
    await resolveSubjects(tx, 'payments', right);
    await noteCompared(tx, page);
  });
  return wrong.length;
}

function differenceOf(
  { siteId, settlementId: subject, holderId: memberId, payable, fromDay: day }: Payment,
  { fault, found }: Pick<Difference, 'fault' | 'found'>,
): Difference {
  const of = { siteId, subject, memberId, day, category: null };
  return { ...of, check: 'payments', fault, figure: 'amount', expected: payable, found };
}
