import type pg from 'pg';
import { sqlFile } from '../sql-file.ts';
import { countersText, membersText } from './check-queries.ts';

const ends = (name: string) => sqlFile(new URL(`./sql/since/${name}.sql`, import.meta.url)).text;
const isWholeSql = membersText + ends('is-whole');
const keepMembersSql = membersText + ends('keep-members');
const keepCountersSql = countersText + ends('keep-counters');

/** A part is read in seconds; on a busy server it takes longer than a call may. */
const STEP_TIMEOUT_MS = 120_000;

/**
 * Adds the next part of the ledger to what was proven, in the caller's transaction. It goes no further
 * than counter accounts are summed: no row can still appear there. And it never passes a row that is
 * wrong: every later run finds it again.
 *
 * @returns whether there was a part to add
 */
export async function moveCheckpoint(tx: pg.ClientBase, positionsMax: number): Promise<boolean> {
  await tx.query(`set local statement_timeout = ${STEP_TIMEOUT_MS}`);
  const { rows } = await tx.query<{ position: bigint; upto: bigint }>(
    `select position, least(position + $1, summed_to) as upto
     from reconciliation_checkpoint, counter_progress for update of reconciliation_checkpoint`,
    [positionsMax],
  );
  const [part] = rows;
  if (part === undefined || part.upto <= part.position) return false;
  const values = [part.position, part.upto];
  const { rows: judged } = await tx.query<{ isWhole: boolean }>(isWholeSql, values);
  if (judged[0]?.isWhole !== true) return false;
  await tx.query(keepMembersSql, values);
  await tx.query(keepCountersSql, values);
  await tx.query('update reconciliation_checkpoint set position = $1', [part.upto]);
  return true;
}
