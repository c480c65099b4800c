import type pg from 'pg';
import { keyOf } from '../domain/pair-moves.ts';
import type { Impossible } from './carried-money.ts';

/** What stands at a difference that nobody has to work through any more. */
const COUNTED = 'Counted since: the feed has what paid for it.';

const isNamed = `d.vendor_key = $1 and d.vendor_transaction_id = one.id
  and d.kind = 'missing_ours' and d.detail = one.verb`;
const isCounted = 'exists (select from game_transaction t where t.transaction_id = d.run_id)';

/**
 * Which rounds of some moves of a feed were noted, and are not to be counted: somebody has worked through a part of
 * them, or a part is not among these moves, and what is left would count without it.
 */
export async function readTornRounds(
  tx: pg.ClientBase,
  vendorKey: string,
  moves: readonly Impossible[],
): Promise<ReadonlySet<string>> {
  const { rows } = await tx.query<{ roundId: string }>(
    `select distinct d.round_id as "roundId" from game_difference d
     where d.vendor_key = $1 and d.round_id = any($2::uuid[])
       and (d.resolved_at is not null or d.run_id <> all($3::uuid[])) and not ${isCounted}`,
    [vendorKey, moves.map(({ roundId }) => roundId), moves.map((one) => one.transactionId)],
  );
  return new Set(rows.map(({ roundId }) => roundId));
}

/** Closes what was noted of moves that are counted now. */
export async function noteCounted(
  tx: pg.ClientBase,
  vendorKey: string,
  moves: readonly Impossible[],
  at: Date,
): Promise<void> {
  if (moves.length === 0) return;
  await tx.query(
    `update game_difference as d set resolved_at = $5, note = $6
     from unnest($2::uuid[], $3::text[], $4::text[]) as one (transaction_id, id, verb)
     where ${isNamed} and d.run_id = one.transaction_id and d.resolved_at is null`,
    [
      vendorKey,
      moves.map(({ transactionId }) => transactionId),
      moves.map(({ vendorTransactionId }) => vendorTransactionId),
      moves.map(({ vendorVerb }) => vendorVerb),
      at,
      COUNTED,
    ],
  );
}

/** Which lines of a vendor's feed were noted as what nobody can have made, and are not counted since: their names. */
export async function readSetAside(
  db: pg.Pool,
  vendorKey: string,
  lines: readonly { id: string; verb: string }[],
): Promise<ReadonlySet<string>> {
  const { rows } = await db.query<{ id: string; verb: string }>(
    `select one.id, one.verb from unnest($2::text[], $3::text[]) as one (id, verb)
     join game_difference d on ${isNamed}
     where not ${isCounted}
       and not exists (select from game_reconciliation r where r.run_id = d.run_id)`,
    [vendorKey, lines.map(({ id }) => id), lines.map(({ verb }) => verb)],
  );
  return new Set(rows.map(keyOf));
}
