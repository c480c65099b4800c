import type { Auditor } from '@noriter/kit/audit';
import { withTransaction } from '@noriter/kit/postgres';
import { refuse, transportCodes } from '@noriter/kit/result-codes';
import type pg from 'pg';
import { closeDifference } from '../store/list-differences.ts';

/**
 * Takes a difference out of the alarm once a person has put it right, with why.
 *
 * @throws Refusal H404 when there is no such open one
 */
export async function closeAsDealtWith(
  { pool }: { pool: pg.Pool },
  { operatorId, audit }: { operatorId: string; audit: Auditor },
  { differenceId, reason }: { differenceId: string; reason: string },
): Promise<void> {
  await withTransaction(pool, async (tx) => {
    const closed = await closeDifference(tx, differenceId, { operatorId, reason });
    if (closed === null) throw refuse(transportCodes, 'H404');
    await audit(tx, {
      action: 'partner-difference.close',
      subject: `partner-difference:${differenceId}`,
      before: closed,
      after: { reason },
    });
  });
}
