import { textArrayLiteral } from '@noriter/kit/array-literal';
import type pg from 'pg';

/** Which of these slips the wallet has not answered yet. */
export async function pendingSlips(
  pool: pg.Pool,
  slipIds: readonly string[],
): Promise<ReadonlySet<string>> {
  const { rows } = await pool.query<{ slipId: string }>({
    name: 'pending-slips',
    text: `
      select slip_id as "slipId" from bet_slip
      where slip_id = any($1::uuid[]) and state = 'pending'`,
    values: [textArrayLiteral(slipIds)],
  });
  return new Set(rows.map(({ slipId }) => slipId));
}

/** @returns false also for a slip that does not exist */
export async function isPending(pool: pg.Pool, slipId: string): Promise<boolean> {
  const { rows } = await pool.query<{ isOpen: boolean }>(
    `select state = 'pending' as "isOpen" from bet_slip where slip_id = $1`,
    [slipId],
  );
  return rows[0]?.isOpen === true;
}

export type UnansweredSlip = {
  slipId: string;
  siteId: string;
  memberId: string;
  product: string;
  stake: bigint;
  freeBetId: string | null;
  at: Date;
};

/**
 * Slips behind a given one that wait for the wallet though their stake could buy no part any more,
 * in order. One that waits for its bet delay is decided by its revalidation first.
 */
export async function unansweredSlips(
  pool: pg.Pool,
  { after, graceMs, limit }: { after: string | null; graceMs: number; limit: number },
): Promise<UnansweredSlip[]> {
  const { rows } = await pool.query<UnansweredSlip>(
    `select slip_id as "slipId", site_id as "siteId", member_id as "memberId", product, stake,
       placed_at as at, free_bet_id as "freeBetId"
     from bet_slip
     where state = 'pending' and rechecks_at is null and stake_before <= now() - make_interval(secs => $2 / 1000.0)
       and ($1::uuid is null or slip_id > $1)
     order by slip_id limit $3`,
    [after, graceMs, limit],
  );
  return rows;
}
