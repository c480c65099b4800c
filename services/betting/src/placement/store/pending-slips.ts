import type pg from 'pg';
import { Gauge, type Registry } from 'prom-client';

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

const columns = `slip_id as "slipId", site_id as "siteId", member_id as "memberId", product, stake,
  placed_at as at, free_bet_id as "freeBetId"`;

/**
 * Slips behind a given one that have waited for the wallet's answer for some time, and whose stake still
 * buys a part, in order. Those in their bet delay are among them.
 */
export async function unstakedSlips(
  pool: pg.Pool,
  { after, afterMs, limit }: { after: string | null; afterMs: number; limit: number },
): Promise<UnansweredSlip[]> {
  const { rows } = await pool.query<UnansweredSlip>(
    `select ${columns} from bet_slip
     where state = 'pending' and staked_at is null and stake_before > now()
       and placed_at <= now() - make_interval(secs => $2 / 1000.0)
       and ($1::uuid is null or slip_id > $1)
     order by slip_id limit $3`,
    [after, afterMs, limit],
  );
  return rows;
}

/**
 * Slips behind a given one that wait for the wallet though their stake could buy no part any more,
 * in order. One that waits for its bet delay is decided by its revalidation first.
 */
export async function lateSlips(
  pool: pg.Pool,
  { after, graceMs, limit }: { after: string | null; graceMs: number; limit: number },
): Promise<UnansweredSlip[]> {
  const { rows } = await pool.query<UnansweredSlip>(
    `select ${columns} from bet_slip
     where state = 'pending' and rechecks_at is null
       and stake_before <= now() - make_interval(secs => $2 / 1000.0)
       and ($1::uuid is null or slip_id > $1)
     order by slip_id limit $3`,
    [after, graceMs, limit],
  );
  return rows;
}

/** Read at each scrape: for how long the wallet has not answered about the stake that waits longest, in seconds. */
export function openUnansweredGauge({ pool, metrics }: { pool: pg.Pool; metrics: Registry }): void {
  new Gauge({
    name: 'noriter_betting_stake_waits_seconds',
    help: "For how long the slip that waits longest has waited for the wallet's answer",
    registers: [metrics],
    async collect() {
      const { rows } = await pool.query<{ waits: number }>(
        `select coalesce(max(extract(epoch from now() - placed_at)), 0)::float8 as waits
         from bet_slip where state = 'pending' and staked_at is null`,
      );
      this.set(Math.max(rows[0]?.waits ?? 0, 0));
    },
  });
}
