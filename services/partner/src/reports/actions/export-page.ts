import { formatWon } from '@noriter/kit/money';
import { refuse } from '@noriter/kit/result-codes';
import type pg from 'pg';
import { errors } from '../../errors.ts';
import type { Subject } from '../../tree/store/reach.ts';
import { countKeys, rowsAfter } from '../store/rows-after.ts';
import type { By, KeyedTotals, Range } from '../store/totals.ts';

/** A sheet of a workbook has 1,048,576 rows, its head among them. */
const ROWS_MAX = 1_000_000;
const ROWS_PER_PAGE = 1_000;

/** `rowsMax` is for tests, which have fewer people. */
type Asked = Range & { by: By; after: string | null; rowsMax?: number };

type Page = { rows: KeyedTotals[]; next: string | null; looked: number; total: number | null };

/**
 * A page of a report for a file; the first one says how many rows there may be.
 *
 * @throws Refusal PT901 on the first page of more than a file holds
 */
export async function exportPage(
  pool: pg.Pool,
  subject: Subject,
  { rowsMax = ROWS_MAX, after, ...report }: Asked,
): Promise<Page> {
  const total = after === null ? await countKeys(pool, subject, report) : null;
  if (total !== null && total > rowsMax) {
    throw refuse(errors, 'PT901', {
      max: formatWon(BigInt(rowsMax)),
      total: formatWon(BigInt(total)),
    });
  }
  return { ...(await rowsAfter(pool, subject, { ...report, after, rows: ROWS_PER_PAGE })), total };
}
