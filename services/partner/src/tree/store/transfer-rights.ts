import { requestTable } from '@noriter/four-eyes/request-table';
import type pg from 'pg';
import { z } from 'zod';

/** Partners that are to move money, once a second operator agrees. */
export const transferRights = requestTable('transfer_right_request', 'request_id', {
  partnerId: z.string(),
});

/** Whether the right of a partner was asked for, and nobody has decided it. */
export async function isRightWaiting(tx: pg.ClientBase, partnerId: string): Promise<boolean> {
  const { rows } = await tx.query(
    `select from transfer_right_request where partner_id = $1 and status = 'waiting'`,
    [partnerId],
  );
  return rows.length > 0;
}

export async function giveTransferRight(
  tx: pg.ClientBase,
  { siteId, partnerId }: { siteId: string; partnerId: string },
): Promise<void> {
  await tx.query('update partner set may_transfer = true where partner_id = $1 and site_id = $2', [
    partnerId,
    siteId,
  ]);
}
