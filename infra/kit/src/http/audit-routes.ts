import type { Pool } from 'pg';
import { z } from 'zod';
import { openAuditHeads } from '../audit/audit-heads.ts';
import type { AuditKeys } from '../audit/audit-keys.ts';
import { AUDIT_COLUMNS, parseAuditRows } from '../audit/audit-rows.ts';
import { verifyAudit } from '../audit/verify-audit.ts';
import { listOf, pageInfo, pageQuery, pageSlice } from '../contract/paging.ts';
import { defineRoute, type Route } from '../contract/route.ts';
import { nameSchemas } from '../contract/schema-names.ts';
import type { Clock } from '../values/clock.ts';
import { koreaDayRange } from '../values/korea-time.ts';

type AuditDeps = {
  pool: Pool;
  clock: Clock;
  config: { DATABASE_URL: string; AUDIT_KEY: AuditKeys; AUDIT_SINK?: string | undefined };
};

/**
 * What operators call things by, by their ids: `길동 player1` for a member. Ids it does not know are
 * left out.
 */
export type AuditNames<Deps> = (
  deps: Deps,
  of: {
    siteId: string;
    /** Every UUID in the rows. */
    ids: readonly string[];
    /** What subjects are called that have no UUID, such as `sr:match:1004`. */
    words: readonly string[];
  },
) => Promise<Readonly<Record<string, string>>>;

/** The most entries of one exported file. */
const EXPORT_ROWS_MAX = 5_000;

const filterShape = {
  operatorId: z.string().max(64).optional(),
  action: z.string().max(64).optional(),
  subject: z.string().max(200).optional(),
  text: z
    .string()
    .trim()
    .max(100)
    .optional()
    .describe('Part of the subject, the address or of what was before or after'),
};

const auditEntry = z.object({
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
});

nameSchemas({ AuditEntry: auditEntry });

const names = z
  .record(z.string(), z.string())
  .describe('What operators call the ids in the rows by, as far as the service knows them');

/**
 * The routes by which operators with `audit.read` see a service's audit log, take it with them and
 * check that nobody changed it. Spread them into the service's routes.
 *
 * @param namesOf gives ids the names that the service knows; without it ids stay what they are
 * @example routes: [...auditRoutes<WalletDeps>('wallet', auditNames), …]
 */
export function auditRoutes<Deps extends AuditDeps>(
  service: string,
  namesOf: AuditNames<Deps> = async () => ({}),
): readonly Route<Deps>[] {
  return [listRoute(service, namesOf), exportRoute(service, namesOf), verifyRoute<Deps>(service)];
}

function listRoute<Deps extends AuditDeps>(
  service: string,
  namesOf: AuditNames<Deps>,
): Route<Deps> {
  return defineRoute<Deps>()({
    path: `/api/admin/audit/${service}/list`,
    summary: `What operators did in ${service}, newest first`,
    access: { permission: 'audit.read' },
    audits: false,
    body: z.object({ ...pageQuery, ...filterShape }),
    data: listOf(auditEntry).extend({ names }),
    async handle(deps, { body, caller }) {
      const { pool, clock } = deps;
      const { where, values } = conditionOf({ ...body, siteId: caller.siteId }, clock);
      const { limit, offset } = pageSlice(body.page);
      const [rows, count] = await Promise.all([
        pool.query(
          `select ${AUDIT_COLUMNS} from kit.audit_log where ${where}
           order by position desc limit $8 offset $9`,
          [...values, limit, offset],
        ),
        pool.query(`select count(*)::int as total from kit.audit_log where ${where}`, values),
      ]);
      const { total } = z.object({ total: z.number() }).parse(count.rows[0]);
      const list = entriesOf(rows.rows);
      const named = await namesOf(deps, { siteId: caller.siteId, ...namedIn(list) });
      return { list, pageInfo: pageInfo(body.page, total), names: named };
    },
  });
}

function exportRoute<Deps extends AuditDeps>(
  service: string,
  namesOf: AuditNames<Deps>,
): Route<Deps> {
  return defineRoute<Deps>()({
    path: `/api/admin/audit/${service}/export`,
    summary: `What operators did in ${service}, newest first, for a file`,
    access: { permission: 'audit.read' },
    audits: false,
    rateLimit: { max: 10, windowMs: 60_000 },
    body: z.object({
      startDate: pageQuery.startDate,
      endDate: pageQuery.endDate,
      ...filterShape,
    }),
    data: z.object({
      list: z.array(auditEntry),
      names,
      isCut: z.boolean().describe('There is more than one file holds'),
    }),
    async handle(deps, { body, caller }) {
      const { pool, clock } = deps;
      const { where, values } = conditionOf({ ...body, siteId: caller.siteId }, clock);
      const { rows } = await pool.query(
        `select ${AUDIT_COLUMNS} from kit.audit_log where ${where}
         order by position desc limit $8`,
        [...values, EXPORT_ROWS_MAX + 1],
      );
      const isCut = rows.length > EXPORT_ROWS_MAX;
      const list = entriesOf(rows.slice(0, EXPORT_ROWS_MAX));
      const named = await namesOf(deps, { siteId: caller.siteId, ...namedIn(list) });
      return { list, isCut, names: named };
    },
  });
}

const uuids = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g;

/** What is named in the rows, each once. */
function namedIn(list: readonly { subject: string; before?: unknown; after?: unknown }[]) {
  const texts = list.map(({ subject, before, after }) => JSON.stringify([subject, before, after]));
  const ids = new Set(texts.flatMap((text) => text.match(uuids) ?? []));
  const words = new Set(list.map(({ subject }) => subject.slice(subject.indexOf(':') + 1)));
  return { ids: [...ids], words: [...words].filter((word) => !ids.has(word)) };
}

type AuditFilter = {
  siteId: string;
  startDate?: string | undefined;
  endDate?: string | undefined;
  operatorId?: string | undefined;
  action?: string | undefined;
  subject?: string | undefined;
  text?: string | undefined;
};

/** The condition of a filter and its seven values. */
function conditionOf(filter: AuditFilter, clock: Clock) {
  const { from, until } = koreaDayRange(filter.startDate, filter.endDate, clock);
  const { siteId, operatorId, action, subject, text = '' } = filter;
  const where = `site_id = $1 and at >= $2 and at < $3
    and ($4::text is null or operator_id = $4) and ($5::text is null or action = $5)
    and ($6::text is null or subject = $6)
    and ($7::text is null or position($7 in lower(concat_ws(' ', subject, address, request_id,
      before::text, after::text))) > 0)`;
  const words = text === '' ? null : text.toLowerCase();
  const chosen = [operatorId, action, subject].map((one) => one ?? null);
  return { where, values: [siteId, from, until, ...chosen, words] };
}

function entriesOf(rows: readonly unknown[]): z.input<typeof auditEntry>[] {
  return parseAuditRows(rows).map((row) => ({
    ...row,
    position: row.position.toString(),
    at: row.at.toISOString(),
  }));
}

function verifyRoute<Deps extends AuditDeps>(service: string): Route<Deps> {
  return defineRoute<Deps>()({
    path: `/api/admin/audit/${service}/verify`,
    summary: `Whether the audit log of ${service} is whole`,
    access: { permission: 'audit.read' },
    audits: false,
    rateLimit: { max: 6, windowMs: 60_000 },
    body: z.object({}),
    data: z.object({
      rows: z.number().int(),
      brokenAt: z.string().nullable().describe('Position of the first row that does not fit'),
      cutBefore: z
        .string()
        .nullable()
        .describe('Position of a row that was published outside and is not there'),
      openRows: z.int().describe('Rows from before there was a key'),
      isPublished: z.boolean().describe('Whether the last hash goes outside each minute'),
      head: z.string().describe('The last hash'),
    }),
    async handle({ pool, config }) {
      const heads = openAuditHeads(config);
      const verdict = await verifyAudit(pool, { keys: config.AUDIT_KEY, heads });
      const { brokenAt, cutBefore } = verdict;
      return {
        ...verdict,
        brokenAt: brokenAt?.toString() ?? null,
        cutBefore: cutBefore?.toString() ?? null,
        isPublished: heads !== null,
      };
    },
  });
}
