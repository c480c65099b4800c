import { koreaDay } from '@noriter/kit/korea-time';
import type { Won } from '@noriter/kit/money';
import type pg from 'pg';
import type { FreshTransfer } from './transfers.ts';

/**
 * What all members have brought home from a vendor beyond what was carried there, or may still bring, by what was started
 * on a Korean day; nobody else adds to it until the transaction ends.
 *
 * @param most up to here what the vendor refused may be counted with it: others wait while each transfer of the day is
 *   looked at
 */
export async function lockSurplus(
  tx: pg.ClientBase,
  vendorKey: string,
  day: string,
  most: Won,
): Promise<Won> {
  await tx.query('select pg_advisory_xact_lock(hashtextextended($1, 0))::text', [
    `game-money-surplus ${vendorKey}`,
  ]);
  // By a statement of its own: what waits for a lock does not see what was added while it waited.
  const { rows: all } = await tx.query<{ sum: Won }>(
    `select least(coalesce(sum(amount), 0), 1e18)::bigint as sum
     from game_home_surplus where vendor_key = $1 and day = $2`,
    [vendorKey, day],
  );
  const withRefused = all[0]?.sum ?? 0n;
  if (withRefused <= most) return withRefused;
  const { rows } = await tx.query<{ sum: Won }>(
    `select least(coalesce(sum(s.amount), 0), 1e18)::bigint as sum
     from game_home_surplus s join game_transfer t using (transfer_id)
     where s.vendor_key = $1 and s.day = $2 and t.state <> 'refused'`,
    [vendorKey, day],
  );
  return rows[0]?.sum ?? 0n;
}

/** Adds what a transfer home that was just started brings beyond what was carried there, to the day on which it was. */
export async function addSurplus(
  tx: pg.ClientBase,
  { transferId, vendorKey, startedAt }: FreshTransfer,
  amount: Won,
): Promise<void> {
  await tx.query(
    `insert into game_home_surplus (transfer_id, vendor_key, day, amount) values ($1, $2, $3, $4)`,
    [transferId, vendorKey, koreaDay(startedAt), amount],
  );
}
