import type pg from 'pg';
import { isHeld, type Transfer } from '../../transfer/domain/transfer.ts';

/** Ended transfers of all vendors but some that were not compared yet, the oldest first. */
export async function readUnchecked(
  pool: pg.Pool,
  { endedBefore, without, limit }: { endedBefore: Date; without: readonly string[]; limit: number },
): Promise<Transfer[]> {
  const { rows } = await pool.query<Transfer>(
    `select transfer_id as "transferId", site_id as "siteId", member_id as "memberId",
       vendor_key as "vendorKey", direction, amount, state, reason, attempts,
       started_at as "startedAt"
     from game_transfer where ended_at < $1 and checked_at is null and vendor_key <> all($3::text[])
     order by ended_at limit $2`,
    [endedBefore, limit, without],
  );
  return rows;
}

/**
 * Notes that a transfer was compared; what differs is an open difference of its vendor. The amount of one that is held
 * is the vendor's alone.
 */
export async function noteChecked(
  tx: pg.ClientBase,
  transfer: Transfer,
  { differs, at }: { differs: boolean; at: Date },
): Promise<void> {
  const { transferId, vendorKey, memberId, direction, amount } = transfer;
  await tx.query('update game_transfer set checked_at = $2 where transfer_id = $1', [
    transferId,
    at,
  ]);
  if (!differs) return;
  const [kind, ours, theirs] = isHeld(transfer)
    ? (['amount', null, amount] as const)
    : (['status', amount, null] as const);
  await tx.query(
    `insert into game_difference (vendor_key, vendor_transaction_id, kind, run_id, member_id, ours,
       theirs, detail, found_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9) on conflict do nothing`,
    [vendorKey, transferId, kind, transferId, memberId, ours, theirs, `transfer_${direction}`, at],
  );
}
