import { pageSlice } from '@noriter/kit/paging';
import type pg from 'pg';
import type { Difference, DifferenceKind } from '../domain/difference.ts';
import type { OurMove } from '../domain/move.ts';
import { saveDifferences } from './save-differences.ts';

type Range = { from: Date; until: Date };

/**
 * What we have of a vendor, but what we voided ourselves: it never asked for that. By its id alone a vendor
 * could pass for us; a round that is refunded is refunded by us, and then the id is our own row's. What comes from a
 * feed alone has no fingerprint and moved nothing here: its rollback gave back what it says.
 *
 * @param range `limit`: how many rows at most
 */
export async function readOurMoves(
  pool: pg.Pool,
  vendorKey: string,
  { from, until, limit }: Range & { limit: number },
): Promise<OurMove[]> {
  const { rows } = await pool.query<OurMove>(
    `select vendor_transaction_id as id, verb, member_id as "memberId", amount, won,
       state = 'applied' as "isApplied", asked_at as at,
       case when verb <> 'rollback' then 0 when fingerprint = '' then amount
         else ${movedBy('refund', 'payout')} end as refunded,
       case when verb = 'rollback' then ${movedBy('clawback')} else 0 end as "clawedBack",
       case when verb = 'rollback' then ${isOfNothing} else false end as "isOfNothing"
     from game_transaction t
     where vendor_key = $1 and asked_at >= $2 and asked_at < $3 and state <> 'pending'
       and not (verb = 'rollback'
         and vendor_transaction_id in (E'\\x01void ' || round_id, 'void ' || round_id)
         and exists (select from game_round r where r.round_id = t.round_id and r.state = 'refunded'))
     limit $4`,
    [vendorKey, from, until, limit],
  );
  return rows;
}

/** What the wallet moved by a transaction in one way. */
function movedBy(...kinds: ('refund' | 'payout' | 'clawback')[]): string {
  return `(select coalesce(sum(m.amount), 0)::bigint from game_movement m
    where m.transaction_id = t.transaction_id and m.kind in ('${kinds.join("', '")}')
      and m.state = 'applied')`;
}

/** Of a rollback that moved nothing: its target never came, was refused, or its round was given back by us. */
const isOfNothing = `(state = 'tombstone' or not exists (select from game_movement m
    where m.transaction_id = t.transaction_id and m.state = 'applied')
  and (select bool_and(b.state = 'refused') or bool_or(r.state = 'refunded')
    from game_transaction b left join game_round r on r.round_id = b.round_id
    where b.vendor_key = t.vendor_key and b.member_id = t.member_id and b.verb <> 'rollback'
      and (b.vendor_transaction_id = t.rolls_back or b.wager = t.rolls_back)) is true)`;

export type Run = {
  runId: string;
  vendorKey: string;
  from: Date;
  until: Date;
  matched: number;
  differences: number;
  state: 'done' | 'failed';
  problem: string;
  startedAt: Date;
  endedAt: Date;
};

/** Writes a run and what it found. */
export async function saveRun(
  tx: pg.ClientBase,
  run: Run,
  found: readonly Difference[],
): Promise<void> {
  await tx.query(
    `insert into game_reconciliation (run_id, vendor_key, from_at, until_at, matched, differences,
       state, problem, started_at, ended_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)`,
    [
      run.runId,
      run.vendorKey,
      run.from,
      run.until,
      run.matched,
      run.differences,
      run.state,
      run.problem,
      run.startedAt,
      run.endedAt,
    ],
  );
  await saveDifferences(tx, run, found);
}

export type DifferenceRow = {
  vendorKey: string;
  vendorTransactionId: string;
  kind: DifferenceKind;
  verb: string;
  memberId: string | null;
  loginId: string | null;
  ours: string | null;
  theirs: string | null;
  foundAt: Date;
  resolvedAt: Date | null;
  note: string;
};

const differenceColumns = `vendor_key as "vendorKey", vendor_transaction_id as "vendorTransactionId",
  kind, detail as verb, member_id as "memberId",
  (select login_id from member where member.member_id = game_difference.member_id) as "loginId",
  ours::text as ours, theirs::text as theirs,
  found_at as "foundAt", resolved_at as "resolvedAt", note`;

export async function listDifferences(
  pool: pg.Pool,
  { vendorKey, isOpen }: { vendorKey: string | undefined; isOpen: boolean },
  page: number,
  rows: number,
) {
  const where = `($1::text is null or vendor_key = $1) and (resolved_at is null) = $2`;
  const values = [vendorKey ?? null, isOpen];
  const { limit, offset } = pageSlice(page, rows);
  const [found, counted] = await Promise.all([
    pool.query<DifferenceRow>(
      `select ${differenceColumns} from game_difference where ${where}
       order by found_at desc, vendor_transaction_id, kind, detail limit $3 offset $4`,
      [...values, limit, offset],
    ),
    pool.query<{ total: bigint }>(
      `select count(*) as total from game_difference where ${where}`,
      values,
    ),
  ]);
  return { rows: found.rows, total: Number(counted.rows[0]?.total ?? 0n) };
}

export type DifferenceName = Pick<
  DifferenceRow,
  'vendorKey' | 'vendorTransactionId' | 'kind' | 'verb'
>;

/** @returns false when it is not open any more, or never was */
export async function resolveDifference(
  tx: pg.ClientBase,
  name: DifferenceName,
  { by, note, at }: { by: string; note: string; at: Date },
): Promise<boolean> {
  const { rowCount } = await tx.query(
    `update game_difference set resolved_at = $4, resolved_by = $5, note = $6
     where vendor_key = $1 and vendor_transaction_id = $2 and kind = $3 and detail = $7
       and resolved_at is null`,
    [name.vendorKey, name.vendorTransactionId, name.kind, at, by, note, name.verb],
  );
  return rowCount === 1;
}

export async function listRuns(pool: pg.Pool, limit: number): Promise<Run[]> {
  const { rows } = await pool.query<Run>(
    `select run_id as "runId", vendor_key as "vendorKey", from_at as "from", until_at as "until",
       matched, differences, state, problem, started_at as "startedAt", ended_at as "endedAt"
     from game_reconciliation order by started_at desc limit $1`,
    [limit],
  );
  return rows;
}
