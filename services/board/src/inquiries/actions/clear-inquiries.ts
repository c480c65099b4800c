import type { BoardBase } from '../../base.ts';
import { keptSince } from '../domain/inquiry-rules.ts';
import { deleteInquiriesBefore } from '../store/inquiries.ts';

const ROWS_PER_STATEMENT = 200;

/** Deletes inquiries in which nothing was written for five years. */
export async function clearInquiries(
  { pool, clock }: Pick<BoardBase, 'pool' | 'clock'>,
  signal: AbortSignal,
): Promise<void> {
  const before = keptSince(clock.now());
  for (let cleared = ROWS_PER_STATEMENT; cleared === ROWS_PER_STATEMENT && !signal.aborted; ) {
    cleared = await deleteInquiriesBefore(pool, { before, limit: ROWS_PER_STATEMENT });
  }
}
