import { pageInfo, pageSlice } from '@noriter/kit/paging';
import type pg from 'pg';
import { z } from 'zod';

/** What only looks at a member, or only writes beside them, changes nothing about them. */
const noChanges = [
  'member.read-payout-account',
  'member.add-note',
  'member.pin-note',
  'member.export',
];

const changed = z
  .object({ status: z.string(), level: z.number(), reason: z.string().nullable() })
  .partial()
  .catch({});

const changeRow = z.object({
  position: z.string(),
  at: z.date(),
  action: z.string(),
  by: z.string(),
  before: changed,
  after: changed,
});

/** What operators changed about a member, newest first: the audit log without its details. */
export async function memberChanges(
  { pool }: { pool: pg.Pool },
  { siteId, memberId, page }: { siteId: string; memberId: string; page: number },
) {
  const { limit, offset } = pageSlice(page);
  const about = `from kit.audit_log as log
    where log.site_id = $1 and log.subject = $2 and not log.action = any ($3::text[])`;
  const values = [siteId, `member:${memberId}`, noChanges];
  const [found, count] = await Promise.all([
    pool.query(
      `select log.position::text, log.at, log.action, log.before, log.after,
         coalesce((select login_id from operator
           where operator_id::text = log.operator_id), '') as by
       ${about} order by log.position desc limit $4 offset $5`,
      [...values, limit, offset],
    ),
    pool.query<{ total: number }>(`select count(*)::int as total ${about}`, values),
  ]);
  const list = changeRow.array().parse(found.rows).map(changeOf);
  return { list, pageInfo: pageInfo(page, count.rows[0]?.total ?? 0) };
}

function changeOf({ position, at, action, by, before, after }: z.output<typeof changeRow>) {
  return {
    changeId: position,
    at: at.toISOString(),
    action,
    by,
    from: before.status ?? before.level?.toString() ?? '',
    to: after.status ?? after.level?.toString() ?? '',
    reason: after.reason ?? '',
  };
}
