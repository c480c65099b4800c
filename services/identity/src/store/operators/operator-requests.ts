import { requestsWhere, requestTable } from '@noriter/four-eyes/request-table';
import { pageSlice } from '@noriter/kit/paging';
import type pg from 'pg';
import { operatorActShape } from '../../domain/operators/operator-act.ts';

/** What operators ask to be done about operators and roles. */
export const operatorRequests = requestTable('operator_request', 'request_id', {
  act: operatorActShape,
});

/** The requests of a site, the newest first. */
export async function listOperatorRequests(pool: pg.Pool, siteId: string, page: number) {
  const { limit, offset } = pageSlice(page);
  const where = `request_id in (select request_id from operator_request where site_id = $1
    order by asked_at desc, request_id desc limit $2 offset $3)`;
  const [rows, count] = await Promise.all([
    requestsWhere(pool, operatorRequests, where, [siteId, limit, offset]),
    pool.query<{ total: number }>(
      'select count(*)::int as total from operator_request where site_id = $1',
      [siteId],
    ),
  ]);
  return { rows, total: count.rows[0]?.total ?? 0 };
}
