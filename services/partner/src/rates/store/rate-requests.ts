import { type RowOf, requestTable } from '@noriter/four-eyes/request-table';
import { pageSlice } from '@noriter/kit/paging';
import type pg from 'pg';
import { z } from 'zod';

/** Rates that wait for a second operator. */
export const rateRequests = requestTable('rate_request', 'request_id', {
  holderId: z.string(),
  /** As they were asked for; see `ratesOf`. */
  rates: z.unknown(),
  effectiveFrom: z.date(),
});

export type RateRequest = RowOf<typeof rateRequests.own.shape>;

/** A site's requests, the newest first. */
export async function listRateRequests(
  db: pg.Pool,
  siteId: string,
  page: number,
): Promise<{ rows: RateRequest[]; total: number }> {
  const { limit, offset } = pageSlice(page);
  const [found, count] = await Promise.all([
    db.query<RateRequest>(
      `select ${rateRequests.columns} from rate_request where site_id = $1
       order by asked_at desc, request_id desc limit ${limit} offset ${offset}`,
      [siteId],
    ),
    db.query<{ total: number }>(
      'select count(*)::int as total from rate_request where site_id = $1',
      [siteId],
    ),
  ]);
  return { rows: found.rows, total: count.rows[0]?.total ?? 0 };
}
