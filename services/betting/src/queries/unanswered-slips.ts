import type pg from 'pg';

export type UnansweredSlip = {
  slipId: string;
  siteId: string;
  memberId: string;
  product: string;
  stake: bigint;
};

/** Slips behind a given one that wait for the wallet though their round's draw has come, in order. */
export async function unansweredSlips(
  pool: pg.Pool,
  { after, graceMs, limit }: { after: string | null; graceMs: number; limit: number },
): Promise<UnansweredSlip[]> {
  const { rows } = await pool.query<UnansweredSlip>(
    `select slip_id as "slipId", slip.site_id as "siteId", member_id as "memberId", product, stake
     from bet_slip as slip join mini_round as round using (round_id)
     where slip.state = 'pending' and draws_at <= now() - make_interval(secs => $2 / 1000.0)
       and ($1::uuid is null or slip_id > $1)
     order by slip_id limit $3`,
    [after, graceMs, limit],
  );
  return rows;
}
