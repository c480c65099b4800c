import { arrayLiteral } from '@noriter/kit/array-literal';
import { createMicroBatcher, type MicroBatcher } from '@noriter/kit/micro-batch';
import type pg from 'pg';
import type { Account } from '../../domain/ledger/account.ts';
import { sqlFile } from '../sql-file.ts';

const readBalancesSql = sqlFile(new URL('./sql/read-balances.sql', import.meta.url));

/** Members of one statement. */
const BALANCES_PER_READ_MAX = 500;
const WAITING_MAX = 20_000;

/**
 * Reads balances. Every open browser asks for its own every few seconds, so the reads that arrive
 * while one statement is on its way share the next one.
 */
export function createBalanceReader(pool: pg.Pool): MicroBatcher<string, Account | null> {
  return createMicroBatcher<string, Account | null>({
    maxBatch: BALANCES_PER_READ_MAX,
    maxQueue: WAITING_MAX,
    async run(memberIds) {
      const accounts = await readAccounts(pool, memberIds);
      return memberIds.map((memberId) => accounts.get(memberId) ?? null);
    },
  });
}

/** The accounts of those members who have one. */
export async function readAccounts(
  pool: pg.Pool,
  memberIds: readonly string[],
): Promise<Map<string, Account>> {
  const { rows } = await pool.query<[string, string, bigint, bigint, bigint, bigint, bigint]>({
    ...readBalancesSql,
    values: [arrayLiteral(memberIds)],
    rowMode: 'array',
  });
  const accounts = new Map<string, Account>();
  for (const [memberId, siteId, cash, held, points, owed, version] of rows) {
    accounts.set(memberId, { memberId, siteId, cash, held, points, owed, version });
  }
  return accounts;
}
