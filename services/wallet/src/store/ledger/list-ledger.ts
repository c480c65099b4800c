import { koreaDay } from '@noriter/kit/korea-time';
import type pg from 'pg';
import { daysBetween } from '../../domain/days-between.ts';
import type { BalanceName } from '../../domain/ledger/account.ts';
import { type CommandKind, postings } from '../../domain/ledger/posting.ts';
import { sqlFile } from '../sql-file.ts';

const ownEntriesSql = sqlFile(new URL('./sql/own-entries.sql', import.meta.url));
const countEntriesSql = sqlFile(new URL('./sql/count-own-entries.sql', import.meta.url));

/** Which of a member's entries: whose, of which days, and what else they must be. */
export type LedgerFilter = {
  siteId: string;
  memberId: string;
  from: Date;
  /** The first instant outside. */
  until: Date;
  /** Null for every account. */
  account: BalanceName | null;
  /** Null for money that came and money that went. */
  direction: 'in' | 'out' | null;
  /** Empty for every kind. */
  kinds: readonly CommandKind[];
};

export type LedgerRow = {
  entryId: bigint;
  at: Date;
  kind: number;
  account: string;
  amount: bigint;
  balanceAfter: bigint;
  subjectType: string;
  subjectId: string;
};

/** A page of the entries of a member's own accounts, newest first. */
export async function listLedger(
  pool: pg.Pool,
  filter: LedgerFilter,
  { limit, offset }: { limit: number; offset: number },
): Promise<{ rows: LedgerRow[]; total: number }> {
  const values = valuesOf(filter);
  const [list, count] = await Promise.all([
    pool.query<LedgerRow>({ ...ownEntriesSql, values: [...values, null, limit, offset] }),
    pool.query<{ total: number }>({ ...countEntriesSql, values }),
  ]);
  return { rows: list.rows, total: count.rows[0]?.total ?? 0 };
}

/**
 * The entries older than one of them: reading on from an entry neither repeats nor leaves out any
 * when new ones are written meanwhile, as turning pages would.
 */
export async function ledgerBefore(
  pool: pg.Pool,
  filter: LedgerFilter,
  { entryId, limit }: { entryId: bigint | null; limit: number },
): Promise<LedgerRow[]> {
  const values = [...valuesOf(filter), entryId, limit, 0];
  return (await pool.query<LedgerRow>({ ...ownEntriesSql, values })).rows;
}

function valuesOf(filter: LedgerFilter) {
  const { siteId, memberId, from, until, account, direction, kinds } = filter;
  const days = daysBetween(koreaDay(from), koreaDay(new Date(until.getTime() - 1)));
  const codes = kinds.length === 0 ? null : kinds.map((kind) => postings[kind].code);
  const sign = direction === null ? null : direction === 'in' ? 1 : -1;
  return [siteId, memberId, days, account, codes, sign];
}
