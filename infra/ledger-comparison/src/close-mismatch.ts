import type { Auditor } from '@noriter/kit/audit';
import { withTransaction } from '@noriter/kit/postgres';
import { refuse, transportCodes } from '@noriter/kit/result-codes';
import type pg from 'pg';
import { closeMismatch } from './mismatch-table.ts';

/**
 * Takes a mismatch out of the alarm once a person has put it right, with why.
 *
 * @throws Refusal H404 when the site has no such open one
 */
export async function closeAsDealtWith(
  { pool }: { pool: pg.Pool },
  by: { siteId: string; operatorId: string; audit: Auditor },
  { commandId, reason }: { commandId: string; reason: string },
): Promise<void> {
  await withTransaction(pool, async (tx) => {
    const closed = await closeMismatch(tx, { siteId: by.siteId, commandId }, { ...by, reason });
    if (closed === null) throw refuse(transportCodes, 'H404');
    await by.audit(tx, {
      action: 'ledger-mismatch.close',
      subject: `command:${commandId}`,
      before: { ...closed, amount: closed.amount.toString() },
      after: { reason },
    });
  });
}
