import { createHash } from 'node:crypto';
import type { Pool } from 'pg';
import { z } from 'zod';
import type { Caller } from './caller.ts';
import { canonicalJson } from './canonical-json.ts';
import type { Clock } from './clock.ts';

/** What can run a statement: a `pg` client, or `prismaSql(tx)` of prisma.ts. */
export type SqlClient = {
  query(text: string, values: unknown[]): Promise<{ rows: Record<string, unknown>[] }>;
};

/** One act of an operator, as the route's handler tells it. */
export type AuditEntry = {
  /** What was done, in the form `subject.verb`: `withdrawal.approve`. */
  action: string;
  /** What it was done to: `cash-request:<id>`. */
  subject: string;
  before: unknown;
  after: unknown;
};

/** Writes an entry in the transaction of the change it tells about. */
export type Auditor = (tx: SqlClient, entry: AuditEntry) => Promise<void>;

/** An entry with who, from where and when. */
export type AuditRow = AuditEntry & {
  siteId: string;
  operatorId: string;
  address: string;
  requestId: string;
  at: Date;
};

/** Appending is serialised over all processes: each row stands on the one before it. */
const CHAIN_LOCK = 7_204_113;

const FIRST_HASH = '0'.repeat(64);
const VERIFY_ROWS = 1_000;

const headRow = z.object({ position: z.coerce.bigint(), hash: z.string() });

const storedRow = z
  .object({
    position: z.coerce.bigint(),
    site_id: z.string(),
    operator_id: z.string(),
    action: z.string(),
    subject: z.string(),
    before: z.unknown(),
    after: z.unknown(),
    address: z.string(),
    request_id: z.string(),
    at: z.date(),
    previous_hash: z.string(),
    hash: z.string(),
  })
  .transform(({ site_id, operator_id, request_id, previous_hash, ...row }) => ({
    ...row,
    siteId: site_id,
    operatorId: operator_id,
    requestId: request_id,
    previousHash: previous_hash,
  }));

/** A row of the audit log as it is stored. */
export type StoredAuditRow = z.output<typeof storedRow>;

/** The columns `parseAuditRows` reads. */
export const AUDIT_COLUMNS = `position, site_id, operator_id, action, subject, before, after,
  address, request_id, at, encode(previous_hash, 'hex') as previous_hash,
  encode(hash, 'hex') as hash`;

/** Reads rows that were selected with AUDIT_COLUMNS. */
export function parseAuditRows(rows: readonly unknown[]): StoredAuditRow[] {
  return storedRow.array().parse(rows);
}

/**
 * Appends a row to the service's audit log, in the transaction of the change (read committed).
 * Handlers of routes with `audits` call `input.audit` instead, which fills in who and when.
 */
export async function appendAudit(tx: SqlClient, row: AuditRow): Promise<void> {
  await tx.query('select pg_advisory_xact_lock($1::bigint)::text', [CHAIN_LOCK]);
  const { rows } = await tx.query(
    `select position::text, encode(hash, 'hex') as hash from kit.audit_log
     order by kit.audit_log.position desc limit 1`,
    [],
  );
  const head = headRow.optional().parse(rows[0]);
  const position = (head?.position ?? 0n) + 1n;
  const previousHash = head?.hash ?? FIRST_HASH;
  await tx.query(
    `insert into kit.audit_log (position, site_id, operator_id, action, subject, before, after,
       address, request_id, at, previous_hash, hash)
     values ($1::text::bigint, $2, $3, $4, $5, $6::text::jsonb, $7::text::jsonb, $8, $9,
       $10::text::timestamptz, decode($11, 'hex'), decode($12, 'hex'))`,
    [
      position.toString(),
      row.siteId,
      row.operatorId,
      row.action,
      row.subject,
      canonicalJson(row.before),
      canonicalJson(row.after),
      row.address,
      row.requestId,
      row.at.toISOString(),
      previousHash,
      hashOf(position, previousHash, row),
    ],
  );
}

/**
 * Checks the whole chain, row by row.
 *
 * @returns how many rows were read, the position of the first one that does not fit (null when
 *   all fit), and the last hash: who notes it elsewhere sees a log that was cut off at its end
 */
export async function verifyAudit(
  pool: Pool,
): Promise<{ rows: number; brokenAt: bigint | null; head: string }> {
  let previousHash = FIRST_HASH;
  let position = 0n;
  for (;;) {
    const found = await pool.query(
      `select ${AUDIT_COLUMNS} from kit.audit_log where position > $1 order by position limit $2`,
      [position, VERIFY_ROWS],
    );
    for (const row of parseAuditRows(found.rows)) {
      const fits =
        row.position === position + 1n &&
        row.previousHash === previousHash &&
        row.hash === hashOf(row.position, previousHash, row);
      if (!fits) return { rows: Number(position), brokenAt: position + 1n, head: previousHash };
      previousHash = row.hash;
      position = row.position;
    }
    if (found.rows.length < VERIFY_ROWS) {
      return { rows: Number(position), brokenAt: null, head: previousHash };
    }
  }
}

/** An auditor for one request, and the check that it was used. */
export type AuditTrail = { audit: Auditor; assertWritten(path: string): void };

/** For routes without `audits`: to call it is a defect in the route's declaration. */
export const noAudit: AuditTrail = {
  audit: () => Promise.reject(new Error('Only a route declared with `audits: true` has an audit.')),
  assertWritten: () => undefined,
};

/** The auditor of a request of an operator. */
export function auditorFor(clock: Clock, caller: Caller, requestId: string): AuditTrail {
  let written = false;
  return {
    async audit(tx, entry) {
      if (caller.kind !== 'operator') throw new Error('Only what an operator does is audited.');
      const { siteId, operatorId, address } = caller;
      await appendAudit(tx, { ...entry, siteId, operatorId, address, requestId, at: clock.now() });
      written = true;
    },
    assertWritten(path) {
      if (!written) throw new Error(`${path} finished well without an audit entry.`);
    },
  };
}

function hashOf(position: bigint, previousHash: string, row: AuditRow): string {
  const { siteId, operatorId, action, subject, before, after, address, requestId, at } = row;
  const contents = canonicalJson({
    position,
    siteId,
    operatorId,
    action,
    subject,
    before,
    after,
    address,
    requestId,
    at,
  });
  return createHash('sha256').update(previousHash).update(contents).digest('hex');
}
