import type pg from 'pg';
import { type CheckName, type Difference, differenceIdOf } from '../domain/difference.ts';

/**
 * Writes what does not agree. What came right and is wrong again is open again, and so is what was
 * closed and has other figures now.
 */
export async function keepDifferences(
  tx: pg.ClientBase,
  found: readonly Difference[],
): Promise<void> {
  if (found.length === 0) return;
  await tx.query(
    `insert into reconciliation_difference as old (difference_id, check_name, site_id, subject, fault,
       figure, expected, found, day, category, member_id)
     select distinct on (one.difference_id) * from unnest($1::uuid[], $2::text[], $3::text[],
       $4::text[], $5::text[], $6::text[], $7::bigint[], $8::bigint[], $9::date[], $10::text[],
       $11::uuid[]) as one (difference_id, check_name, site_id, subject, fault, figure, expected, found,
         day, category, member_id)
     on conflict (difference_id) do update
       set fault = excluded.fault, figure = excluded.figure, expected = excluded.expected,
         found = excluded.found, closed_by = null, closed_reason = null, resolved_at = null,
         seen_at = case when old.resolved_at is null then old.seen_at else clock_timestamp() end
       where old.closed_by is null
         or row(old.fault, old.figure, old.expected, old.found) is distinct from
           row(excluded.fault, excluded.figure, excluded.expected, excluded.found)`,
    [
      found.map(differenceIdOf),
      found.map(({ check }) => check),
      found.map(({ siteId }) => siteId),
      found.map(({ subject }) => subject),
      found.map(({ fault }) => fault),
      found.map(({ figure }) => figure),
      found.map(({ expected }) => expected),
      found.map((one) => one.found),
      found.map(({ day }) => day),
      found.map(({ category }) => category),
      found.map(({ memberId }) => memberId),
    ],
  );
}

/** Resolves what a check has open and does not find any more. */
export async function resolveOthers(
  tx: pg.ClientBase,
  check: CheckName,
  found: readonly Difference[],
): Promise<void> {
  await tx.query(
    `update reconciliation_difference set resolved_at = clock_timestamp()
     where check_name = $1 and resolved_at is null and difference_id <> all($2::uuid[])`,
    [check, found.map(differenceIdOf)],
  );
}

/** Resolves what a check has open of these subjects. */
export async function resolveSubjects(
  tx: pg.ClientBase,
  check: CheckName,
  subjects: readonly string[],
): Promise<void> {
  if (subjects.length === 0) return;
  await tx.query(
    `update reconciliation_difference set resolved_at = clock_timestamp()
     where check_name = $1 and resolved_at is null and subject = any($2::text[])`,
    [check, subjects],
  );
}

/** The subjects of what a check has open, the oldest first. */
export async function openSubjects(
  pool: pg.Pool,
  check: CheckName,
  limit: number,
): Promise<string[]> {
  const { rows } = await pool.query<{ subject: string }>(
    `select subject from reconciliation_difference
     where check_name = $1 and resolved_at is null order by seen_at limit $2`,
    [check, limit],
  );
  return rows.map(({ subject }) => subject);
}
