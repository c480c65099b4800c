import { withTransaction } from '@noriter/kit/postgres';
import type { MoneyCommand } from '@noriter/wallet-client/command';
import { writeCommands } from '@noriter/wallet-client/write-commands';
import type { CloseDeps } from '../deps.ts';
import { paymentIdOf, SETTLEMENT_SUBJECT } from '../domain/settlement-id.ts';
import { type Period, periodsIn, setPeriodState } from '../store/periods.ts';
import {
  countUnpaid,
  lockOpenSettlements,
  type Settlement,
  setSettlementState,
  startPaying,
} from '../store/settlements.ts';

const SETTLEMENTS_PER_PAGE = 500;

type Deps = Pick<CloseDeps, 'pool' | 'clock'>;

/**
 * Pays approved periods: a settlement becomes a command in the transaction that marks it, so that it is
 * asked for once however often the job is killed; the command's id makes the wallet pay it once.
 */
export async function payPeriods(deps: Deps, signal: AbortSignal): Promise<void> {
  for (const period of await periodsIn(deps.pool, 'approved')) {
    while (!signal.aborted && (await payPage(deps, period)) > 0);
    if (signal.aborted) return;
    await endWhenPaid(deps, period);
  }
}

/** @returns how many settlements it was */
function payPage({ pool, clock }: Deps, { periodId }: Period): Promise<number> {
  return withTransaction(pool, async (tx) => {
    const page = await lockOpenSettlements(tx, periodId, SETTLEMENTS_PER_PAGE);
    const [due, nothing] = [page.filter(isDue), page.filter((one) => !isDue(one))];
    const payments = due.map((one) => payment(one, clock.now()));
    await writeCommands(tx, payments);
    await startPaying(tx, payments);
    await setSettlementState(tx, nothing.map(idOf), { state: 'paid' });
    return page.length;
  });
}

async function endWhenPaid({ pool, clock }: Deps, { periodId }: Period): Promise<void> {
  await withTransaction(pool, async (tx) => {
    if ((await countUnpaid(tx, periodId)) > 0) return;
    await setPeriodState(tx, periodId, 'paid', clock.now());
  });
}

/** A member's own rolling comes as points, everything else as cash. */
function payment(settlement: Settlement, at: Date): MoneyCommand {
  const { settlementId, siteId, holderId: memberId, kind, payable: amount } = settlement;
  return {
    commandId: paymentIdOf(settlementId),
    siteId,
    memberId,
    kind: kind === 'self-rolling' ? 'points_grant' : 'commission_pay',
    amount,
    counterAccount: 'partner:commission',
    subjectType: SETTLEMENT_SUBJECT,
    subjectId: settlementId,
    product: '',
    at,
  };
}

function isDue({ payable }: Settlement): boolean {
  return payable > 0n;
}

function idOf({ settlementId }: Settlement): string {
  return settlementId;
}
