import { pageSlice } from '@noriter/kit/paging';
import type pg from 'pg';
import type { Subject } from '../../tree/store/reach.ts';
import { seenDays } from '../../tree/store/seen-days.ts';
import type { Category } from '../../vocabulary/categories.ts';
import type { RateKind } from '../../vocabulary/kinds.ts';

/** A rate as it was set: never changed, only followed by a later one. */
export type StoredRate = {
  holderId: string;
  category: Category;
  kind: RateKind;
  ppm: number;
  effectiveFrom: Date;
  changedAt: Date;
  changedByName: string;
};

export type NewRate = Pick<StoredRate, 'category' | 'kind' | 'ppm'>;

const COLUMNS = `holder_id as "holderId", category, kind, ppm, effective_from as "effectiveFrom",
  changed_at as "changedAt", changed_by_name as "changedByName"`;

/** Rates of some holders: all they ever had. */
export async function readRates(
  db: pg.Pool | pg.ClientBase,
  holderIds: readonly string[],
): Promise<StoredRate[]> {
  const { rows } = await db.query<StoredRate>(
    `select ${COLUMNS} from rate where holder_id = any($1::uuid[])`,
    [holderIds],
  );
  return rows;
}

/** Rates of somebody that held on days which who looks sees, or will: a page, the newest first, and who set each. */
export async function listRates(
  db: pg.Pool,
  { memberId, rootId }: Subject,
  page: number,
): Promise<{ rows: (StoredRate & { changedBy: string })[]; total: number }> {
  const { limit, offset } = pageSlice(page);
  const held = `from (
      select rate.*, lead(effective_from) over (partition by category, kind order by effective_from)
        as effective_until
      from rate where holder_id = $1
    ) as rate
    where ($2::uuid is null or daterange((effective_from at time zone 'Asia/Seoul')::date,
      (effective_until at time zone 'Asia/Seoul')::date, '[]') && (${seenDays('$1', '$2')}))`;
  const [found, count] = await Promise.all([
    db.query<StoredRate & { changedBy: string }>(
      `select ${COLUMNS}, changed_by as "changedBy" ${held}
       order by changed_at desc, category, kind limit ${limit} offset ${offset}`,
      [memberId, rootId],
    ),
    db.query<{ total: number }>(`select count(*)::int as total ${held}`, [memberId, rootId]),
  ]);
  return { rows: found.rows, total: count.rows[0]?.total ?? 0 };
}

export async function insertRates(
  tx: pg.ClientBase,
  by: { siteId: string; changedBy: string; changedByName: string; changedAt: Date },
  { holderId, effectiveFrom }: { holderId: string; effectiveFrom: Date },
  rates: readonly (NewRate & { rateId: string })[],
): Promise<void> {
  await tx.query(
    `insert into rate (rate_id, site_id, holder_id, category, kind, ppm, effective_from, changed_at,
       changed_by, changed_by_name)
     select rate_id, $5, $6, category, kind, ppm, $7, $8, $9, $10
     from unnest($1::uuid[], $2::text[], $3::text[], $4::int[]) as one (rate_id, category, kind, ppm)`,
    [
      rates.map(({ rateId }) => rateId),
      rates.map(({ category }) => category),
      rates.map(({ kind }) => kind),
      rates.map(({ ppm }) => ppm),
      by.siteId,
      holderId,
      effectiveFrom,
      by.changedAt,
      by.changedBy,
      by.changedByName,
    ],
  );
}
