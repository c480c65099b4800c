import type { Pool } from 'pg';
import type { AuditHeads } from './audit-heads.ts';
import type { AuditKeys } from './audit-keys.ts';
import {
  AUDIT_COLUMNS,
  FIRST_HASH,
  openRowHash,
  parseAuditRows,
  rowHash,
  type StoredAuditRow,
} from './audit-rows.ts';

const VERIFY_ROWS = 1_000;

/** A place in the log up to which it was verified. */
export type AuditCheckpoint = { position: bigint; hash: string };

const beginning: AuditCheckpoint = { position: 0n, hash: FIRST_HASH };

export type AuditVerdict = {
  /** How many rows there are up to the end, or to the first that does not fit. */
  rows: number;
  /** Position of the first row that does not fit; null when all fit. */
  brokenAt: bigint | null;
  /** The log ends before a row whose hash was published outside: its position. Null: it does not. */
  cutBefore: bigint | null;
  /** Rows from before there was a key: they prove nothing against who may write to the database. */
  openRows: number;
  /** The last hash that fits. */
  head: string;
};

/** What a log is verified with: without `heads` a tail that was cut off is not seen. */
export type AuditMeans = { keys: AuditKeys; heads: AuditHeads | null };

/**
 * Verifies the log row by row, and against the head that was published last.
 *
 * @param from leaves out what was verified before: only that its last row still stands is looked at
 * @throws Error when the published head cannot be read, or is not of these keys
 */
export async function verifyAudit(
  pool: Pool,
  { keys, heads }: AuditMeans,
  from: AuditCheckpoint = beginning,
): Promise<AuditVerdict> {
  const published = (await heads?.latest()) ?? null;
  const chain = await walk(pool, keys, await standing(pool, from));
  const { position, openRows, brokenAt, hash: head } = chain;
  const verdict = { rows: Number(position), openRows, brokenAt, cutBefore: null, head };
  if (published === null || brokenAt !== null) return verdict;
  if (published.position > position) return { ...verdict, cutBefore: published.position };
  const kept = await hashAt(pool, published.position);
  return kept === published.hash ? verdict : { ...verdict, brokenAt: published.position };
}

type Chain = AuditCheckpoint & { openRows: number; isKeyed: boolean; brokenAt: bigint | null };

/** The checkpoint, or that its row is another one now. */
async function standing(pool: Pool, from: AuditCheckpoint): Promise<Chain> {
  const isBeginning = from.position === 0n;
  const stands = isBeginning || (await hashAt(pool, from.position)) === from.hash;
  const brokenAt = stands ? null : from.position;
  return { ...from, openRows: 0, isKeyed: !isBeginning, brokenAt };
}

async function walk(pool: Pool, keys: AuditKeys, start: Chain): Promise<Chain> {
  let chain = start;
  while (chain.brokenAt === null) {
    const found = await pool.query(
      `select ${AUDIT_COLUMNS} from kit.audit_log where position > $1 order by position limit $2`,
      [chain.position, VERIFY_ROWS],
    );
    for (const row of parseAuditRows(found.rows)) {
      const next = chain.position + 1n;
      if (!fits(keys, chain, row)) return { ...chain, brokenAt: next };
      chain = {
        position: next,
        hash: row.hash,
        openRows: chain.openRows + (row.keyId === null ? 1 : 0),
        isKeyed: row.keyId !== null,
        brokenAt: null,
      };
    }
    if (found.rows.length < VERIFY_ROWS) return chain;
  }
  return chain;
}

/** A row without a key stands only before the first one with a key. */
function fits(keys: AuditKeys, chain: Chain, row: StoredAuditRow): boolean {
  const place = { position: chain.position + 1n, previousHash: chain.hash };
  if (row.position !== place.position || row.previousHash !== chain.hash) return false;
  if (row.keyId === null) return !chain.isKeyed && row.hash === openRowHash(place, row);
  return row.hash === rowHash(keys, row.keyId, place, row);
}

async function hashAt(pool: Pool, position: bigint): Promise<string | null> {
  const { rows } = await pool.query<{ hash: string }>(
    `select encode(hash, 'hex') as hash from kit.audit_log where position = $1`,
    [position],
  );
  return rows[0]?.hash ?? null;
}
