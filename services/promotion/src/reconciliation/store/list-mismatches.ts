import { pageSlice } from '@noriter/kit/paging';
import type pg from 'pg';
import type { Fault } from '../domain/judge-grant.ts';

export type MismatchRow = {
  commandId: string;
  memberId: string;
  grantId: string;
  account: string;
  kind: string;
  amount: bigint;
  fault: Fault;
  seenAt: Date;
  resolvedAt: Date | null;
  closedReason: string | null;
};

/** A site's mismatches, open ones first, then the newest. */
export async function listMismatches(
  pool: pg.Pool,
  { siteId, page }: { siteId: string; page: number },
): Promise<{ rows: MismatchRow[]; total: number }> {
  const { limit, offset } = pageSlice(page);
  const [list, count] = await Promise.all([
    pool.query<MismatchRow>(
      `select command_id as "commandId", member_id as "memberId", grant_id as "grantId", account, kind, amount,
         fault, seen_at as "seenAt", resolved_at as "resolvedAt", closed_reason as "closedReason"
       from ledger_mismatch where site_id = $1
       order by resolved_at is not null, seen_at desc, command_id limit $2 offset $3`,
      [siteId, limit, offset],
    ),
    pool.query<{ total: number }>(
      'select count(*)::int as total from ledger_mismatch where site_id = $1',
      [siteId],
    ),
  ]);
  return { rows: list.rows, total: count.rows[0]?.total ?? 0 };
}

/**
 * Closes a mismatch that an operator has dealt with.
 *
 * @returns it as it was; null when the site has no such open one
 */
export async function closeMismatch(
  tx: pg.ClientBase,
  key: { siteId: string; commandId: string },
  by: { operatorId: string; reason: string },
): Promise<{ fault: string; amount: bigint } | null> {
  const { rows } = await tx.query<{ fault: string; amount: bigint }>(
    `update ledger_mismatch
     set resolved_at = clock_timestamp(), closed_by = $3, closed_reason = $4
     where command_id = $1 and site_id = $2 and resolved_at is null
     returning fault, amount`,
    [key.commandId, key.siteId, by.operatorId, by.reason],
  );
  return rows[0] ?? null;
}
