import type pg from 'pg';

export type UnansweredSlip = {
  slipId: string;
  siteId: string;
  memberId: string;
  product: string;
  stake: bigint;
};

/**
 * Slips behind a given one that wait for the wallet though their stake could buy no part any more,
 * in order. One that waits for its second look has none on its way.
 */
export async function unansweredSlips(
  pool: pg.Pool,
  { after, graceMs, limit }: { after: string | null; graceMs: number; limit: number },
): Promise<UnansweredSlip[]> {
  const { rows } = await pool.query<UnansweredSlip>(
    `select slip_id as "slipId", site_id as "siteId", member_id as "memberId", product, stake
     from bet_slip
     where state = 'pending' and rechecks_at is null and stake_before <= now() - make_interval(secs => $2 / 1000.0)
       and ($1::uuid is null or slip_id > $1)
     order by slip_id limit $3`,
    [after, graceMs, limit],
  );
  return rows;
}
