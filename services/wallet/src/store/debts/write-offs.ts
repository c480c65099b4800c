import type { Won } from '@noriter/kit/money';
import { refuse, transportCodes } from '@noriter/kit/result-codes';
import type pg from 'pg';
import { leftOf } from '../../domain/ledger/debt.ts';
import { errors } from '../../errors.ts';
import { lockPlayers } from '../ledger/accounts.ts';

/** Done, or waiting for a second operator; the amount is what was left of the debt. */
export type WrittenOff = { outcome: 'applied' | 'asked'; amount: Won };

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

/** Writes down who gave up what of a debt, and why; with a request where a second operator approved it. */
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

/** @throws Refusal H404 when the site has no such debt */
export async function debtorOf(
  tx: pg.ClientBase,
  key: { debtId: string; siteId: string },
): Promise<string> {
  const { rows } = await tx.query<{ memberId: string }>(
    'select member_id as "memberId" from debt where debt_id = $1 and site_id = $2',
    [key.debtId, key.siteId],
  );
  if (rows[0] === undefined) throw refuse(transportCodes, 'H404');
  return rows[0].memberId;
}

/** What became of this very write-off, when it was sent before; the caller has locked the member. */
export async function writtenBefore(
  tx: pg.ClientBase,
  writeOffId: string,
): Promise<WrittenOff | null> {
  const { rows } = await tx.query<WrittenOff>(
    `select 'applied' as outcome, amount from ledger where command_id = $1
     union all
     select 'asked', amount from adjustment_request where request_id = $1`,
    [writeOffId],
  );
  return rows[0] ?? null;
}

/** @throws Refusal W013 when a write-off of the debt waits for a second operator */
export async function checkNoneWaits(tx: pg.ClientBase, debtId: string): Promise<void> {
  const { rowCount } = await tx.query(
    `select from adjustment_request where debt_id = $1 and status = 'waiting'`,
    [debtId],
  );
  if (rowCount !== 0) throw refuse(errors, 'W013');
}
