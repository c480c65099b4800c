import { createHash } from 'node:crypto';
import { z } from 'zod';
import { canonicalJson } from '../values/canonical-json.ts';
import { type AuditKeys, keyedHash } from './audit-keys.ts';

/** One act of an operator, as the route's handler reports it. */
export type AuditEntry = {
  /** What was done, in the form `subject.verb`: `withdrawal.approve`. */
  action: string;
  /** What it was done to: `cash-request:<id>`. */
  subject: string;
  before: unknown;
  after: unknown;
};

/** An entry with who, from where and when. */
export type AuditRow = AuditEntry & {
  siteId: string;
  operatorId: string;
  address: string;
  requestId: string;
  at: Date;
};

/** What the first row stands on. */
export const FIRST_HASH = '0'.repeat(64);

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
    key_id: z.string().nullable(),
    previous_hash: z.string(),
    hash: z.string(),
  })
  .transform(({ site_id, operator_id, request_id, previous_hash, key_id, ...row }) => ({
    ...row,
    siteId: site_id,
    operatorId: operator_id,
    requestId: request_id,
    previousHash: previous_hash,
    keyId: key_id,
  }));

/** A row of the audit log as it is stored. */
export type StoredAuditRow = z.output<typeof storedRow>;

/** The columns `parseAuditRows` reads. */
export const AUDIT_COLUMNS = `position, site_id, operator_id, action, subject, before, after,
  address, request_id, at, key_id, encode(previous_hash, 'hex') as previous_hash,
  encode(hash, 'hex') as hash`;

/** Reads rows that were selected with AUDIT_COLUMNS. */
export function parseAuditRows(rows: readonly unknown[]): StoredAuditRow[] {
  return storedRow.array().parse(rows);
}

type Place = { position: bigint; previousHash: string };

/** What a row's hash has to be with a key; null when that key is not there. */
export function rowHash(
  keys: AuditKeys,
  keyId: string,
  place: Place,
  row: AuditRow,
): string | null {
  return keyedHash(keys, keyId, textOf(place, row));
}

/** The same of rows from before there was a key: anybody can make it. */
export function openRowHash(place: Place, row: AuditRow): string {
  return createHash('sha256').update(textOf(place, row)).digest('hex');
}

function textOf({ position, previousHash }: Place, row: AuditRow): string {
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
  return `${previousHash}${contents}`;
}
