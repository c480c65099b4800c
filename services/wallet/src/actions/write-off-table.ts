import type { Won } from '@noriter/kit/money';
import { refuse } from '@noriter/kit/result-codes';
import type pg from 'pg';
import { leftOf } from '../domain/debt.ts';
import { errors } from '../errors.ts';
import { lockPlayers } from './ledger-tables.ts';

/**
 * Locks a debt with its member's account, so that nothing pays it until the transaction ends.
 *
 * @returns what is left of it, in won
 * @throws Refusal W012 when nothing is
 */
export async function lockDebt(
  tx: pg.ClientBase,
  { debtId, memberId }: { debtId: string; memberId: string },
): Promise<Won> {
  const player = (await lockPlayers(tx, [memberId])).get(memberId);
  const debt = player?.debts.find((open) => open.debtId === debtId);
  if (debt === undefined) throw refuse(errors, 'W012');
  return leftOf(debt);
}

/** Writes down who gave up what of a debt, and why; with a request where two agreed on it. */
export async function insertWriteOff(
  tx: pg.ClientBase,
  off: {
    debtId: string;
    requestId: string | null;
    memberId: string;
    amount: Won;
    reason: string;
  },
  by: { operatorId: string; loginId: string; at: Date },
): Promise<void> {
  await tx.query(
    `insert into debt_write_off
       (debt_id, request_id, member_id, amount, reason, operator_id, operator_name, at)
     values ($1, $2, $3, $4, $5, $6, $7, $8)`,
    [
      off.debtId,
      off.requestId,
      off.memberId,
      off.amount,
      off.reason,
      by.operatorId,
      by.loginId,
      by.at,
    ],
  );
}
