import { arrayLiteral } from '@noriter/kit/array-literal';
import type pg from 'pg';
import type { Standing } from '../domain/standing.ts';

/** A bet at a version, as it is written: whom it counts for, and how much. */
export type Accrual = Pick<
  Standing,
  'betId' | 'version' | 'siteId' | 'memberId' | 'turnover' | 'stake' | 'returned'
> & {
  chainId: string;
  settledAt: Date;
  day: string;
  isCorrection: boolean;
  rollingPpm: number;
  /** The member's at 0, then tiers 1 to 5. */
  rolling: readonly bigint[];
};

export type AccrualRow = Omit<Accrual, 'rolling'> & { rolling: bigint[] };

const COLUMNS = `bet_id as "betId", version, site_id as "siteId", member_id as "memberId",
  chain_id as "chainId", settled_at as "settledAt", day::text as day, is_correction as "isCorrection",
  turnover, stake, returned, rolling_ppm as "rollingPpm",
  array[rolling_0, rolling_1, rolling_2, rolling_3, rolling_4, rolling_5]::text[] as rolling`;

type Raw = Omit<AccrualRow, 'rolling'> & { rolling: string[] };

const read = (row: Raw): AccrualRow => ({ ...row, rolling: row.rolling.map(BigInt) });

/** The newest version of each bet that is there. */
export async function newestAccruals(
  tx: pg.ClientBase,
  betIds: readonly string[],
): Promise<Map<string, AccrualRow>> {
  const { rows } = await tx.query<Raw>({
    name: 'newest-accruals',
    text: `select distinct on (bet_id) ${COLUMNS} from accrual where bet_id = any($1::uuid[])
      order by bet_id, version desc`,
    values: [arrayLiteral(betIds)],
  });
  return new Map(rows.map((row) => [row.betId, read(row)]));
}

/** All versions of a bet of a site, in their order. */
export async function accrualsOf(
  db: pg.Pool,
  siteId: string,
  betId: string,
): Promise<AccrualRow[]> {
  const { rows } = await db.query<Raw>(
    `select ${COLUMNS} from accrual where bet_id = $1 and site_id = $2 order by version`,
    [betId, siteId],
  );
  return rows.map(read);
}

/** @throws Error when one is there already: another process has counted it meanwhile */
export async function insertAccruals(
  tx: pg.ClientBase,
  siteId: string,
  accruals: readonly Accrual[],
): Promise<void> {
  const column = <Value extends string | number | bigint | boolean>(of: (one: Accrual) => Value) =>
    arrayLiteral(accruals.map(of));
  await tx.query({
    name: 'insert-accruals',
    text: `insert into accrual (bet_id, version, member_id, chain_id, settled_at, day,
        is_correction, turnover, stake, returned, rolling_ppm, rolling_0, rolling_1, rolling_2,
        rolling_3, rolling_4, rolling_5, site_id)
      select one.*, $18::text from unnest($1::uuid[], $2::int[], $3::uuid[], $4::uuid[],
        $5::timestamptz[], $6::date[], $7::boolean[], $8::bigint[], $9::bigint[], $10::bigint[],
        $11::int[], $12::bigint[], $13::bigint[], $14::bigint[], $15::bigint[], $16::bigint[],
        $17::bigint[]) as one`,
    values: [
      column(({ betId }) => betId),
      column(({ version }) => version),
      column(({ memberId }) => memberId),
      column(({ chainId }) => chainId),
      column(({ settledAt }) => settledAt.toISOString()),
      column(({ day }) => day),
      column(({ isCorrection }) => isCorrection),
      column(({ turnover }) => turnover),
      column(({ stake }) => stake),
      column(({ returned }) => returned),
      column(({ rollingPpm }) => rollingPpm),
      ...[0, 1, 2, 3, 4, 5].map((place) => column(({ rolling }) => rolling[place] ?? 0n)),
      siteId,
    ],
  });
}

export async function hasAccruals(db: pg.Pool, siteId: string): Promise<boolean> {
  const { rowCount } = await db.query('select from accrual where site_id = $1 limit 1', [siteId]);
  return rowCount !== 0;
}
