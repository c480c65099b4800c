import type pg from 'pg';
import type { Transfer } from '../domain/transfer.ts';
import { transferColumns } from './transfers.ts';

/** A member's transfers that have not ended. */
export async function readOpenTransfers(pool: pg.Pool, memberId: string): Promise<Transfer[]> {
  const { rows } = await pool.query<Transfer>(
    `select ${transferColumns} from game_transfer
     where member_id = $1 and state not in ('done', 'refused', 'returned') order by started_at`,
    [memberId],
  );
  return rows;
}

/**
 * What may explain that a vendor says too much of a member: what is on its way there or back, or else what came home
 * after it was asked.
 */
export async function readExplanation(
  tx: pg.ClientBase,
  { memberId, vendorKey }: Pick<Transfer, 'memberId' | 'vendorKey'>,
  askedAt: Date,
): Promise<Transfer | null> {
  const { rows } = await tx.query<Transfer>(
    `select ${transferColumns} from game_transfer
     where member_id = $1 and vendor_key = $2
       and (ended_at is null or (direction = 'out' and state = 'done' and ended_at >= $3))
     order by ended_at is not null, started_at limit 1`,
    [memberId, vendorKey, askedAt],
  );
  return rows[0] ?? null;
}

/** The vendors that a member's money ever went to. */
export async function readVendorsOf(pool: pg.Pool, memberId: string): Promise<string[]> {
  const { rows } = await pool.query<{ vendorKey: string }>(
    `select distinct vendor_key as "vendorKey" from game_transfer
     where member_id = $1 and direction = 'in' and state <> 'refused'`,
    [memberId],
  );
  return rows.map(({ vendorKey }) => vendorKey);
}
