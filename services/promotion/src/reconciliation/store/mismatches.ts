import type pg from 'pg';
import { type Fault, type Mismatch, waitingFaults } from '../domain/judge-grant.ts';

/**
 * Writes what does not agree. One that came right by itself and is wrong again is open again; of one that
 * may still come right the fault is the newest.
 */
export async function keepMismatches(tx: pg.ClientBase, found: readonly Mismatch[]): Promise<void> {
  if (found.length === 0) return;
  await tx.query(
    `insert into ledger_mismatch as old
       (command_id, site_id, member_id, grant_id, account, kind, amount, fault)
     select distinct on (one.command_id) * from unnest($1::uuid[], $2::text[], $3::uuid[],
       $4::text[], $5::text[], $6::text[], $7::bigint[], $8::text[])
       as one (command_id, site_id, member_id, grant_id, account, kind, amount, fault)
     on conflict (command_id) do update
       set fault = excluded.fault, amount = excluded.amount, resolved_at = null,
         seen_at = case when old.resolved_at is null then old.seen_at else clock_timestamp() end
       where old.closed_by is null
         and (old.resolved_at is not null or old.fault = any($9::text[]))`,
    [
      found.map(({ commandId }) => commandId),
      found.map(({ siteId }) => siteId),
      found.map(({ memberId }) => memberId),
      found.map(({ grantId }) => grantId),
      found.map(({ account }) => account),
      found.map(({ kind }) => kind),
      found.map(({ amount }) => amount),
      found.map(({ fault }) => fault),
      waitingFaults,
    ],
  );
}

/** Grants of which something may have come right since, those of longest ago first. */
export async function waitingGrants(pool: pg.Pool, limit: number): Promise<string[]> {
  const { rows } = await pool.query<{ grantId: string }>(
    `select grant_id as "grantId" from ledger_mismatch
     where resolved_at is null and fault = any($1::text[]) order by seen_at limit $2`,
    [waitingFaults, limit],
  );
  return rows.map(({ grantId }) => grantId);
}

/** Commands came right by themselves. What is forged or refused never does: an operator closes it. */
export async function resolveMismatches(
  tx: pg.ClientBase,
  commandIds: readonly string[],
): Promise<void> {
  await tx.query(
    `update ledger_mismatch set resolved_at = clock_timestamp()
     where command_id = any($1::uuid[]) and resolved_at is null and fault = any($2::text[])`,
    [commandIds, waitingFaults],
  );
}

/** How many are open, by fault; of those that may come right, the ones that had time to. */
export async function countOpenMismatches(
  pool: pg.Pool,
  graceMs: number,
): Promise<{ fault: Fault; count: number }[]> {
  const { rows } = await pool.query<{ fault: Fault; count: number }>(
    `select fault, count(*)::int as count from ledger_mismatch
     where resolved_at is null and (fault <> all($2::text[])
       or seen_at < now() - make_interval(secs => $1 / 1000.0))
     group by fault`,
    [graceMs, waitingFaults],
  );
  return rows;
}
