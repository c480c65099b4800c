import type { Mismatch, MismatchTable } from '@noriter/ledger-comparison/mismatch-table';
import type pg from 'pg';
import { type Fault, faults, waitingFaults } from '../domain/judge-entry.ts';

export const slipMismatches: MismatchTable<Fault, 'slipId'> = {
  own: ['slipId'],
  faults,
  waiting: waitingFaults,
};

export type SlipMismatch = Mismatch<Fault, 'slipId'>;

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
