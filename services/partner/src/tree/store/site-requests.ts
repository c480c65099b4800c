import type { RequestTable, RowOf } from '@noriter/four-eyes/request-table';
import { pageSlice } from '@noriter/kit/paging';
import type pg from 'pg';
import type { z } from 'zod';

/** A site's requests of a table, the newest first. */
export async function listSiteRequests<Own extends z.ZodRawShape>(
  db: pg.Pool,
  { name, id, columns }: RequestTable<Own>,
  siteId: string,
  page: number,
): Promise<{ rows: RowOf<Own>[]; total: number }> {
  const { limit, offset } = pageSlice(page);
  const [found, count] = await Promise.all([
    db.query(
      `select ${columns} from ${name} where site_id = $1
       order by asked_at desc, ${id} desc limit ${limit} offset ${offset}`,
      [siteId],
    ),
    db.query<{ total: number }>(`select count(*)::int as total from ${name} where site_id = $1`, [
      siteId,
    ]),
  ]);
  return { rows: found.rows, total: count.rows[0]?.total ?? 0 };
}
