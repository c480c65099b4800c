import { z } from 'zod';
import type { Caller } from '../auth/caller.ts';
import type { SqlClient } from '../postgres/sql-client.ts';
import { canonicalJson } from '../values/canonical-json.ts';
import type { Clock } from '../values/clock.ts';
import type { AuditKeys } from './audit-keys.ts';
import { type AuditEntry, type AuditRow, FIRST_HASH, rowHash } from './audit-rows.ts';

export type { AuditEntry, AuditRow } from './audit-rows.ts';

/** Writes an entry in the transaction of the change it is about. */
export type Auditor = (tx: SqlClient, entry: AuditEntry) => Promise<void>;

/** Appending is serialised over all processes: each row stands on the one before it. */
const CHAIN_LOCK = 7_204_113;

const headRow = z.object({ position: z.coerce.bigint(), hash: z.string() });

/**
 * Appends a row to the service's audit log, in the transaction of the change (read committed).
 * Handlers of routes with `audits` call `input.audit` instead, which fills in who and when.
 *
 * @param keys of the service's configuration, AUDIT_KEY
 */
export async function appendAudit(tx: SqlClient, keys: AuditKeys, row: AuditRow): Promise<void> {
  await tx.query('select pg_advisory_xact_lock($1::bigint)::text', [CHAIN_LOCK]);
  const { rows } = await tx.query(
    `select position::text, encode(hash, 'hex') as hash from kit.audit_log
     order by kit.audit_log.position desc limit 1`,
    [],
  );
  const head = headRow.optional().parse(rows[0]);
  const position = (head?.position ?? 0n) + 1n;
  const previousHash = head?.hash ?? FIRST_HASH;
  const [{ id: keyId }] = keys;
  await tx.query(
    `insert into kit.audit_log (position, site_id, operator_id, action, subject, before, after,
       address, request_id, at, previous_hash, hash, key_id)
     values ($1::text::bigint, $2, $3, $4, $5, $6::text::jsonb, $7::text::jsonb, $8, $9,
       $10::text::timestamptz, decode($11, 'hex'), decode($12, 'hex'), $13)`,
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
      rowHash(keys, keyId, { position, previousHash }, row),
      keyId,
    ],
  );
}

/** An auditor for one request, and the check that it was used. */
export type AuditTrail = { audit: Auditor; assertWritten(path: string): void };

/** For routes without `audits`: to call it is a defect in the route's declaration. */
export const noAudit: AuditTrail = {
  audit: () => Promise.reject(new Error('Only a route declared with `audits: true` has an audit.')),
  assertWritten: () => undefined,
};

/** The auditor of a request of an operator. @param keys undefined: a service without a database */
export function auditorFor(
  { clock, auditKeys: keys }: { clock: Clock; auditKeys: AuditKeys | undefined },
  caller: Caller,
  requestId: string,
): AuditTrail {
  let written = false;
  return {
    async audit(tx, entry) {
      if (caller.kind !== 'operator') throw new Error('Only what an operator does is audited.');
      if (keys === undefined) throw new Error('A service without AUDIT_KEY audits nothing.');
      const { siteId, operatorId, address } = caller;
      const at = clock.now();
      await appendAudit(tx, keys, { ...entry, siteId, operatorId, address, requestId, at });
      written = true;
    },
    assertWritten(path) {
      if (!written) throw new Error(`${path} finished well without an audit entry.`);
    },
  };
}
