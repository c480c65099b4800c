import type pg from 'pg';
import type { Difference } from '../domain/difference.ts';
import { type Known, type Restated, restate } from '../domain/restate.ts';

type About = { runId: string; vendorKey: string; from: Date; until: Date; endedAt: Date };
type Named = Pick<Difference, 'id' | 'verb' | 'kind'>;

const nameOf = ({ id, verb, kind }: Named) => `${kind}\n${verb}\n${id}`;

/**
 * Writes down what a comparison of some time has found; a difference that is known stays as it was worked through,
 * unless its sums are others now, or it has come again since: then it is open again.
 */
export async function saveDifferences(
  tx: pg.ClientBase,
  run: About,
  found: readonly Difference[],
): Promise<void> {
  const known = await lockKnown(tx, run.vendorKey, found);
  for (const one of found) {
    const before = known.get(nameOf(one)) ?? null;
    const state = restate(before, one, run);
    if (state.isNews) await open(tx, run, one, state);
    else if (before !== null && isElsewhere(before, state)) await move(tx, run, one, state);
  }
}

/** What is known of some differences, of which nobody else writes anything until the transaction ends. */
async function lockKnown(
  tx: pg.ClientBase,
  vendorKey: string,
  found: readonly Named[],
): Promise<ReadonlyMap<string, Known>> {
  const { rows } = await tx.query<Known & Named>(
    `select vendor_transaction_id as id, detail as verb, kind, ours, theirs, first_at as "firstAt",
       last_at as "lastAt", resolved_at as "resolvedAt"
     from game_difference where vendor_key = $1 and vendor_transaction_id = any($2::text[])
     order by vendor_transaction_id, kind, detail for update`,
    [vendorKey, found.map(({ id }) => id)],
  );
  return new Map(rows.map((row) => [nameOf(row), row]));
}

const isElsewhere = (before: Known, { firstAt, lastAt }: Restated) =>
  before.firstAt?.getTime() !== firstAt.getTime() || before.lastAt?.getTime() !== lastAt.getTime();

/** What the reader of a feed has noted stays noted by it. */
async function open(
  tx: pg.ClientBase,
  { vendorKey, runId, endedAt }: About,
  { id, verb, kind, memberId }: Difference,
  { ours, theirs, firstAt, lastAt }: Restated,
): Promise<void> {
  await tx.query(
    `insert into game_difference as d (vendor_key, vendor_transaction_id, kind, run_id, member_id, ours,
       theirs, detail, found_at, first_at, last_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)
     on conflict (vendor_key, vendor_transaction_id, kind, detail) do update
     set member_id = coalesce(excluded.member_id, d.member_id), ours = excluded.ours,
       theirs = excluded.theirs, found_at = excluded.found_at, first_at = excluded.first_at,
       last_at = excluded.last_at, resolved_at = null, resolved_by = null`,
    [vendorKey, id, kind, runId, memberId, ours, theirs, verb, endedAt, firstAt, lastAt],
  );
}

/** The same was at other times: it stays as it was worked through. */
async function move(
  tx: pg.ClientBase,
  { vendorKey }: About,
  { id, verb, kind }: Named,
  { firstAt, lastAt }: Restated,
): Promise<void> {
  await tx.query(
    `update game_difference set first_at = $5, last_at = $6
     where vendor_key = $1 and vendor_transaction_id = $2 and kind = $3 and detail = $4`,
    [vendorKey, id, kind, verb, firstAt, lastAt],
  );
}
