import type pg from 'pg';
import type { Fault } from '../domain/judge-entry.ts';
import type { AskedCommand } from './asked-commands.ts';

export type NewMismatch = AskedCommand & { fault: Fault };
export type OpenMismatch = NewMismatch;

/** Writes what does not agree; one that came right by itself and is wrong again is open again. */
export async function keepMismatches(
  tx: pg.Pool | pg.ClientBase,
  found: readonly NewMismatch[],
): Promise<void> {
  if (found.length === 0) return;
  await tx.query(
    `insert into ledger_mismatch as old
       (command_id, site_id, member_id, slip_id, kind, amount, fault)
     select distinct on (one.command_id) * from unnest($1::uuid[], $2::text[], $3::uuid[], $4::text[], $5::text[],
       $6::bigint[], $7::text[])
       as one (command_id, site_id, member_id, slip_id, kind, amount, fault)
     on conflict (command_id) do update
       set fault = excluded.fault, resolved_at = null, seen_at = clock_timestamp()
       where old.resolved_at is not null and old.closed_by is null`,
    [
      found.map(({ commandId }) => commandId),
      found.map(({ siteId }) => siteId),
      found.map(({ memberId }) => memberId),
      found.map(({ slipId }) => slipId),
      found.map(({ kind }) => kind),
      found.map(({ amount }) => amount),
      found.map(({ fault }) => fault),
    ],
  );
}

/** Mismatches that may have come right since: the command arrived, the slip was decided. */
export async function waitingMismatches(pool: pg.Pool, limit: number): Promise<OpenMismatch[]> {
  const { rows } = await pool.query<OpenMismatch>(
    `select command_id as "commandId", site_id as "siteId", member_id as "memberId",
       slip_id as "slipId", kind, amount, fault
     from ledger_mismatch
     where resolved_at is null and fault in ('missing', 'unreturned')
     order by seen_at limit $1`,
    [limit],
  );
  return rows;
}

export async function resolveMismatches(
  tx: pg.Pool | pg.ClientBase,
  commandIds: readonly string[],
): Promise<void> {
  if (commandIds.length === 0) return;
  await tx.query(
    `update ledger_mismatch set resolved_at = clock_timestamp()
     where command_id = any($1::uuid[]) and resolved_at is null`,
    [commandIds],
  );
}

/**
 * A slip's stake went back as a whole.
 *
 * @returns whether it was one that had to
 */
export async function resolveReturned(tx: pg.ClientBase, slipId: string): Promise<boolean> {
  const { rowCount } = await tx.query(
    `update ledger_mismatch set resolved_at = clock_timestamp()
     where slip_id = $1 and fault = 'unreturned' and resolved_at is null`,
    [slipId],
  );
  return rowCount === 1;
}

/** How many are open, by fault; of those that may come right, the ones that had time to. */
export async function countOpenMismatches(
  pool: pg.Pool,
  graceMs: number,
): Promise<{ fault: Fault; count: number }[]> {
  const { rows } = await pool.query<{ fault: Fault; count: number }>(
    `select fault, count(*)::int as count from ledger_mismatch
     where resolved_at is null and (fault not in ('missing', 'unreturned')
       or seen_at < now() - make_interval(secs => $1 / 1000.0))
     group by fault`,
    [graceMs],
  );
  return rows;
}
