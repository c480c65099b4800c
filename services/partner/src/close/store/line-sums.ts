import type pg from 'pg';
import { readChains } from '../../accrual/store/chains.ts';
import type { LineSum } from '../domain/earn.ts';
import type { Days } from '../domain/period.ts';

const CHAINS_PER_READ = 5_000;

type Row = Omit<LineSum, 'chain' | 'rolling'> & { chainId: string; rolling: string[] };

/** What each chain of a site did in some days; of some holders those that they are in. */
export async function lineSums(
  db: pg.Pool | pg.ClientBase,
  siteId: string,
  { fromDay, untilDay }: Days,
  holderIds: readonly string[] | null,
): Promise<LineSum[]> {
  const { rows } = await db.query<Row>(
    `select chain_id as "chainId", is_correction as "isCorrection",
       sum(turnover)::bigint as turnover, sum(stake)::bigint as stake,
       sum(returned)::bigint as returned, sum(deposited)::bigint as deposited,
       sum(withdrawn)::bigint as withdrawn,
       array[sum(rolling_0), sum(rolling_1), sum(rolling_2), sum(rolling_3), sum(rolling_4),
         sum(rolling_5)]::text[] as rolling
     from line_day where site_id = $1 and day between $2 and $3
       and ($4::uuid[] is null or exists (select from chain
         where chain.chain_id = line_day.chain_id
           and array[partner_1, partner_2, partner_3, partner_4, partner_5] && $4::uuid[]))
     group by chain_id, is_correction`,
    [siteId, fromDay, untilDay, holderIds],
  );
  const sums: LineSum[] = [];
  for (let start = 0; start < rows.length; start += CHAINS_PER_READ) {
    const page = rows.slice(start, start + CHAINS_PER_READ);
    const chains = await readChains(db, [...new Set(page.map(({ chainId }) => chainId))]);
    for (const { chainId, rolling, ...row } of page) {
      const chain = chains.get(chainId);
      if (chain !== undefined) sums.push({ ...row, chain, rolling: rolling.map(BigInt) });
    }
  }
  return sums;
}

/** What members earned of their own rolling in some days; by category their own days say it. */
export async function ownRolling(
  db: pg.Pool | pg.ClientBase,
  siteId: string,
  { fromDay, untilDay }: Days,
): Promise<{ holderId: string; amount: bigint }[]> {
  const { rows } = await db.query<{ holderId: string; amount: bigint }>(
    `select member_id as "holderId", sum(rolling)::bigint as amount
     from member_day where site_id = $1 and day between $2 and $3
     group by member_id having sum(rolling) <> 0`,
    [siteId, fromDay, untilDay],
  );
  return rows;
}

type Holder = { holderId: string; carriesLoss: boolean; feePpm: number; cutPpm: number };

/** Partners of a cycle, or one of them, as they are settled. */
export async function holdersOf(
  db: pg.Pool | pg.ClientBase,
  { siteId, cycle, holderId }: { siteId: string; cycle: string; holderId: string | null },
): Promise<Holder[]> {
  const { rows } = await db.query<Holder>(
    `select partner_id as "holderId", carries_loss as "carriesLoss", fee_ppm as "feePpm",
       cut_ppm as "cutPpm"
     from partner
     where site_id = $1 and case when $3::uuid is null then cycle = $2 else partner_id = $3 end`,
    [siteId, cycle, holderId],
  );
  return rows;
}
