import type { Pool } from 'pg';
import { z } from 'zod';
import { AUDIT_COLUMNS, parseAuditRows, verifyAudit } from './audit.ts';
import type { Clock } from './clock.ts';
import { koreaDayRange } from './korea-time.ts';
import { listOf, pageInfo, pageQuery, pageSlice } from './paging.ts';
import { defineRoute, type Route } from './route.ts';

type AuditDeps = { pool: Pool; clock: Clock };

/**
 * The two routes by which operators with `audit.read` see a service's audit log and check that
 * nobody changed it. Spread them into the service's routes.
 *
 * @example routes: [...auditRoutes<WalletDeps>('wallet'), …]
 */
export function auditRoutes<Deps extends AuditDeps>(service: string): readonly Route<Deps>[] {
  return [listRoute<Deps>(service), verifyRoute<Deps>(service)];
}

function listRoute<Deps extends AuditDeps>(service: string): Route<Deps> {
  return defineRoute<Deps>()({
    path: `/api/admin/audit/${service}/list`,
    summary: `What operators did in ${service}, newest first`,
    access: { permission: 'audit.read' },
    audits: false,
    body: z.object({
      ...pageQuery,
      operatorId: z.string().optional(),
      action: z.string().optional(),
      subject: z.string().optional(),
    }),
    data: listOf(
      z.object({
        position: z.string(),
        at: z.iso.datetime(),
        operatorId: z.string(),
        action: z.string(),
        subject: z.string(),
        before: z.unknown(),
        after: z.unknown(),
        address: z.string(),
        requestId: z.string(),
        hash: z.string(),
      }),
    ),
    async handle({ pool, clock }, { body, caller }) {
      const { from, until } = koreaDayRange(body.startDate, body.endDate, clock);
      const { limit, offset } = pageSlice(body.page);
      const filter = `site_id = $1 and at >= $2 and at < $3
        and ($4::text is null or operator_id = $4) and ($5::text is null or action = $5)
        and ($6::text is null or subject = $6)`;
      const values = [
        caller.siteId,
        from,
        until,
        body.operatorId ?? null,
        body.action ?? null,
        body.subject ?? null,
      ];
      const [rows, count] = await Promise.all([
        pool.query(
          `select ${AUDIT_COLUMNS} from kit.audit_log where ${filter}
           order by position desc limit $7 offset $8`,
          [...values, limit, offset],
        ),
        pool.query(`select count(*)::int as total from kit.audit_log where ${filter}`, values),
      ]);
      const list = parseAuditRows(rows.rows).map((row) => ({
        ...row,
        position: row.position.toString(),
        at: row.at.toISOString(),
      }));
      const { total } = z.object({ total: z.number() }).parse(count.rows[0]);
      return { list, pageInfo: pageInfo(body.page, total) };
    },
  });
}

function verifyRoute<Deps extends AuditDeps>(service: string): Route<Deps> {
  return defineRoute<Deps>()({
    path: `/api/admin/audit/${service}/verify`,
    summary: `Whether the audit log of ${service} is whole`,
    access: { permission: 'audit.read' },
    audits: false,
    body: z.object({}),
    data: z.object({
      rows: z.number().int(),
      brokenAt: z.string().nullable().describe('Position of the first row that does not fit'),
      head: z.string().describe('The last hash; note it elsewhere to see a log that was cut off'),
    }),
    async handle({ pool }) {
      const { rows, brokenAt, head } = await verifyAudit(pool);
      return { rows, brokenAt: brokenAt?.toString() ?? null, head };
    },
  });
}
