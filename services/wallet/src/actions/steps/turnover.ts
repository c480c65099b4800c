/** What deposits ask to be staked: written when one is approved, met when a withdrawal is paid. */
import type { Won } from '@noriter/kit/money';
import type pg from 'pg';
import type { Outcome } from '../../domain/ledger/batch.ts';
import type { CashPolicy } from '../../domain/policy/policy.ts';
import type { CashRequest } from '../../domain/requests/cash-request.ts';
import { requiredTurnover } from '../../domain/requests/rolling.ts';
import { lockAccounts } from '../../store/ledger/accounts.ts';
import { rollingProgress } from '../../store/requests/rolling.ts';
import { insertRequirement, markRollingMet } from '../../store/requests/rolling-requirements.ts';

/**
 * What the policy of this moment asks to be staked for a deposit stays asked, whatever follows. What
 * of it went to a debt at once is not there to be staked, and asks for nothing.
 */
export async function requireTurnover(
  tx: pg.ClientBase,
  deposit: CashRequest,
  { policy, at, outcomes }: { policy: CashPolicy; at: Date; outcomes: readonly Outcome[] },
): Promise<void> {
  const paid = await paidOff(tx, outcomes);
  const ofBonus = paid > deposit.amount ? paid - deposit.amount : 0n;
  const required =
    requiredTurnover(deposit.amount - (paid - ofBonus), policy.rollingPercent) +
    requiredTurnover(deposit.bonusAmount - ofBonus, policy.bonusRollingPercent);
  if (required === 0n) return;
  const { productWeights: weights, rollingOddsMinimum: oddsMinimum } = policy;
  await insertRequirement(tx, deposit, { required, weights, oddsMinimum, at });
}

/**
 * A withdrawal was paid. Where turnover fell below what was asked since the request, the requirements
 * stay open: an operator saw so and paid all the same. So they do where a bonus asked for more since.
 */
export async function endRequirements(
  tx: pg.ClientBase,
  { memberId }: CashRequest,
  at: Date,
): Promise<void> {
  const { remaining } = await rollingProgress(tx, memberId);
  if (remaining === 0n) await markRollingMet(tx, memberId, at);
}

/** What of the money that came went to debts in the same transaction. */
async function paidOff(tx: pg.ClientBase, outcomes: readonly Outcome[]): Promise<Won> {
  const owed = outcomes[0]?.account.owed ?? 0n;
  if (outcomes[0] === undefined || owed === 0n) return 0n;
  const { memberId } = outcomes[0].account;
  return owed - ((await lockAccounts(tx, [memberId])).get(memberId)?.owed ?? 0n);
}
